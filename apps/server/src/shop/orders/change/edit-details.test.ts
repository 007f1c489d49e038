import type { AdminOrder } from '@dimsum/contract/orders'
import { detailsOf } from '@dimsum/domain/order-details'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { answered, buildTestApp } from '../../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const shop = await buildTestApp({ now: () => new Date('2026-11-21T03:00:00Z') })
const query = shop.rows
const admin = await shop.signIn()

const read = async (id: number): Promise<AdminOrder> => (await shop.get(`/api/orders/${id}`, admin)).json()
const place = async (order: Parameters<typeof shop.placeOrder>[0] = {}) =>
  read((await shop.placeOrder(order)).id)
const put = (order: AdminOrder, change: object) => {
  const expected = detailsOf(order)
  return shop.send('PUT', `/api/orders/${order.id}/details`, { ...expected, ...change, expected }, admin)
}
const timeline = async (id: number) =>
  (await shop.get(`/api/orders/${id}/timeline`, admin)).json().events as { kind: string; data: object }[]

describe('the details of an order', () => {
  it('are changed by the owner, with before and after in the timeline', async () => {
    const order = await place({ customerName: 'Sity', notes: null })
    await query('update orders set label_printed_at = now() where id = $1', [order.id])
    const change = {
      customerName: 'Siti',
      customerPhone: '0813-9999-8888',
      customerAddress: 'Jl. Mawar No. 7, Bekasi',
      notes: 'Tanpa bawang',
    }
    const answer = await put(order, change)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await read(order.id)).toMatchObject({ ...change, labelPrintedAt: null })
    const [row] = await query('select phone_key from orders where id = $1', [order.id])
    expect(row.phone_key).toBe('81399998888')
    expect((await timeline(order.id)).at(-1)).toMatchObject({
      kind: 'details',
      data: {
        by: 'desk',
        fields: Object.keys(change),
        note: expect.stringContaining('Sity → Siti'),
      },
    })
  })

  it('from another device are not overwritten, and the same again changes nothing', async () => {
    const order = await place()
    await put(order, { customerAddress: 'Jl. Anggrek No. 9, Bekasi' })
    const late = await put(order, { customerAddress: 'Jl. Mawar No. 7, Bekasi' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
    const before = (await timeline(order.id)).length
    expect((await put(order, { customerAddress: 'Jl. Anggrek No. 9, Bekasi' })).statusCode).toBe(200)
    expect((await timeline(order.id)).length).toBe(before)
  })

  it.each([
    ['moved', `time_window = '13:00-15:00'`, 200, { timeWindow: '13:00-15:00', customerName: 'Siti' }],
    ['renamed', `customer_name = 'Rina'`, 409, { customerName: 'Rina' }],
    ['cancelled', `status = 'cancelled'`, 409, { status: 'cancelled', customerName: 'Sity' }],
  ])('of an order that is %s at the same moment do not undo that', async (_how, change, status, left) => {
    const order = await place({ customerName: 'Sity', deliveryDate: '2026-11-24' })
    const update = `update orders set ${change} where id = $1`
    const rename = () => put(order, { customerName: 'Siti' })
    expect((await shop.database.whileLocked(update, [order.id], rename)).statusCode).toBe(status)
    expect(await read(order.id)).toMatchObject(left)
  })

  it('are refused at the fee when it makes the total more than can be stored', async () => {
    const order = await place({ packageType: '100pcs', quantity: 370 })
    const answer = await put(order, { isDelivery: true, deliveryFee: 100_000, deliveryArea: 'Tebet' })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { issues: [{ path: 'deliveryFee' }] }])
  })

  it('are refused when a pick-up leaves less than the discount', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1 })
    await put(order, { isDelivery: true, deliveryFee: 15_000, deliveryArea: 'Tebet' })
    await query(
      `update orders set total_price = 0, charges = charges || '[{"kind": "discount", "amount": "45000.00", "reason": "x"}]' where id = $1`,
      [order.id],
    )
    const answer = await put(await read(order.id), { isDelivery: false })
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('30.000')])
  })

  it('of a paid order with a new delivery fee leave that fee due, and a pick-up gives it back', async () => {
    const order = await place({ isDelivery: false })
    await shop.payByHand(order.id)
    await put(await read(order.id), { isDelivery: true, deliveryFee: 15_000, deliveryArea: 'Tebet' })
    expect(await read(order.id)).toMatchObject({
      totalPrice: '73000.00',
      isPaid: false,
      amountPaid: '58000.00',
      charges: [{ kind: 'delivery', amount: '15000.00', reason: 'Tebet' }],
    })
    await shop.payByHand(order.id)
    await put(await read(order.id), { isDelivery: false })
    const now = await read(order.id)
    expect([now.totalPrice, now.isPaid, now.charges]).toEqual(['58000.00', true, undefined])
    const [entry] = await query(
      `select data from attention_items where order_id = $1 and closed_at is null`,
      [order.id],
    )
    expect(entry.data.left).toBe('15000.00')
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })

  it('of a finished order stay, and wrong input names its field', async () => {
    const order = await place()
    const wrong = answered(await put(order, { customerName: '', customerAddress: 'Jl.' }))
    const issues = [{ path: 'customerName' }, { path: 'customerAddress' }]
    expect(wrong).toMatchObject({ statusCode: 400, issues })
    await query(`update orders set status = 'delivered' where id = $1`, [order.id])
    expect((await put(order, { customerName: 'Lain' })).statusCode).toBe(409)
    expect((await read(order.id)).customerName).toBe(order.customerName)
  })

  it('lose a time that is only for deliveries when the order is picked up', async () => {
    const timeWindows = [
      { begins: '09:00', ends: '11:00', for: 'delivery', mostOrders: null, mostPieces: null },
      { begins: '13:00', ends: '15:00', for: 'both', mostOrders: null, mostPieces: null },
    ]
    expect((await shop.changeSettings({ timeWindows })).statusCode).toBe(200)
    for (const [timeWindow, left] of [
      ['09:00-11:00', undefined],
      ['13:00-15:00', '13:00-15:00'],
    ]) {
      const order = await place({ deliveryDate: '2026-11-24', timeWindow })
      await put(order, { isDelivery: false })
      expect((await read(order.id)).timeWindow).toBe(left)
    }
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })
})
