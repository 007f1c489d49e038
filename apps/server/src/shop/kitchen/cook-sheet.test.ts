import type { CookSheet, LooseOrders } from '@dimsum/contract/kitchen'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 06:00 WIB. */
const now = new Date('2026-11-20T23:00:00Z')
const today = '2026-11-21'

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()
beforeEach(async () => {
  await shop.rows(`
    truncate kitchen_days, settings, blocked_phones;
    update orders set delivery_date = null, status = 'delivered'`)
  shop.parts.settings.forget()
})

const sheet = async (day = today) =>
  (await shop.get(`/api/admin/kitchen/sheet?day=${day}`, admin)).json<CookSheet>()
const loose = async () => (await shop.get('/api/admin/kitchen/loose-orders', admin)).json<LooseOrders>()

type Facts = { status?: OrderStatus; isPaid?: boolean; day?: string | null } & Partial<PlaceOrderInput>

/** Inserts an order in a given state, of one small package unless said otherwise. */
const put = async (facts: Facts = {}): Promise<number> => {
  const { status = 'confirmed', isPaid = false, day = today, ...form } = facts
  const wish = { packageType: '10pcs', ...form } as const
  const { order } = await buildOrder(shop.database.db, wish, { status, isPaid })
  await shop.rows('update orders set delivery_date = $2 where id = $1', [order.id, day])
  return order.id
}
const tick = (id: number, isPrepared = true) =>
  shop.send('PATCH', `/api/admin/kitchen/lines/${id}`, { isPrepared }, admin)
const lineOf = async (orderId: number) =>
  (await sheet()).orders.find(({ id }) => id === orderId)?.items[0]?.id ?? 0
const eventsOf = (orderId: number) =>
  shop.rows(
    "select actor, kind, data from order_events where order_id = $1 and kind <> 'placed' order by id",
    [orderId],
  )

