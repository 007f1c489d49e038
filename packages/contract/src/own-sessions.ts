import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** A session of the calling user. */
export const OwnSession = z.object({
  id: z.int(),
  /** `Chrome, Android`; empty when unknown. */
  device: z.string(),
  signedInAt: WireInstant,
  /** Updated at most every five minutes. */
  lastSeenAt: WireInstant,
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
export const OwnSessions = z.object({ sessions: z.array(OwnSession) })
