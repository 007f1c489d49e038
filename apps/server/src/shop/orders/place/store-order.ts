import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Db } from '../../../platform/db/connection.ts'
import { mayBeRetried } from '../../../platform/db/database-errors.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { type OrderToStore, type Placement, placeOne } from './place-order.queries.ts'
import { placeMany } from './place-orders.queries.ts'

/** Transactions of one group at once, found by measuring: with fewer the disk waits, with more each holds fewer orders. */
const mostUnderWay = 3
/**
 * Measured too: with 32 customers two transactions of 16 take turns, where one of all would leave the database waiting for
 * their next orders. In a rush 32 cost it a third less each; more of them hold up the event loop with their answers.
 */
const [usualInOne, mostInOne] = [16, 32]
const attempts = 4

/** A deadlock or serialization failure undid the whole transaction: it is tried again. */
const retried = async <Outcome>(place: () => Promise<Outcome>): Promise<Outcome> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place()
    } catch (error) {
      if (attempt === attempts || !mayBeRetried(error)) throw error
    }
  }
}

type Group = { place: (order: OrderToStore) => Promise<Placement>; busy: number }

/** Orders that lock the same rows of stock and the same kitchen day: together they hold nothing another one waits for. */
const groupOf = ({ packages, deliveryDate }: OrderToStore) => `${packages.toSorted().join()} ${deliveryDate}`

const placeInGroup = preparedPer((db) => {
  const groups = new Map<string, Group>()
  const open = (name: string): Group => {
    const group: Group = {
      busy: 0,
      place: askTogether<OrderToStore, Placement>(
        ([first, ...others]) =>
          retried(async () => {
            if (first === undefined) return []
            return others.length === 0 ? [await placeOne(db, first)] : placeMany(db, [first, ...others])
          }),
        { mostUnderWay, mostInOne, usualInOne },
      ),
    }
    groups.set(name, group)
    return group
  }
  return async (order: OrderToStore): Promise<Placement> => {
    const name = groupOf(order)
    const group = groups.get(name) ?? open(name)
    group.busy += 1
    try {
      return await group.place(order)
    } finally {
      group.busy -= 1
      if (group.busy === 0) groups.delete(name)
    }
  }
})

/**
 * Orders on their way, by their key. A repetition in another transaction would wait there for the key, while orders before
 * it hold what the first one needs.
 */
const keysUnderWay = preparedPer(() => new Map<string, Promise<unknown>>())

/**
 * Stores an order whole or not at all (decision 0003). Orders of the same goods and day that come at the same moment
 * share a transaction (decision 0032). Not inside one of the caller's.
 */
export const storeOrder = async (db: Db, order: OrderToStore): Promise<Placement> => {
  const { key } = order
  if (key === null) return placeInGroup(db)(order)
  const underWay = keysUnderWay(db)
  const first = underWay.get(key)
  // Whatever became of it: the database decides what the repetition is answered.
  if (first) await first.catch(() => {})
  const placing = placeInGroup(db)(order)
  if (underWay.has(key)) return placing
  underWay.set(key, placing)
  try {
    return await placing
  } finally {
    underWay.delete(key)
  }
}
