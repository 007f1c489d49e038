import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../platform/db/tables/orders.ts'
import { sessions } from '../platform/db/tables/people.ts'
import { type Bundle, bundleProgram, runProgram } from '../testing/child-program.ts'
import { buildOrder } from '../testing/orders.ts'
import { buildTestApp, type TestApp, testAdmin, usernameOf } from '../testing/test-app.ts'

let chain: Bundle
let bekasi: TestApp
let depok: TestApp
const folder = mkdtempSync(join(tmpdir(), 'dimsum-chain-'))

beforeAll(async () => {
  chain = await bundleProgram('cli/chain.ts')
  bekasi = await buildTestApp()
  depok = await buildTestApp()
  await sold(bekasi, '100pcs', '2026-10-01T03:00:00Z')
  // Already the second in Jakarta.
  await sold(bekasi, '20pcs', '2026-10-01T17:30:00Z')
  await sold(depok, '10pcs', '2026-10-01T03:00:00Z')
  await buildOrder(depok.database.db, { packageType: '10pcs', quantity: 3 })
  for (const shop of [bekasi, depok]) await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  chain.remove()
  rmSync(folder, { recursive: true })
  await Promise.all([bekasi.close(), depok.close()])
})

async function sold({ database: { db } }: TestApp, packageType: '10pcs' | '20pcs' | '100pcs', at: string) {
  const { order } = await buildOrder(db, { packageType, quantity: 1 })
  const paid = { isPaid: true, paidAt: new Date(at), paymentMethod: 'gopay' }
  await db
    .update(orders)
    .set({ orderDate: new Date(at) })
    .where(eq(orders.id, order.id))
  await db.update(orders).set(paid).where(eq(orders.id, order.id))
}

const addressOf = ({ app }: TestApp) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo | null)?.port}`
const entry = (name: string, url: string, account: object = {}) => ({ name, url, ...testAdmin, ...account })

async function ask(
  list: unknown,
  { options = [], mode = 0o600 }: { options?: string[]; mode?: number } = {},
) {
  const file = join(folder, 'chain.json')
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list))
  chmodSync(file, mode)
  const child = runProgram(chain.file, [file, ...options])
  const { code } = await child.end()
  // Amounts are written with a no-break space.
  return { code, said: child.said().replaceAll('\u00a0', ' ') }
}
const october = ['--from', '2026-10-01', '--to', '2026-10-02']
const both = () => [entry('Depok', addressOf(depok)), entry('Bekasi', addressOf(bekasi))]

test('what the shops sold is added up, the richest first, and no session is left behind', async () => {
  const { code, said } = await ask(both(), { options: october })
  expect(said).toMatch(
    /Bekasi +2 +Rp 328\.000 +Rp 0\nDepok +1 +Rp 30\.000 +Rp 90\.000\n2 of 2 shops +3 +Rp 358\.000 +Rp 90\.000\n/,
  )
  expect(code).toBe(0)
  for (const { database } of [bekasi, depok])
    expect(await database.db.select().from(sessions)).toHaveLength(0)
})

test('the days are those of Jakarta, a line each for a spreadsheet, and a name is no formula there', async () => {
  const { said } = await ask([entry('=1+1', addressOf(bekasi))], { options: [...october, '--csv'] })
  expect(said).toBe('shop,date,orders,revenue\n"\'=1+1",2026-10-01,1,270000\n"\'=1+1",2026-10-02,1,58000\n')
})

test('a shop that cannot be asked is named with the reason, and the sum is of the others', async () => {
  const elsewhere = createServer((_request, response) => {
    response.writeHead(302, { location: addressOf(bekasi) }).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const closedPort = (closed.address() as AddressInfo).port
  await new Promise((resolve) => closed.close(resolve))
  await bekasi.signIn('kitchen')
  const { code, said } = await ask(
    [
      ...both(),
      entry('Tangerang', `http://127.0.0.1:${closedPort}`),
      entry('Bogor', addressOf(bekasi), { password: 'not-this-one-72' }),
      entry('Cikarang', addressOf(bekasi), { username: usernameOf.kitchen }),
      entry('Serang', `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`),
    ],
    { options: october },
  )
  elsewhere.close()
  expect(said).toMatch(/Bogor: 401, Invalid username or password/)
  expect(said).toMatch(/Cikarang: 403, /)
  expect(said).toMatch(/Tangerang: .*ECONNREFUSED/)
  // The password does not follow a redirect.
  expect(said).toMatch(/Serang: unexpected redirect/)
  expect(said).toMatch(/2 of 6 shops +3 +Rp 358\.000/)
  expect(code).toBe(1)
})

test('a list that is wrong, or that others may read, is refused before anything is asked', async () => {
  const shop = entry('Bekasi', addressOf(bekasi))
  const wrong: [unknown, RegExp][] = [
    ['{', /is no list of shops/],
    [[], /is no list of shops/],
    [[{ ...shop, url: 'http://kitchen.example' }], /0\.url: must begin with https/],
    [[{ ...shop, password: undefined }], /0\.password/],
    [[shop, shop], /has a name twice/],
  ]
  for (const [list, sentence] of wrong) {
    const { code, said } = await ask(list)
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  }
  const { code, said } = await ask([shop], { mode: 0o644 })
  expect(said).toMatch(/chmod 600/)
  expect(code).toBe(1)
  const called = await ask([shop], { options: ['--from', '2026-02-30'] })
  expect(called.said).toContain('2026-02-30 is no day.')
  expect(called.code).toBe(2)
})
