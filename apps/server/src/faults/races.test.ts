import type { AdminOrder } from '@dimsum/contract/orders'
import { expect, test, vi } from 'vitest'
import { faultSeed, sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openOrderCalls, orderForm } from '../testing/order-calls.ts'
import { seededRandom } from '../testing/random.ts'
import { openSecondInstance } from '../testing/second-instance.ts'
import { untilRoom } from '../testing/until-room.ts'

/**
 * Faults F14 and F15 (docs/security.md): parallel requests with one key and for one row, through two servers on one
 * database, and all changes of orders at once. The last stock: `shop/promotions/promotion-race.test.ts`.
 */

vi.setConfig({ testTimeout: 1_200_000 })
const shop = await openOrderCalls()
const second = await openSecondInstance(shop)
/** Two instances of one shop. */
const apps = [shop.app, second]

const random = seededRandom(faultSeed)
const anyApp = () => apps[Math.floor(random() * apps.length)] ?? shop.app
const post = async (payload: object, headers: Record<string, string> = {}) =>
  anyApp().inject({ method: 'POST', url: '/api/orders', payload: { ...orderForm, ...payload }, headers })

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
    const [{ shown }] = await shop.rows('select current_stock as shown from inventory where id = $1', [id])
    const to = Math.floor(random() * 1_000)
    const answer = await anyApp().inject({
      method: 'PATCH',
      url: `/api/inventory/${id}`,
      payload: { currentStock: to, expectedStock: shown },
      cookies: sessions[admin % 2] ?? shop.admin,
    })
    expect(answer.statusCode === 409 ? answer.json().code : answer.statusCode).toBeOneOf(['stale', 200])
    if (answer.statusCode === 409) conflicts += 1
    else accepted.push({ from: shown, to })
  }
  for (let done = 0; done < edits; done += 4) await Promise.all([0, 1, 2, 3].map((n) => edit(done + n)))

  // Every accepted edit began from the value on the screen: a ledger that is a chain contains them all.
  const moves = await shop.rows(
    `select (stock_after - delta) || '>' || stock_after as move from inventory_movements where inventory_id = $1`,
    [id],
  )
  const changing = accepted.filter(({ from, to }) => from !== to)
  const edited = changing.map(({ from, to }) => `${from}>${to}`)
  expect(moves.map(({ move }) => move).toSorted()).toEqual(edited.toSorted())
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
  expect(conflicts).toBeGreaterThan(0)
})

test('orders are placed, edited, moved, cancelled, reopened and paid while stock and days change: every counter is that of the orders', async () => {
  const days = [4, 5].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10))
  const windows = ['09:00-11:00', '15:00-17:00']
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const packs = () => 1 + Math.floor(random() * 5)
  const goods = () =>
    pick([['10pcs'], ['20pcs', '10pcs'], ['10pcs', '20pcs'], ['100pcs']]).map((packageType) => ({
      packageType,
      quantity: packs(),
    }))
  await shop.changeSettings({
    timeWindows: windows.map((window) => {
      const [begins, ends] = window.split('-')
      return { begins, ends, for: 'both', mostOrders: 12, mostPieces: 900 }
    }),
  })
  await shop.rows(
    `insert into promotion_codes (code, kind, value, most_uses) values ('RAMAI', 'percent', 10, 40)`,
  )
  await shop.rows(
    `insert into inventory (package_type, current_stock, unit_price) values ('20pcs', 60, 1), ('100pcs', 20, 1)`,
  )
  const stocks = await shop.rows('select id from inventory')
  const orders: number[] = []
  const asOwner = (method: 'PUT' | 'PATCH' | 'POST', url: string, payload: object) =>
    anyApp().inject({ method, url, payload, cookies: shop.admin })
  const calls: Record<string, (id: number) => ReturnType<typeof asOwner>> = {
    place: async () => {
      const items = goods()
      const when = { deliveryDate: pick(days), timeWindow: pick(windows) }
      const more = { ...pick([when, {}]), ...pick([{ promotionCode: 'RAMAI' }, {}]) }
      const placed = await post({ ...items[0], items, ...more })
      if (placed.statusCode === 201) orders.push(placed.json().id)
      return placed
    },
    edit: async (id) => {
      const shown = await untilRoom(() => anyApp().inject({ url: `/api/orders/${id}`, cookies: shop.admin }))
      const { items, totalPrice } = shown.json<AdminOrder>()
      const shownItems = items.map(({ packageType, quantity }) => ({ packageType, quantity }))
      const expected = { items: shownItems, adjustment: null, totalPrice }
      return asOwner('PUT', `/api/orders/${id}/goods`, { items: goods(), adjustment: null, expected })
    },
    move: (id) => {
      const to = pick([{ day: pick(days), timeWindow: pick(windows) }, { day: null }])
      return asOwner('PUT', `/api/admin/kitchen/orders/${id}/day`, to)
    },
    status: (id) =>
      asOwner('PATCH', `/api/orders/${id}/status`, { status: pick(['pending', 'confirmed', 'cancelled']) }),
    pay: (id) => {
      const body = { orderId: id, isPaid: pick([true, true, false]), paymentMethod: 'cash' }
      return asOwner('POST', '/api/payment/manual-update', body)
    },
    stock: () =>
      asOwner('PATCH', `/api/inventory/${pick(stocks).id}`, { currentStock: 20 + Math.floor(random() * 60) }),
    day: () => {
      const change = { capacity: pick([null, 400, 900]), isClosed: false }
      return asOwner('PUT', `/api/admin/kitchen/days/${pick(days)}`, change)
    },
  }
  for (let n = 0; n < 8; n += 1) await calls.place?.(0)
  const done: string[] = []
  for (let burst = 0; burst < sized(20, 200); burst += 1) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const [name, call] = pick(Object.entries(calls))
        const answer = await untilRoom(() => call(pick(orders)))
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode < 300) done.push(name)
      }),
    )
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  }
  expect([...new Set(done)].toSorted()).toEqual(Object.keys(calls).toSorted())
})
