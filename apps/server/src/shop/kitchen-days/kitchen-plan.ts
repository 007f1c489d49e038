import type { AdminKitchenDay, KitchenPlan } from '@dimsum/contract/kitchen'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import type { Db } from '../../platform/db/connection.ts'
import { invalidField, orNotFound } from '../../platform/errors/shop-error.ts'
import { type ShopRules, usualCapacity } from '../settings/shop-rules.ts'
import { countOrdersPerDay, listKitchenDayRows } from './kitchen-days.queries.ts'
import { daysBetween } from './list-kitchen-days.ts'

/** Max days per request; no screen shows more. */
const maxPlanDays = 92

/**
 * The owner's view of a range of days, both ends included: capacity, ordered pieces, orders.
 * @throws ShopError `validation` for more than 92 days
 */
export const kitchenPlan = async (
  { db, now }: { db: Db; now: () => Date },
  { from, to }: { from: string; to: string },
  rules: ShopRules,
): Promise<KitchenPlan> => {
  if (to > addWibDays(from, maxPlanDays - 1))
    throw invalidField('to', kitchenRefusals.planTooLong(maxPlanDays))
  return { today: wibDay(now()), days: await ownersDays(db, from, to, rules) }
}

/** The same for a range that was checked before. */
const ownersDays = async (db: Db, from: string, to: string, rules: ShopRules): Promise<AdminKitchenDay[]> => {
  const [rows, counts] = await Promise.all([
    listKitchenDayRows(db, from, to),
    countOrdersPerDay(db, from, to),
  ])
  const book = new Map(rows.map((row) => [row.day, row]))
  const orders = new Map(counts.map((count) => [count.day, count]))
  return daysBetween(from, to).map((day) => {
    const row = book.get(day)
    const count = orders.get(day)
    return {
      day,
      capacity: row?.capacity ?? null,
      usualCapacity: usualCapacity(rules, day),
      taken: row?.taken ?? 0,
      isClosed: row?.isClosed ?? false,
      note: row?.note ?? null,
      orders: count?.orders ?? 0,
      unconfirmed: count?.unconfirmed ?? 0,
    }
  })
}

/** One day of {@link ownersDays}. */
export const ownersDay = async (db: Db, day: string, rules: ShopRules): Promise<AdminKitchenDay> =>
  orNotFound((await ownersDays(db, day, day, rules))[0])
