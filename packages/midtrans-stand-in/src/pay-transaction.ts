import { beginTransaction } from './begin-transaction.ts'
import { scheduleCardSettlement } from './expiry.ts'
import { mayMove, moveTransaction } from './move-transaction.ts'
import { AlreadyPaid, paidTransactionOf } from './paid-transaction.ts'
import { knownMethod } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'

/**
 * The customer pays: cards are captured, everything else settles. Armed faults may delay or duplicate the payment.
 * Returns the transaction that was paid in the end.
 */
export function payTransaction(
  provider: Provider,
  transaction: Transaction,
): { transaction: Transaction; notified: Promise<void> } {
  const { faults } = provider
  const { orderId } = transaction
  if (paidTransactionOf(provider, orderId)) throw new AlreadyPaid(orderId)

  const notified = settleOrCapture(provider, transaction)
  if (faults.take('two-attempts-paid', orderId)) {
    void notified.then(() => settleOrCapture(provider, anotherTry(provider, transaction), true))
  }
  if (faults.take('notification-late-expire', orderId)) {
    const other = anotherTry(provider, transaction)
    void notified.then(async () => {
      if (mayMove(other, 'expire')) await moveTransaction(provider, other, 'expire')
    })
  }
  return { transaction, notified }
}

function settleOrCapture(provider: Provider, transaction: Transaction, evenIfPaid = false): Promise<void> {
  if (knownMethod(transaction.method).family !== 'card')
    return moveTransaction(provider, transaction, 'settlement', { evenIfPaid })
  const phase = provider.faults.take('challenge', transaction.orderId) ? 'challenge' : 'capture'
  const notified = moveTransaction(provider, transaction, phase, { evenIfPaid })
  if (phase === 'capture') scheduleCardSettlement(provider, transaction)
  return notified
}

function anotherTry(provider: Provider, transaction: Transaction): Transaction {
  const page = provider.store.pageByToken(transaction.token)
  if (!page) throw new Error(`The page of ${transaction.orderId} is gone`)
  return beginTransaction(provider, page, knownMethod(transaction.method), {
    byQr: transaction.paymentType === 'qris',
  }).transaction
}
