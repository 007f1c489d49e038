import type { Db } from '../../../platform/db/connection.ts'
import { type Found, findMatching } from './find-matching.ts'
import { listIds, type OrderFilter, type SearchWords, type Stretch } from './order-list.queries.ts'

/**
 * Searched digits may be an order number, or part of phones and names. The order with that number comes first on the
 * first page and nowhere else. The others follow, newest first.
 */
export const findNumberFirst = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  const number = await numberAmongOthers(db, filter, words)
  if (number === null) return findMatching(db, filter, words, stretch)

  const { before, offset, limit } = stretch
  const isFirstPage = before === undefined && offset === 0
  const othersStretch = isFirstPage
    ? { before, offset, limit: limit - 1 }
    : // The first page has shown one of the others less.
      { before, offset: before === undefined ? offset - 1 : offset, limit }
  const others = await findMatching(db, { ...filter, except: number }, words, othersStretch)
  return {
    ...others,
    ids: isFirstPage ? [number, ...others.ids] : others.ids,
    total: others.total + Number(others.isExact),
  }
}

/** The searched number if it belongs to a listed order and could also match others; otherwise null. */
const numberAmongOthers = async (
  db: Db,
  filter: OrderFilter,
  { id, name, phones }: SearchWords,
): Promise<number | null> => {
  const couldMeanOthers = name !== null || phones.length > 0
  if (id === null || !couldMeanOthers) return null
  const [listed] = await listIds(db, { ...filter, among: [id] }, { offset: 0, limit: 1 })
  return listed ?? null
}
