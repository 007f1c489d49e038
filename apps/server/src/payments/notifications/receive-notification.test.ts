import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { aMessage, sign } from '../../testing/signed-messages.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openPaymentShop()
const { started } = shop
beforeEach(() => shop.control.faults.clear())

describe('a genuine notification', () => {
  it.each([
    '/api/payment/notification',
    '/api/midtrans/notification',
    '/webhook/midtrans',
  ])('on %s pays the order exactly once', async (path) => {
    shop.notificationUrls.splice(0, 1, shop.url + path)
    const before = await shop.revenue()
    const { id, order, transactionId } = await shop.paid()
    const row = await shop.orderRow(id)
    expect(row).toMatchObject({
      isPaid: true,
      paymentMethod: 'virtual_account',
      midtransTransactionId: transactionId,
      midtransPaymentStatus: 'settlement',
      status: 'pending',
    })
    expect(row.paidAt?.getTime()).toBeLessThanOrEqual(Date.now())
    expect((await shop.revenue()) - before).toBe(Number(order.totalPrice))
    expect((await shop.attemptsOf(id))[0]).toMatchObject({ state: 'paid', paymentType: 'bank_transfer' })
    const timeline = await shop.timelineOf(id)
    expect(timeline.filter(({ kind }) => kind === 'paid')).toMatchObject([
      { actor: 'provider', data: { via: 'notification', status: 'settlement' } },
    ])
  })

  it('is answered 200 with a message, and a repeated one changes nothing', async () => {
    const { id, providerOrderId, transactionId } = await shop.paid()
    const delivered = shop.control.deliveries().filter(({ orderId }) => orderId === providerOrderId)
    expect(delivered.map(({ state, tries }) => [state, tries.map(({ answer }) => answer)])).toEqual([
      ['delivered', [200]],
      ['delivered', [200]],
    ])
    const revenue = await shop.revenue()
    const events = await shop.eventsOf(id)
    const settlement = JSON.parse(delivered.at(-1)?.body ?? '{}')
    expect(settlement).toMatchObject({ transaction_status: 'settlement', transaction_id: transactionId })
    const message = 'Already received, nothing changed'
    for (let round = 0; round < 10; round += 1)
      expect(answered(await shop.notify(settlement))).toEqual({ statusCode: 200, message })
    expect(await shop.eventsOf(id)).toEqual(events)
    expect(await shop.revenue()).toBe(revenue)
  })

  it.each([
    ['extra-fields', 'permata_va'],
    ['no-fraud-status', 'bni_va'],
  ] as const)('with %s pays a transfer', async (fault, method) => {
    shop.control.faults.arm({ fault })
    expect((await shop.orderRow((await shop.paid(method)).id)).isPaid).toBe(true)
  })

  it('accepts GoPay paid by scanning, which the provider calls qris', async () => {
    const { id, providerOrderId } = await started('gopay')
    await shop.pay(providerOrderId, { method: 'gopay', byQr: true })
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'gopay' })
    expect((await shop.attemptsOf(id))[0]?.paymentType).toBe('qris')
  })
})

it('failed attempts never close the order: a denied one, then one that is paid', async () => {
  const { id, providerOrderId, cookies } = await started()
  shop.control.choose(providerOrderId, 'bca_va')
  await shop.told(shop.control.deny(providerOrderId))
  expect((await shop.orderRow(id)).isPaid).toBe(false)
  const [denied] = await shop.attemptsOf(id)
  expect(denied).toMatchObject({ state: 'open', transactionStatus: 'deny' })
  expect((await shop.create({ id, cookies })).json().token).toBe(denied?.token)
  await shop.pay(providerOrderId, { method: 'bni_va' })
  expect((await shop.orderRow(id)).isPaid).toBe(true)
})

