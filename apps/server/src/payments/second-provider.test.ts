import { rupiah } from '@dimsum/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationPath, openPaymentShop, type PaymentShop } from '../testing/payment-shop.ts'
import { createLontarProvider } from '../testing/second-provider/lontar-provider.ts'
import { startLontar } from '../testing/second-provider/lontar-server.ts'
import { reconcileDue } from './reconcile/reconcile.ts'

/**
 * The port is the whole of what a payment provider has to be: one that has nothing in common with Midtrans takes its
 * place here, over HTTP, and not a line of the shop is written for it. Midtrans stays connected for payments begun before.
 */

const key = 'kunci-lontar'
let shop: PaymentShop
let lontar: Awaited<ReturnType<typeof startLontar>>
beforeAll(async () => {
  shop = await openPaymentShop()
  lontar = await startLontar(key, { notificationUrl: shop.url + notificationPath })
  shop.payments.earlierProviders = [shop.payments.provider]
  shop.payments.provider = createLontarProvider({ url: lontar.url, key })
})
afterAll(async () => {
  await lontar.close()
  await shop.close()
})

/** A customer gets as far as the page. */
const started = async () => {
  const placed = await shop.place()
  const answer = await shop.create(placed)
  expect(answer.statusCode, answer.body).toBe(200)
  const [attempt] = await shop.attemptsOf(placed.id)
  if (!attempt) throw new Error('There is no attempt')
  return { ...placed, reference: attempt.providerOrderId, page: answer.json() }
}
const stateOf = async (id: number) => (await shop.attemptsOf(id)).map(({ state }) => state)
const paidByLontar = async () => {
  const order = await started()
  const { payment } = lontar.move(order.reference, 'masuk')
  expect(await lontar.notify(order.reference)).toBe(200)
  expect((await shop.orderRow(order.id)).isPaid).toBe(true)
  return { ...order, payment }
}

describe('a payment with the second provider', () => {
  it('starts on its page, for the stored total, and its attempt carries its name', async () => {
    const { id, reference, page } = await started()
    expect(page.redirectUrl).toBe(`${lontar.url}/pages/${page.token}`)
    expect(lontar.invoice(reference)).toMatchObject({ total: 58_000, memo: expect.any(String) })
    expect(await shop.attemptsOf(id)).toMatchObject([{ provider: 'lontar', state: 'open' }])
  })

  it('settles by its notification: order, attempt, ledger and revenue', async () => {
    const before = await shop.revenue()
    const { id, payment } = await paidByLontar()
    expect(await shop.orderRow(id)).toMatchObject({
      paymentMethod: 'virtual_account',
      midtransTransactionId: payment,
      midtransPaymentStatus: 'masuk',
    })
    expect(await stateOf(id)).toEqual(['paid'])
    expect((await shop.eventsOf(id)).map(({ source, verdict }) => [source, verdict])).toEqual([
      ['status', 'applied'],
      ['notification', 'applied'],
    ])
    expect((await shop.revenue()) - before).toBe(58_000)
  })

  it('is not settled by a message that was altered or not signed', async () => {
    const { id, reference } = await started()
    lontar.move(reference, 'menunggu')
    expect(await lontar.notify(reference, { state: 'masuk' })).toBe(403)
    expect((await shop.notify({ ...lontar.invoice(reference), state: 'masuk' })).statusCode).toBe(403)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })

  it('that was denied leaves its page to another try', async () => {
    const { id, reference } = await started()
    lontar.move(reference, 'ditolak')
    expect(await lontar.notify(reference)).toBe(200)
    expect(await shop.attemptsOf(id)).toMatchObject([{ state: 'open', transactionStatus: 'ditolak' }])
    lontar.move(reference, 'masuk')
    expect(await lontar.notify(reference)).toBe(200)
    expect((await shop.orderRow(id)).isPaid).toBe(true)
  })

  it('that expired ends its attempt', async () => {
    const { id, reference } = await started()
    lontar.move(reference, 'lewat')
    expect(await lontar.notify(reference)).toBe(200)
    expect(await stateOf(id)).toEqual(['expired'])
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })

  it('that was refunded makes the order unpaid and alerts the owner', async () => {
    const { id, reference } = await paidByLontar()
    lontar.move(reference, 'kembali')
    expect(await lontar.notify(reference)).toBe(200)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect(await stateOf(id)).toEqual(['reversed'])
    expect((await shop.attention(id)).map(({ kind }) => kind)).toEqual(['reversal'])
  })

  it('whose notification was lost is found by the reconciler', async () => {
    const { id, reference } = await started()
    lontar.move(reference, 'masuk')
    await shop.makeChecksDue()
    await reconcileDue(shop.payments)
    expect((await shop.orderRow(id)).isPaid).toBe(true)
  })

  it('is cancelled there when its order is cancelled', async () => {
    const { id, reference } = await started()
    lontar.move(reference, 'menunggu')
    const answer = await shop.call({
      method: 'PATCH',
      url: `/api/orders/${id}/status`,
      payload: { status: 'cancelled' },
      cookies: shop.admin,
    })
    expect(answer.statusCode).toBe(200)
    await shop.makeChecksDue()
    await reconcileDue(shop.payments)
    expect(lontar.invoice(reference).state).toBe('dihentikan')
    expect(await stateOf(id)).toEqual(['cancelled'])
  })

  it('that the owner gave back by hand is not paid again by its later messages', async () => {
    const { id, reference } = await paidByLontar()
    const answer = await shop.call({
      method: 'POST',
      url: '/api/payment/manual-update',
      payload: { orderId: id, isPaid: false, note: 'uang kembali tunai' },
      cookies: shop.admin,
    })
    expect(answer.json()).toEqual({ isPaid: false })
    await lontar.notify(reference)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
  })
})

describe('two providers at once', () => {
  const startedWithMidtrans = async () => {
    const placed = await shop.place()
    const [midtrans] = shop.payments.earlierProviders ?? []
    const current = shop.payments.provider
    if (!midtrans) throw new Error('Midtrans is not connected')
    shop.payments.provider = midtrans
    await shop.create(placed)
    shop.payments.provider = current
    const [attempt] = await shop.attemptsOf(placed.id)
    return { id: placed.id, providerOrderId: attempt?.providerOrderId ?? '' }
  }

  it('settle the payments that were started with each', async () => {
    const { id, providerOrderId } = await startedWithMidtrans()
    shop.control.pay(providerOrderId, { method: 'bca_va' })
    await shop.control.notificationsDone()
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, midtransPaymentStatus: 'settlement' })
    expect(await shop.attemptsOf(id)).toMatchObject([{ provider: 'midtrans', state: 'paid' }])
    await paidByLontar()
  })

  it('do not settle the payments of each other', async () => {
    const { id, providerOrderId } = await startedWithMidtrans()
    await shop.payments.provider.start({
      providerOrderId,
      amount: rupiah(58_000),
      items: [],
      customer: { name: 'Sari', phone: '081200000042', email: null },
      method: null,
      returnUrl: shop.url,
      startsAt: new Date(),
      lifetimeMinutes: 60,
      proof: null,
    })
    lontar.move(providerOrderId, 'masuk')
    expect(await lontar.notify(providerOrderId)).toBe(200)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect((await shop.attention()).at(-1)).toMatchObject({ kind: 'unmatched-message' })
  })
})
