import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { orderStatuses } from '@dimsum/domain/order-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildOrder } from '../../../testing/orders.ts'
import { openShopFloor } from '../../../testing/shop-floor.ts'

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
