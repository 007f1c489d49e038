import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { raiseDueRests } from '../shop/attention/attention.queries.ts'
import { expireOrders } from '../shop/orders/expire/expire-orders.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { textOf } from '../testing/pdf-text.ts'
import { defaultShopRules } from '../testing/shop-rules.ts'
import { orderPayments } from './order-payments.ts'

const shop = await openPaymentShop()

const day = addWibDays(wibDay(new Date()), 10)
const rule = {
  depositPercent: 50,
  depositFrom: 200_000,
  restDaysBefore: 1,
  depositTerms: 'Batal H-3: DP kembali.',
}
const settings = shop.changeSettings
beforeAll(async () => {
  expect((await settings(rule)).statusCode).toBe(200)
})

const place = async (form: Parameters<typeof shop.placeOrder>[0] = {}) => {
  const { order, cookies } = await shop.placeOrder({ packageType: '100pcs', deliveryDate: day, ...form })
  return { ...order, cookies }
}
const ask = (
  order: Awaited<ReturnType<typeof place>>,
  purpose: 'deposit' | 'whole',
  method = 'virtual_account',
) => shop.create(order, method, { purpose })
const lastPage = () => {
  const page = shop.control.pages().at(-1)
  if (!page) throw new Error('There is no page')
  return page
}
const pay = (orderId = lastPage().orderId) => shop.pay(orderId, { method: 'bca_va' })
/** What the owner's list says of this order's rest on a day. */
const restsDue = async (id: number, today: string): Promise<object[]> => {
  await raiseDueRests(shop.db, today)
  const { items } = (await shop.get('/api/admin/attention', shop.admin)).json() as {
    items: { kind: string; orderId: number; data: object }[]
  }
  return items.filter(({ kind, orderId }) => kind === 'rest-due' && orderId === id).map(({ data }) => data)
}

