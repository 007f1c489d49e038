import { parseArgs } from 'node:util'
import { loadSettings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { resetAdminPassword } from '../shop/team/admin-account.ts'
import { explain } from '../wiring/explain.ts'
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
  if (values.help) {
    print(usage)
    process.exit(0)
  }
  if (positionals.join(' ') !== 'password') throw new StartProblem(usage, '')
  return values.name
}

try {
  const name = read()
  const settings = loadSettings()
  const { username, password } = await withShopDatabase(settings, (db) =>
    resetAdminPassword(db, { ...(name !== undefined && { username: name }), shopName: settings.shop.name }),
  )
  print('', `  Name      ${username}`, `  Password  ${password}`, '')
} catch (error) {
  printProblem(explain(error))
  process.exit(1)
}
