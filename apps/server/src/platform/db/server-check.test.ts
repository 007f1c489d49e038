import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { StartProblem } from '../config/start-problem.ts'
import { isConnectionLost } from './database-errors.ts'
import { checkServer, type ServerFacts, serverProblem } from './server-check.ts'

const good: ServerFacts = {
  version: 180_004,
  name: '18.4',
  durability: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
}

describe('a PostgreSQL', () => {
  test.each([150_000, 160_012, 180_004])('of version %i is accepted', (version) => {
    expect(serverProblem({ ...good, version }, true)).toBeUndefined()
  })

  test('before 15 is refused with both versions', () => {
    expect(serverProblem({ ...good, version: 140_011, name: '14.11' }, false)?.sentences).toBe(
      'DATABASE_URL leads to PostgreSQL 14.11. The shop needs version 15 or newer. ' +
        'Upgrade that server, or remove DATABASE_URL to use the built-in database.',
    )
  })

  test.each([
    'fsync',
    'synchronous_commit',
    'full_page_writes',
  ])('with %s off is refused for real money only', (setting) => {
    const facts = { ...good, durability: { ...good.durability, [setting]: 'off' } }
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
