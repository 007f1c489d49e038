import type { AuditAction } from '@dimsum/contract/audit-topics'
import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { inventory } from '../../platform/db/tables/inventory.ts'
import { users } from '../../platform/db/tables/people.ts'
import { auditLog } from '../../platform/db/tables/shop.ts'

export type AuditFilter = {
  actor: string | undefined
  actions: readonly AuditAction[] | undefined
  from: Date | undefined
  until: Date | undefined
  /** Only entries older than this one. */
  before: number | undefined
}

/** Matching entries, newest first. */
export const listAuditEntries = (db: Db, filter: AuditFilter, limit: number) => {
  const { actor, actions, from, until, before } = filter
  const conditions: (SQL | undefined)[] = [
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    actions && inArray(auditLog.action, [...actions]),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    before === undefined
      ? undefined
      : sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from ${auditLog} last where last.id = ${before})`,
  ]
  return db
    .select({
      ...getTableColumns(auditLog),
      packageType: inventory.packageType,
      username: users.username,
    })
    .from(auditLog)
    .leftJoin(inventory, sql`${auditLog.subject} = 'inventory:' || ${inventory.id}`)
    .leftJoin(users, sql`${auditLog.subject} = 'user:' || ${users.id}`)
    .where(and(...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
}

/** Every actor; a loose index scan from name to name, so that the number of entries does not matter. */
export const listActors = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ actor: string }>(sql`
    with recursive names as (
      select min(actor) as actor from ${auditLog}
      union all
      select (select min(actor) from ${auditLog} where actor > names.actor) from names where names.actor is not null
    )
    select actor from names where actor is not null`)
  return rows.map(({ actor }) => actor)
}
