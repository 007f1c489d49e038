import { z } from 'zod'
import { type AuditTopic, auditTopics } from './audit-topics.ts'
import { WireInstant } from './fields.ts'
import { line, PackageTypeField, WibDayField } from './text-fields.ts'

const topics = Object.keys(auditTopics) as [AuditTopic, ...AuditTopic[]]

/** Who, what, and which days (WIB, both included); `before` is the id of the last entry that was shown. */
export const AuditQuery = z.object({
  actor: z.optional(line({ max: 120 })),
  topic: z.enum(topics).optional(),
  from: z.optional(WibDayField),
  to: z.optional(WibDayField),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** One act, as it was written in its transaction; no personal data is in it. */
export const AuditLine = z.object({
  id: z.int(),
  at: WireInstant,
  /** 'admin:<username>' or 'system'. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The package, where the act was about one that still exists. */
  packageType: z.nullable(PackageTypeField),
  /** The person it was done to, where it was done to one. */
  username: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditLine = z.infer<typeof AuditLine>

/** Newest first. `hasMore`: there are older ones that fit. */
export const AuditPage = z.object({
  entries: z.array(AuditLine),
  hasMore: z.boolean(),
  /** Everyone who ever acted, for the filter. */
  actors: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
