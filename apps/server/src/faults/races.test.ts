import { afterAll, expect, test, vi } from 'vitest'
import { faultSeed, sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openOrderCalls, orderForm } from '../testing/order-calls.ts'
import { seededRandom } from '../testing/random.ts'
import { openSecondInstance } from '../testing/second-instance.ts'
import { untilRoom } from '../testing/until-room.ts'

/**
 * Faults F14 to F16 (docs/security.md): parallel requests for the last stock, with one key and for one row, through two
 * servers on one database.
 */

vi.setConfig({ testTimeout: 1_200_000 })
const shop = await openOrderCalls()
const second = await openSecondInstance(shop)
/** Two instances of one shop. */
const apps = [shop.app, second.app]
afterAll(async () => {
  await second.close()
  await shop.close()
})

const random = seededRandom(faultSeed)
const anyApp = () => apps[Math.floor(random() * apps.length)] ?? shop.app
const post = async (payload: object, headers: Record<string, string> = {}) =>
  anyApp().inject({ method: 'POST', url: '/api/orders', payload: { ...orderForm, ...payload }, headers })

let keys = 0
const postWithKey = (payload: object) => {
  keys += 1
  const headers = { 'idempotency-key': `buyer-${faultSeed}-${keys}` }
  return untilRoom(() => post(payload, headers))
}

test('the last stock: never more is sold than there was, and nobody is refused while some is left', async () => {
  const rounds = sized(2, 7)
  const customers = sized(80, 400)
  const offered = 50
  const [{ id }] = await shop.rows(
    `insert into inventory (package_type, current_stock, unit_price) values ('20pcs', 0, 1) returning id`,
  )
  let [sold, oversold, left, cancelled] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const stock = await anyApp().inject({
      method: 'PATCH',
      url: `/api/inventory/${id}`,
      payload: { currentStock: offered },
      cookies: shop.admin,
    })
    expect(stock.statusCode).toBe(200)
    const name = `Pembeli ${faultSeed}-${round}`
    const cancel = async (orderId: number) => {
      const answer = await untilRoom(() =>
        anyApp().inject({
          method: 'PATCH',
          url: `/api/orders/${orderId}/status`,
          payload: { status: 'cancelled' },
          cookies: shop.admin,
        }),
      )
      expect(answer.statusCode).toBe(200)
      cancelled += 1
    }
    const buyer = async (changesMind: boolean) => {
      const answer = await postWithKey({ customerName: name, quantity: 1 })
      if (answer.statusCode !== 201) {
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'out-of-stock'])
      } else if (changesMind) await cancel(answer.json().id)
    }
    await Promise.all(Array.from({ length: customers }, () => buyer(random() < 0.1)))
    // Stock returned by a late cancellation can be ordered: a refusal now would be wrong.
    for (;;) {
      const [{ current_stock: remaining }] = await shop.rows(
        'select current_stock from inventory where id = $1',
        [id],
      )
      const answer = await postWithKey({ customerName: name, quantity: 1 })
      if (answer.statusCode === 201) continue
      left += remaining
      break
    }
    const [{ count }] = await shop.rows(
      `select count(*) from orders where customer_name = $1 and status <> 'cancelled'`,
      [name],
    )
    sold += count
    oversold += Math.max(0, count - offered)
  }
  const broken = await brokenInvariants(shop.database.pool)
  await shop.rows('update inventory set is_active = true, current_stock = 1000000 where id = $1', [id])
  await shop.rows(
    'insert into inventory_movements (inventory_id, reason, delta, stock_after, actor) values ($1, $2, $3, $3, $4)',
    [id, 'recount', 1_000_000, 'test'],
  )
  expect(broken).toEqual([])
  expect(cancelled).toBeGreaterThan(0)
  expect({ sold, oversold, left }).toEqual({ sold: rounds * offered, oversold: 0, left: 0 })
})

test('one key sent twenty times in parallel, to both servers, makes one order and twenty equal responses', async () => {
  const keys = sized(5, 50)
  let made = 0
  for (let n = 0; n < keys; n += 1) {
    const name = `Ganda ${faultSeed}-${n}`
    const headers = { 'idempotency-key': `race-${faultSeed}-${n}` }
    const again = () => untilRoom(() => post({ customerName: name }, headers))
    const answers = await Promise.all(Array.from({ length: 20 }, again))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    made += (await shop.rows('select count(*) from orders where customer_name = $1', [name]))[0].count
  }
  expect(made).toBe(keys)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

test('two admins editing one stock: every edit is in the ledger or was refused', async () => {
  const edits = sized(120, 400)
  const [{ id }] = await shop.rows(
    `insert into inventory (package_type, current_stock, unit_price) values ('10pcs', 500, 1) returning id`,
  )
  const sessions = [shop.admin, await shop.signIn()]
  let conflicts = 0
  const accepted: { from: number; to: number }[] = []
  const edit = async (admin: number) => {
    const [{ current_stock: shown }] = await shop.rows('select current_stock from inventory where id = $1', [
      id,
    ])
    const to = Math.floor(random() * 1_000)
    const answer = await anyApp().inject({
      method: 'PATCH',
      url: `/api/inventory/${id}`,
      payload: { currentStock: to, expectedStock: shown },
      cookies: sessions[admin % 2] ?? shop.admin,
    })
    if (answer.statusCode === 409) {
      expect(answer.json().code).toBe('stale')
      conflicts += 1
    } else {
      expect(answer.statusCode).toBe(200)
      accepted.push({ from: shown, to })
    }
  }
  for (let done = 0; done < edits; done += 4) await Promise.all([0, 1, 2, 3].map((n) => edit(done + n)))

  // Every accepted edit began from the value on the screen: a ledger that is a chain contains them all.
  const moves = await shop.rows(
    'select delta, stock_after from inventory_movements where inventory_id = $1 order by id',
    [id],
  )
  const chain = moves.map(({ delta, stock_after }) => `${stock_after - delta}>${stock_after}`)
  const changing = accepted.filter(({ from, to }) => from !== to)
  expect(chain.toSorted()).toEqual(changing.map(({ from, to }) => `${from}>${to}`).toSorted())
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
  expect(conflicts).toBeGreaterThan(0)
})
