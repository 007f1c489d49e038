import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { whatsappWithdrawals } from '../db/tables/whatsapp.ts'

/** Whether this number wants no more WhatsApp messages. */
export const isWithdrawn = async (db: Db, phoneKey: string): Promise<boolean> =>
  (await db.$count(whatsappWithdrawals, eq(whatsappWithdrawals.phoneKey, phoneKey))) > 0

export const setWithdrawn = async (tx: Db | Tx, phoneKey: string, isStopped: boolean): Promise<void> => {
  if (isStopped) await tx.insert(whatsappWithdrawals).values({ phoneKey }).onConflictDoNothing()
  else await tx.delete(whatsappWithdrawals).where(eq(whatsappWithdrawals.phoneKey, phoneKey))
}
