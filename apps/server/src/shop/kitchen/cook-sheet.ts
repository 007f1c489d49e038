import type { CookSheet, LooseOrders, OrderMark, SheetOrder } from '@dimsum/contract/kitchen'
import { compareHandOver, cookTally, entersCookSheet, waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { rupiahFromWire } from '@dimsum/domain/money'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { ownersDay } from '../kitchen-days/kitchen-plan.ts'
import { shownOf } from '../menu/present-menu.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { listOrdersOfDay, listOverdueOrders, listUndatedOrders, type SheetRow } from './cook-sheet.queries.ts'

type Parts = { db: Db; now: () => Date }

/** The cook sheet of one day; unpaid, unconfirmed orders are listed separately and not counted. */
export const findCookSheet = async (
  { db, now }: Parts,
  day: string,
  rules: ShopRules,
): Promise<CookSheet> => {
  const [rows, kitchen] = await Promise.all([listOrdersOfDay(db, day), ownersDay(db, day, rules)])
  const all = rows.map((row) => presentSheetOrder(row, rules.cashCeiling)).sort(compareHandOver)
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
  { cashCeiling }: ShopRules,
): Promise<LooseOrders> => {
  const [undated, overdue] = await Promise.all([listUndatedOrders(db), listOverdueOrders(db, wibDay(now()))])
  const present = (rows: SheetRow[]) => rows.map((row) => presentSheetOrder(row, cashCeiling))
  return { undated: present(undated), overdue: present(overdue) }
}

/** Min number of open unpaid orders of one phone for a mark. */
const severalUnpaid = 3

/**
 * The kitchen's view of an order: complete, with ticks and marks.
 * @param cashCeiling orders above this amount in rupiah must be paid first; null: no max
 */
const presentSheetOrder = (row: SheetRow, cashCeiling: number | null): SheetOrder => ({
  ...presentAdminOrder({ ...row.order, items: row.items }),
  items: row.items.map(({ preparedAt, ...line }) => ({
    ...line,
    preparedAt: preparedAt === null ? null : new Date(preparedAt).toISOString(),
  })),
  marks: marksOf(row, cashCeiling),
})

const marksOf = ({ order, openUnpaid, isBlocked }: SheetRow, cashCeiling: number | null): OrderMark[] => {
  if (order.isPaid) return []
  const marks: Record<OrderMark, boolean> = {
    blocked: isBlocked,
    'many-pending': order.suspicion === 'many-pending',
    'many-from-address': order.suspicion === 'many-from-address',
    'several-unpaid': openUnpaid >= severalUnpaid,
    'above-cash-ceiling': cashCeiling !== null && rupiahFromWire(order.totalPrice) > cashCeiling,
  }
  return (Object.keys(marks) as OrderMark[]).filter((mark) => marks[mark])
}
