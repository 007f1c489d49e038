import type { RefundReach } from '@dimsum/domain/refund'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { findAttempt, simulationMethod } from '../ledger/attempts.queries.ts'
import type { PaymentRow } from '../ledger/payments.queries.ts'
import { findTransactionStates, isPaidTransaction } from '../ledger/transaction-states.ts'
import { allProviders, type Providers } from '../providers.ts'

/** Whether the provider can refund the payment in part, in full or not at all. */
export const reachOf = async (
  db: Db | Tx,
  providers: Providers,
  { orderId, attemptId, transactionId }: PaymentRow,
): Promise<RefundReach> => {
  if (transactionId === null || attemptId === null) return 'none'
  const transaction = (await findTransactionStates(db, providers, orderId)).get(transactionId)
  const attempt = await findAttempt(db, attemptId)
  if (!transaction || !attempt) return 'none'
  const provider = allProviders(providers).find(({ name }) => name === attempt.provider)
  const mayAsk =
    provider?.refund !== undefined && attempt.method !== simulationMethod && isPaidTransaction(transaction)
  return mayAsk ? (provider?.refundReach?.(transaction.method) ?? 'none') : 'none'
}
