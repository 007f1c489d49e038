import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { signInSteps, users } from '../../platform/db/tables/people.ts'

/** A browser waits for its code, five minutes by the database's clock. */
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

/** Whose code is awaited from this browser, and the version of the password that was right. */
export const findSignInStep = async (db: Db, tokenHash: Buffer) => {
  const [step] = await db
    .select({
      userId: users.id,
      username: users.username,
      passwordVersion: sql<string>`${signInSteps.passwordChangedAt}::text`,
    })
    .from(signInSteps)
    .innerJoin(users, eq(users.id, signInSteps.userId))
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, sql`now()`)))
  return step
}

/** Ends the wait; false when another call did, which then has its session. */
export const deleteSignInStep = async (tx: Tx, tokenHash: Buffer): Promise<boolean> => {
  const { rowCount } = await tx.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash))
  return rowCount === 1
}
