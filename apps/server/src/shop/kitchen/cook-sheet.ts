import type { CookSheet, LooseOrders } from '@dimsum/contract/kitchen'
import { compareHandOver, cookTally, entersCookSheet, waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { ownersDays } from '../kitchen-days/kitchen-plan.ts'
import { shownOf } from '../menu/present-menu.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { listOrdersOfDay, listOverdueOrders, listUndatedOrders, type SheetRow } from './cook-sheet.queries.ts'
import { presentSheetOrder } from './present-sheet-order.ts'

type Parts = { db: Db; now: () => Date }

/** The settings that the sheet depends on: the kitchen's rules and the max for cash in rupiah. */
export type SheetRules = { rules: ShopRules; cashCeiling: number | null }

/** The cook sheet of one day; unpaid, unconfirmed orders are listed separately and not counted. */
export const findCookSheet = async (
  { db, now }: Parts,
  day: string,
  { rules, cashCeiling }: SheetRules,
): Promise<CookSheet> => {
  const [rows, [kitchen]] = await Promise.all([listOrdersOfDay(db, day), ownersDays(db, day, day, rules)])
  if (!kitchen) throw new Error(`No kitchen day ${day}`)
  const all = rows.map((row) => presentSheetOrder(row, cashCeiling)).sort(compareHandOver)
  const orders = all.filter(entersCookSheet)
  const unconfirmed = all.filter(waitsForConfirmation)
  const listed = shownOf(rules.menu).map(({ packageType }) => packageType)
  return {
    today: wibDay(now()),
    // Counted from the orders of the sheet, so that both agree on one screen.
    kitchen: { ...kitchen, orders: orders.length, unconfirmed: unconfirmed.length },
    orders,
    toCook: cookTally(orders, listed),
    unconfirmed,
    mayCome: cookTally(unconfirmed, listed),
  }
}

/** Unfinished orders that are on no coming day's sheet: without a day, or for a past day. */
export const findLooseOrders = async (
  { db, now }: Parts,
  { cashCeiling }: SheetRules,
): Promise<LooseOrders> => {
  const [undated, overdue] = await Promise.all([listUndatedOrders(db), listOverdueOrders(db, wibDay(now()))])
  const present = (rows: SheetRow[]) => rows.map((row) => presentSheetOrder(row, cashCeiling))
  return { undated: present(undated), overdue: present(overdue) }
}
