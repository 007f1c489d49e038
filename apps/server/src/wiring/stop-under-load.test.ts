import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anOrder } from '../testing/orders.ts'
import { buildShopProgram, type ShopProgram } from '../testing/shop-program.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// Whole programs start and stop here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let program: ShopProgram
let database: TestDatabase
beforeAll(async () => {
  program = await buildShopProgram()
  database = await createTestDatabase()
})
afterAll(async () => {
  await program.remove()
  await database.drop()
})

/** Stops in a row; `STOPS=20` is the long form. */
const stops = Number(process.env.STOPS ?? 3)

test('asked to stop in the middle of orders, the shop cuts none: every order it stored was answered', async () => {
  const answered: number[] = []
  for (let round = 0; round < stops; round += 1) {
    const { shop, origin } = await program.open({
      DATA_DIR: program.newDataDir(),
      DATABASE_URL: database.url,
    })
    const atStart = answered.length
    const order = async (): Promise<boolean> => {
      const answer = await fetch(`${origin}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(anOrder()),
      }).catch(() => null)
      if (answer?.status !== 201) return false
      answered.push(((await answer.json()) as { id: number }).id)
      if (answered.length === atStart + 40) shop.process.kill('SIGTERM')
      return true
    }
    // Until nobody opens any more.
    const customers = Array.from({ length: 8 }, async () => {
      while (await order());
    })
    await Promise.all(customers)
    expect(await shop.end()).toEqual({ code: 0, signal: null })
  }
  const { rows } = await database.pool.query<{ id: number }>('select id from orders order by id')
  expect(rows.map(({ id }) => id)).toEqual(answered.sort((a, b) => a - b))
})
