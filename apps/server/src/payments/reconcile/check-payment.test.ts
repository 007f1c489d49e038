import { beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { minInTurns } from '../../testing/turns.ts'
import { insertPaymentEvent } from '../ledger/payment-events.queries.ts'

const shop = await openPaymentShop()
const { started } = shop
beforeEach(() => shop.control.faults.clear())

describe('POST /api/payment/check-status', () => {
  it('finds a payment whose notification never arrived', async () => {
    const { id, providerOrderId } = await started()
    expect((await shop.checkStatus(id)).json()).toEqual({ isPaid: false })
    shop.payUnheard(providerOrderId, { method: 'bca_va' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.checkStatus(id)))
    expect(answers.map((answer) => answer.json())).toEqual(Array(10).fill({ isPaid: true }))
    const paid = (await shop.timelineOf(id)).filter(({ kind }) => kind === 'paid')
    expect(paid).toMatchObject([{ data: { via: 'status-check' } }])
  })

  it('makes one status request for parallel callers', async () => {
    const { id, providerOrderId } = await started()
    shop.control.faults.arm({ fault: 'status-slow', orderId: providerOrderId, delayMs: 500 })
    const asked = () =>
      shop.control.requests().filter(({ path }) => path === `/v2/${providerOrderId}/status`).length
    const askedByTen = async () => {
      const before = asked()
      await Promise.all(Array.from({ length: 10 }, () => shop.checkStatus(id)))
      return asked() - before
    }
    // A call that arrives with the first answer may ask again, on a slow machine several may.
    expect(await minInTurns(askedByTen, 2)).toBe(1)
  })

  it('only uses stored ids: another order’s transaction pays nothing', async () => {
    const own = await started()
    const other = await started()
    const { transactionId } = await shop.pay(own.providerOrderId, { method: 'bca_va' })
    const before = shop.control.requests().length
    for (const id of [transactionId, own.providerOrderId, '../../v2/x/approve']) {
      expect((await shop.checkStatus(other.id, { transactionId: id })).json()).toEqual({ isPaid: false })
    }
    const asked = shop.control.requests().slice(before)
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([`/v2/${other.providerOrderId}/status`]))
    expect((await shop.orderRow(other.id)).isPaid).toBe(false)
  })

  it('reports when the provider is unreachable, and answers without it when the order is paid', async () => {
    const { id, providerOrderId } = await started()
    shop.control.faults.arm({ fault: 'status-503', orderId: providerOrderId })
    expect((await shop.checkStatus(id)).statusCode).toBe(503)
    await shop.payByHand(id)
    expect((await shop.checkStatus(id)).json()).toEqual({ isPaid: true })
  })

  it('pays nothing with a stored transaction that the provider assigns to another order', async () => {
    const [own, other] = [await started(), await started()]
    const { transactionId } = shop.control.pay(other.providerOrderId, { method: 'bca_va' })
    await insertPaymentEvent(shop.db, {
      orderId: own.id,
      attemptId: own.attempt.id,
      source: 'status',
      fingerprint: 'another order’s transaction',
      transactionId,
      transactionStatus: 'pending',
      verdict: 'applied',
    })
    expect((await shop.checkStatus(own.id)).json()).toEqual({ isPaid: false })
    const asked = shop.control.requests().map(({ path }) => path)
    expect(asked).toContain(`/v2/${transactionId}/status`)
  })

  it('finds the transaction that paid when the order id refers to another one', async () => {
    const { id, providerOrderId } = await started()
    const denied = shop.control.choose(providerOrderId, 'bca_va').transactionId
    await shop.told(shop.control.deny(denied))
    shop.payUnheard(providerOrderId, { method: 'bni_va' })
    expect((await shop.checkStatus(id)).json()).toEqual({ isPaid: true })
  })
})

describe('GET /api/payment/open', () => {
  const open = (orderId: number | string, cookies: Record<string, string>) =>
    shop.get(`/api/payment/open?orderId=${orderId}`, cookies)

  it('shows the holder what is open and until when, on any device', async () => {
    const fresh = await shop.place()
    const nothing = { method: null, amount: null, expiresAt: null, isChosen: false }
    expect((await open(fresh.id, fresh.cookies)).json()).toEqual({ ...nothing, state: 'none' })
    const { id, cookies, attempt } = await started('gopay')
    const expiresAt = attempt.expiresAt?.toISOString()
    const expected = { method: 'gopay', amount: attempt.amount, state: 'open', expiresAt, isChosen: false }
    expect((await open(id, cookies)).json()).toEqual(expected)
    expect((await open(id, shop.admin)).json()).toEqual(expected)
    await shop.changeAttempts(id, "expires_at = now() - interval '1 second'")
    expect((await open(id, cookies)).json()).toMatchObject({ method: 'gopay', state: 'expired' })
    await shop.payByHand(id)
    expect((await open(id, cookies)).json()).toEqual({ ...nothing, state: 'paid' })
  })

  it('distinguishes a page without a bank, an account number, and a number that the bank refused', async () => {
    const { id, cookies, providerOrderId } = await started()
    shop.control.faults.arm({ fault: 'notification-lost', orderId: providerOrderId })
    const isChosen = async () => {
      await shop.checkStatus(id)
      return (await open(id, cookies)).json().isChosen
    }
    expect(await isChosen()).toBe(false)
    const { transactionId } = shop.control.choose(providerOrderId, 'bca_va')
    expect(await isChosen()).toBe(true)
    shop.control.deny(transactionId)
    expect(await isChosen()).toBe(false)
  })
})

describe('GET /api/orders/:id/attempts', () => {
  it('lists them for the admin, without the token that opens the page', async () => {
    const { id, cookies, token } = await started()
    await shop.create({ id, cookies }, 'gopay')
    const answer = await shop.get(`/api/orders/${id}/attempts`, shop.admin)
    expect(answer.json().attempts).toMatchObject([
      { method: 'gopay', state: 'open', amount: '58000.00' },
      { method: 'virtual_account', state: 'replaced', amount: '58000.00' },
    ])
    expect(answer.body).not.toContain(token)
  })
})
