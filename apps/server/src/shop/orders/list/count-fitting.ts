import type { OrderList } from '@dimsum/contract/orders'
import { type OrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { hitsAtMost } from './find-matching.ts'
import { findNumberFirst } from './number-first.ts'
import { countByStatus, type OrderFilter, type SearchWords } from './order-list.queries.ts'

/** Only so many of the newest matching orders are counted per status: a few milliseconds in a shop of any size. */
const fittingAtMost = 1000

/**
 * Matching orders per status, for the other filters and the search text. `isExact` is false when more match than were
 * counted. Without filters and text the shop's counters are used.
 */
export const countFitting = async (
  db: Db,
  { status: _, ...filter }: OrderFilter,
  words: SearchWords | null,
): Promise<OrderList['fitting']> => {
  if (words !== null) {
    const all = { offset: 0, limit: hitsAtMost }
    const { ids, total, isExact } = await findNumberFirst(db, filter, words, all)
    const counts = ids.length === 0 ? [] : await countByStatus(db, { among: ids }, ids.length)
    return { counts: everyStatus(counts), isExact: isExact && total <= hitsAtMost }
  }
  if (Object.values(filter).every((value) => value === undefined)) return null
  const counts = await countByStatus(db, filter, fittingAtMost + 1)
  const found = counts.reduce((sum, { orders }) => sum + orders, 0)
  return { counts: everyStatus(counts), isExact: found <= fittingAtMost }
}

/** Orders per status, with 0 for statuses without orders. */
export const everyStatus = (counts: readonly { status: OrderStatus; orders: number }[]) =>
  Object.fromEntries(
    orderStatuses.map((status) => [status, counts.find((row) => row.status === status)?.orders ?? 0]),
  ) as OrderList['counts']
