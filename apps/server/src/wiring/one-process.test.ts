import { expect, test } from 'vitest'
import { isAlive } from '../platform/db/embedded/process-identity.ts'
import { buildShopProgram, databasePidOf, eventually, type OpenShop } from '../testing/shop-program.ts'

const openAgain = () => program.open({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' })

const program = await buildShopProgram()
const dataDir = program.newDataDir()
let open: OpenShop = await openAgain()

test('a started shop prints its address and, the first time, the admin’s password', async () => {
  await open.shop.says('Password  ')
  expect(open.shop.output()).toMatch(/Name {6}admin\n {2}Password {2}\S{20,}/)
  expect(open.shop.output()).toContain('demo: no money moves')
  expect((await open.get('/readyz')).status).toBe(200)
})

test('a second one on the same data folder says so and stops; the first goes on', async () => {
  const second = program.start({ DATA_DIR: dataDir })
  expect(await second.end()).toEqual({ code: 1, signal: null })
  expect(second.output()).toContain(`Another server already runs on the data folder ${dataDir}`)
  expect((await open.get('/readyz')).status).toBe(200)
})

test('it survives the death of its database: it starts the database again', async () => {
  const dead = databasePidOf(dataDir)
  process.kill(dead, 'SIGKILL')
  await open.shop.says('The database is back.')
  await eventually(async () => (await open.get('/readyz')).status === 200)
  expect(databasePidOf(dataDir)).not.toBe(dead)
  expect(open.shop.process.exitCode).toBeNull()
})

test('killed, it starts again on the database it left running, and shows no password', async () => {
  const pid = databasePidOf(dataDir)
  await open.shop.end('SIGKILL')
  expect(isAlive(pid)).toBe(true)
  open = await openAgain()
  expect(databasePidOf(dataDir)).toBe(pid)
  expect((await open.get('/readyz')).status).toBe(200)
  expect(open.shop.output()).not.toContain('Password')
})

test('on SIGTERM it stops cleanly: neither database nor process is left', async () => {
  const pid = databasePidOf(dataDir)
  expect(await open.shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(isAlive(pid)).toBe(false)
})
