import { methodFields } from './method-fields.ts'
import type { Transaction } from './records.ts'
import { signatureOf } from './signature.ts'
import { wireAmount, wireTime } from './wire-format.ts'

/** A notification or status body: every value is a string, except arrays and flags as in the provider's samples. */
export interface TransactionBody extends Record<string, unknown> {
  transaction_status: string
  transaction_id: string
  status_code: string
  order_id: string
  gross_amount: string
  signature_key: string
}

export interface BodyContext {
  statusCode: string
  statusMessage: string
  merchantId: string
  serverKey: string
  customFields: Record<string, string>
}

/** Builds the signed body of a transaction's current state. */
export function transactionBody(transaction: Transaction, context: BodyContext): TransactionBody {
  const signed = {
    status_code: context.statusCode,
    order_id: transaction.orderId,
    gross_amount: wireAmount(transaction.grossAmount),
  }
  const { status } = transaction
  return {
    transaction_time: wireTime(transaction.createdAt),
    transaction_status: status,
    transaction_id: transaction.transactionId,
    status_message: context.statusMessage,
    ...signed,
    payment_type: transaction.paymentType,
    merchant_id: context.merchantId,
    fraud_status: transaction.fraud,
    currency: 'IDR',
    ...(transaction.settledAt !== undefined && { settlement_time: wireTime(transaction.settledAt) }),
    ...methodFields(transaction),
    ...((status === 'pending' || status === 'expire') && { expiry_time: wireTime(transaction.expiresAt) }),
    ...refundFields(transaction),
    ...context.customFields,
    signature_key: signatureOf(signed, context.serverKey),
  }
}

function refundFields({ refunds }: Transaction): Record<string, unknown> {
  if (refunds.length === 0) return {}
  return {
    refund_amount: wireAmount(refunds.reduce((sum, refund) => sum + refund.amount, 0)),
    refunds: refunds.map((refund) => ({
      refund_chargeback_id: refund.chargebackId,
      refund_amount: wireAmount(refund.amount),
      created_at: wireTime(refund.createdAt),
      reason: refund.reason,
      refund_key: refund.key,
      refund_method: 'online',
      ...(refund.bankConfirmedAt !== undefined && { bank_confirmed_at: wireTime(refund.bankConfirmedAt) }),
    })),
  }
}
