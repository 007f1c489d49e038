import type { Charge } from '@dimsum/domain/order-total'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { firstRow } from '../../../platform/db/first-row.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import { promotionCodes } from '../../../platform/db/tables/promotions.ts'
import type { PromotionRow } from '../../promotions/promotions.queries.ts'
import { lineAsJson, type NewLine } from '../place/place-order.queries.ts'
import type { StoredOrder } from '../read/orders.queries.ts'

/** The argument of `edit_order` (migrations/baseline/edit-order.sql). */
type GoodsEdit = {
  /** The order that lines and charges were computed with. */
  seen: StoredOrder
  /** `id` of a stored line, null for a new one. */
  lines: readonly (NewLine & { id: number | null })[]
  charges: readonly Charge[]
  promotionCodeId: number | null
  actor: string
  /** Max pieces on that weekday; null is not limited. */
  dayCapacity: number | null
  overrideKitchen: boolean
}

/** Replaces lines and charges; false when the order is not as seen. Its refusals are errors (`refusalIn`). */
export const editOrder = async (tx: Tx, { seen, lines, charges, ...edit }: GoodsEdit): Promise<boolean> => {
  const value = {
    id: seen.id,
    actor: edit.actor,
    day_capacity: edit.dayCapacity,
    override_kitchen: edit.overrideKitchen,
    charges: charges.length > 0 ? charges : null,
    promotion_code_id: edit.promotionCodeId,
    seen: {
      delivery_date: seen.deliveryDate,
      time_window: seen.timeWindow,
      status: seen.status,
      is_paid: seen.isPaid,
      charges: seen.charges,
      promotion_code_id: seen.promotionCodeId,
      items: seen.items,
    },
    lines: lines.map((line) => ({ id: line.id, ...lineAsJson(line) })),
  }
  const { rows } = await tx.execute<{ edited: boolean }>(
    sql`select edit_order(${JSON.stringify(value)}::jsonb) as edited`,
  )
  return rows[0]?.edited === true
}

/** The promotion code of an order; undefined without one. */
export const findPromotionOf = (db: Db | Tx, orderId: number): Promise<PromotionRow | undefined> =>
  firstRow(
    db
      .select(getTableColumns(promotionCodes))
      .from(orders)
      .innerJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
      .where(eq(orders.id, orderId)),
  )
