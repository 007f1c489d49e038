import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../platform/config/config.ts'
import { proxyTo } from '../testing/database-proxy.ts'
import { withDatabase } from '../testing/database-url.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openShopDatabase } from './shop-database.ts'

test('a database that refuses the shop when it comes back reports the problem once', async () => {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-door-'))
  const door = proxyTo(withDatabase(database.url, 'nowhere'), folder)
  const failures: string[] = []
  const shopDatabase = await openShopDatabase(readSettings({ DATABASE_URL: door.url }, folder), {
    report: () => {},
    fail: ({ message }) => failures.push(message),
  })
  await door.open()
  // Settled, so it is not polled any more.
  await shopDatabase.prepared
  expect(failures).toEqual([expect.stringContaining('The PostgreSQL of DATABASE_URL refuses the shop')])
  door.shut()
  rmSync(folder, { recursive: true })
})
