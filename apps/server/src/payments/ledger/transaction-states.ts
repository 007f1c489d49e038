import { hasMoney, isWithoutMoney, type PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { type Providers, type ReadWords, wordsReader } from '../providers.ts'
import { type AppliedEvent, listAppliedEvents } from './payment-events.queries.ts'

/** Where one provider transaction stands after everything that was applied. */
export type TransactionState = {
  transactionId: string
  attemptId: number
  outcome: PaymentOutcome
  /** The provider's latest status word; null when the owner recorded the latest event. */
  status: string | null
  /** The provider's word for the way to pay. */
  method: string | null
}

/** The shop has money of this transaction, all or part of it. */
export const isPaidTransaction = ({ outcome }: Pick<TransactionState, 'outcome'>): boolean =>
  hasMoney(outcome)

/** Every transaction of an order, by transaction id. */
export const findTransactionStates = async (
  tx: Db | Tx,
  providers: Providers,
  orderId: number,
): Promise<Map<string, TransactionState>> =>
  statesOf(await listAppliedEvents(tx, orderId), wordsReader(providers))

/**
 * A payment that was later denied or cancelled counts as reversed: no outdated answer brings it back. So does one that
 * the owner gave back by hand. Pure.
 */
const statesOf = (events: readonly AppliedEvent[], read: ReadWords): Map<string, TransactionState> => {
  const transactions = new Map<string, TransactionState>()
  for (const { transactionId, attemptId, provider, source, status, fraud, method } of events) {
    const said = status === null ? null : read(provider, { status, fraud })
    const outcome = source === 'manual' ? 'reversed' : said
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

/** Transactions of an attempt whose last report says open or paid. */
export const listMovingTransactions = async (
  db: Db,
  providers: Providers,
  { id, orderId }: { id: number; orderId: number },
): Promise<string[]> =>
  [...(await findTransactionStates(db, providers, orderId)).values()]
    .filter((each) => each.attemptId === id && (each.outcome === 'open' || isPaidTransaction(each)))
    .map(({ transactionId }) => transactionId)
