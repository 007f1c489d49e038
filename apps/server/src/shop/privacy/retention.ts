import { setTimeout as wait } from 'node:timers/promises'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import {
  anonymiseOrders,
  anonymiseReviewers,
  claimOrdersToErase,
  deleteDataOfErasedNumbers,
  monthsAgo,
} from './anonymise.queries.ts'
import { deleteExpired } from './expired-rows.queries.ts'

/** Orders per transaction: small enough that customers notice no delay. */
const batch = 100
/**
 * The pause between two steps, as a multiple of the step's duration. Years can be due at once, after the owner chose
 * fewer months or imported a history. Without pauses the owner's calls were two to six times slower for minutes.
 */
const restPerWork = 9

interface RetentionPlan {
  db: Db
  /** Personal data of orders older than this is erased. */
  months: number
  isStopped: () => boolean
  /** Another batch size, for tests. */
  batchSize?: number
  /** Pauses for so long (ms), to leave the database to customers. */
  rest?: (ms: number) => Promise<unknown>
}

/**
 * Erases personal data after the owner's months, in small steps, and deletes what has expired. An order that is
 * unfinished or needs attention is skipped until that is over. Accounts do not change. The audit log records the
 * numbers.
 * @returns `until`, an ISO instant: finished orders before it have no personal data any more; how many rows were changed,
 * and in `ended` how many expired sessions, rights, links and keys were deleted
 */
export const retain = async ({ db, months, isStopped, batchSize = batch, rest = wait }: RetentionPlan) => {
  const until = await monthsAgo(db, months)
  let orders = 0
  let reviews = 0
  let isDone = false
  while (!isDone && !isStopped()) {
    const startedAt = performance.now()
    const step = await inTransaction(db, async (tx) => {
      const { ids, claimed } = await claimOrdersToErase(tx, { until, limit: batchSize })
      return { ...(await anonymiseOrders(tx, ids)), claimed }
    })
    orders += step.orders
    reviews += step.reviews
    isDone = step.claimed < batchSize
    if (!isDone) await rest((performance.now() - startedAt) * restPerWork)
  }
  const ended = await deleteExpired(db)
  return await inTransaction(db, async (tx) => {
    const { notes, blocks } = await deleteDataOfErasedNumbers(tx, until)
    const { removed, nameless } = await anonymiseReviewers(tx, until)
    const done = { orders, reviews: reviews + removed + nameless, notes, blocks }
    if (Object.values(done).some((count) => count > 0)) {
      await insertAuditEntry(tx, {
        actor: 'system',
        action: 'privacy.retention',
        subject: 'shop',
        after: { months, ...done },
      })
    }
    return { until: until.toISOString(), ...done, ended }
  })
}
