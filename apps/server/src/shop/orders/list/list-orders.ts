import type { OrderList, OrderListQuery } from '@dimsum/contract/orders'
import { inKitchenStatuses, type OrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { presentAdminOrder } from '../read/present-order.ts'
import { countFitting, everyStatus } from './count-fitting.ts'
import { findNumberFirst } from './number-first.ts'
import {
  countUpTo,
  listIds,
  listOrdersById,
  type OrderFilter,
  readOrderCounts,
  type SortedStretch,
} from './order-list.queries.ts'
import { filterOf, readSearch } from './order-search.ts'

/** Max counted matches of filters; above it the list shows "more than". */
export const countedAtMost = 1000

/**
 * The owner's list, newest first by default (product.md section 2, Orders tab); an exact match of the order number
 * comes first. It costs the same at a thousand orders and at a million: keyset pages, totals from counters, searches in
 * trigram indexes and the newest orders.
 */
export const listOrders = async (db: Db, query: OrderListQuery): Promise<OrderList> => {
  const filter = filterOf(query)
  const words = readSearch(query.search)
  const isKeyed = query.before !== undefined || query.after !== undefined
  const stretch: SortedStretch = {
    before: query.before,
    after: query.after,
    isOldestFirst: query.sort === 'oldest',
    offset: isKeyed ? 0 : (query.page - 1) * query.limit,
    limit: query.limit,
  }
  const [found, fitting] = await Promise.all([
    words === null ? browse(db, filter, stretch) : findNumberFirst(db, filter, words, stretch),
    query.counts === 'fitting' ? countFitting(db, filter, words) : undefined,
  ])
  const [rows, counts] = await Promise.all([listOrdersById(db, found.ids), readOrderCounts(db)])
  const inShop = everyStatus(counts)
  return {
    orders: rows.map(presentAdminOrder),
    total: found.total ?? sum(statusesIn(filter).map((status) => inShop[status])),
    isTotalExact: found.isExact,
    counts: inShop,
    // Without filters and text that is the whole shop.
    fitting: fitting === null ? { counts: inShop, isExact: true } : (fitting ?? null),
    piecesToPrepare: sum(
      counts.map(({ status, pieces }) => (inKitchenStatuses.includes(status) ? pieces : 0)),
    ),
  }
}

/** `total` is null when the shop's counters have it. */
const browse = async (db: Db, filter: OrderFilter, stretch: SortedStretch) => {
  const { status: _, ...rest } = filter
  const isCounted = Object.values(rest).every((value) => value === undefined)
  if (isCounted) return { ids: await listIds(db, filter, stretch), total: null, isExact: true }
  const [ids, counted] = await Promise.all([
    listIds(db, filter, stretch),
    countUpTo(db, filter, countedAtMost + 1),
  ])
  return { ids, total: Math.min(counted, countedAtMost), isExact: counted <= countedAtMost }
}

const statusesIn = ({ status }: OrderFilter): readonly OrderStatus[] =>
  status === undefined ? orderStatuses : [status]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
