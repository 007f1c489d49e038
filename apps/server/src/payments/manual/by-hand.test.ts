import { beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openPaymentShop()
beforeEach(() => {
  shop.payments.rules.mode = 'sandbox'
})

describe('a payment by hand', () => {
  it('is recorded with method, time and note, and books the revenue', async () => {
    const before = await shop.revenue()
    const { id } = await shop.place()
    const receivedAt = new Date(Date.now() - 3_600_000).toISOString()
    const payment = { paymentMethod: 'transfer', amount: 58_000, receivedAt, note: 'BCA, a.n. Siti' }
    expect(answered(await shop.payByHand(id, payment))).toEqual({ statusCode: 200, isPaid: true })
    const paidAt = new Date(receivedAt)
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'transfer', paidAt })
    expect((await shop.revenue()) - before).toBe(58_000)
    const paid = (await shop.timelineOf(id)).filter(({ kind }) => kind === 'paid')
    expect(paid).toMatchObject([{ actor: 'admin:pemilik', data: { via: 'manual', method: 'transfer' } }])
    const timeline = await shop.get(`/api/orders/${id}/timeline`, shop.admin)
    expect(timeline.body).toContain('BCA, a.n. Siti')
  })

  it('must be at most what is due, at a time in the past', async () => {
    const { id } = await shop.place()
    const receivedAt = new Date(Date.now() + 86_400_000).toISOString()
    for (const wrong of [{ amount: 0 }, { amount: 58_001 }, { receivedAt }]) {
      const [path] = Object.keys(wrong)
      const answer = answered(await shop.payByHand(id, wrong))
      expect(answer).toMatchObject({ statusCode: 400, issues: [{ path }] })
    }
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })

  it('of a part leaves the rest due, which the provider’s page asks for', async () => {
    const before = await shop.revenue()
    const placed = await shop.place()
    const { id } = placed
    await shop.create(placed)
    const part = await shop.payByHand(id, { paymentMethod: 'transfer', amount: 20_000 })
    expect(part.json()).toEqual({ isPaid: false })
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: false, amountPaid: '20000.00', paidAt: null })
    expect((await shop.get(`/api/orders/${id}`, shop.admin)).json().amountPaid).toBe('20000.00')
    expect(await shop.revenue()).toBe(before)

    // The open page asks for the whole total: it ends before one for the rest begins.
    expect((await shop.create(placed, 'virtual_account', { totalAmount: '58000.00' })).statusCode).toBe(400)
    expect((await shop.create(placed, 'virtual_account', { totalAmount: '38000.00' })).statusCode).toBe(200)
    expect(await shop.attemptsOf(id)).toMatchObject([
      { state: 'replaced', amount: '58000.00' },
      { state: 'open', amount: '38000.00' },
    ])
    const page = shop.control.pages().at(-1)
    expect(page?.grossAmount).toBe(38_000)
    await shop.pay(page?.orderId ?? '', { method: 'bca_va' })
    expect(await shop.orderRow(id)).toMatchObject({
      isPaid: true,
      amountPaid: null,
      paymentMethod: 'virtual_account',
    })
    expect((await shop.revenue()) - before).toBe(58_000)
    const kinds = (await shop.timelineOf(id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.includes('pa'))).toEqual(['payment', 'paid'])
  })

  it("voided instead of a provider's payment is not paid again by a later report of that payment", async () => {
    const { id, providerOrderId } = await shop.paid()
    await shop.payByHand(id, { isPaid: false, note: 'dikembalikan lewat transfer' })
    await shop.checkStatus(id)
    for (const message of shop.messagesAbout(providerOrderId))
      await shop.notify({ ...message, payment_type: 'gopay' })
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect((await shop.attemptsOf(id))[0]?.state).toBe('reversed')
  })

  it('is voided because the provider received the money too, and the order stays paid by that', async () => {
    const before = await shop.revenue()
    const placed = await shop.started()
    const { transactionId } = shop.payUnheard(placed.providerOrderId, { method: 'bca_va' })
    await shop.payByHand(placed.id, { paymentMethod: 'transfer' })
    await shop.checkAll()
    shop.control.faults.clear()
    const [alert] = await shop.attention(placed.id)
    expect(alert).toMatchObject({ kind: 'duplicate-payment', data: { recordedByHand: 'transfer' } })

    const undone = answered(await shop.payByHand(placed.id, { isPaid: false, note: 'uang yang sama' }))
    expect(undone).toEqual({ statusCode: 200, isPaid: true })
    expect(await shop.orderRow(placed.id)).toMatchObject({
      isPaid: true,
      paymentMethod: 'virtual_account',
      midtransTransactionId: transactionId,
    })
    expect((await shop.timelineOf(placed.id)).slice(-2).map(({ kind, data }) => [kind, data.via])).toEqual([
      ['unpaid', 'manual'],
      ['paid', 'hand-over'],
    ])
    expect((await shop.create(placed, 'gopay')).statusCode).toBe(409)
    expect((await shop.revenue()) - before).toBe(58_000)

    // The provider's payment is refunded by hand too: no payment is left.
    await shop.payByHand(placed.id, { isPaid: false, note: 'dikembalikan' })
    expect((await shop.orderRow(placed.id)).isPaid).toBe(false)
    expect(await shop.revenue()).toBe(before)
  })

  it('twenty times at once is recorded once', async () => {
    const before = await shop.revenue()
    const { id } = await shop.place()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.payByHand(id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await shop.revenue()) - before).toBe(58_000)
  })
})

