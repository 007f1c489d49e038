import type { RefundReach } from '@dimsum/domain/refund'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { type Attempt, findAttempt, simulationMethod } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import { findStandings, isStanding } from '../ledger/standings.ts'
import { allProviders, type Providers } from '../providers.ts'

/** The attempt that paid an order, and how much of its payment the provider gives back by itself. */
export const reachOf = async (
  db: Db | Tx,
  providers: Providers,
  { id, transactionId }: Pick<PayableOrder, 'id' | 'transactionId'>,
): Promise<{ attempt: Attempt | null; reach: RefundReach }> => {
  const nothing = { attempt: null, reach: 'none' } as const
  if (transactionId === null) return nothing
  const standing = (await findStandings(db, providers, id)).get(transactionId)
  const attempt = standing && (await findAttempt(db, standing.attemptId))
  if (!standing || !attempt) return nothing
  const provider = allProviders(providers).find(({ name }) => name === attempt.provider)
  const mayAsk = provider?.refund !== undefined && attempt.method !== simulationMethod && isStanding(standing)
  return { attempt, reach: mayAsk ? (provider?.refundReach?.(standing.method) ?? 'none') : 'none' }
}
