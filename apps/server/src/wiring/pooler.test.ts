import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { howToInstall } from '../../../../scripts/checks/debian-tools.mjs'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { buildShopProgram } from '../testing/shop-program.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase

const program = await buildShopProgram()
beforeEach(async () => {
  database = await createTestDatabase()
})

/** A pooler that ends with its test; test hooks run before the database is dropped. */
async function openPooler(poolMode: 'session' | 'transaction'): Promise<PgBouncer> {
  const pooler = await startPgBouncer(database.url, poolMode)
  onTestFinished(pooler.stop)
  return pooler
}

const name = hasPgBouncer ? 'behind PgBouncer' : `behind PgBouncer (${howToInstall('pgbouncer')})`

describe.skipIf(!hasPgBouncer)(name, () => {
  test('with transaction pooling the start fails with an error that names it', async () => {
    const pooler = await openPooler('transaction')
    const shop = program.start({ DATA_DIR: program.newDataDir(), DATABASE_URL: pooler.url })
    expect((await shop.end()).code).toBe(1)
    expect(shop.output()).toContain('DATABASE_URL leads to a pooler that pools by transaction')
    expect(shop.output()).toContain('pool_mode = session')
  })

  test('a pooler without the database, or one that refuses its settings, fails the start with one error', async () => {
    const pooler = await openPooler('session')
    for (const url of [
      pooler.url.replace(/\/test_\w+/, '/nowhere'),
      `${pooler.url}&options=-c%20geqo%3Doff`,
      pooler.url.replace(/:[^:@]*@/, ':wrong@'),
    ]) {
      const shop = program.start({ DATA_DIR: program.newDataDir(), DATABASE_URL: url })
      expect((await shop.end()).code).toBe(1)
      expect(shop.output().match(/The PostgreSQL of DATABASE_URL refuses the shop/g)).toHaveLength(1)
      expect(shop.output()).not.toContain('trying again')
    }
  })
})
