/**
 * Generous database timeouts for tests about something else (ms), because the machine may be slow or shared. Idle
 * connections stay: a new one plans every function anew.
 */
export const patience = {
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const