describe('the demo page', () => {
  const pay = (id: number, cookies: Record<string, string>, body: object = {}) =>
    shop.send(
      'PATCH',
      `/api/orders/${id}/payment`,
      { isPaid: true, paymentMethod: 'midtrans_bank_transfer', transactionId: 'DEMO-1', ...body },
      cookies,
    )

  beforeEach(() => {
    shop.payments.rules.mode = 'demo'
  })

  it('marks the order of its holder as paid in demo mode, however often it is pressed', async () => {
    const { id, cookies } = await shop.place()
    const answers = [await pay(id, cookies), await pay(id, cookies), await pay(id, shop.admin)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'midtrans_bank_transfer' })
    expect(await shop.flipsOf(id)).toEqual(['paid'])
  })

  it('accepts «paid» only, and the three methods it shows', async () => {
    const { id, cookies } = await shop.place()
    expect((await pay(id, cookies, { isPaid: false })).statusCode).toBe(400)
    expect((await pay(id, cookies, { paymentMethod: 'cash' })).statusCode).toBe(400)
    await shop.setStatus(id, 'cancelled')
    expect((await pay(id, cookies)).statusCode).toBe(409)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })
})

describe('the webhook test page', () => {
  const signed = (orderId: number, body: object = {}, cookies = shop.admin) =>
    shop.post(
      '/api/admin/webhook-sign',
      { orderId, transactionStatus: 'settlement', fraudStatus: 'accept', paymentType: 'gopay', ...body },
      cookies,
    )

  it.each([
    'demo',
    'sandbox',
  ] as const)('pays through the ordinary door in %s, though the provider knows nothing', async (mode) => {
    shop.payments.rules.mode = mode
    const { id } = await shop.place()
    const applied = { message: 'Payment status updated' }
    const pending = (await signed(id, { transactionStatus: 'pending' })).json()
    expect((await shop.notify(pending)).json()).toEqual(applied)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    const settlement = (await signed(id)).json()
    expect(settlement.order_id).toBe(pending.order_id)
    expect(settlement.order_id).toMatch(new RegExp(`^ORDER-${id}-\\d+$`))
    expect((await shop.notify(settlement, '/webhook/midtrans')).json()).toEqual(applied)
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'midtrans_gopay' })
    expect(await shop.attemptsOf(id)).toMatchObject([
      { method: 'simulation', state: 'paid', nextCheckAt: null },
    ])
  })

  it('does not block a real payment', async () => {
    const placed = await shop.place()
    await shop.notify((await signed(placed.id, { transactionStatus: 'pending' })).json())
    expect((await shop.create(placed)).statusCode).toBe(200)
  })

  it('is disabled in production, and a simulated attempt found there is not trusted', async () => {
    shop.payments.rules.mode = 'production'
    const { id } = await shop.place()
    expect((await signed(id)).statusCode).toBe(403)
    shop.payments.rules.mode = 'sandbox'
    const settlement = (await signed(id)).json()
    shop.payments.rules.mode = 'production'
    expect((await shop.notify(settlement)).json().message).toBe(
      'Not confirmed by the payment provider, nothing changed',
    )
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })
})

describe('a payment test', () => {
  it('returns a token for its amount with every method, and its notifications change nothing', async () => {
    const customer = {
      customerName: 'Test',
      customerEmail: 'test@example.test',
      customerPhone: '081234567890',
    }
    const answer = await shop.post('/api/payment/test', { ...customer, amount: 30_000 }, shop.admin)
    expect(answer.statusCode, answer.body).toBe(200)
    const page = shop.control.pages().find(({ token }) => token === answer.json().token)
    expect(page?.enabledPayments).toBeUndefined()
    expect(page?.grossAmount).toBe(30_000)
    expect(page?.finishUrl).toMatch(/^http:\/\/[\w.:]+\/payment-test$/)
    const alerts = await shop.attention()
    await shop.pay(page?.orderId ?? '', { method: 'credit_card' })
    const delivery = shop.control.deliveries().at(-1)
    expect(delivery?.tries.map((one) => one.answer)).toEqual([200])
    expect(await shop.attention()).toEqual(alerts)
  })
})
