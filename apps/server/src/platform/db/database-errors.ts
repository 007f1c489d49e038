/**
 * Reads errors of the database driver, also when the SQL builder wrapped them. Codes are SQLSTATEs:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */

/** The error and what it was caused by, outermost first. */
function* causes(error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/** The database answers, but its schema is not up to date yet; spoken of as PostgreSQL does while it starts. */
export class DatabaseNotReady extends Error {
  readonly code = '57P03'

  constructor() {
    super('the database is being prepared')
  }
}

/** Five-character SQLSTATE of an answer of the database; undefined when the error came from elsewhere. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return code
  }
  return undefined
}

/** Serialization failure or deadlock: the transaction did not happen and may be tried again as a whole. */
export const mayBeRetried = (error: unknown) => ['40001', '40P01'].includes(sqlStateOf(error) ?? '')

/** Connection exceptions, and a server that shuts down, crashed or is still starting. */
const lostStates = /^08|^57P0[1-5]$/

/** Words of the driver for a connection that is gone or stopped answering; it has no codes for these. */
const lostWords =
  /Query read timeout|Connection terminated|connection timeout|not queryable|timeout expired|timeout exceeded when trying to connect/

const lostSystemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED', 'EACCES'],
])

/** The connection is of no further use; whether a commit that was under way happened is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return lostStates.test(state)
  for (const { code, message } of causes(error)) {
    if (lostSystemCodes.has(String(code)) || lostWords.test(message)) return true
  }
  return false
}

/** The server takes no writes, as one that was a leader and is a replica now: the statement did not happen. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006'

/**
 * The database cannot do this now but may later: gone, too many connections (53300), full disk (53100), out of
 * memory (53200), statement or lock time-out (57014, 55P03), read-only after a failover (25006), an internal
 * fault (XX000, 58xxx), a conflict that went on after all retries, or a server that refuses the shop's account or
 * database for now (28xxx, 3D000: a password changed there, a database being replaced). Answered 503, never 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return (
    isConnectionLost(error) ||
    (state !== undefined && /^53|^58|^XX|^28|^3D000$|^57014$|^55P03$|^25006$|^25P0|^40/.test(state))
  )
}
