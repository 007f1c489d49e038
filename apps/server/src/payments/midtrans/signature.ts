import { createHash, timingSafeEqual } from 'node:crypto'

/** The strings exactly as received: a reformatted amount has another signature. */
export type SignedFields = { orderId: string; statusCode: string; grossAmount: string }

/**
 * Lower-case hex of SHA-512 over order id, status code, amount and key, in that order and without separators. It does
 * not cover the status, the fraud status, the payment type or the transaction id.
 * https://docs.midtrans.com/docs/https-notification-webhooks
 */
export const signatureOf = ({ orderId, statusCode, grossAmount }: SignedFields, key: string): string =>
  createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${key}`, 'utf8').digest('hex')

const hexSignature = /^[0-9a-f]{128}$/

/** Compares in constant time. Always false without a key. */
export const isSignedBy = (fields: SignedFields, signature: string, key: string): boolean => {
  if (key === '' || !hexSignature.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(fields, key), 'hex'))
}
