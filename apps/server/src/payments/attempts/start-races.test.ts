import { afterEach, describe, expect, it } from 'vitest'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { findOrder } from '../../shop/orders/read/orders.queries.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { reconcileDue } from '../reconcile/reconcile.ts'
import { startPayment } from './start-payment.ts'

/** Changes to an order while the provider creates its page. */

const shop = await openPaymentShop()
afterEach(() => {
  delete shop.payments.stopAt
})

const livingTokens = async (id: number) => {
  const [attempt] = await shop.attemptsOf(id)
  const pages = shop.control.pages().filter(({ orderId }) => orderId === attempt?.providerOrderId)
  return pages.filter(({ closed }) => closed === undefined).map(({ token }) => token)
}

const editGoods = (id: number, quantity: number, discount?: number) => {
  const goods = (count: number) => ({ items: [{ packageType: '20pcs', quantity: count }], adjustment: null })
  const adjustment = discount ? { kind: 'discount', amount: discount, reason: 'Ganti rugi' } : null
  const expected = { ...goods(1), totalPrice: '58000.00' }
  return shop.send('PUT', `/api/orders/${id}/goods`, { ...goods(quantity), adjustment, expected }, shop.admin)
}

describe('while the provider creates a page', () => {
  it.each([
    ['is paid in cash', (id: number) => shop.payByHand(id)],
    ['becomes free', (id: number) => editGoods(id, 1, 58_000)],
    ['is cancelled', (id: number) => shop.setStatus(id, 'cancelled')],
  ])('the order %s while its page is made: the page is given to no one and closed', async (_what, change) => {
    const placed = await shop.place()
    shop.stopOnce('provider-answered', async () => {
      const answer = await change(placed.id)
      expect(answer.statusCode, answer.body).toBe(200)
    })
    expect((await shop.create(placed)).statusCode).toBe(409)
    expect(await livingTokens(placed.id)).toHaveLength(1)
    await reconcileDue(shop.payments)
    expect(await livingTokens(placed.id)).toEqual([])
    expect(await shop.statesOf(placed.id)).toEqual(['replaced'])
  })

  it.each([
    ['gets a page for that one', {}],
    ['is asked again when she saw the former one', { totalAmount: '58000.00' }],
  ])('the order gets another total: its customer %s', async (_what, seen) => {
    const placed = await shop.place()
    shop.stopOnce('provider-answered', async () =>
      expect((await editGoods(placed.id, 2)).statusCode).toBe(200),
    )
    const { token, issues } = (await shop.create(placed, 'virtual_account', seen)).json()
    if ('totalAmount' in seen) return expect(issues).toMatchObject([{ path: 'totalAmount' }])
    expect(shop.control.pages().find((page) => page.token === token)?.grossAmount).toBe(116_000)
    expect(await shop.attemptsOf(placed.id)).toMatchObject([
      { state: 'replaced', amount: '58000.00' },
      { state: 'open', amount: '116000.00' },
    ])
  })

  it('the order becomes free before its attempt is stored: nothing is asked for', async () => {
    const placed = await shop.place()
    const seen = orNotFound(await findOrder(shop.db, placed.id))
    await editGoods(placed.id, 1, 58_000)
    const wish = { order: seen, method: 'gopay', isDeposit: false, shopOrigin: 'http://localhost' } as const
    await expect(startPayment(shop.payments, wish)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('another caller took over from a slow one: the late page does not replace the current one', async () => {
    const placed = await shop.place()
    const letGo: (() => void)[] = []
    let stored = 0
    shop.payments.stopAt = async (point) => {
      if (point === 'provider-answered') await new Promise<void>((resolve) => letGo.push(resolve))
      if (point === 'token-stored') stored += 1
    }
    const late = shop.create(placed)
    await expect.poll(() => letGo.length).toBe(1)
    await shop.changeAttempts(placed.id, "updated_at = updated_at - interval '1 hour'")
    const next = shop.create(placed)
    await expect.poll(() => letGo.length).toBe(2)
    letGo[0]?.()
    await expect.poll(() => stored).toBe(1)
    letGo[1]?.()
    const tokens = (await Promise.all([late, next])).map((answer) => answer.json().token)
    const [living] = await livingTokens(placed.id)
    expect(tokens).toEqual([living, living])
    expect((await shop.attemptsOf(placed.id)).map(({ token }) => token)).toEqual([living])
  })

  it('the database is restored to before the order: its customer gets 404, and no call fails', async () => {
    const placed = await shop.place()
    shop.stopOnce('provider-answered', () => forget(placed.id))
    expect((await shop.create(placed)).statusCode).toBe(404)
    expect((await shop.create(placed)).statusCode).toBe(404)
  })
})

/** As if a backup had been restored that is older than the order. */
const forget = async (id: number) => {
  const of = ['order_access', 'order_events', 'payment_attempts', 'order_items']
  const rows = of.map((table) => `delete from ${table} where order_id = ${id};`)
  await shop.rows(`
    alter table order_events disable trigger user;
    ${rows.join('')}
    delete from orders where id = ${id};
    alter table order_events enable trigger user;`)
}
