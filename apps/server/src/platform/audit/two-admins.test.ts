import type { Order } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSession } from '../../shop/team/sessions.queries.ts'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp, cheapHash, type TestApp } from '../../testing/test-app.ts'
import { newToken, tokenHash } from '../config/secret-token.ts'

/**
 * The owner and a partner use the desk at the same time: stock, orders, reviews, settings. Every accepted change is in
 * a ledger, every other one is refused, and replaying the ledgers gives the shop's current state.
 */
const changes = 1000
const screensPerAdmin = 4

let shop: TestApp
let admins: readonly { name: string; cookies: Record<string, string> }[]
let items: readonly { id: number; packageType: string }[]
let orders: readonly number[]
let reviews: readonly number[]

beforeAll(async () => {
  shop = await buildTestApp()
  admins = [
    { name: 'pemilik', cookies: await shop.signIn() },
    { name: 'bapak', cookies: await signInAs('bapak') },
  ]
  items = await Promise.all(
    ['10pcs', '20pcs', '100pcs'].map(async (packageType) => {
      const item = { packageType, currentStock: 60, minimumStock: 5, unitPrice: 20_000 }
      const { id } = (await send(0, 'POST', '/api/inventory', item)).json()
      return { id, packageType }
    }),
  )
  orders = []
  for (let n = 0; n < 12; n++) {
    const { order } = await buildOrder(shop.database.db, {
      packageType: n % 2 === 0 ? '10pcs' : '20pcs',
      quantity: 1 + (n % 4),
    })
    orders = [...orders, order.id]
  }
  reviews = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const review = {
        customerName: `Sari ${n}`,
        rating: 5,
        reviewText: `Kulitnya tipis, isinya padat, datang hangat (${n}).`,
      }
      await shop.call({ method: 'POST', url: '/api/reviews', payload: review })
    }),
  ).then(async () => (await rows<{ id: number }>('select id from reviews')).map(({ id }) => id))
})
afterAll(() => shop.close())

async function signInAs(username: string): Promise<Record<string, string>> {
  const { rows: made } = await shop.database.pool.query<{ id: number }>(
    'insert into users (username, password) values ($1, $2) returning id',
    [username, cheapHash],
  )
  const token = newToken()
  const hash = tokenHash(token)
  if (!made[0] || !hash) throw new Error(`${username} has no account`)
  await insertSession(shop.database.db, hash, made[0].id)
  return { session: token }
}

