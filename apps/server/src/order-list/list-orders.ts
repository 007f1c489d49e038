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
  someHits,
} from './order-list.queries.ts'
import { readSearch } from './order-search.ts'

/** Totals of filters are counted up to here; beyond, "more than" is all anybody needs to know. */
export const countedAtMost = 1000
/** Hits of words up to here are all fetched and counted; who searches wants one order, not how many there are. */
export const hitsAtMost = 200

/** A search looks through so many of the newest orders for words that more orders match. */
const newestSearched = 1000
/** And through at most so many when those did not fill the page, before it asks the indexes for all. */
const newestSearchedAgain = 5000
/** A page deep down looks through this many orders for each it has to find. */
const searchedPerHit = 50
/** A second look goes so much further than the first one's hits say, because customers come in clusters. */
const lookFurther = 1.5

/**
 * The owner's list, newest first (spec section 2, Orders tab). It costs the same at a thousand orders and at a
 * million: pages by key, totals from counters, searches through trigram indexes and the newest orders at once.
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
  const [rows, counts] = await Promise.all([listOrdersById(db, found.ids), readOrderCounts(db)])
  const inStatus = (status: OrderStatus) =>
    counts.find((row) => row.status === status) ?? { orders: 0, pieces: 0 }
  const total = found.total ?? sum(statusesIn(filter).map((status) => inStatus(status).orders))
  return {
    orders: rows.map(presentAdminOrder),
    total: Math.min(total, found.countedTo),
    isTotalExact: total <= found.countedTo,
    counts: Object.fromEntries(
      orderStatuses.map((status) => [status, inStatus(status).orders]),
    ) as OrderList['counts'],
    piecesToPrepare: inStatus('confirmed').pieces + inStatus('preparing').pieces,
  }
}

/** `total` is null when the shop's counters know it; a total beyond `countedTo` is only known to be more than that. */
type Found = { ids: number[]; total: number | null; countedTo: number }

const browse = async (db: Db, filter: OrderFilter, stretch: Stretch): Promise<Found> => {
  const { status: _, ...rest } = filter
  const isCounted = Object.values(rest).every((value) => value === undefined)
  if (isCounted) return { ids: await listIds(db, filter, stretch), total: null, countedTo: Infinity }
  const [ids, total] = await Promise.all([
    listIds(db, filter, stretch),
    countUpTo(db, filter, countedAtMost + 1),
  ])
  return { ids, total, countedTo: countedAtMost }
}

/** Few hits: the indexes knew them all. Many: some are among the newest orders, looked through meanwhile. */
const search = async (db: Db, filter: OrderFilter, words: SearchWords, stretch: Stretch): Promise<Found> => {
  const wanted = stretch.offset + stretch.limit
  const window = Math.max(newestSearched, wanted * searchedPerHit)
  const isOneOrder = words.name === null && words.phones.length === 0
  const [hits, newest] = await Promise.all([
    someHits(db, filter, words, hitsAtMost + 1),
    isOneOrder ? [] : searchNewest(db, filter, words, stretch, window),
  ])
  const found = { total: hits.length, countedTo: hitsAtMost }
  if (hits.length <= hitsAtMost) return { ...found, ids: stretchOf(hits, stretch) }
  if (newest.length === stretch.limit) return { ...found, ids: newest }
  const further = (window * wanted * lookFurther) / (stretch.offset + newest.length)
  if (newest.length > 0 && further <= newestSearchedAgain) {
    const ids = await searchNewest(db, filter, words, stretch, Math.ceil(further))
    if (ids.length === stretch.limit) return { ...found, ids }
  }
  return { ...found, ids: await searchAll(db, filter, words, stretch) }
}

const stretchOf = (hits: readonly number[], { before = Infinity, offset, limit }: Stretch) =>
  hits
    .filter((id) => id < before)
    .sort((a, b) => b - a)
    .slice(offset, offset + limit)

const filterOf = ({ status, payment, delivery, deliveryDate }: OrderListQuery): OrderFilter => ({
  status: status === 'all' ? undefined : status,
  isPaid: payment === 'all' ? undefined : payment === 'paid',
  isDelivery: delivery === 'all' ? undefined : delivery === 'delivery',
  deliveryDate,
})

const statusesIn = ({ status }: OrderFilter): readonly OrderStatus[] =>
  status === undefined ? orderStatuses : [status]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
