import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { answered } from '../../testing/test-app.ts'

/** Payments, refunds and corrections of one order, as the desk shows them. All reports agree: `money-histories.test.ts`. */

const shop = await openPaymentShop()
await shop.changeSettings({ refunds: true })
beforeEach(() => shop.control.faults.clear())

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  shop.call({ method, url, cookies: shop.admin, ...(payload && { payload }) })
const get = async (url: string) => (await call('GET', url)).json()
const { giveBack: give } = shop
const mark = (orderId: number) => shop.payByHand(orderId)
const unmark = (orderId: number) => shop.payByHand(orderId, { isPaid: false, note: 'salah' })
const refundsOf = (id: number) => get(`/api/orders/${id}/refunds`)
const takeBack = (id: number, refundId: number) =>
  call('POST', `/api/orders/${id}/refunds/${refundId}/take-back`, { reason: 'salah catat' })
const paymentsOf = async (id: number) => (await get(`/api/orders/${id}/payments`)).payments

type Entry = { id: number; orderId: number; kind: string; data: { left?: string } }
/** The open attention entries of an order, and their kinds with the remaining amount. */
const entriesOf = async (id: number): Promise<Entry[]> =>
  (await get('/api/admin/attention')).items.filter(({ orderId }: Entry) => orderId === id)
const open = async (id: number) => (await entriesOf(id)).map(({ kind, data }) => [kind, data.left])
const wellKept = async () => expect(await brokenInvariants(shop.database.pool)).toEqual([])

/** An order paid in cash and then also by the provider. */
const paidTwice = async () => {
  const placed = await shop.started('gopay')
  shop.payUnheard(placed.providerOrderId, { method: 'gopay' })
  await mark(placed.id)
  await shop.checkAll()
  const [cash, gopay] = await paymentsOf(placed.id)
  return { id: placed.id, cash: cash.id as number, gopay: gopay.id as number }
}

describe('a refund', () => {
  it("of one of two payments names it, and leaves the order's revenue", async () => {
    const { id, gopay } = await paidTwice()
    expect(await open(id)).toEqual([['duplicate-payment', '58000.00']])
    const unnamed = answered(await give(id, 58_000))
    expect(unnamed).toMatchObject({ statusCode: 400, issues: [{ path: 'paymentId' }] })
    expect((await give(id, 20_000, { paymentId: gopay, way: 'provider' })).statusCode).toBe(200)
    expect(await open(id)).toEqual([['duplicate-payment', '38000.00']])
    await give(id, 38_000, { paymentId: gopay, way: 'provider' })
    expect(await open(id)).toEqual([])
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'tunai', refunded: null })
    await wellKept()
    expect((await get('/api/admin/attention?show=all')).items.length).toBeGreaterThan(0)
  })

  it('of a part at the provider is no reversal by the bank', async () => {
    const placed = await shop.started('gopay')
    await shop.db.execute(sql`update orders set total_price = total_price + 1,
      charges = '[{"kind": "extra", "amount": "1.00", "reason": "x"}]' where id = ${placed.id}`)
    await shop.pay(placed.providerOrderId, { method: 'gopay' })
    expect((await shop.orderRow(placed.id)).amountPaid).toBe('58000.00')
    expect((await give(placed.id, 58_000, { way: 'provider' })).statusCode).toBe(200)
    await shop.checkStatus(placed.id)
    expect(await open(placed.id)).toEqual([])
    await wellKept()
  })

  it('recorded by mistake is taken back once, and its amount can be refunded again', async () => {
    const { id } = await shop.place()
    await mark(id)
    await give(id, 50_000)
    const [refund] = (await refundsOf(id)).refunds
    const taken = await takeBack(id, refund.id)
    expect(taken.json()).toMatchObject({ left: 58_000, refunds: [{ amount: 50_000, state: 'taken-back' }] })
    expect((await takeBack(id, refund.id)).statusCode).toBe(409)
    expect((await takeBack(id, 999_999)).statusCode).toBe(404)
    const { events } = await get(`/api/orders/${id}/timeline`)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'refund')).toMatchObject([
      { actor: 'admin:pemilik', data: { amount: '50000.00', state: 'done' } },
      { actor: 'admin:pemilik', data: { amount: '50000.00', state: 'taken-back', note: 'salah catat' } },
    ])
    await wellKept()
  })
})

