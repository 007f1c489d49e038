import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** A browser that is signed in as the caller. */
export const OwnSession = z.object({
  id: z.int(),
  /** `Chrome, Android`; empty where it is not known. */
  device: z.string(),
  signedInAt: WireInstant,
  /** Up to five minutes late. */
  lastSeenAt: WireInstant,
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
export const OwnSessions = z.object({ sessions: z.array(OwnSession) })
