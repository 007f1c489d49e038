import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { auditLog } from '../db/tables/shop.ts'

/** When this shop was last restored after a loss; undefined when it never was. A move does not count. */
export const findLastRestore = async (db: Db): Promise<Date | undefined> => {
  const [found] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'shop'),
        eq(auditLog.action, 'backup.restore'),
        sql`${auditLog.after}->>'move' = 'false'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return found?.at
}
