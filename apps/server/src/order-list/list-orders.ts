import type { OrderList, OrderListQuery } from '@dimsum/contract/orders'
import { type OrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import type { Db } from '../db/connection.ts'
import { presentAdminOrder } from '../orders/present-order.ts'
import {
  countUpTo,
  listIds,
  listOrdersById,
  type OrderFilter,
  readOrderCounts,
  type SearchWords,
  type Stretch,
  searchAll,
  searchNewest,
} from './order-list.queries.ts'
import { readSearch } from './order-search.ts'

/** Filtered totals are counted up to here; beyond, "more than" is all anybody needs to know. */
export const countedAtMost = 1000

/** A search looks through so many of the newest orders first: as many as a young shop has, so it costs no more. */
const newestSearched = 1000
/** And, when words are found there but do not fill the page, through so many before it asks the indexes for all. */
const newestSearchedAgain = 5000
/** A page deep down looks through this many orders for each it has to find. */
const searchedPerHit = 50

/**
 * The owner's list, newest first (spec section 2, Orders tab). It costs the same at a thousand orders and at a
 * million: pages by key, totals from counters, searches through the newest first and then through trigram indexes.
 */
export const listOrders = async (db: Db, query: OrderListQuery): Promise<OrderList> => {
  const filter = filterOf(query)
  const words = readSearch(query.search)
  const stretch: Stretch = {
    before: query.before,
    offset: query.before === undefined ? (query.page - 1) * query.limit : 0,
    limit: query.limit,
  }
  const found = words === null ? await browse(db, filter, stretch) : await search(db, filter, words, stretch)
  // Counting what fits takes longer than reading the page, so they go together.
  const [rows, counted, counts] = await Promise.all([
    listOrdersById(db, found.ids),
    found.total,
    readOrderCounts(db),
  ])
  const inStatus = (status: OrderStatus) =>
    counts.find((row) => row.status === status) ?? { orders: 0, pieces: 0 }
  const total = counted ?? sum(statusesIn(filter).map((status) => inStatus(status).orders))
  return {
    orders: rows.map(presentAdminOrder),
    total: counted === null ? total : Math.min(total, countedAtMost),
    isTotalExact: counted === null || total <= countedAtMost,
    counts: Object.fromEntries(
      orderStatuses.map((status) => [status, inStatus(status).orders]),
    ) as OrderList['counts'],
    piecesToPrepare: inStatus('confirmed').pieces + inStatus('preparing').pieces,
  }
}

/** `total` is null when the shop's counters know it, and may still be on its way. */
type Found = { ids: number[]; total: Promise<number> | number | null }

const browse = async (db: Db, filter: OrderFilter, stretch: Stretch): Promise<Found> => {
  const { status: _, ...rest } = filter
  const isCounted = Object.values(rest).every((value) => value === undefined)
  const [ids, total] = await Promise.all([
    listIds(db, filter, stretch),
    isCounted ? null : countUpTo(db, filter, null, countedAtMost + 1),
  ])
  return { ids, total }
}

const search = async (db: Db, filter: OrderFilter, words: SearchWords, stretch: Stretch): Promise<Found> => {
  const window = Math.max(newestSearched, (stretch.offset + stretch.limit) * searchedPerHit)
  let ids = await searchNewest(db, filter, words, stretch, window)
  // Words the newest do not have at all are rare, and the indexes know them at once.
  if (ids.length > 0 && ids.length < stretch.limit && window < newestSearchedAgain)
    ids = await searchNewest(db, filter, words, stretch, newestSearchedAgain)
  if (ids.length < stretch.limit) return searchAll(db, filter, words, stretch)
  return { ids, total: countUpTo(db, filter, words, countedAtMost + 1) }
}

const filterOf = ({ status, payment, delivery, deliveryDate }: OrderListQuery): OrderFilter => ({
  status: status === 'all' ? undefined : status,
  isPaid: payment === 'all' ? undefined : payment === 'paid',
  isDelivery: delivery === 'all' ? undefined : delivery === 'delivery',
  deliveryDate,
})

const statusesIn = ({ status }: OrderFilter): readonly OrderStatus[] =>
  status === undefined ? orderStatuses : [status]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
