import type { Db } from '../../../platform/db/connection.ts'
import { type Found, findMatching } from './find-matching.ts'
import { listIds, type OrderFilter, type SearchWords, type Stretch } from './order-list.queries.ts'

/**
 * Digits may be an order's number, or stand in phones and names: who types 123 means order 123 more often than all others
 * that hold these digits. It comes first on the first page, and nowhere else; the others follow newest first.
 */
export const findNumberFirst = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  stretch: Stretch,
): Promise<Found> => {
  const { id, name, phones } = words
  const isSure = name === null && phones.length === 0
  if (id === null || isSure || !(await isListed(db, filter, id)))
    return findMatching(db, filter, words, stretch)
  const { before, offset, limit } = stretch
  const isTop = before === undefined && offset === 0
  const others = await findMatching(db, { ...filter, except: id }, words, {
    before,
    offset: before === undefined && !isTop ? offset - 1 : offset,
    limit: isTop ? limit - 1 : limit,
  })
  return {
    ids: isTop ? [id, ...others.ids] : others.ids,
    total: others.total === null ? null : others.total + 1,
    countedTo: others.countedTo,
  }
}

const isListed = async (db: Db, filter: OrderFilter, id: number): Promise<boolean> =>
  (await listIds(db, { ...filter, among: [id] }, { offset: 0, limit: 1 })).length > 0
