import { type CoreBody, signedBody } from './core-api.ts'
import { scheduleCardSettlement } from './expiry.ts'
import { fieldsOf, textOf } from './json-fields.ts'
import { mayMove, moveTransaction } from './move-transaction.ts'
import { paidTransactionOf } from './paid-transaction.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { refundTransaction } from './refund-transaction.ts'
import { phaseOf } from './transaction-states.ts'
import { wireAmount } from './wire-format.ts'

/** The calls that change a transaction: cancel, expire, approve, deny, refund. */
export type CoreAction = (provider: Provider, transaction: Transaction, body: unknown) => CoreBody

const tooLate: CoreBody = {
  status_code: '412',
  status_message: 'Merchant cannot modify the status of the transaction',
}

/**
 * Cancels a pending, authorized or captured payment, or one under review:
 * https://docs.midtrans.com/reference/cancel-transaction
 */
export const cancel: CoreAction = (provider, transaction) => {
  if (!mayMove(transaction, 'cancel')) return tooLate
  void moveTransaction(provider, transaction, 'cancel')
  return signedBody(provider, transaction, '200', 'Success, transaction is canceled')
}

/** Expires a pending payment; the success code is 407: https://docs.midtrans.com/reference/expire-transaction */
export const expire: CoreAction = (provider, transaction) => {
  if (!mayMove(transaction, 'expire')) return tooLate
  void moveTransaction(provider, transaction, 'expire')
  return signedBody(provider, transaction, '407', 'Success, transaction has expired')
}

/** Approves a card payment under review: https://docs.midtrans.com/reference/approve-transaction */
export const approve: CoreAction = (provider, transaction) => {
  if (phaseOf(transaction) !== 'challenge' || paidTransactionOf(provider, transaction.orderId)) return tooLate
  void moveTransaction(provider, transaction, 'capture')
  scheduleCardSettlement(provider, transaction)
  return signedBody(provider, transaction, '200', 'Success, transaction is approved')
}

/** Denies a card payment under review: https://docs.midtrans.com/reference/deny-transaction */
export const deny: CoreAction = (provider, transaction) => {
  if (phaseOf(transaction) !== 'challenge') return tooLate
  void moveTransaction(provider, transaction, 'deny')
  return signedBody(provider, transaction, '200', 'Success, transaction is denied')
}

const refundRefusals = {
  'not-refundable': tooLate,
  'invalid-amount': { status_code: '414', status_message: 'Refund amount is invalid or exceeds the balance' },
  'duplicate-key': { status_code: '406', status_message: 'Duplicate refund key' },
} satisfies Record<string, CoreBody>

/** Refunds a payment: https://docs.midtrans.com/reference/refund-transaction */
export const refund: CoreAction = (provider, transaction, body) => {
  const asked = fieldsOf(body)
  const amount = asked.amount === undefined || asked.amount === null ? undefined : Number(asked.amount)
  const outcome = refundTransaction(provider, transaction, {
    key: textOf(asked.refund_key),
    reason: textOf(asked.reason),
    amount,
  })
  if ('refused' in outcome) return refundRefusals[outcome.refused]
  return {
    ...signedBody(provider, transaction, '200', 'Success, refund request is approved'),
    refund_chargeback_id: outcome.refund.chargebackId,
    refund_amount: wireAmount(outcome.refund.amount),
    refund_key: outcome.refund.key,
  }
}
