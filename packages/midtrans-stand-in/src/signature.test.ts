import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'

test("the provider's own published example verifies", () => {
  const published = { order_id: 'ORDER-sandbox-0001', status_code: '200', gross_amount: '150000.00' }
  expect(signatureOf(published, 'SB-Mid-server-test')).toBe(
    'd65b4adf15335095fe1bfafe24964d48009dcc2989393e13570b0c9852ea60df0040b1a9646b9c9ef9433317f77acc8e387c59998dc20f5bd93fff93d23672e4',
  )
})
