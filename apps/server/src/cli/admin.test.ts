import { describe, expect, test } from 'vitest'
import { users } from '../platform/db/tables/people.ts'
import { ensureAdminAccount } from '../shop/team/admin-account.ts'
import { passwordFits } from '../shop/team/password-hash.ts'
import { bundleProgram, runToEnd } from '../testing/child-program.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const program = await bundleProgram('cli/admin.ts')
const database = await createTestDatabase()
await ensureAdminAccount(database.db, { username: 'pemilik', password: undefined, shopName: 'Dimsum' })

describe('npm run admin -- password', () => {
  const run = (...args: string[]) => runToEnd(program, args, { DATABASE_URL: database.url })

  test('prints a new, valid password', async () => {
    const { code, output } = await run('password')
    expect([code, output]).toEqual([0, expect.stringContaining('pemilik')])
    const [user] = await database.db.select().from(users)
    expect(await passwordFits(/Password {2}(\S+)/.exec(output)?.[1] ?? '', user?.password)).toBe(true)
  })

  test('second-factor removes it, and reports when there is none', async () => {
    await database.rows(
      `insert into second_factors (user_id, secret, is_confirmed) select id, 'x', true from users`,
    )
    expect(await run('second-factor')).toEqual({
      code: 0,
      output: expect.stringContaining('The second factor of "pemilik" is removed.'),
    })
    expect(await database.rows('select from second_factors')).toEqual([])
    expect((await run('second-factor', '--name', 'pemilik')).output).toContain('has no second factor')
  })

  test.each([
    [['password', '--name', 'nobody'], 'Leave --name out', 1],
    [[], 'Usage: npm run admin -- password', 2],
    [['password', 'now'], 'Usage: npm run admin -- password', 2],
    [['--colour'], 'Unknown option', 2],
  ])('%j says what is wrong and changes nothing', async (args, sentence, ending) => {
    const before = await database.db.select().from(users)
    expect(await run(...args)).toEqual({ code: ending, output: expect.stringContaining(sentence) })
    expect(await database.db.select().from(users)).toEqual(before)
  })

  test('says to start the shop first when there is no shop yet', async () => {
    const empty = await createTestDatabase()
    await empty.pool.query('drop schema public cascade; create schema public')
    const { code, output } = await runToEnd(program, ['password'], { DATABASE_URL: empty.url })
    expect(output).toContain('Start the shop once with the same settings (npm start)')
    expect(output).not.toContain('Failed query')
    expect(code).toBe(1)
  })
})
