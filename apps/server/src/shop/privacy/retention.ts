import { setTimeout as wait } from 'node:timers/promises'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import {
  anonymiseOrders,
  claimOrdersToForget,
  forgetNumbersWithoutOrders,
  forgetReviewers,
  monthsAgo,
} from './anonymise.queries.ts'
import { removeEnded } from './tidy.queries.ts'

/** So many orders a transaction: customers who order meanwhile do not notice. */
const batch = 100
/**
 * Between two steps it rests this many times as long as the step took. Years can be due at once, after fewer months were
 * set or a history was brought along: steps without a rest made the owner's calls two to six times slower for minutes.
 */
const restPerWork = 9

export interface Retained {
  /** ISO instant; orders before it that are done tell nothing about their customers any more. */
  until: string
  orders: number
  reviews: number
  notes: number
  blocks: number
  /** Sessions, rights, links and keys that had ended by themselves. */
  ended: number
}

interface RetentionPlan {
  db: Db
  /** Personal data of orders older than this goes. */
  months: number
  isStopped: () => boolean
  /** For a test: another size of the steps. */
  batchSize?: number
  /** Leaves the shop to its customers for so long (ms). */
  rest?: (ms: number) => Promise<unknown>
}

/**
 * Forgets who ordered when the owner's months are over, in small steps, and removes what has ended by itself. An order
 * that still runs, or about which something needs attention, is passed over until it does not any more. The
 * accounts stay: nothing a sum is made of is touched. What was forgotten stands in the audit log as figures.
 */
export const retain = async ({
  db,
  months,
  isStopped,
  batchSize = batch,
  rest = wait,
}: RetentionPlan): Promise<Retained> => {
  const until = await monthsAgo(db, months)
  let orders = 0
  let reviews = 0
  let isDone = false
  while (!isDone && !isStopped()) {
    const startedAt = performance.now()
    const step = await inTransaction(db, async (tx) => {
      const { ids, claimed } = await claimOrdersToForget(tx, { until, limit: batchSize })
      return { ...(await anonymiseOrders(tx, ids)), claimed }
    })
    orders += step.orders
    reviews += step.reviews
    isDone = step.claimed < batchSize
    if (!isDone) await rest((performance.now() - startedAt) * restPerWork)
  }
  const ended = await removeEnded(db)
  return await inTransaction(db, async (tx) => {
    const { notes, blocks } = await forgetNumbersWithoutOrders(tx, until)
    const { removed, nameless } = await forgetReviewers(tx, until)
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
