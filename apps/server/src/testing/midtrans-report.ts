import { toReport } from '../payments/midtrans/wire-types.ts'
import type { PaymentReport } from '../payments/payment-provider.ts'

/** Midtrans's own terms in a report; null for none. */
export type MidtransWords = {
  status: string
  fraudStatus: string | null
  statusCode: string | null
  paymentType: string | null
}

/** A report as the adapter derives it from Midtrans's terms, with other fields overridden. */
export const midtransReport = (
  words: Partial<MidtransWords> = {},
  fields: Partial<PaymentReport> = {},
): PaymentReport => {
  const { status, fraudStatus, statusCode, paymentType } = {
    status: 'settlement',
    fraudStatus: 'accept',
    statusCode: '200',
    paymentType: 'bank_transfer',
    ...words,
  }
  const report = toReport({
    order_id: 'ORDER-42-1767225600000',
    transaction_id: 'T1',
    gross_amount: fields.grossAmount ?? '58000.00',
    transaction_status: status,
    fraud_status: fraudStatus ?? undefined,
    status_code: statusCode ?? undefined,
    payment_type: paymentType ?? undefined,
    currency: 'IDR',
  })
  return { ...report, ...fields }
}