const send = (admin: number, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  shop.call({ method, url, cookies: admins[admin]?.cookies ?? {}, ...(payload && { payload }) })

const rows = async <Row extends object>(query: string): Promise<Row[]> =>
  (await shop.database.pool.query<Row>(query)).rows

/** The request of one button press; the sequence is the same in every run. */
type Change = { kind: string; method: 'POST' | 'PATCH'; url: string; payload: object }

const pick = <Each>(list: readonly Each[], n: number): Each => {
  const each = list[n % list.length]
  if (each === undefined) throw new Error('Nothing to pick from')
  return each
}

/** The next change of an admin, based on what the screen showed a moment ago. */
async function nextChange(admin: number, seed: number): Promise<Change> {
  const { id: itemId } = pick(items, seed)
  const orderId = pick(orders, seed)
  const reviewId = pick(reviews, seed)
  switch (seed % 10) {
    case 0:
    case 1:
    case 2: {
      const stock = await stockShown(admin, itemId)
      const step = seed % 3 === 0 ? -1 : 1
      const payload = { currentStock: Math.max(0, stock + step), expectedStock: stock }
      return { kind: 'stock by one', method: 'PATCH', url: `/api/inventory/${itemId}`, payload }
    }
    case 3: {
      const stock = await stockShown(admin, itemId)
      const payload = {
        currentStock: stock + 20,
        expectedStock: stock,
        reason: 'received',
        note: 'dari pasar',
      }
      return { kind: 'stock received', method: 'PATCH', url: `/api/inventory/${itemId}`, payload }
    }
    case 4: {
      // A client without `expectedStock`: the last write wins, and is recorded.
      const payload = { currentStock: seed % 80, reason: 'recount' }
      return { kind: 'stock recounted blindly', method: 'PATCH', url: `/api/inventory/${itemId}`, payload }
    }
    case 5:
    case 6: {
      const shown = (await send(admin, 'GET', `/api/orders/${orderId}`)).json<Order>()
      const payload = { status: pick(orderStatuses, seed >> 3), expectedStatus: shown.status }
      return { kind: 'order status', method: 'PATCH', url: `/api/orders/${orderId}/status`, payload }
    }
    case 7: {
      const payload = { isPublic: seed % 4 < 2 }
      return { kind: 'review', method: 'PATCH', url: `/api/reviews/${reviewId}/visibility`, payload }
    }
    case 8: {
      const payload = { unitPrice: 15_000 + seed, minimumStock: seed % 30 }
      return { kind: 'item', method: 'PATCH', url: `/api/inventory/${itemId}`, payload }
    }
    default: {
      const payload = { thanks: `Terima kasih nomor ${seed}` }
      return { kind: 'settings', method: 'PATCH', url: '/api/admin/settings', payload }
    }
  }
}

async function stockShown(admin: number, id: number): Promise<number> {
  const list = (await send(admin, 'GET', '/api/inventory')).json<{ id: number; currentStock: number }[]>()
  return list.find((item) => item.id === id)?.currentStock ?? 0
}

type Outcome = { kind: string; actor: string; status: number }

/** Repeats changes of one admin. Shares the counter with all other workers. */
async function work(admin: number, counter: { next: number }, outcomes: Outcome[]): Promise<void> {
  while (counter.next < changes) {
    const seed = counter.next
    counter.next += 1
    const { kind, method, url, payload } = await nextChange(admin, seed * 7 + admin)
    const { statusCode } = await send(admin, method, url, payload)
    outcomes.push({ kind, actor: `admin:${admins[admin]?.name}`, status: statusCode })
  }
}

it(`${changes} mixed changes of two admins at once are in the ledgers or refused, and the ledgers explain the shop`, async () => {
  const [before] = await rows<{ audit: number; events: number }>(
    `select (select coalesce(max(id), 0)::int from audit_log) as audit,
       (select coalesce(max(id), 0)::int from order_events) as events`,
  )
  const outcomes: Outcome[] = []
  const counter = { next: 0 }
  await Promise.all(
    admins.flatMap((_, admin) =>
      Array.from({ length: screensPerAdmin }, () => work(admin, counter, outcomes)),
    ),
  )

  expect(outcomes).toHaveLength(changes)
  // Accepted, or refused because another admin was faster or the stock is gone; nothing else.
  expect([...new Set(outcomes.map(({ status }) => status))].filter((s) => s !== 200 && s !== 409)).toEqual([])
  const done = (kind: RegExp, actor = /./) =>
    outcomes.filter((each) => each.status === 200 && kind.test(each.kind) && actor.test(each.actor)).length
  const refused = outcomes.filter(({ status }) => status === 409).length

  // Every accepted change has an entry with its actor, and there are no other entries.
  for (const { name } of admins) {
    const actor = `admin:${name}`
    const [lines] = await rows<Record<'items' | 'reviews' | 'settings', number>>(
      `select count(*) filter (where action = 'inventory.change')::int as items,
         count(*) filter (where action in ('review.approve', 'review.hide'))::int as reviews,
         count(*) filter (where action = 'settings.change')::int as settings
       from audit_log where id > ${before?.audit} and actor = '${actor}'`,
    )
    const by = new RegExp(`^${actor}$`)
    expect(lines).toEqual({
      items: done(/^(stock|item)/, by),
      reviews: done(/^review/, by),
      settings: done(/^settings/, by),
    })
  }

  // Stock: each ledger entry begins where the previous one ended, and the last one is the stored stock.
  const movements = await rows<{ inventory_id: number; reason: string; delta: number; stock_after: number }>(
    'select inventory_id, reason, delta, stock_after from inventory_movements order by id',
  )
  const stock = new Map<number, number>()
  for (const { inventory_id, delta, stock_after } of movements) {
    const after = (stock.get(inventory_id) ?? 0) + delta
    expect(after).toBe(stock_after)
    stock.set(inventory_id, after)
  }
  // The sum of accepted changes equals the change in stock: none was overwritten.
  const deltasOf = (reason: string) =>
    new Set(movements.filter((each) => each.reason === reason).map(({ delta }) => delta))
  expect([...deltasOf('manual')].toSorted()).toEqual([-1, 1])
  expect([...deltasOf('received')].toSorted()).toEqual([20, 60])
  const stored = await rows<{ id: number; current_stock: number; minimum_stock: number; unit_price: number }>(
    'select id, current_stock, minimum_stock, unit_price from inventory order by id',
  )
  expect(Object.fromEntries(stored.map((row) => [row.id, row.current_stock]))).toEqual(
    Object.fromEntries(stock),
  )

  // Orders: the timeline leads from pending, step by step, to the current status.
  const moves = await rows<{ order_id: number; data: { from: string; to: string } }>(
    `select order_id, data from order_events where kind = 'status' and id > ${before?.events} order by id`,
  )
  const statuses = new Map(orders.map((id) => [id, 'pending']))
  for (const { order_id, data } of moves) {
    expect(data.from).toBe(statuses.get(order_id))
    statuses.set(order_id, data.to)
  }
  expect(
    (await rows<{ id: number; status: string }>('select id, status from orders')).map((row) => [
      row.id,
      row.status,
    ]),
  ).toEqual(expect.arrayContaining([...statuses]))

  // Items, reviews and settings: the last entry about each is the stored value.
  const last = async (subject: string, action: string) =>
    (
      await rows<{ after: Record<string, unknown> }>(
        `select after from audit_log where subject = '${subject}' and action like '${action}' order by id desc limit 1`,
      )
    )[0]?.after
  const details = `inventory.change' and after ? 'unitPrice' and action like 'inventory.%`
  for (const { id, unit_price, minimum_stock } of stored) {
    expect(await last(`inventory:${id}`, details)).toEqual({
      unitPrice: unit_price,
      minimumStock: minimum_stock,
    })
  }
  const shownReviews = await rows<{ id: number; is_public: boolean }>('select id, is_public from reviews')
  for (const { id, is_public } of shownReviews) {
    expect((await last(`review:${id}`, 'review.%'))?.isPublic ?? false).toBe(is_public)
  }
  expect((await shop.parts.settings.current()).thanks).toBe(await last('settings:thanks', 'settings.change'))

  process.stdout.write(
    `two admins: ${changes} changes, ${changes - refused} in the ledgers, ${refused} refused; ` +
      `${movements.length} stock movements, ${moves.length} status changes replay to the final values\n`,
  )
})
