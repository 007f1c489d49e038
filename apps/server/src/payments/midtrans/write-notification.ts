import type { SignedWebhook } from '@dimsum/contract/payments'
import { rupiahToWire } from '@dimsum/domain/money'
import { isPaidClaim, paymentOutcome, type TransactionStatus } from '@dimsum/domain/payment-status'
import type { SimulatedReport } from '../payment-provider.ts'
import { wallClock } from './jakarta-time.ts'
import { signatureOf } from './signature.ts'

/** `status_code` that goes with a status in a notification: https://docs.midtrans.com/reference/code-statuses */
const codeOf = (status: TransactionStatus, fraudStatus: string): string => {
  switch (paymentOutcome(status, fraudStatus)) {
    case 'open':
      return status === 'authorize' ? '200' : '201'
    case 'failed':
    case 'ended':
      return '202'
    case 'paid':
    case 'partly-reversed':
    case 'reversed':
      return '200'
  }
}

/** A signed notification body with the fields every method has. */
export const writeNotification = (
  report: SimulatedReport,
  key: string,
): SignedWebhook & Record<string, string> => {
  const signed = {
    orderId: report.providerOrderId,
    statusCode: codeOf(report.status, report.fraudStatus),
    grossAmount: rupiahToWire(report.amount),
  }
  return {
    transaction_time: wallClock(report.at),
    transaction_status: report.status,
    transaction_id: report.transactionId,
    status_message: 'midtrans payment notification',
    status_code: signed.statusCode,
    payment_type: report.paymentType,
    order_id: signed.orderId,
    gross_amount: signed.grossAmount,
    fraud_status: report.fraudStatus,
    currency: 'IDR',
    ...(isPaidClaim(report.status, report.fraudStatus) ? { settlement_time: wallClock(report.at) } : {}),
    signature_key: signatureOf(signed, key),
  }
}
