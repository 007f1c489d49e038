import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { orderStatuses } from '@dimsum/domain/order-status'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'

const startStock = 100
const floor = await openShopFloor()
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

describe('stock and kitchen', () => {
  const anyStatus = fc.constantFrom(...orderStatuses)

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
          expect(await brokenInvariants(floor.pool)).toEqual([])
          for (const { id } of await floor.rows(`select id from orders where status <> 'cancelled'`)) {
            await change(id, 'cancelled')
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  test('are locked before the order, also those of a package that was added meanwhile', async () => {
    const id = await build()
    const seller = await floor.pool.connect()
    onTestFinished(() => seller.release(true))
    await seller.query(`begin; select from inventory where package_type = '100pcs' for update`)
    const { cancelling } = await floor.whileLocked(
      `with locked as (select id from orders where id = $1 for update)
      insert into order_items (order_id, position, package_type, name, name_en, pieces, quantity, unit_price, total_price, holds_stock)
      select id, 2, '100pcs', 'Pesta', 'Party', 100, 1, 1, 1, true from locked`,
      [id],
      async () => ({ cancelling: change(id, 'cancelled') }),
    )
    const lockOrder = () => floor.rows('select id from orders where id = $1 for update nowait', [id])
    await expect.poll(lockOrder).toEqual([{ id }])
    await seller.query('commit')
    expect(await cancelling).toMatchObject({ status: 'cancelled' })
    expect(await floor.stockOf('100pcs')).toBe(startStock + 1)
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

describe('any status may follow any other', () => {
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))

  test.each(pairs)('%s to %s', async (from, to) => {
    const id = await build()
    await change(id, from)
    const answer = await change(id, to, { expectedStatus: from })
    expect(answer).toMatchObject({ id, status: to, masked: false })
    const events = await floor.rows(
      `select actor, data from order_events where order_id = $1 and kind = 'status' order by id`,
      [id],
    )
    const moves = [
      ...(from === 'pending' ? [] : [{ from: 'pending', to: from }]),
      ...(from === to ? [] : [{ from, to }]),
    ]
    expect(events).toEqual(moves.map((data) => ({ actor: 'admin:ibu', data })))
    expect(await floor.stockOf('10pcs')).toBe(to === 'cancelled' ? startStock : startStock - 3)
  })
})

describe('two admins', () => {
  test('who saw the same status: one change is accepted, the other is refused with the current status', async () => {
    const id = await build()
    const results = await Promise.allSettled([
      change(id, 'confirmed', { expectedStatus: 'pending' }, { actor: 'admin:ibu' }),
      change(id, 'cancelled', { expectedStatus: 'pending' }, { actor: 'admin:bapak' }),
    ])
    const [{ status }] = await floor.rows('select status from orders where id = $1', [id])
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(lost).toMatchObject([{ code: 'stale', details: status }])
    expect(
      await floor.rows(`select count(*)::int from order_events where order_id = $1 and kind = 'status'`, [
        id,
      ]),
    ).toEqual([{ count: 1 }])
  })

  test('without the shown value the last one wins, and both are in the timeline', async () => {
    const id = await build()
    await Promise.all([change(id, 'confirmed'), change(id, 'ready')])
    const events = await floor.rows(
      `select data from order_events where order_id = $1 and kind = 'status' order by id`,
      [id],
    )
    const [{ status }] = await floor.rows('select status from orders where id = $1', [id])
    expect(events).toHaveLength(2)
    expect(events[1].data).toEqual({ from: events[0].data.to, to: status })
  })
})

describe('a cancellation', () => {
  test('stores its reason for the customer outside the timeline, which cannot be changed', async () => {
    const id = await build()
    const answer = await change(id, 'cancelled', { reason: 'di luar jangkauan' })
    expect(answer.cancelReason).toBe('di luar jangkauan')
    const [event] = await floor.rows(
      `select e.data, n.text from order_events e join order_notes n on n.event_id = e.id where e.order_id = $1`,
      [id],
    )
    expect(event).toEqual({ data: { from: 'pending', to: 'cancelled' }, text: 'di luar jangkauan' })
    expect((await change(id, 'cancelled', { reason: 'stok habis' })).cancelReason).toBe('stok habis')
    expect((await change(id, 'confirmed')).cancelReason).toBeNull()
  })

  test('of a paid order is listed on «Perlu perhatian», until the order is reopened', async () => {
    const id = await build()
    await floor.rows(
      "insert into payments (order_id, amount, method, recorded_by) select id, total_price, 'tunai', 'admin:ibu' from orders where id = $1",
      [id],
    )
    const open = () =>
      floor.rows(`select kind, closed_by from attention_items where order_id = $1 order by id`, [id])
    await change(id, 'cancelled')
    expect(await open()).toEqual([{ kind: 'cancelled-after-paid', closed_by: null }])
    await change(id, 'confirmed')
    expect(await open()).toEqual([{ kind: 'cancelled-after-paid', closed_by: 'admin:ibu' }])
    await change(id, 'cancelled')
    expect(await open()).toHaveLength(2)
  })
})
