import { roles } from '@dimsum/domain/roles'
import { z } from 'zod'

/** The signed-in user and when the session ends. Instants are ISO 8601. The session key is only in the cookie. */
export const AdminSession = z.object({
  username: z.string(),
  /** For the screens only: the server checks rights on every call. */
  role: z.enum(roles),
  loginTime: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /**
   * True while the owner requires a second factor and this user has none. Every other call is refused until it is set
   * up.
   */
  mustSetUpSecondFactor: z.boolean(),
  /** When the backup was made that this shop was restored from; present until an owner confirms the restored copy. */
  unconfirmedBackup: z.iso.datetime().optional(),
})
export type AdminSession = z.infer<typeof AdminSession>
