/**
 * Classifies errors of the database driver, also when the SQL builder wrapped them. Codes are SQLSTATEs:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */

/** The error and its causes, outermost first. */
function* causes(error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/** The schema is not up to date yet; reported with PostgreSQL's startup SQLSTATE. */
export class DatabaseNotReady extends Error {
  readonly code = '57P03'

  constructor() {
    super('the database is being prepared')
  }
}

/** The SQLSTATE of a database error; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return code
  }
  return undefined
}

/** Serialization failure or deadlock: the transaction was rolled back and may be run again. */
export const mayBeRetried = (error: unknown) => ['40001', '40P01'].includes(sqlStateOf(error) ?? '')

/** Connection exceptions, and a server that is shutting down, crashed or starting. */
const lostStates = /^08|^57P0[1-5]$/

/** The driver's messages for a lost connection; they have no codes. */
const lostWords =
  /Query read timeout|Connection terminated|connection timeout|not queryable|timeout expired|timeout exceeded when trying to connect/

const lostSystemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED', 'EACCES'],
])

/** The connection is unusable; whether a pending commit happened is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state) return lostStates.test(state)
  for (const { code, message } of causes(error)) {
    if (lostSystemCodes.has(String(code)) || lostWords.test(message)) return true
  }
  return false
}

/** The server is read-only, for example a former leader that is a replica now: the statement did not happen. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006'

/**
 * A temporary failure: connection lost, too many connections (53300), full disk (53100), out of memory (53200),
 * statement or lock timeout (57014, 55P03), read-only after a failover (25006), an internal fault (XX000, 58xxx), a
 * conflict after all retries, or a server that currently refuses the shop's account or database (28xxx, 3D000: a
 * password changed there, a database being replaced). Answered with 503, never 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return (
    isConnectionLost(error) ||
    (state !== undefined && /^53|^58|^XX|^28|^3D000$|^57014$|^55P03$|^25006$|^25P0|^40/.test(state))
  )
}
