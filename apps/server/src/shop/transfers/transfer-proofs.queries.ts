import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { transferProofs } from '../../platform/db/tables/transfers.ts'

/** The proofs of an order without their pictures, the oldest first. */
export const listProofs = (db: Db | Tx, orderId: number) =>
  db
    .select({ id: transferProofs.id, uploadedAt: transferProofs.uploadedAt })
    .from(transferProofs)
    .where(eq(transferProofs.orderId, orderId))
    .orderBy(asc(transferProofs.id))

export const listProofPictures = (db: Db | Tx, orderId: number) =>
  db
    .select({ uploadedAt: transferProofs.uploadedAt, picture: transferProofs.picture })
    .from(transferProofs)
    .where(eq(transferProofs.orderId, orderId))
    .orderBy(asc(transferProofs.id))

export const findProofPicture = async (db: Db, orderId: number, id: number): Promise<Buffer | undefined> => {
  const found = await firstRow(
    db
      .select({ picture: transferProofs.picture })
      .from(transferProofs)
      .where(and(eq(transferProofs.orderId, orderId), eq(transferProofs.id, id))),
  )
  return found?.picture
}

/** Stores a proof. @returns its id; undefined when the order has this picture already */
export const insertProof = async (tx: Tx, orderId: number, picture: Buffer): Promise<number | undefined> => {
  const [stored] = await tx
    .insert(transferProofs)
    .values({ orderId, picture })
    .onConflictDoNothing()
    .returning({ id: transferProofs.id })
  return stored?.id
}
