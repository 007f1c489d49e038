import { rupiahToWire } from '@dimsum/domain/money'
import { hasMoney, isWithoutMoney, type PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { SimulatedReport } from '../payment-provider.ts'
import { wallClock } from './jakarta-time.ts'
import { signatureOf } from './signature.ts'
import { outcomeOf } from './transaction-status.ts'

/** The `status_code` for a status in a notification: https://docs.midtrans.com/reference/code-statuses */
const codeOf = (outcome: PaymentOutcome, status: string): string => {
  if (outcome === 'open') return status === 'authorize' ? '200' : '201'
  return isWithoutMoney(outcome) ? '202' : '200'
}

/** A signed notification body with the fields that all methods have. Throws for a status Midtrans does not have. */
export const writeNotification = (simulated: SimulatedReport, key: string): Record<string, string> => {
  const { words, at } = simulated
  const outcome = outcomeOf(words.status, words.fraud)
  if (outcome === null) throw new Error(`Midtrans has no transaction status "${words.status}"`)
  const signed = {
    orderId: simulated.providerOrderId,
    statusCode: codeOf(outcome, words.status),
    grossAmount: rupiahToWire(simulated.amount),
  }
  return {
    transaction_time: wallClock(at),
    transaction_status: words.status,
    transaction_id: simulated.transactionId,
    status_message: 'midtrans payment notification',
    status_code: signed.statusCode,
    payment_type: words.method,
    order_id: signed.orderId,
    gross_amount: signed.grossAmount,
    fraud_status: words.fraud,
    currency: 'IDR',
    ...(hasMoney(outcome) ? { settlement_time: wallClock(at) } : {}),
    signature_key: signatureOf(signed, key),
  }
}
