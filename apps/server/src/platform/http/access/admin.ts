import type { Role } from '@dimsum/domain/roles'

/** The signed-in user of a request. */
export type Admin = {
  id: number
  username: string
  role: Role
  /** When this session began and ends, by the database's clock. */
  loginTime: Date
  expiresAt: Date
  /** Id of this session in the user's own list. */
  sessionId: number
  /** The owner requires a second factor and this user has none yet. */
  mustSetUpSecondFactor: boolean
}
