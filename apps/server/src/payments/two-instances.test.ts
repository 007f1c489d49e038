import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { openSecondInstance } from '../testing/second-instance.ts'

/** Acts on one order at the same moment in two instances on one database: one outcome, and no money is lost. */

const rounds = 8
const shop = await openPaymentShop()
const second = await openSecondInstance(shop, undefined, shop.payments)
beforeAll(async () => {
  const always = { depositFrom: null, depositFromPieces: null, restDaysBefore: 1, depositTerms: '' }
  await shop.changeSettings({ depositPercent: 50, ...always })
})

type Act = { method: 'POST' | 'PUT' | 'PATCH'; url: string; payload: object; cookies: Record<string, string> }
/** Two requests at once, one to each instance; the second comes first in every other round. */
const both = async (round: number, one: Act, other: Act) => {
  const send = (app: typeof shop.app, act: Act) => app.inject(act satisfies InjectOptions)
  const [first, last] = round % 2 === 0 ? [one, other] : [other, one]
  const answers = await Promise.all([send(shop.app, first), send(second, last)])
  return round % 2 === 0 ? answers : answers.toReversed()
}
const place = () => shop.placeOrder({ quantity: 2 })
const medium = (quantity: number) => ({ packageType: '20pcs', quantity })
const edit = (id: number, to: number): Act => ({
  method: 'PUT',
  url: `/api/orders/${id}/goods`,
  payload: {
    items: [medium(to)],
    adjustment: null,
    expected: { items: [medium(2)], adjustment: null, totalPrice: '116000.00' },
  },
  cookies: shop.admin,
})
const cash = (orderId: number): Act => ({
  method: 'POST',
  url: '/api/payment/manual-update',
  payload: { orderId, isPaid: true, paymentMethod: 'tunai', amount: 116_000 },
  cookies: shop.admin,
})
const ask = ({ id, cookies }: Awaited<ReturnType<typeof place>>, more: object): Act => ({
  method: 'POST',
  url: '/api/payment/create',
  payload: { orderId: id, paymentMethod: 'virtual_account', ...more },
  cookies,
})
const sumOf = async (id: number) =>
  (await shop.paymentsOf(id)).reduce((sum, { amount }) => sum + Number(amount), 0)
const openOf = async (id: number) => (await shop.attemptsOf(id)).filter(({ state }) => state === 'open')

it('an edit and a payment: what was received is kept, and the rest is due', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id } = await place()
    const [edited, paid] = await both(round, edit(id, 3), cash(id))
    expect([edited?.statusCode, paid?.statusCode]).toEqual([200, 200])
    expect(await sumOf(id)).toBe(116_000)
    expect(await shop.orderRow(id)).toMatchObject({
      totalPrice: '174000.00',
      isPaid: false,
      amountPaid: '116000.00',
    })
  }
})

it.each([
  ['deposit and whole amount', { purpose: 'deposit' }, { purpose: 'whole' }],
  ['two methods', { paymentMethod: 'gopay' }, { paymentMethod: 'virtual_account' }],
])('two tabs, %s: at most one page can be paid', async (_name, one, other) => {
  for (let round = 0; round < rounds; round++) {
    const order = await place()
    const answers = await both(round, ask(order, one), ask(order, other))
    for (const { statusCode, body } of answers) expect([200, 409, 503], body).toContain(statusCode)
    // A tab that was overtaken asks again, as its customer would press again.
    expect((await shop.app.inject(ask(order, other))).statusCode).toBe(200)
    expect(await openOf(order.id)).toHaveLength(1)
  }
})

it('leaves every sum as it was', async () => {
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})
