import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { promotionCodes } from '../../platform/db/tables/promotions.ts'

export type PromotionRow = typeof promotionCodes.$inferSelect
/** The terms of a code that the owner enters; other columns are counters and timestamps. */
export type PromotionTerms = Omit<PromotionRow, 'id' | 'uses' | 'createdAt' | 'updatedAt'>

/** All codes, the newest first. */
export const listPromotions = (db: Db): Promise<PromotionRow[]> =>
  db.select().from(promotionCodes).orderBy(desc(promotionCodes.id))

/** A code in capitals, with the number of a phone's orders that use it. */
export const findPromotion = (db: Db, code: string, phoneKey: string | null) => {
  const usesByPhone = sql<number>`(
    select count(*)::int from ${orders} o where o.promotion_code_id = promotion_codes.id and o.phone_key = ${phoneKey}
      and has_promotion(o.promotion_code_id, o.status, o.is_paid))`
  return firstRow(
    db
      .select({ ...getTableColumns(promotionCodes), usesByPhone })
      .from(promotionCodes)
      .where(eq(promotionCodes.code, code)),
  )
}

/** Whether any code is valid on this day, `YYYY-MM-DD` in WIB. */
export const isAnyPromotionUsable = async (db: Db, today: string): Promise<boolean> =>
  (await db.$count(
    promotionCodes,
    sql`${promotionCodes.isActive} and (${promotionCodes.mostUses} is null or ${promotionCodes.uses} < ${promotionCodes.mostUses})
      and (${promotionCodes.from} is null or ${promotionCodes.from} <= ${today})
      and (${promotionCodes.until} is null or ${promotionCodes.until} >= ${today})`,
  )) > 0

/** Serialises changes of the list until the transaction ends; orders can still use codes. */
export const lockPromotionList = async (tx: Tx): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('promotion_codes'))`)
  return tx.$count(promotionCodes)
}

/** The new code, or undefined when it exists already. */
export const insertPromotion = (tx: Tx, terms: PromotionTerms): Promise<PromotionRow | undefined> =>
  firstRow(
    tx.insert(promotionCodes).values(terms).onConflictDoNothing({ target: promotionCodes.code }).returning(),
  )

/** The code, locked until the transaction ends: no order can use it meanwhile. */
export const lockPromotion = (tx: Tx, id: number): Promise<PromotionRow | undefined> =>
  firstRow(tx.select().from(promotionCodes).where(eq(promotionCodes.id, id)).for('update'))

/** Whether another promotion has this code. */
export const isCodeTaken = async (tx: Tx, id: number, code: string): Promise<boolean> => {
  const [other] = await tx.select().from(promotionCodes).where(eq(promotionCodes.code, code))
  return other !== undefined && other.id !== id
}

/** Updates a locked code. */
export const updatePromotion = async (tx: Tx, id: number, change: Partial<PromotionTerms>): Promise<void> => {
  await tx
    .update(promotionCodes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(promotionCodes.id, id))
}

/** Whether any order was placed with it, including cancelled ones. */
export const isPromotionInOrders = async (tx: Tx, id: number): Promise<boolean> => {
  const found = await tx.select({ id: orders.id }).from(orders).where(eq(orders.promotionCodeId, id)).limit(1)
  return found.length > 0
}

export const deletePromotion = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(promotionCodes).where(eq(promotionCodes.id, id))
}