describe('a payment by hand', () => {
  it('with the wrong method is corrected and stays the same payment', async () => {
    const { id } = await shop.place()
    await mark(id)
    await give(id, 8_000)
    const [payment] = await paymentsOf(id)
    const correct = (paymentMethod: string, paymentId = payment.id, expectedMethod?: string) =>
      call('PATCH', `/api/orders/${id}/payments/${paymentId}`, { paymentMethod, expectedMethod, note: 'BCA' })
    expect((await correct('transfer')).statusCode).toBe(200)
    // A form that still shows the value from before the other device's correction.
    expect((await correct('qris', payment.id, 'tunai')).json()).toMatchObject({ code: 'stale' })
    expect(await paymentsOf(id)).toEqual([{ ...payment, paymentMethod: 'transfer' }])
    const kept = { isPaid: true, paymentMethod: 'transfer', refunded: '8000.00' }
    expect(await shop.orderRow(id)).toMatchObject(kept)
    expect(await shop.flipsOf(id)).toEqual(['paid'])
    await wellKept()
    await unmark(id)
    expect((await correct('tunai')).statusCode).toBe(409)
    expect((await correct('tunai', 999_999)).statusCode).toBe(404)
  })
})

describe('what needs attention', () => {
  it('returns when a refund is taken back, unless the owner had resolved that amount', async () => {
    const { id } = await shop.place()
    await mark(id)
    await shop.setStatus(id, 'cancelled')
    await give(id, 58_000)
    const [given] = (await refundsOf(id)).refunds
    await takeBack(id, given.id)
    expect(await open(id)).toEqual([['cancelled-after-paid', '58000.00']])
    const [entry] = await entriesOf(id)
    await call('POST', `/api/admin/attention/${entry?.id}/close`, { note: 'jadi titipan' })
    await give(id, 8_000)
    expect(await open(id)).toEqual([])
  })

  it('shows whether the order is paid now next to what was reported about it', async () => {
    const placed = await shop.started()
    await shop.changeAttempts(placed.id, 'amount = 60000')
    await shop.pay(placed.providerOrderId, { method: 'bca_va' })
    expect(await entriesOf(placed.id)).toMatchObject([{ kind: 'wrong-amount', isPaid: false }])
    await mark(placed.id)
    expect(await entriesOf(placed.id)).toMatchObject([{ kind: 'wrong-amount', isPaid: true }])
  })
})

/** Runs `act`, which waits for the order, and stores `statement` of a transaction that had the order before it. */
const behind = async (id: number, statement: string, act: () => ReturnType<typeof mark>) => {
  const first = await shop.database.pool.connect()
  await first.query('begin')
  await first.query('select from orders where id = $1 for update', [id])
  const acting = act()
  await expect.poll(shop.database.lockWaits).toHaveLength(1)
  await first.query(statement, [id])
  await first.query('commit')
  first.release()
  expect((await acting).statusCode).toBe(200)
}

describe('money counts in the order of its transactions, whenever they began', () => {
  it('a deposit given back after the rest came leaves the order paid', async () => {
    const { id } = await shop.place()
    await shop.payByHand(id, { amount: 20_000 })
    const [deposit] = await paymentsOf(id)
    const rest = `with rest as (insert into payments (order_id, amount, method, recorded_by, recorded_at)
        values ($1, 38000, 'transfer', 'admin:pemilik', clock_timestamp()))
      insert into order_events (order_id, actor, kind) values ($1, 'admin:pemilik', 'paid')`
    await behind(id, rest, () => give(id, 20_000, { way: 'cash', paymentId: deposit.id }))
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, refunded: '20000.00' })
  })

  it('a part that comes after the deposit was given back does not pay the order', async () => {
    const { id } = await shop.place()
    await shop.payByHand(id, { amount: 20_000 })
    const refund = `insert into refunds (order_id, payment_id, amount, way, state, refund_key, asked_by, settled_at)
      select order_id, id, amount, 'cash', 'done', 'early-' || id, 'admin:pemilik', clock_timestamp()
      from payments where order_id = $1`
    await behind(id, refund, () => shop.payByHand(id, { amount: 38_000 }))
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: false, amountPaid: '38000.00' })
    await wellKept()
  })
})
