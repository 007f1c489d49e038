/** The signed-in person a request acts for. */
export type Admin = {
  id: number
  username: string
  /** When this session began and ends, by the database's clock. */
  loginTime: Date
  expiresAt: Date
}
