import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { kitchenDays } from '../../platform/db/tables/shop.ts'

export type LockedDay = { capacity: number | null; taken: number; isClosed: boolean }

/** Locks the kitchen's book for a day, which begins with its first order. */
export const lockKitchenDay = async (tx: Tx, day: string): Promise<LockedDay> => {
  await tx.insert(kitchenDays).values({ day }).onConflictDoNothing()
  const [locked] = await tx
    .select({ capacity: kitchenDays.capacity, taken: kitchenDays.taken, isClosed: kitchenDays.isClosed })
    .from(kitchenDays)
    .where(eq(kitchenDays.day, day))
    .for('update')
  if (!locked) throw new Error(`No kitchen day ${day}`)
  return locked
}

/** Adds pieces to what the kitchen has promised for a day, or takes them off; never below nothing. */
export const moveKitchenPieces = async (tx: Tx, day: string, pieces: number): Promise<void> => {
  await tx
    .update(kitchenDays)
    .set({ taken: sql`greatest(0, ${kitchenDays.taken} + ${pieces})` })
    .where(eq(kitchenDays.day, day))
}
