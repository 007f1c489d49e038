import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../../platform/db/connection.ts'
import { anOrder } from '../../../testing/orders.ts'
import { patience } from '../../../testing/patience.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'
import { placeAsCustomer } from './place-as-customer.ts'

const { tomorrow } = shopMoment

// Enough connections for all waiting orders and the transaction that blocks them.
const floor = await openShopFloor({ max: 20 })
beforeEach(() => floor.clear())

const many = <Answer>(count: number, place: (n: number) => Promise<Answer>) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => place(n)))

const deadlocks = async () =>
  Number(
    (await floor.one('select deadlocks from pg_stat_database where datname = current_database()')).deadlocks,
  )

test('two processes that place crossed goods, days and keys at the same moment never wait in a circle', async () => {
  const kinds = ['10pcs', '20pcs', '100pcs'] as const
  for (const packageType of kinds) await floor.stock(packageType, 10_000)
  const other = connect(floor.url, patience)
  const before = await deadlocks()
  try {
    const placeOn = (db: typeof floor.db, n: number) =>
      placeAsCustomer(
        { db, now: () => shopMoment.now },
        anOrder({
          packageType: kinds[n % 3] ?? '10pcs',
          items: [n, n + 1].map((one) => ({ packageType: kinds[one % 3] ?? '20pcs', quantity: 1 })),
          deliveryDate: [tomorrow, '2026-11-23', '2026-11-24'][Math.floor(n / 3) % 3] ?? null,
        }),
        { rules: defaultShopRules, key: `crossed-${n}` },
      )
    // Every key is sent twice, to each process once, in opposite order.
    const [here, there] = await Promise.all([
      many(150, (n) => placeOn(floor.db, n)),
      many(150, (n) => placeOn(other.db, 149 - n)),
    ])
    const idOf = (answer: PromiseSettledResult<Awaited<ReturnType<typeof placeOn>>>) =>
      answer.status === 'fulfilled' ? answer.value.order.id : answer.reason
    expect(here.map(idOf)).toEqual(there.map(idOf).reverse())
    expect(new Set(here.map(idOf)).size).toBe(150)
  } finally {
    await other.close()
  }
  // A closed connection has reported all its statistics to the database.
  expect(await deadlocks()).toBe(before)
})

describe('orders of the same goods that come at the same moment', () => {
  test('from 128 customers each get their own number, lines, right and timeline', async () => {
    await floor.stock('20pcs', 1000)
    const answers = await many(128, (n) =>
      floor.place({ packageType: '20pcs', quantity: 1 + (n % 5), customerName: `Pelanggan ${n}` }),
    )
    const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(placed).toHaveLength(128)
    expect(new Set(placed.map(({ accessToken }) => accessToken)).size).toBe(128)
    const rows = await floor.rows(
      `select o.id, o.customer_name, i.quantity, m.delta, m.stock_after,
        (select count(*) from order_access a where a.order_id = o.id) as rights,
        (select count(*) from order_events e where e.order_id = o.id) as events
      from orders o join order_items i on i.order_id = o.id join inventory_movements m on m.order_id = o.id
      where o.id = any ($1) order by o.id`,
      [placed.map(({ order }) => order.id)],
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const [n, { order }] of placed.entries()) {
      const quantity = 1 + (n % 5)
      expect(byId.get(order.id)).toMatchObject({
        customer_name: `Pelanggan ${n}`,
        quantity,
        delta: -quantity,
        rights: 1,
        events: 1,
      })
      expect(order).toMatchObject({ customerName: `Pelanggan ${n}`, quantity })
    }
    // The ledger decreases order by order, as if they had been placed sequentially.
    let left = 1000
    for (const row of rows) {
      left += row.delta
      expect(row.stock_after).toBe(left)
    }
    expect(await floor.stockOf('20pcs')).toBe(left)
    expect(await floor.one('select taken from kitchen_days')).toBeUndefined()
  })

  test('placed at once are all stored although one among them is refused: that one leaves nothing, not even a gap in the numbers', async () => {
    await floor.rows(`insert into blocked_phones values ('81299990000', 'order fiktif', now(), 'admin:ibu')`)
    const before = await floor.countRows()
    const answers = await many(30, (n) =>
      floor.place(n % 3 === 1 ? { customerPhone: '081299990000' } : {}, { key: `together-${n}` }),
    )
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.order.id] : []))
    expect(ids).toHaveLength(20)
    expect(Math.max(...ids) - Math.min(...ids)).toBe(19)
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(reasons).toEqual(Array.from({ length: 10 }, () => 'forbidden'))
    const after = await floor.countRows()
    expect([after.orders - before.orders, after.keys - before.keys]).toEqual([20, 20])
  })
})

test('an order that a fault of the database cuts off fails, and its repetition beside it is placed once', async () => {
  await floor.stock('20pcs', 100)
  const press = () => floor.place({ packageType: '20pcs', quantity: 1 }, { key: 'cut-off' })
  type Placed = Awaited<ReturnType<typeof press>>
  const blocker = await floor.pool.connect()
  onTestFinished(() => blocker.release(true))
  await blocker.query(`begin; select from inventory where package_type = '20pcs' for update`)
  const presses = [Promise.allSettled([press()])]
  const waiting = () =>
    floor.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(waiting).toHaveLength(1)
  const [{ pid }] = await waiting()
  presses.push(Promise.allSettled([press()]))
  await expect.poll(waiting).toHaveLength(2)
  await floor.rows('select pg_terminate_backend($1)', [pid])
  await blocker.query('rollback')
  const [first, again] = (await Promise.all(presses)).flat()
  expect([first?.status, again?.status]).toEqual(['rejected', 'fulfilled'])
  expect((await press()).order).toEqual((again as PromiseFulfilledResult<Placed>).value.order)
  expect(await floor.stockOf('20pcs')).toBe(99)
})
