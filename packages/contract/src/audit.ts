import { z } from 'zod'
import { type AuditTopic, auditTopics } from './audit-topics.ts'
import { WireInstant } from './fields.ts'
import { line, PackageTypeField, WibDayField } from './text-fields.ts'

const topics = Object.keys(auditTopics) as [AuditTopic, ...AuditTopic[]]

/** Filters by actor, topic and days (WIB, inclusive). `before` is the id of the last entry on the previous page. */
export const AuditQuery = z.object({
  actor: z.optional(line({ max: 120 })),
  topic: z.enum(topics).optional(),
  from: z.optional(WibDayField),
  to: z.optional(WibDayField),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** One entry, written in the transaction of the action. It contains no personal data. */
export const AuditLine = z.object({
  id: z.int(),
  at: WireInstant,
  /** 'admin:<username>' or 'system'. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Set when the action concerns a package that still exists. */
  packageType: z.nullable(PackageTypeField),
  /** The user whom the action concerns, if any. */
  username: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditLine = z.infer<typeof AuditLine>

/** Newest first. `hasMore`: older matching entries exist. */
export const AuditPage = z.object({
  entries: z.array(AuditLine),
  hasMore: z.boolean(),
  /** Every actor in the log, for the filter. */
  actors: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
