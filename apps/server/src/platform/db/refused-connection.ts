import { StartProblem } from '../config/start-problem.ts'

/**
 * SQLSTATEs of permanent errors: wrong password, unknown role or database, missing privilege, a setting of the URL with
 * a bad value or an unknown name.
 */
const refusedStates = ['28P01', '28000', '3D000', '42501', '22023', '42704', '0A000']

/**
 * PgBouncer reports its own refusals with the SQLSTATE of a broken connection (08P01); only the message tells them
 * apart.
 */
const refusedWords =
  /unsupported startup parameter|no such (database|user)|authentication failed|not allowed|does not support SSL|client password must be a string|certificate|Invalid URL/i

/** Messages of a pooler whose database is temporarily down. */
const forNow = /try again later|server login has been failing|cannot connect/i

/**
 * Why a PostgreSQL, or its pooler, permanently refuses the shop; undefined when a retry may succeed.
 * @param error of the driver while a connection was opened
 */
export function refusedConnection(error: unknown): StartProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const code = String((error as { code?: unknown }).code)
  const isRefused = refusedStates.includes(code) || refusedWords.test(error.message)
  if (!isRefused || forNow.test(error.message)) return undefined
  return new StartProblem(
    `The PostgreSQL of DATABASE_URL refuses the shop: ${error.message.replace(/\.$/, '')}.`,
    'Correct user, password, database and options in DATABASE_URL, and create the database if it is missing.',
    { cause: error },
  )
}
