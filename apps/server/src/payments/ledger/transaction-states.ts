import { hasMoney, isWithoutMoney, type PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { Db, Tx } from '../../platform/db/connection.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { type AppliedEvent, listAppliedEvents } from './payment-events.queries.ts'

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

/** The shop keeps money of this transaction, all or part of it. */
export const isPaidTransaction = ({ outcome }: Pick<TransactionState, 'outcome'>): boolean =>
  hasMoney(outcome)

export const findTransactionStates = async (
  tx: Db | Tx,
  provider: PaymentProvider,
  orderId: number,
): Promise<Map<string, TransactionState>> => statesOf(await listAppliedEvents(tx, orderId), provider)

/**
 * A payment that was later denied or cancelled counts as reversed, so that no outdated answer restores it. The same
 * applies to one that the owner refunded by hand. Pure.
 */
const statesOf = (
  events: readonly AppliedEvent[],
  provider: PaymentProvider,
): Map<string, TransactionState> => {
  const transactions = new Map<string, TransactionState>()
  for (const { transactionId, attemptId, source, status, fraud, method } of events) {
    const reported = status === null ? null : provider.outcomeOf({ status, fraud })
    const outcome = source === 'manual' ? 'reversed' : reported
    if (outcome === null) continue
    const known = transactions.get(transactionId)
    const wasPaid = known !== undefined && (isPaidTransaction(known) || known.outcome === 'reversed')
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
    .filter((each) => each.attemptId === id && (each.outcome === 'open' || isPaidTransaction(each)))
    .map(({ transactionId }) => transactionId)
