import type { Db } from '../db/connection.ts'
import {
  type OrderFilter,
  type SearchWords,
  type Stretch,
  searchAll,
  searchNewest,
  someHits,
} from './order-list.queries.ts'

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

/** `total` is null when the shop's counters know it; a total beyond `countedTo` is only known to be more than that. */
export type Found = { ids: number[]; total: number | null; countedTo: number }

/**
 * One stretch of the orders that match the words (decision 0016). Few hits: the indexes knew them all. Many: some are
 * among the newest orders, looked through meanwhile.
 */
export const findMatching = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
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
