import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { orderStatuses } from '@dimsum/domain/order-status'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'

const startStock = 100
const floor = await openShopFloor()
afterAll(() => floor.drop())
beforeEach(async () => {
  await floor.clear()
  await floor.stock('10pcs', startStock)
  await floor.stock('100pcs', startStock)
})

const change = floor.changeStatus
const build = async (order: Partial<PlaceOrderInput> = {}) =>
  (await buildOrder(floor.db, { packageType: '10pcs', quantity: 3, ...order })).order.id

/** The packages of `build`, as one of several lines. */
const first = { packageType: '10pcs', quantity: 3 } as const

/** Later than the lead time of any kitchen. */
const deliveryDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const takenOf = async (day: string) =>
  (await floor.one('select taken from kitchen_days where day = $1', [day]))?.taken

/** The sums that must agree after any moves. */
const books = async () => {
  const [found] = await floor.rows(
    `select
      (select json_object_agg(i.package_type, i.current_stock + coalesce((
        select sum(l.quantity) from order_items l where l.package_type = i.package_type and l.holds_stock), 0))
        from inventory i) as on_hand_and_held,
      (select count(*)::int from order_items l join orders o on o.id = l.order_id
        where l.holds_stock and o.status = 'cancelled') as cancelled_lines_holding,
      (select bool_and(i.current_stock = $1 + coalesce((
        select sum(m.delta) from inventory_movements m where m.inventory_id = i.id), 0)) from inventory i) as ledger_agrees,
      coalesce((select sum(taken) from kitchen_days), 0)::int as taken,
      coalesce((select sum(pieces) from orders where holds_capacity), 0)::int as pieces_held,
      (select count(*)::int from orders where holds_capacity and status = 'cancelled') as cancelled_days_held,
      (select bool_and(c.orders = coalesce(o.orders, 0) and c.pieces = coalesce(o.pieces, 0)) from
        (select status, sum(orders) as orders, sum(pieces) as pieces from order_counts group by status) c left join
        (select status, count(*) as orders, sum(pieces) as pieces from orders group by status) o using (status)
      ) as counts_agree`,
    [startStock],
  )
  return found
}
const balanced = (pieces: number) => ({
  on_hand_and_held: { '10pcs': startStock, '100pcs': startStock },
  cancelled_lines_holding: 0,
  ledger_agrees: true,
  taken: pieces,
  pieces_held: pieces,
  cancelled_days_held: 0,
  counts_agree: true,
})

describe('stock and kitchen', () => {
  const anyStatus = fc.constantFrom(...orderStatuses)

  test('agree after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStatus, { minLength: 1, maxLength: 12 }), async (sequence) => {
        const id = await build({ items: [first, { packageType: '100pcs', quantity: 2 }], deliveryDate })
        for (const status of sequence) await change(id, status)
        const pieces = sequence.at(-1) === 'cancelled' ? 0 : 230
        expect(await books()).toEqual(balanced(pieces))
        await change(id, 'cancelled')
        expect(await books()).toEqual(balanced(0))
      }),
      { numRuns: 30 },
    )
  })

  test('agree when many people change many orders in parallel while others order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 3 }), anyStatus), { minLength: 8, maxLength: 24 }),
        async (changes) => {
          const orders = await Promise.all([
            build({ deliveryDate }),
            build({ items: [first, { packageType: '100pcs', quantity: 1 }], deliveryDate }),
            build({
              packageType: '100pcs',
              quantity: 1,
              items: [
                { packageType: '100pcs', quantity: 1 },
                { packageType: '10pcs', quantity: 1 },
              ],
            }),
            build(),
          ])
          const late = changes.slice(0, 4).map(() => build({ deliveryDate }))
          const moved = changes.map(([order, status]) => change(orders[order] ?? 0, status))
          const results = await Promise.allSettled([...moved, ...late])
          expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
          const { taken, ...rest } = await books()
          const { taken: _, pieces_held, ...expected } = balanced(taken)
          expect(rest).toEqual({ ...expected, pieces_held })
          for (const { id } of await floor.rows(`select id from orders where status <> 'cancelled'`)) {
            await change(id, 'cancelled')
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  test('are released once when two people cancel in parallel', async () => {
    const id = await build({ deliveryDate })
    expect([await floor.stockOf('10pcs'), await takenOf(deliveryDate)]).toEqual([97, 30])
    await Promise.all([change(id, 'cancelled'), change(id, 'cancelled'), change(id, 'cancelled')])
    expect([await floor.stockOf('10pcs'), await takenOf(deliveryDate)]).toEqual([100, 0])
    const returned = await floor.rows(
      `select delta from inventory_movements where order_id = $1 and reason = 'returned'`,
      [id],
    )
    expect(returned).toEqual([{ delta: 3 }])
  })

  test('a cancelled order whose packages are sold stays cancelled, with the reason', async () => {
    const id = await build()
    await change(id, 'cancelled')
    await floor.rows(`update inventory set current_stock = 2 where package_type = '10pcs'`)
    const error = await refusalOf(change(id, 'confirmed'))
    expect(error).toMatchObject({ code: 'out-of-stock', details: '2' })
    expect(error.message).toBe(
      'This order needs 3 of Paket Kecil (10 pcs), and 2 are left. Restock first, then change the status.',
    )
    expect((await floor.rows('select status from orders where id = $1', [id]))[0].status).toBe('cancelled')
    expect(await floor.stockOf('10pcs')).toBe(2)
  })

  test('a cancelled order whose day filled up meanwhile stays cancelled', async () => {
    const rules = { ...defaultShopRules, weekdayCapacity: Array.from({ length: 7 }, () => 50) }
    const id = await build({ deliveryDate })
    await change(id, 'cancelled', {}, { rules })
    await floor.rows('update kitchen_days set taken = 40 where day = $1', [deliveryDate])
    const error = await refusalOf(change(id, 'pending', {}, { rules }))
    expect(error).toMatchObject({ code: 'conflict', details: '10' })
    await floor.rows('update kitchen_days set taken = 20 where day = $1', [deliveryDate])
    expect((await change(id, 'pending', {}, { rules })).status).toBe('pending')
    expect(await takenOf(deliveryDate)).toBe(50)
  })

  test.each([
    ['closed since', true, {}],
    ['without any room', false, { weekdayCapacity: Array.from({ length: 7 }, () => 0) }],
  ])('a cancelled order is not reopened on a day %s', async (_name, isClosed, changed) => {
    const id = await build({ deliveryDate })
    await change(id, 'cancelled')
    const close = 'update kitchen_days set is_closed = $2 where day = $1'
    await floor.rows(close, [deliveryDate, isClosed])
    const error = await refusalOf(change(id, 'pending', {}, { rules: { ...defaultShopRules, ...changed } }))
    expect(error).toMatchObject({ code: 'conflict', details: '0' })
    expect(error.message).toMatch(/^Dapur tutup pada /)
    expect([await floor.stockOf('10pcs'), await takenOf(deliveryDate)]).toEqual([100, 0])
    await floor.rows(close, [deliveryDate, false])
    expect((await change(id, 'pending')).status).toBe('pending')
  })
})
