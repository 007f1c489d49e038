import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { Tx } from '../db/connection.ts'
import { auditLog } from '../db/tables/shop.ts'

/** One entry of the audit log; `before` and `after` contain the change without personal data. */
export type AuditEntry = {
  /** 'admin:<username>' or 'system'. */
  actor: string
  action: AuditAction
  /** The object of the action, for example 'inventory:3'. */
  subject: string
  before?: unknown
  after?: unknown
}

/** Call it in the transaction of the action, so that neither exists without the other. */
export const insertAuditEntry = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.insert(auditLog).values(entry)
}
