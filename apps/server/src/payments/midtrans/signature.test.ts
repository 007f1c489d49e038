import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedBy, signatureOf } from './signature.ts'

const key = 'SB-Mid-server-DIMSUM-EXAMPLE-0001'
const orderId = 'ORDER-42-1767225600000'

describe('the signature of a notification', () => {
  it('equals the example that Midtrans publishes', () => {
    const published = { orderId: 'ORDER-sandbox-0001', statusCode: '200', grossAmount: '150000.00' }
    const signature =
      'd65b4adf15335095fe1bfafe24964d48009dcc2989393e13570b0c9852ea60df0040b1a9646b9c9ef9433317f77acc8e387c59998dc20f5bd93fff93d23672e4'
    expect(signatureOf(published, 'SB-Mid-server-test')).toBe(signature)
    expect(isSignedBy(published, signature, 'SB-Mid-server-test')).toBe(true)
  })

  it('covers the text as received: a reformatted amount has another signature', () => {
    const reformatted = signatureOf({ orderId, statusCode: '200', grossAmount: '58000' }, key)
    expect(reformatted).toBe(
      '9e936127db44d51cec863e1490f67d2e599a01d9d30c4e97cd21075d357abb211ce80684240f266884c782f7d032d5b22cd0e5b8facb2424dfb680c1a8256911',
    )
    expect(isSignedBy({ orderId, statusCode: '200', grossAmount: '58000.00' }, reformatted, key)).toBe(false)
  })

  it('matches nothing else: another key, no key, another case, another length', () => {
    const fields = { orderId, statusCode: '200', grossAmount: '58000.00' }
    const right = signatureOf(fields, key)
    expect(isSignedBy(fields, right.toUpperCase(), key)).toBe(false)
    expect(isSignedBy(fields, right.slice(1), key)).toBe(false)
    expect(isSignedBy(fields, '', key)).toBe(false)
    expect(isSignedBy(fields, signatureOf(fields, ''), '')).toBe(false)
    fc.assert(
      fc.property(
        fc.string(),
        (other) => other === key || !isSignedBy(fields, signatureOf(fields, other), key),
      ),
    )
  })
})
