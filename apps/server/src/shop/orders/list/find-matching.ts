import type { Db } from '../../../platform/db/connection.ts'
import {
  type OrderFilter,
  type SearchWords,
  type Stretch,
  searchAll,
  searchNewest,
  someHits,
} from './order-list.queries.ts'

/** Hits of words are counted up to here; who searches wants one order, not how many there are. */
export const hitsAtMost = 200

/** A search walks through so many of the newest orders before it asks the indexes for all: 2 ms. */
export const newestSearched = 5000
/** A page deep down walks through this many orders for each it has to find. */
const searchedPerHit = 50

/** `total` is null when the shop's counters know it; a total beyond `countedTo` is only known to be more than that. */
export type Found = { ids: number[]; total: number | null; countedTo: number }

/**
 * One stretch of the orders that match the words, and how many match in the whole shop: where a page begins changes
 * nothing about that, so a page below an order is counted as the first one is.
 */
export const findMatching = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  if (stretch.before === undefined) return findStretch(db, filter, words, stretch)
  const [{ ids }, { total, countedTo }] = await Promise.all([
    findStretch(db, filter, words, stretch),
    findStretch(db, filter, words, { offset: 0, limit: stretch.limit }),
  ])
  return { ids, total, countedTo }
}

/**
 * One stretch (decision 0016): of the newest orders where they fill it or are all there are, else of what the trigram
 * indexes find. The newest show one more than the stretch when there is a next page.
 */
const findStretch = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  // One order by its number: nothing to walk through.
  if (words.name === null && words.phones.length === 0) return findByIndexes(db, filter, words, stretch)
  const end = stretch.offset + stretch.limit
  const { ids, isAll } = await searchNewest(db, filter, words, {
    before: stretch.before,
    window: Math.max(newestSearched, end * searchedPerHit),
    cap: Math.max(hitsAtMost, end) + 1,
  })
  if (!isAll && ids.length <= end) return findByIndexes(db, filter, words, stretch)
  const isCounted = isAll && ids.length <= hitsAtMost
  return { ids: ids.slice(stretch.offset, end), ...(isCounted ? exactly(ids) : moreThan(ids.length - 1)) }
}

const findByIndexes = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  const hits = await someHits(db, filter, words, hitsAtMost + 1)
  return hits.length <= hitsAtMost
    ? { ids: stretchOf(hits, stretch), ...exactly(hits) }
    : { ids: await searchAll(db, filter, words, stretch), ...moreThan(hitsAtMost) }
}

const exactly = (hits: readonly number[]) => ({
  total: hits.length,
  countedTo: Number.POSITIVE_INFINITY,
})

const moreThan = (known: number) => {
  const countedTo = Math.min(known, hitsAtMost)
  return { total: countedTo + 1, countedTo }
}

const stretchOf = (hits: readonly number[], { before = Infinity, offset, limit }: Stretch) =>
  hits
    .filter((id) => id < before)
    .sort((a, b) => b - a)
    .slice(offset, offset + limit)