describe('an untrustworthy notification', () => {
  it('without a valid signature is refused, counted and never stored', async () => {
    const { id, providerOrderId } = await started()
    const genuine = aMessage({ order_id: providerOrderId })
    const stored = () => shop.rows('select count(*) from payment_events')
    const before = await stored()
    const refused = async () =>
      Number(/^payment_messages_refused (\d+)$/m.exec((await shop.get('/metrics')).body)?.[1])
    const counted = await refused()
    const forgeries: unknown[] = [
      { ...genuine, signature_key: undefined },
      { ...genuine, gross_amount: 58_000 },
      { ...genuine, status_code: 200 },
      sign(genuine, 'SB-Mid-server-SOMEBODY-ELSE'),
      sign(genuine, ''),
      {},
      [],
      [genuine],
      'settlement',
      17,
      true,
      null,
    ]
    for (const forged of forgeries) {
      const answer = await shop.call({
        method: 'POST',
        url: '/webhook/midtrans',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(forged),
      })
      const refused = { statusCode: 403, message: 'Invalid signature' }
      expect(answered(answer), JSON.stringify(forged)).toMatchObject(refused)
    }
    expect((await refused()) - counted).toBe(forgeries.length)
    expect(await stored()).toEqual(before)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })

  it('that contradicts itself triggers an early status check, so that the real status is not missed', async () => {
    const { id, providerOrderId } = await started()
    await shop.changeAttempts(id, "next_check_at = now() + interval '1 hour'")
    await shop.notify(aMessage({ order_id: providerOrderId, status_code: '201' }))
    const [attempt] = await shop.attemptsOf(id)
    expect(attempt?.nextCheckAt?.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  it('from the dashboard’s test button is answered 200 and changes nothing', async () => {
    const before = (await shop.attention()).length
    await shop.control.sendDashboardTest()
    await shop.control.notificationsDone()
    expect(shop.control.deliveries().at(-1)?.tries).toMatchObject([{ answer: 200 }])
    expect((await shop.attention()).length).toBe(before)
  })

  it('about an unknown order is listed on «Perlu perhatian»', async () => {
    const stranger = aMessage({ order_id: 'ASING-123456' })
    const answer = await shop.notify(stranger)
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'No such payment, nothing changed'])
    await shop.notify({ ...stranger, transaction_id: randomUUID() })
    const raised = (await shop.attention()).filter(({ reference }) => reference === 'ASING-123456')
    expect(raised).toMatchObject([
      { kind: 'unmatched-message', data: { received: '58000.00', isKnownToProvider: false } },
    ])
  })

  it('that is too large is refused without parsing', async () => {
    const answer = await shop.notify({ filler: 'x'.repeat(70_000) })
    expect(answer.statusCode).toBe(413)
  })
})

describe('when the notification cannot be verified', () => {
  it('it is not lost while the database is down: 503 earns four retries where 500 earns one', async () => {
    const lonely = await openPaymentShop()
    const message = aMessage({ order_id: 'ORDER-1-1795240000000' })
    await lonely.database.drop()
    expect((await lonely.notify(message)).statusCode).toBe(503)
    expect((await lonely.notify({ ...message, signature_key: 'forged' })).statusCode).toBe(403)
  })

  it('the shop asks the provider to retry, checks the status itself soon, and applies it then', async () => {
    const { id, providerOrderId } = await started()
    const { transactionId } = shop.payUnheard(providerOrderId, { method: 'bca_va' })
    const settlement = aMessage({ order_id: providerOrderId, transaction_id: transactionId })
    // As weeks later, when no status check is scheduled.
    await shop.changeAttempts(id, 'next_check_at = null')
    shop.control.faults.arm({ fault: 'status-500', orderId: providerOrderId })
    const refused = await shop.notify(settlement)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    const [planned] = await shop.attemptsOf(id)
    expect((planned?.nextCheckAt?.getTime() ?? Infinity) - Date.now()).toBeLessThan(2 * 60_000)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    shop.control.faults.clear()
    expect((await shop.notify(settlement)).statusCode).toBe(200)
    expect((await shop.orderRow(id)).isPaid).toBe(true)
  })
})

describe('a notification that repeats the provider’s transaction id as the order id', () => {
  const repeated = (id: string) => aMessage({ order_id: id, transaction_id: id })

  it.each([
    ['is matched to the attempt with that transaction', true],
    ['is also matched when that transaction was never reported: the provider names the order', false],
  ])('%s', async (_title, isReported) => {
    const { id, providerOrderId } = await started()
    if (isReported) await shop.told(shop.control.choose(providerOrderId, 'bni_va'))
    const { transactionId } = shop.payUnheard(providerOrderId, { method: 'bni_va' })
    expect((await shop.notify(repeated(transactionId))).json().message).toBe('Payment status updated')
    expect((await shop.orderRow(id)).isPaid).toBe(true)
  })

  it('is kept for the owner when it matches no known order', async () => {
    const unknown = randomUUID()
    expect((await shop.notify(repeated(unknown))).statusCode).toBe(200)
    const raised = (await shop.attention()).filter(({ reference }) => reference === unknown)
    expect(raised).toMatchObject([{ kind: 'unmatched-message' }])
  })
})
