import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { sized } from '../../testing/figures.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { anOrder } from '../../testing/orders.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { untilRoom } from '../../testing/until-room.ts'

/**
 * A hundred buyers at once, through two instances of the shop, for a code with 20 uses, a morning and an afternoon of 20
 * orders and a day of 400 pieces; for a package with 20 in total and 10 per day; and for the last stock.
 */
const day = '2026-12-01'
const morning = '09:00-11:00'
const afternoon = '15:00-17:00'
const buyers = Array.from({ length: sized(100, 200) }, (_, n) => n)

const shop = await buildTestApp({ now: () => new Date('2026-11-21T03:00:00Z') })
const admin = await shop.signIn()
const timeWindows = [
  { begins: '09:00', ends: '11:00', for: 'both', mostOrders: 20, mostPieces: null },
  { begins: '15:00', ends: '17:00', for: 'both', mostOrders: 20, mostPieces: null },
]
await shop.changeSettings({ timeWindows })
await shop.rows('insert into kitchen_days (day, capacity) values ($1, 400)', [day])
await shop.rows(
  `insert into packages (package_type, name, pieces, price, position, total_limit, day_limit)
   values ('hampers', 'Hampers', 50, 150000, 9, 20, 10)`,
)
shop.parts.settings.forget()
const second = await openSecondInstance(shop)

const offer = (code: string, mostUses: number | null, mostUsesPerPhone: number | null = null) =>
  shop.rows(
    `insert into promotion_codes (code, kind, value, most_uses, most_uses_per_phone) values ($1, 'percent', 10, $2, $3)`,
    [code, mostUses, mostUsesPerPhone],
  )
const usesOf = async (code: string) =>
  (await shop.rows('select uses from promotion_codes where code = $1', [code]))[0]?.uses

type Answer = { status: number; id: number; path: string | undefined }
const ask = async (n: number, request: InjectOptions): Promise<Answer> => {
  const answer = await untilRoom(async () => (n % 2 === 0 ? shop.app : second).inject(request))
  const { id = 0, issues } = answer.json<{ id?: number; issues?: { path: string }[] }>()
  return { status: answer.statusCode, id, path: issues?.[0]?.path }
}

let sent = 0
/** All buyers at once, each with an address and, unless one is given, a phone of their own. */
const rush = async (wishOf: (buyer: number) => Parameters<typeof anOrder>[0]) => {
  const answers = await Promise.all(
    buyers.map((buyer) => {
      sent += 1
      const headers = { 'idempotency-key': `promotion-race-${sent}` }
      const remoteAddress = `10.${Math.floor(sent / 250) + 20}.${buyer}.${sent % 250}`
      const customerPhone = `0812${10_000_000 + sent}`
      const payload = anOrder({ customerPhone, packageType: '10pcs', ...wishOf(buyer) })
      return ask(buyer, { method: 'POST', url: '/api/orders', headers, payload, remoteAddress })
    }),
  )
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([201, 409])
  return {
    orders: answers.filter(({ status }) => status === 201),
    refusedAt: [...new Set(answers.flatMap(({ path }) => path ?? []))].sort(),
  }
}
/** Cancels each order twice in parallel. */
const cancelTwice = (orders: readonly Answer[]) => {
  const change = { method: 'PATCH', cookies: admin, payload: { status: 'cancelled' } } as const
  return Promise.all(
    [...orders, ...orders].map(({ id }, n) => ask(n, { ...change, url: `/api/orders/${id}/status` })),
  )
}
/** Polls the public settings of each instance, which are cached: whether there is a valid code. */
const isOfferedSoon = (expected: boolean) =>
  expect
    .poll(
      async () => {
        const configs = await Promise.all([shop.app, second].map((app) => app.inject('/api/config')))
        return configs.map((config) => 'hasPromotionCodes' in config.json<object>())
      },
      { timeout: 30_000 },
    )
    .toEqual([expected, expected])

const book = async () => {
  const [{ taken }] = await shop.rows('select taken from kitchen_days where day = $1', [day])
  const windows = await shop.rows(
    'select time_window, orders from kitchen_windows where day = $1 and orders > 0 order by 1',
    [day],
  )
  return [taken, ...windows.map(({ time_window: window, orders }) => `${window} ${orders}`)]
}

