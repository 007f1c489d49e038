import { parseArgs } from 'node:util'
import { resetAdminPassword } from '../admin-session/admin-account.ts'
import { loadSettings } from '../config.ts'
import { isConnectionLost } from '../db/database-errors.ts'
import { StartProblem } from '../start-problem.ts'
import { print, printProblem } from '../wiring/print.ts'
import { withShopDatabase } from '../wiring/with-shop-database.ts'

const usage = `Usage: npm run admin -- password [--name <admin>]

Gives the admin a new password and prints it, for an owner who forgot the old one. Every browser that was signed
in is signed out. Works while the shop runs and while it does not.`

const read = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (positionals.join(' ') !== 'password' || values.help) throw new StartProblem(usage, '')
  return values.name
}

const explained = (error: unknown): string => {
  if (error instanceof StartProblem) return error.sentences
  if (isConnectionLost(error)) return 'The database does not answer. Start it, or check DATABASE_URL.'
  return String(error)
}

try {
  const name = read()
  const settings = loadSettings()
  const { username, password } = await withShopDatabase(settings, (db) =>
    resetAdminPassword(db, { ...(name !== undefined && { username: name }), shopName: settings.shop.name }),
  )
  print('', `  Name      ${username}`, `  Password  ${password}`, '')
} catch (error) {
  printProblem(explained(error))
  process.exit(1)
}
