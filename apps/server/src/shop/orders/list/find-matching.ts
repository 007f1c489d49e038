import type { Db } from '../../../platform/db/connection.ts'
import {
  type OrderFilter,
  type SearchWords,
  type Stretch,
  searchAll,
  searchNewest,
} from './order-list.queries.ts'

/** Max counted matches of a text search; a search is for one order, so more precision is useless. */
export const hitsAtMost = 200

/** A search scans this many of the newest orders before it uses the indexes for all: 2 ms. */
export const newestSearched = 5000
/** For deep pages: max scanned orders per requested match. */
const searchedPerHit = 50

/** Unless `isExact`, there are more than `total`. */
export type Found = { ids: number[]; total: number; isExact: boolean }

/**
 * One slice of the orders that match the text, and the number of matches in the whole shop, which does not depend on
 * the slice.
 */
export const findMatching = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  if (stretch.before === undefined) return findStretch(db, filter, words, stretch)
  const [{ ids }, inAll] = await Promise.all([
    findStretch(db, filter, words, stretch),
    findStretch(db, filter, words, { offset: 0, limit: stretch.limit }),
  ])
  return { ...inAll, ids }
}

/**
 * One slice (decision 0016): from the newest orders when they fill it or are all there are, else from the trigram
 * indexes. The newest return one more than the slice when there is a next page.
 */
const findStretch = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  // One order by its number, without a scan.
  if (words.name === null && words.phones.length === 0) return findByIndexes(db, filter, words, stretch)
  const end = stretch.offset + stretch.limit
  const { ids, isAll } = await searchNewest(db, filter, words, {
    before: stretch.before,
    window: Math.max(newestSearched, end * searchedPerHit),
    cap: Math.max(hitsAtMost, end) + 1,
  })
  if (!isAll && ids.length <= end) return findByIndexes(db, filter, words, stretch)
  const isExact = isAll && ids.length <= hitsAtMost
  const total = isExact ? ids.length : Math.min(ids.length - 1, hitsAtMost)
  return { ids: ids.slice(stretch.offset, end), total, isExact }
}

const findByIndexes = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  const { ids, count } = await searchAll(db, filter, words, stretch)
  return { ids, total: Math.min(count, hitsAtMost), isExact: count <= hitsAtMost }
}
