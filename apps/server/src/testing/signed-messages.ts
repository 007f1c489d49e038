import { createHash, randomUUID } from 'node:crypto'
import { exampleServerKey } from '@dimsum/midtrans-stand-in/keys'

/** A notification body: every value is a string, as the provider sends them. */
export type Message = Record<string, string>

/** Signs independently of the shop's code. */
export const sign = (message: Message, key: string = exampleServerKey): Message => ({
  ...message,
  signature_key: createHash('sha512')
    .update(`${message.order_id}${message.status_code}${message.gross_amount}${key}`)
    .digest('hex'),
})

const codes: Record<string, string> = {
  pending: '201',
  deny: '202',
  cancel: '202',
  expire: '202',
  failure: '202',
}

/** A correctly signed notification about a payment of 58,000; a test gives only the fields it is about. */
export const aMessage = (fields: { order_id: string } & Message): Message =>
  sign({
    transaction_time: '2026-11-21 10:00:00',
    gross_amount: '58000.00',
    transaction_status: 'settlement',
    transaction_id: randomUUID(),
    status_message: 'midtrans payment notification',
    status_code: codes[fields.transaction_status ?? 'settlement'] ?? '200',
    payment_type: 'bank_transfer',
    merchant_id: 'G000000001',
    fraud_status: 'accept',
    currency: 'IDR',
    ...fields,
  })
