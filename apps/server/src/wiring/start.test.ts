import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { proxyTo } from '../testing/database-proxy.ts'
import { buildShopProgram, eventually } from '../testing/shop-program.ts'
import { createTestDatabase } from '../testing/test-database.ts'

let dataDir: string

const program = await buildShopProgram()
beforeEach(() => {
  dataDir = program.newDataDir()
})

describe('a failed start prints the reason and the next step', () => {
  test('for a port in use; the database is stopped again', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const shop = program.start({ DATA_DIR: dataDir, PORT: String(port) })
    expect((await shop.end()).code).toBe(1)
    expect(shop.output()).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`)
    expect(shop.output()).toContain(`PORT=${port + 1} npm start`)
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
    other.close()
  })

  test('for a bad setting', async () => {
    const shop = program.start({ DATA_DIR: dataDir, PORT: 'abc' })
    expect((await shop.end()).code).toBe(1)
    expect(shop.output()).toContain('PORT must be a whole number from 0 to 65535; it is "abc".')
  })
})

test('a start without orders or backups says so', async () => {
  const shop = program.start({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgresql://a@127.0.0.1:1/a',
    BACKUP_DIR: program.file,
  })
  await shop.says('opens as soon as its database answers')
  await shop.says(`BACKUP_DIR: ${program.file} is not a folder that this account may write to.`)
  expect(shop.output()).not.toContain('is open')
  await shop.end('SIGTERM')
})

test('with an external PostgreSQL that is down the shop is alive but not ready, and opens when it is back; no other database is created', async () => {
  const database = await createTestDatabase()
  const door = proxyTo(database.url, dataDir)
  const { shop, get } = await program.open({ DATA_DIR: dataDir, DATABASE_URL: door.url })
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(503)
  const refused = await get('/api/packages/availability')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(shop.output()).toContain('The PostgreSQL of DATABASE_URL does not answer')

  await door.open()
  await eventually(async () => (await get('/readyz')).status === 200)
  expect((await get('/api/packages/availability')).status).toBe(200)
  const rows = await database.rows('select count(*) as accounts from users')
  expect(rows).toEqual([{ accounts: 1 }])
  expect((await shop.end('SIGTERM')).code).toBe(0)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  door.shut()
})
