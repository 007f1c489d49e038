import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { Tx } from '../db/connection.ts'
import { auditLog } from '../db/tables/shop.ts'

/** One line of the audit log; `before` and `after` hold what changed and no personal data. */
export type AuditEntry = {
  /** 'admin:<username>' or 'system'. */
  actor: string
  action: AuditAction
  /** What it was done to, for example 'inventory:3'. */
  subject: string
  before?: unknown
  after?: unknown
}

/** Written in the transaction of the act itself: no act without its line, no line without its act. */
export const insertAuditEntry = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.insert(auditLog).values(entry)
}
