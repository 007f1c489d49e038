import { createHash } from 'node:crypto'

/**
 * The `signature_key` of a notification or status body: lower-case hex of SHA-512(order_id + status_code + gross_amount
 * + server key), the strings exactly as sent. Source: https://docs.midtrans.com/docs/https-notification-webhooks
 */
export function signatureOf(
  body: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string {
  return createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + serverKey)
    .digest('hex')
}
