import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { type OrderCalls, openOrderCalls } from '../../testing/order-calls.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openOrderCalls()
beforeEach(async () => {
  await open('18:00')
  await shop.rows('update orders set delivery_date = null')
  await shop.rows('delete from kitchen_days')
})

const open = async (customerChanges: string | null) => {
  expect((await shop.changeSettings({ customerChanges })).statusCode).toBe(200)
}
const inDays = (n: number) => addWibDays(wibDay(new Date()), n)

type Placed = Awaited<ReturnType<OrderCalls['place']>>
const change = ({ order, cookies }: Placed, wish: object) => {
  const { id, customerAddress, notes, deliveryDate } = order
  const payload = { expected: { customerAddress, notes, deliveryDate }, ...wish }
  return shop.send('PATCH', `/api/orders/${id}/mine`, payload, cookies)
}
const cancel = ({ order, cookies }: Placed) => {
  const payload = { expectedStatus: 'pending', reason: 'acara batal' }
  return shop.send('POST', `/api/orders/${order.id}/cancel`, payload, cookies)
}
const ask = ({ order, cookies }: Placed, what: string) =>
  shop.send('POST', `/api/orders/${order.id}/change-request`, { what, text: 'tanda-permintaan' }, cookies)
const decide = (id: number, decision: string) =>
  shop.send('POST', `/api/admin/attention/${id}/decide`, { decision, note: 'baik, Kak' }, shop.admin)
const pay = ({ order }: Placed) => shop.payByHand(order.id)
const row = async ({ order }: Placed) => (await shop.rows(`select * from orders where id = ${order.id}`))[0]
const set = ({ order }: Placed, columns: string) =>
  shop.rows(`update orders set ${columns} where id = ${order.id}`)
const inParallel = async (...acts: ReturnType<typeof shop.send>[]) =>
  (await Promise.all(acts)).map(answered).sort((one, other) => one.statusCode - other.statusCode)
const [done, refused] = [{ statusCode: 200 }, { statusCode: 409 }]
const taken = async (day: string) =>
  (await shop.rows('select taken from kitchen_days where day = $1', [day]))[0]?.taken ?? 0
const eventsOf = ({ order }: Placed) =>
  shop.rows(
    `select kind, actor, data from order_events where order_id = ${order.id} and kind <> 'placed' order by id`,
  )
const kindsOf = async (placed: Placed) => (await eventsOf(placed)).map(({ kind }) => kind)
const wishes = async () => {
  const answer = await shop.get('/api/admin/attention', shop.admin)
  return answer.json().items.filter(({ kind }: { kind: string }) => kind === 'change-request')
}

describe('the holder of an order', () => {
  it('changes address, note and day; capacity moves along and the timeline names only the fields', async () => {
    const placed = await shop.place({ deliveryDate: inDays(5) })
    await set(placed, 'label_printed_at = now()')
    const wish = { customerAddress: 'Jl. Melati No. 17, Depok', notes: '', deliveryDate: inDays(6) }
    const answer = await change(placed, wish)
    expect(answer.json()).toMatchObject({ ...wish, notes: null, masked: false })
    expect([await taken(inDays(5)), await taken(inDays(6))]).toEqual([0, 20])
    expect((await row(placed)).label_printed_at).toBeNull()
    expect(await eventsOf(placed)).toEqual([
      { kind: 'details', actor: 'customer', data: { fields: ['customerAddress', 'notes', 'deliveryDate'] } },
      { kind: 'delivery-day', actor: 'customer', data: { from: inDays(5), to: inDays(6) } },
    ])
  })

  it('changes a paid order too, and nothing when nothing differs', async () => {
    const placed = await shop.place()
    await pay(placed)
    expect((await change(placed, { notes: 'tanpa sambal' })).json().notes).toBe('tanpa sambal')
    const same = await change({ ...placed, order: { ...placed.order, notes: 'tanpa sambal' } }, {})
    expect(same.statusCode).toBe(200)
    expect(await kindsOf(placed)).toEqual(['paid', 'details'])
  })

  it('cancels an unpaid order: stock and capacity are released once', async () => {
    const placed = await shop.place({ deliveryDate: inDays(5) })
    expect(await inParallel(cancel(placed), cancel(placed))).toMatchObject([done, refused])
    expect(await row(placed)).toMatchObject({ status: 'cancelled', cancel_reason: 'acara batal' })
    expect(await taken(inDays(5))).toBe(0)
    expect(await eventsOf(placed)).toMatchObject([{ kind: 'status', actor: 'customer' }])
  })

  it('gets the last capacity of a day only once for two orders', async () => {
    const [day, full] = [inDays(5), inDays(6)]
    const two = await Promise.all([shop.place({ deliveryDate: day }), shop.place({ deliveryDate: day })])
    await shop.rows('insert into kitchen_days (day, capacity) values ($1, 30)', [full])
    const moves = two.map((placed) => change(placed, { deliveryDate: full }))
    expect(await inParallel(...moves)).toMatchObject([done, refused])
    expect([await taken(day), await taken(full)]).toEqual([20, 20])
  })

  it('on the second of two devices learns that the order is not what it shows', async () => {
    const placed = await shop.place()
    const both = await inParallel(change(placed, { notes: 'satu' }), change(placed, { notes: 'dua' }))
    expect(both).toMatchObject([done, { ...refused, code: 'stale', issues: [{ path: 'notes' }] }])
  })

  it('cannot change it after the kitchen started, also when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const placed = await shop.place({ deliveryDate: inDays(5) })
      const [, changed] = await Promise.all([
        shop.setStatus(placed.order.id, 'preparing'),
        change(placed, { notes: 'terlambat' }),
      ])
      expect(await kindsOf(placed)).toEqual(changed.statusCode === 200 ? ['details', 'status'] : ['status'])
    }
  })
})

