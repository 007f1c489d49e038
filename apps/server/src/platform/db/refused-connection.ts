import { StartProblem } from '../config/start-problem.ts'

/**
 * SQLSTATEs that will be the same at the next try: wrong password, unknown role or database, a role that may not, a
 * setting of the address with a bad value or an unknown name.
 */
const refusedStates = ['28P01', '28000', '3D000', '42501', '22023', '42704', '0A000']

/** PgBouncer gives its own refusals the state of a broken connection (08P01); only its words tell them apart. */
const refusedWords =
  /unsupported startup parameter|no such (database|user)|authentication failed|not allowed|does not support SSL|client password must be a string|certificate|Invalid URL/i

/** Words of a pooler whose database is away for now. */
const forNow = /try again later|server login has been failing|cannot connect/i

/**
 * Why a PostgreSQL, or the pooler before it, will not have the shop; undefined when another try may go well.
 * @param error of the driver, while a connection was opened
 */
export function refusedConnection(error: unknown): StartProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const code = String((error as { code?: unknown }).code)
  const isRefused = refusedStates.includes(code) || refusedWords.test(error.message)
  if (!isRefused || forNow.test(error.message)) return undefined
  return new StartProblem(
    `The PostgreSQL of DATABASE_URL refuses the shop: ${error.message.replace(/\.$/, '')}.`,
    'Correct user, password, database and options in DATABASE_URL, and make the database there if it is missing.',
    { cause: error },
  )
}
