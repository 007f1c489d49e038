import type { Db } from '../../../platform/db/connection.ts'
import { isDatabaseUnavailable, sqlStateOf } from '../../../platform/db/database-errors.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import type { NewOrder } from './new-order.queries.ts'
import { insertOrder, insertOrders, type Placement } from './place-order.queries.ts'

/** So many orders are placed at once, each alone, as fast as without groups; found by measuring (decision 0049). */
const mostAlone = 8
/** PostgreSQL keeps 64 subtransactions of a transaction in shared memory; more make every reader slow. */
const mostInOne = 32

type Waiting = { order: NewOrder; answer: (placement: Promise<Placement>) => void }

const queues = preparedPer(() => ({ inFlight: 0, waiting: [] as Waiting[] }))

/**
 * Stores an order as `insertOrder` does. While `mostAlone` orders or more are under way, who comes waits, and all who wait share
 * the next transaction.
 */
export const insertOrderOfThisMoment = (db: Db, order: NewOrder): Promise<Placement> =>
  new Promise((answer) => {
    queues(db).waiting.push({ order, answer })
    void placeWaiting(db)
  })

const placeWaiting = async (db: Db): Promise<void> => {
  const queue = queues(db)
  while (queue.waiting.length > 0 && queue.inFlight < mostAlone) {
    const group = queue.waiting.splice(0, mostInOne)
    queue.inFlight += group.length
    const placing = placeGroup(
      db,
      group.map(({ order }) => order),
    )
    for (const [n, { answer }] of group.entries()) answer(placing[n] as Promise<Placement>)
    await Promise.allSettled(placing)
    queue.inFlight -= group.length
  }
}

/** One answer for each order, in their order. */
const placeGroup = (db: Db, orders: readonly NewOrder[]): Promise<Placement>[] => {
  if (orders.length === 1) return orders.map((order) => insertOrder(db, order))
  const together = insertOrders(db, orders)
  return orders.map(async (order, n) => {
    try {
      return (await together)[n] as Placement
    } catch (error) {
      // What the database refused for one order's sake, it undid for all of them: each is tried alone.
      if (sqlStateOf(error) && !isDatabaseUnavailable(error)) return insertOrder(db, order)
      throw error
    }
  })
}
