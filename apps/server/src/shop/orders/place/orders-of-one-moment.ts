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
    const group = nextGroup(queue.waiting)
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

/**
 * Takes out who is placed together next. An order with a promotion code goes alone: its code is locked behind everything a
 * group holds, so that two groups with two codes would wait for each other.
 */
const nextGroup = (waiting: Waiting[]): Waiting[] => {
  const withCode = waiting.findIndex(({ order }) => order.order.promotionCodeId !== null)
  const together = withCode === -1 ? mostInOne : Math.min(withCode, mostInOne)
  return waiting.splice(0, Math.max(1, together))
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
