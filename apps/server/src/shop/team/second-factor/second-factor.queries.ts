import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { firstRow } from '../../../platform/db/first-row.ts'
import { recoveryCodes, secondFactors } from '../../../platform/db/tables/people.ts'

const columns = {
  secret: secondFactors.secret,
  isConfirmed: secondFactors.isConfirmed,
  since: secondFactors.createdAt,
}

/** The user's second factor, including one that waits for its first code. */
export const findSecondFactor = (db: Db | Tx, userId: number) =>
  firstRow(db.select(columns).from(secondFactors).where(eq(secondFactors.userId, userId)))

/** Stores a new secret until it is confirmed; false when one is in force, which stays. */
export const savePendingSecret = async (db: Db, userId: number, secret: string): Promise<boolean> => {
  const { rowCount } = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: eq(secondFactors.isConfirmed, false),
    })
  return rowCount === 1
}

/**
 * Marks the code of a step and all earlier ones as used; false when it was used already. Of two parallel calls with one
 * code the second waits here for the first.
 */
export const takeStep = async (tx: Tx, userId: number, secret: string, step: number): Promise<boolean> => {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        lt(secondFactors.lastStep, step),
      ),
    )
  return rowCount === 1
}

export const confirmSecret = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .update(secondFactors)
    .set({ isConfirmed: true, createdAt: sql`now()` })
    .where(eq(secondFactors.userId, userId))
}

/** Uses up a recovery code; false when there is none with this hash, or it was used. */
export const takeRecoveryCode = async (tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> => {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
  return rowCount === 1
}

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = async (tx: Tx, userId: number, hashes: Buffer[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

/** Deletes secret, recovery codes and pending sign-ins; false when there was nothing. */
export const deleteSecondFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rowCount } = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  return rowCount === 1
}