it('exactly the limits are sold, of the code, the time window and the day, also after cancellations', async () => {
  await isOfferedSoon(false)
  await offer('SUBUH', 20)
  await isOfferedSoon(true)
  // Half of them choose the morning, which is full with 20; 20 of all have the code.
  const wishOf = (buyer: number) => ({
    deliveryDate: day,
    timeWindow: buyer % 2 === 0 ? morning : afternoon,
    promotionCode: 'SUBUH',
  })
  const first = await rush(wishOf)
  expect(first.orders).toHaveLength(20)
  expect(await usesOf('SUBUH')).toBe(20)
  await isOfferedSoon(false)

  // Without the code, orders are accepted until morning and day are full.
  const rest = await rush((buyer) => ({ ...wishOf(buyer), promotionCode: undefined }))
  expect(rest.refusedAt).toContain('deliveryDate')
  expect(await book()).toEqual([400, `${morning} 20`, `${afternoon} 20`])

  // Ten uses and their pieces are released once.
  await cancelTwice(first.orders.slice(0, 10))
  expect(await usesOf('SUBUH')).toBe(10)
  await isOfferedSoon(true)
  const again = await rush(wishOf)
  expect(again.orders).toHaveLength(10)
  expect(await usesOf('SUBUH')).toBe(20)
  expect(await book()).toEqual([400, `${morning} 20`, `${afternoon} 20`])
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
}, 180_000)

it('a phone uses a code as often as it may, however often it asks in parallel', async () => {
  await offer('SEKALI', null, 3)
  const written = ['0812-5555-0001', '+62 812 5555 0001', '62812 5555 0001']
  const { orders, refusedAt } = await rush((buyer) => ({
    customerPhone: written[buyer % written.length] ?? '',
    promotionCode: 'SEKALI',
  }))
  expect(orders).toHaveLength(3)
  expect(refusedAt).toEqual(['promotionCode'])
  expect(await usesOf('SEKALI')).toBe(3)
}, 180_000)

it('a package is sold as often as its limits allow, in total and per day, and cancellations release it once', async () => {
  const days = ['2026-12-02', '2026-12-03', '2026-12-04']
  const wishOf = (buyer: number) => ({
    packageType: 'hampers' as never,
    deliveryDate: days[buyer % days.length],
    timeWindow: morning,
  })
  const sold = async () => {
    const rows = await shop.rows(
      `select count(*)::int as packs, max(count(*)::int) over () as most_per_day, sum(count(*)::int) over ()::int as all
       from orders o join order_items i on i.order_id = o.id
       where i.package_type = 'hampers' and o.status <> 'cancelled' group by o.delivery_date`,
    )
    return { inAll: rows[0].all, isPerDay: rows[0].most_per_day <= 10 }
  }
  const oneDay = await rush(() => wishOf(0))
  expect([oneDay.orders.length, oneDay.refusedAt]).toEqual([10, ['quantity']])
  const rest = await rush(wishOf)
  expect([rest.orders.length, await sold()]).toEqual([10, { inAll: 20, isPerDay: true }])

  await cancelTwice([...oneDay.orders.slice(0, 5), ...rest.orders.slice(0, 3)])
  expect((await rush(wishOf)).orders).toHaveLength(8)
  expect(await sold()).toEqual({ inAll: 20, isPerDay: true })
}, 180_000)

it('the last stock is sold to the last package, and cancellations return it once', async () => {
  const stock = { packageType: '20pcs', currentStock: 20, minimumStock: 0, unitPrice: 58_000 }
  expect((await shop.send('POST', '/api/inventory', stock, admin)).statusCode).toBe(201)
  const wish = () => ({ packageType: '20pcs' as const })
  const first = await rush(wish)
  expect(first.orders).toHaveLength(20)
  await cancelTwice(first.orders.slice(0, 8))
  expect((await rush(wish)).orders).toHaveLength(8)
  const [left] = await shop.rows(`select current_stock from inventory where package_type = '20pcs'`)
  expect(left.current_stock).toBe(0)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
}, 180_000)
