/**
 * Limits of a connection to the database for tests that are about something else (ms). A machine that stalls for seconds or
 * shares its processor is no fault of what they test, so nothing is given up early.
 */
export const patience = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const
