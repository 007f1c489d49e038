import type { Role } from '@dimsum/domain/roles'

/** The signed-in person a request acts for. */
export type Admin = {
  id: number
  username: string
  role: Role
  /** When this session began and ends, by the database's clock. */
  loginTime: Date
  expiresAt: Date
  /** Of this session, in the list of one's own. */
  sessionId: number
  /** The owner demands a second factor and this user has none yet. */
  mustSetUpSecondFactor: boolean
}
