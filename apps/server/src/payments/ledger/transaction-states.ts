import { hasMoney, isWithoutMoney, type PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { Db, Tx } from '../../platform/db/connection.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { listAppliedEvents } from './payment-events.queries.ts'

/** State of one provider transaction after all applied events. */
export type TransactionState = {
  transactionId: string
  attemptId: number
  outcome: PaymentOutcome
  /** The provider's latest status; null when the owner recorded the latest event. */
  status: string | null
  /** The provider's name of the payment method. */
  method: string | null
}

/**
 * The provider's transactions of an order, by their id. A payment that was later denied or cancelled counts as reversed,
 * so that no outdated answer restores it. The same applies to one that the owner refunded by hand.
 */
export const findTransactionStates = async (
  tx: Db | Tx,
  provider: PaymentProvider,
  orderId: number,
): Promise<Map<string, TransactionState>> => {
  const transactions = new Map<string, TransactionState>()
  for (const { transactionId, attemptId, source, ...event } of await listAppliedEvents(tx, orderId)) {
    if (transactionId === null || attemptId === null) continue
    const { transactionStatus: status, fraudStatus: fraud, paymentType: method } = event
    const reported = status === null ? null : provider.outcomeOf({ status, fraud })
    const outcome = source === 'manual' ? 'reversed' : reported
    if (outcome === null) continue
    const known = transactions.get(transactionId)?.outcome ?? null
    const wasPaid = hasMoney(known) || known === 'reversed'
    transactions.set(transactionId, {
      transactionId,
      attemptId,
      outcome: wasPaid && isWithoutMoney(outcome) ? 'reversed' : outcome,
      status,
      method,
    })
  }
  return transactions
}

/** Transactions of an attempt whose last report was open or paid, so that they may still change. */
export const listMovingTransactions = async (
  db: Db,
  provider: PaymentProvider,
  { id, orderId }: { id: number; orderId: number },
): Promise<string[]> =>
  [...(await findTransactionStates(db, provider, orderId)).values()]
    .filter((each) => each.attemptId === id && (each.outcome === 'open' || hasMoney(each.outcome)))
    .map(({ transactionId }) => transactionId)