describe('the cook sheet of a day', () => {
  it('lists orders in order of hand-over, complete, with notes and times of their ticks', async () => {
    const notes = 'Sambal dipisah.\nKirim sebelum jam 11.'
    const fetched = await put({ isDelivery: false })
    const items = [
      { packageType: '20pcs', quantity: 2 },
      { packageType: '100pcs', quantity: 1 },
    ] as const
    const later = await put({ ...items[0], items: [...items], notes })
    await put({ quantity: 5, status: 'cancelled', isPaid: true })
    await put({ quantity: 5, day: '2026-11-22' })
    await tick(await lineOf(later))
    const { orders, toCook, kitchen } = await sheet()
    expect(orders.map(({ id }) => id)).toEqual([later, fetched])
    expect(orders[0]).toMatchObject({
      customerName: 'Siti Rahma',
      customerPhone: '0812-3456-7890',
      notes,
      pieces: 140,
      items: [
        { packageType: '20pcs', quantity: 2, preparedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
        { packageType: '100pcs', quantity: 1, preparedAt: null },
      ],
    })
    expect(toCook).toMatchObject({ orders: 2, pieces: 150, preparedPieces: 40 })
    expect(toCook.packages).toEqual([
      { packageType: '10pcs', packs: 1, pieces: 10, preparedPieces: 0 },
      { packageType: '20pcs', packs: 2, pieces: 40, preparedPieces: 40 },
      { packageType: '100pcs', packs: 1, pieces: 100, preparedPieces: 0 },
    ])
    expect(kitchen).toMatchObject({ day: today, orders: 2, unconfirmed: 0 })
  })

  it('omits an unpaid cash order until the owner confirms it', async () => {
    const id = await put({ status: 'pending' })
    const [none, ten] = [{ pieces: 0 }, { pieces: 10 }]
    expect(await sheet()).toMatchObject({ toCook: none, mayCome: ten, unconfirmed: [{ id }] })
    await shop.setStatus(id, 'confirmed')
    expect(await sheet()).toMatchObject({ toCook: ten, mayCome: none, orders: [{ id }] })
  })

  it('of a day without orders is empty', async () => {
    const { orders, toCook, today: itsToday } = await sheet('2026-12-24')
    expect([orders, toCook.pieces, toCook.packages.length, itsToday]).toEqual([[], 0, 0, today])
  })

  it('marks orders that the owner should check, and no paid one', async () => {
    await shop.changeSettings({ cashCeiling: 100_000 })
    const phone = '0857-1111-2222'
    const waiting = { status: 'pending', customerPhone: phone } as const
    const small = await put(waiting)
    await put({ ...waiting, customerPhone: '+62 857 1111 2222' })
    const large = await put({ ...waiting, packageType: '100pcs', customerPhone: '6285711112222' })
    const paid = await put({ ...waiting, packageType: '100pcs', isPaid: true })
    await shop.rows("update orders set suspicion = 'many-pending' where id in ($1, $2)", [small, paid])
    await shop.send('POST', '/api/admin/blocked-phones', { phone, reason: 'tidak pernah diambil' }, admin)
    const { orders, unconfirmed } = await sheet()
    const marks = new Map([...orders, ...unconfirmed].map((order) => [order.id, order.marks]))
    expect(marks.get(small)).toEqual(['blocked', 'many-pending', 'several-unpaid'])
    expect(marks.get(large)).toEqual(['blocked', 'several-unpaid', 'above-cash-ceiling'])
    expect(marks.get(paid)).toEqual([])
  })
})

describe('orders on no sheet', () => {
  it('are those without a day, and those whose day is over', async () => {
    const undated = await put({ day: null, status: 'confirmed' })
    const waiting = await put({ day: null, status: 'pending' })
    const overdue = await put({ day: '2026-11-20', status: 'ready' })
    await put({ day: '2026-11-20', status: 'delivered' })
    await put({ day: '2026-11-20', status: 'pending' })
    await put({ day: null, status: 'cancelled' })
    const forgotten = await put({ day: null, status: 'pending' })
    await shop.rows("update orders set order_date = now() - interval '15 days' where id = $1", [forgotten])
    const found = await loose()
    expect(found.undated.map(({ id }) => id)).toEqual([undated, waiting])
    expect(found.overdue.map(({ id }) => id)).toEqual([overdue])
  })
})

describe('a tick', () => {
  it('is set and removed, and is in the timeline of its order', async () => {
    const id = await put()
    const line = await lineOf(id)
    const set = (await tick(line)).json()
    expect(set).toEqual({ id: line, orderId: id, preparedAt: expect.stringMatching(/Z$/) })
    expect((await tick(line, false)).json()).toEqual({ id: line, orderId: id, preparedAt: null })
    const data = { packageType: '10pcs', quantity: 1 }
    expect(await eventsOf(id)).toEqual([
      { actor: 'admin:pemilik', kind: 'prepared', data: { ...data, isPrepared: true } },
      { actor: 'admin:pemilik', kind: 'prepared', data: { ...data, isPrepared: false } },
    ])
  })

  it('pressed twice in parallel is one tick', async () => {
    const id = await put()
    const line = await lineOf(id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => tick(line)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(new Set(answers.map((answer) => answer.json().preparedAt)).size).toBe(1)
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('is refused for a cancelled order, which must not be cooked, but can be removed', async () => {
    const id = await put()
    const line = await lineOf(id)
    await tick(line)
    await shop.rows("update orders set status = 'cancelled' where id = $1", [id])
    expect((await tick(line, false)).statusCode).toBe(200)
    const message = expect.stringMatching(/sudah dibatalkan, jangan dimasak/)
    expect(answered(await tick(line))).toMatchObject({ statusCode: 409, message })
  })
})

describe('labels of a batch', () => {
  const print = (orderIds: unknown, printed?: unknown, as = admin) =>
    shop.send('POST', '/api/admin/kitchen/printed-labels', { orderIds, printed }, as)

  it('are recorded as printed, each in its timeline', async () => {
    const ids = [await put(), await put({ packageType: '20pcs' })]
    const { statusCode, labelPrintedAt } = answered(await print([...ids, ids[0]]))
    expect(statusCode).toBe(200)
    expect((await sheet()).orders).toMatchObject([{ labelPrintedAt }, { labelPrintedAt }])
    for (const id of ids)
      expect(await eventsOf(id)).toEqual([{ actor: 'admin:pemilik', kind: 'label', data: { batch: true } }])
  })

  it('are recorded in a batch as large as a day, with the longest addresses and notes', async () => {
    const id = await put()
    const [printed] = (await sheet()).orders
    const long = { ...printed, customerAddress: 'J'.repeat(500), notes: 'N'.repeat(1000) }
    const others = Array.from({ length: 499 }, (_, n) => ({ ...long, id: 900_000_000 + n }))
    expect((await print([id], others)).statusCode).toBe(200)
  })

  const change = (id: number, columns: string) =>
    shop.rows(`update orders set ${columns} where id = $1`, [id])

  it.each([
    ['it is paid', 'is_paid = true, paid_at = now()'],
    ['it is paid in part', 'amount_paid = 10000'],
    ['it is moved to another day', 'delivery_date = delivery_date + 1'],
    ['it gets another time', "time_window = '09:00-11:00'"],
    ['it goes to another address', "customer_address = 'Jl. Kenanga No. 9, Bekasi'"],
    ['it is fetched', 'is_delivery = not is_delivery'],
    ['it is for another person', "customer_name = 'Bu Ratna'"],
    ['it gets another phone', "customer_phone = '081299990000'"],
    ['its notes change', "notes = 'alergi udang'"],
    ['its packages change', 'quantity = 2, pieces = 20, total_price = 60000'],
    ['it is cancelled', "status = 'cancelled'"],
  ])('when %s are offered again, and are not recorded with what was printed before; others are', async (_what, columns) => {
    const [id, other] = [await put(), await put({ packageType: '20pcs' })]
    const batch = [id, other]
    const printed = () =>
      shop.rows('select id from orders where label_printed_at is not null and id = any ($1)', [batch])
    const { orders } = await sheet()
    await print([id])
    await change(id, "status = 'ready'")
    expect(await printed()).toEqual([{ id }])
    await change(id, columns)
    expect(await printed()).toEqual([])

    await change(other, "status = 'ready'")
    expect((await print(batch, orders)).json()).toMatchObject({ changed: [id] })
    expect(await printed()).toEqual([{ id: other }])
    expect(answered(await print([id], orders))).toMatchObject({ statusCode: 409, code: 'stale' })
  })

  it('are recorded by a helper who sees neither amounts nor phones', async () => {
    const id = await put()
    const kitchen = await shop.signIn('kitchen')
    const { orders } = (await shop.get(`/api/admin/kitchen/sheet?day=${today}`, kitchen)).json()
    expect(orders).toMatchObject([{ id, totalPrice: '0.00', customerPhone: '**********' }])
    const answer = await print([id], orders, kitchen)
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('are not recorded when other choices were printed', async () => {
    const id = await put()
    const { orders } = await sheet()
    const group = { id: 'Isi', en: 'Filling' }
    const choices = [{ id: 1, group, name: { id: 'ayam', en: 'chicken' }, priceDifference: 0 }]
    const set = "update order_items set choices = $2, choices_key = '1' where order_id = $1"
    await shop.rows(set, [id, JSON.stringify(choices)])
    expect((await print([id], orders)).statusCode).toBe(409)
  })

  it('are not recorded at all when one of the orders does not exist', async () => {
    const id = await put()
    expect((await print([id, 999_999])).statusCode).toBe(404)
    expect((await sheet()).orders[0]?.labelPrintedAt).toBeNull()
    expect((await print([])).statusCode).toBe(400)
  })
})
