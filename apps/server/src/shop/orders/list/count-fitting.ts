import type { OrderList } from '@dimsum/contract/orders'
import { type OrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { hitsAtMost } from './find-matching.ts'
import { findNumberFirst } from './number-first.ts'
import { countByStatus, type OrderFilter, type SearchWords } from './order-list.queries.ts'

/** Orders that fit are counted among so many of the newest: a few milliseconds in a shop of any size. */
const fittingAtMost = 1000

/**
 * How many orders of each status fit the other filters and the words: what each status would show if it were chosen.
 * `isExact` is false when more fit than were counted. Without filters and words the shop's counters know it.
 */
export const countFitting = async (
  db: Db,
  { status: _, ...filter }: OrderFilter,
  words: SearchWords | null,
): Promise<OrderList['fitting']> => {
  if (words !== null) {
    const { ids, total, countedTo } = await findNumberFirst(db, filter, words, {
      offset: 0,
      limit: hitsAtMost,
    })
    const counts = ids.length === 0 ? [] : await countByStatus(db, { among: ids }, ids.length)
    return {
      counts: everyStatus(counts),
      isExact: total !== null && total <= Math.min(countedTo, hitsAtMost),
    }
  }
  if (Object.values(filter).every((value) => value === undefined)) return null
  const counts = await countByStatus(db, filter, fittingAtMost + 1)
  const found = counts.reduce((sum, { orders }) => sum + orders, 0)
  return { counts: everyStatus(counts), isExact: found <= fittingAtMost }
}

/** How many orders stand in each status, also where there are none. */
export const everyStatus = (counts: readonly { status: OrderStatus; orders: number }[]) =>
  Object.fromEntries(
    orderStatuses.map((status) => [status, counts.find((row) => row.status === status)?.orders ?? 0]),
  ) as OrderList['counts']