describe('an order with a deposit', () => {
  it('keeps the terms of its placing, which only its customer and the team read', async () => {
    const order = await place()
    const terms = { amount: '135000.00', restDue: addWibDays(day, -1), terms: 'Batal H-3: DP kembali.' }
    expect(order.deposit).toEqual(terms)
    await settings({ depositPercent: 30, depositTerms: 'Lain.' })
    expect((await shop.get(`/api/orders/${order.id}`, shop.admin)).json().deposit).toEqual(terms)
    expect((await shop.get(`/api/orders/${order.id}`)).json().deposit).toBeUndefined()
    await settings(rule)
    // Below the least total, and without a rule.
    expect((await place({ packageType: '20pcs' })).deposit).toBeUndefined()
    await settings({ depositPercent: null })
    expect((await place()).deposit).toBeUndefined()
    await settings(rule)
  })

  it('is paid in two parts, each with its own number and item at the provider', async () => {
    const order = await place()
    const before = await shop.revenue()
    const number = String(order.id).padStart(6, '0')
    expect((await ask(order, 'deposit')).statusCode).toBe(200)
    expect(shop.lastPageAsked().item_details).toMatchObject([
      { name: `DP pesanan ${number}`, price: 135_000 },
    ])
    await pay()
    expect(await shop.orderRow(order.id)).toMatchObject({ isPaid: false, amountPaid: '135000.00' })
    expect((await shop.get(`/api/orders/${order.id}`)).json()).toMatchObject({
      isPaid: false,
      amountPaid: '135000.00',
    })
    expect(await shop.revenue()).toBe(before)
    const paper = await shop.get(`/api/orders/${order.id}/invoice.pdf`, shop.admin)
    const written = await textOf(paper.rawPayload)
    expect(written).toMatch(/Sudah dibayar\s*Rp\s135\.000/)
    expect(written).toMatch(/Sisa tagihan\s*Rp\s135\.000/)
    // There is no second deposit: what is asked for now is the rest.
    expect((await ask(order, 'deposit')).statusCode).toBe(200)
    expect(shop.lastPageAsked().item_details).toMatchObject([
      { name: `Pelunasan pesanan ${number}`, price: 135_000 },
    ])
    await pay()
    expect(await shop.orderRow(order.id)).toMatchObject({ isPaid: true, amountPaid: null })
    expect((await shop.revenue()) - before).toBe(270_000)
    const timeline = (await shop.timelineOf(order.id)).filter(({ actor }) => actor === 'provider')
    expect(timeline.map(({ kind, data }) => [kind, data.amount])).toEqual([
      ['payment', '135000.00'],
      ['paid', '135000.00'],
    ])
  })

  it('has one open charge: the whole amount in a second tab ends the deposit of the first', async () => {
    const order = await place()
    await ask(order, 'deposit')
    const deposit = lastPage()
    const open = async () => (await shop.get(`/api/payment/open?orderId=${order.id}`, order.cookies)).json()
    expect(await open()).toMatchObject({ state: 'open', amount: '135000.00' })
    expect((await ask(order, 'whole')).statusCode).toBe(200)
    expect(await open()).toMatchObject({ state: 'open', amount: '270000.00' })
    expect((await shop.attemptsOf(order.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['replaced', '135000.00'],
      ['open', '270000.00'],
    ])
    expect(lastPage().orderId).not.toBe(deposit.orderId)
    await pay()
    expect((await shop.orderRow(order.id)).isPaid).toBe(true)
  })

  it('holds its day like a paid order, however long the rest takes and whoever recorded the part', async () => {
    const [online, byHand] = [await place(), await place()]
    await ask(online, 'deposit')
    await pay()
    const part = { paymentMethod: 'transfer', amount: 20_000 }
    expect((await shop.payByHand(byHand.id, part)).statusCode).toBe(200)
    const ids = `${online.id}, ${byHand.id}`
    await shop.db.execute(`update orders set order_date = now() - interval '90 days' where id in (${ids})`)
    const parts = { db: shop.db, now: () => new Date(), orderPayments, log: console }
    await expireOrders(parts, { ...defaultShopRules, unpaidHours: 1 })
    for (const { id } of [online, byHand]) expect((await shop.orderRow(id)).status).toBe('pending')
  })

  it('that is cancelled after it owes the deposit back, until the owner returns or keeps it', async () => {
    const order = await place()
    await ask(order, 'deposit')
    await pay()
    const status = { status: 'cancelled', reason: 'hujan' }
    const own = `/api/orders/${order.id}`
    expect((await shop.send('PATCH', `${own}/status`, status, shop.admin)).statusCode).toBe(200)
    const [entry] = (await shop.attention(order.id)).filter(({ closedAt }) => closedAt === null)
    expect([entry?.kind, entry?.data.left]).toEqual(['cancelled-after-paid', '135000.00'])
    const paper = await shop.get(`${own}/invoice.pdf`, shop.admin)
    const written = await textOf(paper.rawPayload)
    expect(written).toMatch(/Sudah dibayar\s*Rp\s135\.000/)
    expect(written).not.toContain('Sisa tagihan')
    await settings({ refunds: true })
    const [payment] = await shop.paymentsOf(order.id)
    const back = await shop.giveBack(order.id, 135_000, { paymentId: payment?.id, way: 'transfer' })
    expect(back.statusCode, back.body).toBe(200)
    expect(await shop.orderRow(order.id)).toMatchObject({ isPaid: false, amountPaid: null, refunded: null })
    expect((await shop.call({ url: own, cookies: shop.admin })).json().refunded).toBe('135000.00')
    const after = await textOf(
      (await shop.call({ url: `${own}/invoice.pdf`, cookies: shop.admin })).rawPayload,
    )
    expect(after).toMatch(/Rp\s135\.000 sudah kami kembalikan/)
    expect((await shop.attention(order.id)).filter(({ closedAt }) => closedAt === null)).toEqual([])
  })

  it('that is cancelled is kept in part or whole only by the owner’s decision with a reason, once', async () => {
    const cancelled = async () => {
      const order = await place()
      await ask(order, 'deposit')
      await pay()
      await shop.setStatus(order.id, 'cancelled', { reason: 'x' })
      const [entry] = (await shop.attention(order.id)).filter(({ closedAt }) => closedAt === null)
      return { ...order, entry: entry?.id ?? 0 }
    }
    const keep = ({ entry }: { entry: number }, amount: number, note = 'Bahan sudah dibeli') =>
      shop.post(`/api/admin/attention/${entry}/close`, { note, keep: amount }, shop.admin)
    const totals = async () => (await shop.get('/api/revenue/total', shop.admin)).json()
    await settings({ refunds: true })
    const before = await totals()
    const order = await cancelled()
    for (const [amount, note, path] of [
      [0, 'x', 'keep'],
      [135_001, 'x', 'keep'],
      [1.5, 'x', 'keep'],
      [1_000, ' ', 'note'],
    ] as const) {
      const refused = await keep(order, amount, note)
      expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, path])
    }
    expect((await keep(order, 100_000)).json()).toMatchObject({ closedAt: null, data: { left: '35000.00' } })
    expect(await shop.orderRow(order.id)).toMatchObject({ amountPaid: '35000.00', kept: '100000.00' })
    // Two presses at once: one decides.
    const both = await Promise.all([keep(order, 35_000), keep(order, 35_000)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await shop.attention(order.id)).find(({ id }) => id === order.entry)).toMatchObject({
      closedBy: 'admin:pemilik',
      closeNote: 'Bahan sudah dibeli',
      data: { left: '0.00' },
    })
    const { events } = (await shop.get(`/api/orders/${order.id}/timeline`, shop.admin)).json()
    expect(
      events
        .filter(({ kind }: { kind: string }) => kind === 'kept')
        .map(({ data }: { data: object }) => data),
    ).toEqual([
      { amount: '100000.00', note: 'Bahan sudah dibeli' },
      { amount: '35000.00', note: 'Bahan sudah dibeli' },
    ])
    expect((await totals()).deposits.kept - (before.deposits?.kept ?? 0)).toBe(135_000)
    expect((await totals()).total).toBe(before.total)

    // Kept and given back at once: never more than came.
    const contested = await cancelled()
    const [payment] = await shop.paymentsOf(contested.id)
    await Promise.all([
      keep(contested, 100_000),
      shop.giveBack(contested.id, 100_000, { paymentId: payment?.id, way: 'transfer' }),
    ])
    const rows = await shop.rows(
      'select (received - given_back - kept - held)::integer as difference, kept <= 35000 or given_back = 0 as fits from order_money where order_id = $1',
      [contested.id],
    )
    expect(rows).toEqual([{ difference: 0, fits: true }])
  })

  it('is listed for the owner once its rest is due, until it is paid or cancelled', async () => {
    const order = await place()
    const listed = (today: string) => restsDue(order.id, today)
    const move = (status: string) => shop.setStatus(order.id, status, { reason: 'x' })
    const due = addWibDays(day, -1)
    expect(await listed(due)).toEqual([])
    await ask(order, 'deposit')
    await pay()
    expect(await listed(addWibDays(due, -1))).toEqual([])
    expect(await listed(due)).toEqual([{ restDue: due }])
    expect(await listed(day)).toHaveLength(1)
    await move('cancelled')
    expect(await listed(day)).toEqual([])
    await move('pending')
    expect(await listed(day)).toHaveLength(1)
    await ask(order, 'whole')
    await pay()
    expect(await listed(day)).toEqual([])
  })

  it('has its rest due as many days before its new day when it moves', async () => {
    const order = await place()
    await ask(order, 'deposit')
    await pay()
    const later = addWibDays(day, 5)
    const restDue = addWibDays(later, -1)
    const listed = (today: string) => restsDue(order.id, today)
    const move = (to: string | null) => shop.moveToDay(order.id, to, { overrideKitchen: true })
    const stored = async () => (await shop.get(`/api/orders/${order.id}`, shop.admin)).json().deposit.restDue
    expect(await listed(addWibDays(day, -1))).toEqual([{ restDue: addWibDays(day, -1) }])
    await move(later)
    expect(await stored()).toBe(restDue)
    expect(await listed(addWibDays(restDue, -1))).toEqual([])
    expect(await listed(restDue)).toEqual([{ restDue }])
    await move(null)
    expect(await stored()).toBeNull()
    await move(wibDay(new Date()))
    expect(await stored()).toBe(wibDay(new Date()))
  })

  it('leaves every sum as it was', async () => {
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })
})
