import { loadSettings } from '../platform/config/config.ts'
import { removeSecondFactor, resetAdminPassword } from '../shop/team/admin-account.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'
import { withShopDatabase } from '../wiring/with-shop-database.ts'

const usage = `Usage: npm run admin -- password [--name <admin>]
       npm run admin -- second-factor [--name <admin>]

password       Gives the admin a new password and prints it, for an owner who forgot the old one. Every browser that was
               signed in is signed out.
second-factor  Removes the second factor, for who lost the phone and the recovery codes. The password stays.

Both work while the shop runs and while it does not. Without --name they mean the first admin.
Ends with 0 when done, 1 when something is wrong, 2 when called wrongly.`

const { act, name } = readCommand(
  usage,
  { allowPositionals: true, options: { name: { type: 'string' } } },
  ({ positionals, values }) => {
    const act = positionals.join(' ')
    if (act !== 'password' && act !== 'second-factor') throw new Error('Say password or second-factor.')
    return { act, name: values.name }
  },
)
await runCommand(async () => {
  const settings = loadSettings()
  await withShopDatabase(settings, async (db) => {
    if (act === 'second-factor') {
      const { username, wasOn } = await removeSecondFactor(db, name)
      print(wasOn ? `The second factor of "${username}" is removed.` : `"${username}" has no second factor.`)
      return
    }
    const reset = { ...(name !== undefined && { username: name }), shopName: settings.shop.name }
    const { username, password } = await resetAdminPassword(db, reset)
    print('', `  Name      ${username}`, `  Password  ${password}`, '')
  })
})
