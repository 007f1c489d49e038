import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { raiseDueRests } from '../shop/attention/attention.queries.ts'
import { expireOrders } from '../shop/orders/expire/expire-orders.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { textOf } from '../testing/pdf-text.ts'
import { openSecondInstance } from '../testing/second-instance.ts'
import { defaultShopRules } from '../testing/shop-rules.ts'
import { answered } from '../testing/test-app.ts'
import { orderPayments } from './order-payments.ts'

const shop = await openPaymentShop()

const day = addWibDays(wibDay(new Date()), 10)
const depositTerms = 'Batal H-3: DP kembali.'
const rule = { depositPercent: 50, depositFrom: 200_000, restDaysBefore: 1, depositTerms }
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
const lastAsked = () => shop.lastPageAsked().transaction_details.order_id
const pay = () => shop.pay(lastAsked(), { method: 'bca_va' })
const paidDeposit = async () => {
  const order = await place()
  await ask(order, 'deposit')
  await pay()
  return order
}
const invoiceOf = async ({ id }: { id: number }) =>
  textOf((await shop.get(`/api/orders/${id}/invoice.pdf`, shop.admin)).rawPayload)
const openEntries = async ({ id }: { id: number }) =>
  (await shop.attention(id)).filter(({ closedAt }) => closedAt === null)
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
    const terms = { amount: '135000.00', restDue: addWibDays(day, -1), terms: depositTerms }
    expect(order.deposit).toEqual(terms)
    await settings({ depositPercent: 30, depositTerms: 'Lain.' })
    expect((await shop.get(`/api/orders/${order.id}`, shop.admin)).json().deposit).toEqual(terms)
    expect((await shop.get(`/api/orders/${order.id}`)).json().deposit).toBeUndefined()
    await settings(rule)
  })

  it('is paid in two parts, each with its own number and item at the provider', async () => {
    const order = await place()
    const before = await shop.revenue()
    const number = String(order.id).padStart(6, '0')
    const half = (name: string) => [{ name: `${name} pesanan ${number}`, price: 135_000 }]
    expect((await ask(order, 'deposit')).statusCode).toBe(200)
    expect(shop.lastPageAsked().item_details).toMatchObject(half('DP'))
    await pay()
    const part = { isPaid: false, amountPaid: '135000.00' }
    expect(await shop.orderRow(order.id)).toMatchObject(part)
    expect((await shop.get(`/api/orders/${order.id}`)).json()).toMatchObject(part)
    expect(await shop.revenue()).toBe(before)
    const written = await invoiceOf(order)
    expect(written).toMatch(/Sudah dibayar\s*Rp\s135\.000/)
    expect(written).toMatch(/Sisa tagihan\s*Rp\s135\.000/)
    // There is no second deposit: what is asked for now is the rest.
    expect((await ask(order, 'deposit')).statusCode).toBe(200)
    expect(shop.lastPageAsked().item_details).toMatchObject(half('Pelunasan'))
    await pay()
    expect(await shop.orderRow(order.id)).toMatchObject({ isPaid: true, amountPaid: null })
    expect((await shop.revenue()) - before).toBe(270_000)
    const timeline = (await shop.timelineOf(order.id)).filter(({ actor }) => actor === 'provider')
    const data = { amount: '135000.00' }
    expect(timeline).toMatchObject([
      { kind: 'payment', data },
      { kind: 'paid', data },
    ])
  })

  it('has one open charge: the whole amount in a second tab ends the deposit of the first', async () => {
    const order = await place()
    await ask(order, 'deposit')
    const deposit = lastAsked()
    const open = async () => (await shop.get(`/api/payment/open?orderId=${order.id}`, order.cookies)).json()
    expect(await open()).toMatchObject({ state: 'open', amount: '135000.00' })
    expect((await ask(order, 'whole')).statusCode).toBe(200)
    expect(await open()).toMatchObject({ state: 'open', amount: '270000.00' })
    expect(await shop.attemptsOf(order.id)).toMatchObject([
      { state: 'replaced', amount: '135000.00' },
      { state: 'open', amount: '270000.00' },
    ])
    expect(lastAsked()).not.toBe(deposit)
    await pay()
    expect((await shop.orderRow(order.id)).isPaid).toBe(true)
  })

  it.each([
    ['deposit and whole amount', { purpose: 'deposit' }, { purpose: 'whole' }],
    ['two methods', { paymentMethod: 'gopay' }, { paymentMethod: 'virtual_account' }],
  ])('has one page that can be paid when two instances are asked at once for %s', async (_what, one, other) => {
    const apps = [shop.app, await openSecondInstance(shop, undefined, shop.payments)]
    for (let round = 0; round < 8; round++) {
      const { id, cookies } = await place()
      const request = { method: 'POST', url: '/api/payment/create', cookies } as const
      const wanted = { orderId: id, paymentMethod: 'virtual_account' }
      const asked = round % 2 === 0 ? apps : apps.toReversed()
      const answers = await Promise.all(
        [one, other].map((wish, n) => asked[n]?.inject({ ...request, payload: { ...wanted, ...wish } })),
      )
      for (const answer of answers) expect([200, 409, 503], answer?.body).toContain(answer?.statusCode)
      // A tab that was overtaken asks again, as its customer would press again.
      expect((await shop.app.inject({ ...request, payload: { ...wanted, ...other } })).statusCode).toBe(200)
      expect((await shop.statesOf(id)).filter((state) => state === 'open')).toHaveLength(1)
    }
  })

  it('holds its day like a paid order, however long the rest takes and whoever recorded the part', async () => {
    const [online, byHand] = [await paidDeposit(), await place()]
    const part = { paymentMethod: 'transfer', amount: 20_000 }
    expect((await shop.payByHand(byHand.id, part)).statusCode).toBe(200)
    const ids = `${online.id}, ${byHand.id}`
    await shop.db.execute(`update orders set order_date = now() - interval '90 days' where id in (${ids})`)
    const parts = { db: shop.db, now: () => new Date(), orderPayments, log: console }
    await expireOrders(parts, { ...defaultShopRules, unpaidHours: 1 })
    for (const { id } of [online, byHand]) expect((await shop.orderRow(id)).status).toBe('pending')
  })

  it('that is cancelled after it owes the deposit back, until the owner returns or keeps it', async () => {
    const order = await paidDeposit()
    expect((await shop.setStatus(order.id, 'cancelled', { reason: 'hujan' })).statusCode).toBe(200)
    const left = { kind: 'cancelled-after-paid', data: { left: '135000.00' } }
    expect(await openEntries(order)).toMatchObject([left])
    const written = await invoiceOf(order)
    expect(written).toMatch(/Sudah dibayar\s*Rp\s135\.000/)
    expect(written).not.toContain('Sisa tagihan')
    await settings({ refunds: true })
    const [payment] = await shop.paymentsOf(order.id)
    const back = await shop.giveBack(order.id, 135_000, { paymentId: payment?.id, way: 'transfer' })
    expect(back.statusCode, back.body).toBe(200)
    expect(await shop.orderRow(order.id)).toMatchObject({ isPaid: false, amountPaid: null, refunded: null })
    expect((await shop.get(`/api/orders/${order.id}`, shop.admin)).json().refunded).toBe('135000.00')
    expect(await invoiceOf(order)).toMatch(/Rp\s135\.000 sudah kami kembalikan/)
    expect(await openEntries(order)).toEqual([])
  })

  it('that is cancelled is kept in part or whole only by the owner’s decision with a reason, once', async () => {
    const cancelled = async () => {
      const order = await paidDeposit()
      await shop.setStatus(order.id, 'cancelled', { reason: 'x' })
      const [entry] = await openEntries(order)
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
      const refused = answered(await keep(order, amount, note))
      expect(refused).toMatchObject({ statusCode: 400, issues: [{ path }] })
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
    const kept = events.filter(({ kind }: { kind: string }) => kind === 'kept')
    expect(kept.map(({ data }: { data: object }) => data)).toEqual([
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
    const order = await paidDeposit()
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
