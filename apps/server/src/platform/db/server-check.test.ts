import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { StartProblem } from '../config/start-problem.ts'
import { isConnectionLost } from './database-errors.ts'
import { checkServer, type ServerFacts, serverProblem } from './server-check.ts'

const good: ServerFacts = {
  server_version: '18.4',
  server_version_num: '180004',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

describe('a PostgreSQL', () => {
  test.each(['150000', '160012', '180004'])('of version %s is accepted', (version) => {
    expect(serverProblem({ ...good, server_version_num: version }, true)).toBeUndefined()
  })

  test('before 15 is refused with both versions', () => {
    expect(
      serverProblem({ ...good, server_version_num: '140011', server_version: '14.11' }, false)?.sentences,
    ).toBe(
      'DATABASE_URL leads to PostgreSQL 14.11. The shop needs version 15 or newer. ' +
        'Upgrade that server, or remove DATABASE_URL to use the built-in database.',
    )
  })

  test.each([
    'fsync',
    'synchronous_commit',
    'full_page_writes',
  ])('with %s off is refused for real money only', (setting) => {
    const facts = { ...good, [setting]: 'off' }
    expect(serverProblem(facts, true)?.message).toContain(`${setting} is off`)
    expect(serverProblem(facts, false)).toBeUndefined()
  })
})

const database = await createTestDatabase()

describe('checked over a connection', () => {
  test('it reports the settings of that database', async () => {
    // Repeated until there is an answer: on a slow machine a connection that takes three seconds is given up.
    const answer = (isOurs: boolean) => checkServer(database.url, isOurs).then(() => 'fits', String)
    await expect.poll(() => answer(false)).toBe('fits')
    const rows = await database.rows('select quote_ident(current_database()) as name')
    await database.rows(`alter database ${rows[0].name} set synchronous_commit = off`)
    await expect.poll(() => answer(true)).toContain('synchronous_commit is off')
  })

  test('a refused connection is temporary', async () => {
    const error = await checkServer('postgresql://shop@127.0.0.1:1/shop', false).catch((thrown) => thrown)
    expect(error).not.toBeInstanceOf(StartProblem)
    expect(isConnectionLost(error)).toBe(true)
  })
})
