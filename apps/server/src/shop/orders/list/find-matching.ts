import type { Db } from '../../../platform/db/connection.ts'
import {
  lookFirst,
  type OrderFilter,
  type SearchWords,
  type Stretch,
  searchAll,
  searchNewest,
  someHits,
} from './order-list.queries.ts'

/** Hits of words that the indexes find are counted up to here; who searches wants one order, not how many there are. */
export const hitsAtMost = 200

/** A search looks through so many of the newest orders first: a younger shop is known whole by it. */
export const newestSearched = 500
/** And through at most so many when those promise to fill the page, before it asks the indexes for all. */
const newestSearchedAgain = 5000
/** A page deep down looks through this many orders for each it has to find. */
const searchedPerHit = 50
/** The promise must be this much better than needed, because customers come in clusters. */
const spare = 1.5

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
 * One stretch (decision 0016): of the newest ones where they fill it, of what the
 * indexes find where few of the newest match. One more than the stretch is looked for, to know of a next page.
 */
const findStretch = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  const fromIndexes = async (hits: readonly number[]): Promise<Found> =>
    hits.length <= hitsAtMost
      ? { ids: stretchOf(hits, stretch), ...exactly(hits) }
      : { ids: await searchAll(db, filter, words, stretch), ...moreThan(hitsAtMost) }
  const askIndexes = async () => fromIndexes(await someHits(db, filter, words, hitsAtMost + 1))
  // One order by its number: nothing to look through.
  if (words.name === null && words.phones.length === 0) return askIndexes()

  const end = stretch.offset + stretch.limit
  const again = Math.max(newestSearchedAgain, end * searchedPerHit)
  const { searched, newest, some } = await lookFirst(db, filter, words, {
    before: stretch.before,
    window: newestSearched,
    few: Math.floor((newestSearched * (end + 1) * spare) / again),
    cap: hitsAtMost + 1,
  })
  if (some !== null) return fromIndexes(some)
  const ids = newest.slice(stretch.offset, end)
  if (searched < newestSearched) return { ids, ...exactly(newest) }
  if (newest.length > end) return { ids, ...moreThan(newest.length - 1) }
  const oneMore = { ...stretch, limit: stretch.limit + 1 }
  const further = await searchNewest(db, filter, words, oneMore, again)
  return further.length > stretch.limit
    ? { ids: further.slice(0, stretch.limit), ...moreThan(end) }
    : askIndexes()
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
