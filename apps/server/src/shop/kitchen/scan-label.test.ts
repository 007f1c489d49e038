import { barcodeText, formatOrderId } from '@dimsum/domain/order-number'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 06:00 WIB. */
const now = new Date('2026-11-20T23:00:00Z')
const today = '2026-11-21'

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()

const scan = (code: string, step: string) => shop.send('POST', '/api/admin/scan', { code, step }, admin)
const anOrderIn = async (status: OrderStatus, { isPaid = false, day = today } = {}) => {
  const paidAt = isPaid ? now : null
  const { order } = await buildOrder(shop.database.db, {}, { status, isPaid, paidAt })
  await shop.rows('update orders set delivery_date = $2 where id = $1', [order.id, day])
  return order.id
}
const stateOf = (id: number) =>
  shop.rows(
    `select status, (select count(*)::int from order_events where order_id = ${id}) as events from orders where id = ${id}`,
  )

describe('a scanned label', () => {
  it('makes the order ready at packing and, with its number typed, delivered at hand-over, with its timeline', async () => {
    const id = await anOrderIn('preparing', { isPaid: true })
    const packed = { order: { id, status: 'ready' }, statusBefore: 'preparing', notices: [] }
    expect((await scan(barcodeText(id), 'pack')).json()).toMatchObject(packed)
    const handed = { order: { id, status: 'delivered' }, statusBefore: 'ready', notices: [] }
    expect((await scan(` #${id}`, 'hand-over')).json()).toMatchObject(handed)
    const timeline =
      "select actor, data from order_events where order_id = $1 and kind = 'status' order by id"
    expect(await shop.rows(timeline, [id])).toEqual([
      { actor: 'admin:pemilik', data: { from: 'preparing', to: 'ready' } },
      { actor: 'admin:pemilik', data: { from: 'ready', to: 'delivered' } },
    ])
  })

  it('says to collect the money of an unpaid order, and that it is for another day', async () => {
    const id = await anOrderIn('ready', { day: '2026-11-22' })
    expect((await scan(barcodeText(id), 'hand-over')).json().notices).toEqual(['unpaid', 'other-day'])
  })

  it('of an order fully covered by a promotion collects no money', async () => {
    const id = await anOrderIn('ready')
    await shop.rows(
      `update orders set total_price = 0, charges = jsonb_build_array(jsonb_build_object(
        'kind', 'promotion', 'amount', total_price::text, 'reason', 'SYUKURAN')) where id = $1`,
      [id],
    )
    expect((await scan(barcodeText(id), 'hand-over')).json()).toMatchObject({
      order: { isPaid: false, totalPrice: '0.00' },
      notices: [],
      handOver: { collect: null },
    })
  })

  it.each([
    ['pending', false, 'pack', /belum dikonfirmasi dan belum dibayar/],
    ['pending', false, 'hand-over', /belum dikonfirmasi dan belum dibayar/],
    ['pending', true, 'hand-over', /belum dikemas/],
    ['confirmed', false, 'hand-over', /belum dikemas/],
    ['preparing', true, 'hand-over', /belum dikemas/],
    ['ready', true, 'pack', /sudah Siap\. Tidak ada yang diubah/],
    ['delivered', true, 'pack', /sudah Selesai\. Tidak ada yang diubah/],
    ['delivered', true, 'hand-over', /sudah Selesai\. Tidak ada yang diubah/],
    ['cancelled', true, 'pack', /sudah dibatalkan/],
    ['cancelled', false, 'hand-over', /sudah dibatalkan/],
  ] as const)('of a %s order, paid %s, to %s says so and changes nothing', async (status, isPaid, step, message) => {
    const id = await anOrderIn(status, { isPaid })
    const before = await stateOf(id)
    const { statusCode, message: told } = answered(await scan(barcodeText(id), step))
    expect([statusCode, told]).toEqual([409, expect.stringMatching(message)])
    expect(told).toContain(`#${formatOrderId(id)}`)
    expect(await stateOf(id)).toEqual(before)
  })

  it.each([
    ['pending', true],
    ['confirmed', false],
    ['confirmed', true],
    ['preparing', false],
  ] as const)('of a %s order, paid %s, is packed', async (status, isPaid) => {
    const id = await anOrderIn(status, { isPaid })
    expect((await scan(barcodeText(id), 'pack')).statusCode).toBe(200)
    expect(await stateOf(id)).toMatchObject([{ status: 'ready' }])
  })

  it('scanned twice in parallel moves once, and the second scan is told', async () => {
    const id = await anOrderIn('preparing')
    const answers = await Promise.all(Array.from({ length: 5 }, () => scan(barcodeText(id), 'pack')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await stateOf(id)).toMatchObject([{ events: 2 }])
  })

  it.each([
    ['8991002101234', 400],
    ['x'.repeat(61), 400],
    ['ORDER999999', 404],
  ])('%j that is no label of ours is answered %i', async (code, statusCode) => {
    const refused = { statusCode, message: expect.stringMatching(/./) }
    expect(answered(await scan(code, 'pack'))).toMatchObject(refused)
  })
})
