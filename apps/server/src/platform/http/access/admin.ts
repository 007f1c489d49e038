import type { Role } from '@dimsum/domain/roles'

/** The signed-in person a request acts for. */
export type Admin = {
  id: number
  username: string
  role: Role
  /** When this session began and ends, by the database's clock. */
  loginTime: Date
  expiresAt: Date
}
