import { roles } from '@dimsum/domain/roles'
import { z } from 'zod'

/** Who is signed in, and for how long; instants in ISO 8601. The session's key is only in its cookie. */
export const AdminSession = z.object({
  username: z.string(),
  /** What the screens show; what may be done is decided at each call. */
  role: z.enum(roles),
  loginTime: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The owner demands a second factor and this user has none: until it is set up no other call is answered. */
  mustSetUpSecondFactor: z.boolean(),
  /** The shop was restored from the backup of then, and no owner has confirmed yet that this copy is the real one. */
  unconfirmedBackup: z.iso.datetime().optional(),
})
export type AdminSession = z.infer<typeof AdminSession>
