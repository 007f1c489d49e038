import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { orderStatuses } from '@dimsum/domain/order-status'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
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

/** Later than the lead time of any kitchen. */
const deliveryDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const statusOf = async (id: number) =>
  (await floor.one('select status from orders where id = $1', [id])).status
const movesOf = (id: number) =>
  floor.rows(`select actor, data from order_events where order_id = $1 and kind = 'status' order by id`, [id])
const takenOf = async (day: string) =>
  (await floor.one('select taken from kitchen_days where day = $1', [day]))?.taken

describe('stock and kitchen', () => {
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
    expect([await statusOf(id), await floor.stockOf('10pcs')]).toEqual(['cancelled', 2])
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
    const moves = [
      ...(from === 'pending' ? [] : [{ from: 'pending', to: from }]),
      ...(from === to ? [] : [{ from, to }]),
    ]
    expect(await movesOf(id)).toEqual(moves.map((data) => ({ actor: 'admin:ibu', data })))
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
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(lost).toMatchObject([{ code: 'stale', details: await statusOf(id) }])
    expect(await movesOf(id)).toHaveLength(1)
  })

  test('without the shown value the last one wins, and both are in the timeline', async () => {
    const id = await build()
    await Promise.all([change(id, 'confirmed'), change(id, 'ready')])
    const [first, last, ...others] = await movesOf(id)
    expect(last.data).toEqual({ from: first.data.to, to: await statusOf(id) })
    expect(others).toEqual([])
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
