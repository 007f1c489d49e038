import type { RefundReach } from '@dimsum/domain/refund'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { type Attempt, findAttempt, simulationMethod } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import { findTransactionStates, isPaidTransaction } from '../ledger/transaction-states.ts'
import { allProviders, type Providers } from '../providers.ts'

/** The attempt that paid an order, and how much of its payment the provider gives back by itself. */
export const reachOf = async (
  db: Db | Tx,
  providers: Providers,
  { id, transactionId }: Pick<PayableOrder, 'id' | 'transactionId'>,
): Promise<{ attempt: Attempt | null; reach: RefundReach }> => {
  const nothing = { attempt: null, reach: 'none' } as const
  if (transactionId === null) return nothing
  const transaction = (await findTransactionStates(db, providers, id)).get(transactionId)
  const attempt = transaction && (await findAttempt(db, transaction.attemptId))
  if (!transaction || !attempt) return nothing
  const provider = allProviders(providers).find(({ name }) => name === attempt.provider)
  const mayAsk =
    provider?.refund !== undefined && attempt.method !== simulationMethod && isPaidTransaction(transaction)
  return { attempt, reach: mayAsk ? (provider?.refundReach?.(transaction.method) ?? 'none') : 'none' }
}
