import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.ts'
import { buildShopChildren, type ShopChildren } from '../../testing/shop-children.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

/** Two hundred buyers at once, through two server processes, for a morning of 20 orders on a day of 400 pieces. */
const day = '2026-12-01'
const morning = '09:00-11:00'
const afternoon = '15:00-17:00'
const buyers = Array.from({ length: 200 }, (_, n) => n)

let shop: TestApp
let admin: string
let children: ShopChildren
let processes: readonly string[]

beforeAll(async () => {
  shop = await buildTestApp()
  const cookies = await shop.signIn()
  admin = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const anyOrder = { for: 'both', mostOrders: null, mostPieces: null }
  const timeWindows = [
    { ...anyOrder, begins: '09:00', ends: '11:00', mostOrders: 20 },
    { ...anyOrder, begins: '15:00', ends: '17:00' },
  ]
  await shop.call({ method: 'PATCH', url: '/api/admin/settings', cookies, payload: { timeWindows } })
  await shop.database.pool.query('insert into kitchen_days (day, capacity) values ($1, 400)', [day])
  children = await buildShopChildren(new Date('2026-11-21T03:00:00Z'))
  processes = await Promise.all([0, 1].map(async () => (await children.start(shop.database.url)).origin))
})
afterAll(async () => {
  await children?.remove()
  await shop.close()
})

/** Retries while the shop is busy, like the form. */
const ask = async (
  n: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; id: number }> => {
  for (;;) {
    const answer = await fetch(`${processes[n % processes.length]}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { id = 0 } = (await answer.json()) as { id?: number }
    if (answer.status !== 503) return { status: answer.status, id }
    await turn()
  }
}

let sent = 0
/** All buyers at once. @returns accepted and refused buyers */
const rush = async (who: readonly number[], timeWindow: string) => {
  const answers = await Promise.all(
    who.map(async (buyer) => {
      sent += 1
      const headers = {
        'idempotency-key': `window-race-${sent}`,
        'x-forwarded-for': `10.8.${buyer}.${sent % 250}`,
      }
      const order = { ...anOrder({ customerPhone: `0812${10_000_000 + sent}` }), packageType: '10pcs' }
      return {
        buyer,
        ...(await ask(buyer, 'POST', '/api/orders', headers, { ...order, deliveryDate: day, timeWindow })),
      }
    }),
  )
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([201, 409])
  return {
    orders: answers.filter(({ status }) => status === 201).map(({ id }) => id),
    refused: answers.filter(({ status }) => status === 409).map(({ buyer }) => buyer),
  }
}

const book = async () => {
  const { rows } = await shop.database.pool.query(
    `select (select taken from kitchen_days where day = $1) as day,
       (select json_object_agg(time_window, json_build_array(orders, pieces)) from kitchen_windows where day = $1) as windows,
       (select json_object_agg(w, json_build_array(n, p)) from (select time_window as w, count(*) as n, sum(pieces) as p
         from orders where delivery_date = $1 and status <> 'cancelled' group by 1) held) as held`,
    [day],
  )
  expect(rows[0].windows).toEqual(rows[0].held)
  return { day: rows[0].day, ...rows[0].windows }
}

it('exactly the limits are sold, of the time window and of the day, also after cancellations', async () => {
  const first = await rush(buyers, morning)
  expect(await book()).toEqual({ day: 200, [morning]: [20, 200] })
  const second = await rush(first.refused, afternoon)
  expect(await book()).toEqual({ day: 400, [morning]: [20, 200], [afternoon]: [20, 200] })
  const gone = first.orders.slice(0, 10)
  const url = (id: number) => `/api/orders/${id}/status`
  await Promise.all(
    [...gone, ...gone].map((id, n) => ask(n, 'PATCH', url(id), { cookie: admin }, { status: 'cancelled' })),
  )
  expect(await book()).toEqual({ day: 300, [morning]: [10, 100], [afternoon]: [20, 200] })
  await rush(second.refused, morning)
  expect(await book()).toEqual({ day: 400, [morning]: [20, 200], [afternoon]: [20, 200] })
}, 120_000)
