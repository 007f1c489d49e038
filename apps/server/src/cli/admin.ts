import { loadSettings } from '../platform/config/config.ts'
import { removeSecondFactor, resetAdminPassword } from '../shop/team/admin-account.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'
import { withShopDatabase } from '../wiring/with-shop-database.ts'

const usage = `Usage: npm run admin -- password [--name <admin>]
       npm run admin -- second-factor [--name <admin>]

password       Gives the admin a new password and prints it, for an owner who forgot the old one. Every browser that was
               signed in is signed out.
second-factor  Removes the second factor, for users who lost their phone and recovery codes. The password stays.

Both work whether the shop runs or not. Without --name they change the first admin.
Exit code: 0 done, 1 failed, 2 wrong arguments.`

const { act, name } = readCommand(
  usage,
  { allowPositionals: true, options: { name: { type: 'string' } } },
  ({ positionals, values }) => {
    const act = positionals.join(' ')
    if (act !== 'password' && act !== 'second-factor') throw new Error('Expected: password or second-factor.')
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
