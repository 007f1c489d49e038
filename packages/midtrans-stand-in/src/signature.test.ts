import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'

const key = 'SB-Mid-server-DIMSUM-EXAMPLE-0001'
const sign = (status_code: string, gross_amount: string) =>
  signatureOf({ order_id: 'ORDER-42-1767225600000', status_code, gross_amount }, key)

test.each([
  [
    '201',
    '58000.00',
    '325e733f5d01602493ffa859f7f6f8b4e7333aabeed873e596cbd9c99220fc0416bfa22b997e3373f64ad2eab2afb5567b87e490e98ddb25daa633814bc99c83',
  ],
  [
    '200',
    '58000.00',
    '88fc16ba7cee4a6c7ac50c9d87dc69c7cf51b3517c7fe7a524f44298ee92b5903490ba442256edf69cc157fc48a652b8cf0efbd88c64b7bd824b19473676ce12',
  ],
  [
    '202',
    '58000.00',
    'a0154e625adc1d9a1c0b595c31c4e2af3932787b93bffa4ff18e09ccaeb0460bc4de0bc3bf7ede1b662107442ac605adc95d5902b397011ba7eae8138ce5e575',
  ],
  [
    '407',
    '58000.00',
    'de549957faac3ba17974e3826b1e6e3fc0dea070a3829623f6c7f1354dfe6781cdaef15a8a890730193113edb828e27a5c3dc664acdfcddda90acd0b123934cd',
  ],
])('a body with code %s and amount %s carries the known signature', (code, amount, signature) => {
  expect(sign(code, amount)).toBe(signature)
})

test('the amount is hashed as written: without decimals the signature differs', () => {
  expect(sign('200', '58000')).toBe(
    '9e936127db44d51cec863e1490f67d2e599a01d9d30c4e97cd21075d357abb211ce80684240f266884c782f7d032d5b22cd0e5b8facb2424dfb680c1a8256911',
  )
})

test("the provider's own published example verifies", () => {
  const published = { order_id: 'ORDER-sandbox-0001', status_code: '200', gross_amount: '150000.00' }
  expect(signatureOf(published, 'SB-Mid-server-test')).toBe(
    'd65b4adf15335095fe1bfafe24964d48009dcc2989393e13570b0c9852ea60df0040b1a9646b9c9ef9433317f77acc8e387c59998dc20f5bd93fff93d23672e4',
  )
})