describe('is refused', () => {
  it('while the owner has not enabled it', async () => {
    const placed = await shop.place()
    await open(null)
    const message = 'Pesanan belum bisa diubah lewat situs. Silakan hubungi kami lewat WhatsApp.'
    for (const act of [change(placed, { notes: 'x' }), cancel(placed), ask(placed, 'other')])
      expect(answered(await act)).toMatchObject({ statusCode: 409, message })
    expect(await kindsOf(placed)).toEqual([])
  })

  it('once the kitchen started, once it is done, and after the deadline, which is named', async () => {
    const placed = await shop.place()
    const refusal = async () => (await change(placed, { notes: 'x' })).json().message
    await set(placed, "status = 'preparing'")
    expect(await refusal()).toMatch(/^Pesanan ini sudah mulai disiapkan/)
    await set(placed, "status = 'delivered'")
    expect(await refusal()).toMatch(/sudah selesai atau dibatalkan/)
    await set(placed, `status = 'pending', delivery_date = '${inDays(0)}'`)
    const until = /bisa diubah sampai .* 18:00 WIB\. Silakan hubungi kami lewat WhatsApp/
    const message = expect.stringMatching(until)
    for (const act of [change(placed, { notes: 'x' }), cancel(placed), ask(placed, 'other')])
      expect(answered(await act)).toMatchObject({ statusCode: 409, message })
  })

  it('for a day that is closed, past or full, and for an invalid address', async () => {
    const placed = await shop.place({ deliveryDate: inDays(5) })
    const over = answered(await change(placed, { deliveryDate: inDays(-1) }))
    expect(over).toMatchObject({ statusCode: 400, issues: [{ path: 'deliveryDate' }] })
    await shop.rows('insert into kitchen_days (day, is_closed) values ($1, true)', [inDays(6)])
    expect((await change(placed, { deliveryDate: inDays(6), notes: 'ikut batal' })).statusCode).toBe(409)
    expect((await row(placed)).notes).toBe('sambal dipisah')
    expect((await change(placed, { customerAddress: 'Jl.' })).json().issues[0].path).toBe('customerAddress')
    expect(await taken(inDays(5))).toBe(20)
  })

  it('when she cancels a paid order, or requests what she may do herself', async () => {
    const placed = await shop.place()
    expect((await ask(placed, 'cancel')).statusCode).toBe(409)
    await pay(placed)
    const message = 'Pesanan ini sudah dibayar. Kirim permintaan pembatalan, nanti kami jawab.'
    expect(answered(await cancel(placed))).toMatchObject({ statusCode: 409, message })
  })
})

describe('a change request', () => {
  it('is made once, read and decided by the owner, and its holder reads the answer', async () => {
    const placed = await shop.place()
    await pay(placed)
    const both = await inParallel(ask(placed, 'cancel'), ask(placed, 'cancel'))
    expect(both).toMatchObject([{ statusCode: 201 }, refused])
    const [wish] = await wishes()
    expect(wish).toMatchObject({ orderId: placed.order.id, text: 'tanda-permintaan' })
    const close = `/api/admin/attention/${wish.id}/close`
    expect((await shop.send('POST', close, { note: 'sudah' }, shop.admin)).statusCode).toBe(409)
    const answers = await inParallel(decide(wish.id, 'approved'), decide(wish.id, 'approved'))
    expect(answers).toMatchObject([done, refused])
    expect(await row(placed)).toMatchObject({ status: 'cancelled', is_paid: true })
    const { events } = (await shop.get(`/api/orders/${placed.order.id}/timeline`, placed.cookies)).json()
    expect(events.slice(-3)).toMatchObject([
      { kind: 'change-request', actor: 'customer', data: { what: 'cancel', note: 'tanda-permintaan' } },
      { kind: 'change-answer', actor: 'shop', data: { decision: 'approved', note: 'baik, Kak' } },
      { kind: 'status', actor: 'shop' },
    ])
    const open = `select kind from attention_items where order_id = ${placed.order.id} and closed_at is null`
    expect(await shop.rows(open)).toEqual([{ kind: 'cancelled-after-paid' }])
  })

  it('that is refused changes nothing, and another may follow', async () => {
    const placed = await shop.place()
    expect((await ask(placed, 'other')).statusCode).toBe(201)
    const [wish] = await wishes()
    expect((await decide(wish.id, 'refused')).statusCode).toBe(200)
    expect((await row(placed)).status).toBe('pending')
    expect((await ask(placed, 'other')).statusCode).toBe(201)
  })

  it('of an order handed over meanwhile cannot be approved any more', async () => {
    const placed = await shop.place()
    await pay(placed)
    await ask(placed, 'cancel')
    const [wish] = await wishes()
    await shop.setStatus(placed.order.id, 'delivered')
    expect((await decide(wish.id, 'approved')).json().code).toBe('stale')
    expect((await decide(wish.id, 'refused')).statusCode).toBe(200)
  })
})
