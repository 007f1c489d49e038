import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { signInSteps, users } from '../../platform/db/tables/people.ts'

/** A pending sign-in that waits for its code, for five minutes by the database's clock. */
export const insertSignInStep = async (
  tx: Tx,
  tokenHash: Buffer,
  userId: number,
  passwordVersion: string,
): Promise<void> => {
  await tx.insert(signInSteps).values({
    tokenHash,
    userId,
    passwordChangedAt: sql`${passwordVersion}::timestamptz`,
    expiresAt: sql`now() + interval '5 minutes'`,
  })
}

/** The user of a pending sign-in, and the version of the password that was correct. */
export const findSignInStep = (db: Db, tokenHash: Buffer) =>
  firstRow(
    db
      .select({
        userId: users.id,
        username: users.username,
        passwordVersion: sql<string>`${signInSteps.passwordChangedAt}::text`,
      })
      .from(signInSteps)
      .innerJoin(users, eq(users.id, signInSteps.userId))
      .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, sql`now()`))),
  )

/** Deletes a pending sign-in; false when a parallel call did, which then has the session. */
export const deleteSignInStep = async (tx: Tx, tokenHash: Buffer): Promise<boolean> => {
  const { rowCount } = await tx.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash))
  return rowCount === 1
}
