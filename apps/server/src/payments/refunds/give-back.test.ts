import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { askRefundsAgain } from './ask-for-refund.ts'

const shop = await openPaymentShop()
beforeEach(async () => {
  shop.control.faults.clear()
  await change(true)
})

const change = (refunds: boolean) => shop.changeSettings({ refunds })
const give = (id: number, amount: number, way = 'provider', key: string = randomUUID()) =>
  shop.giveBack(id, amount, { key, way })
const list = async (id: number) => (await shop.get(`/api/orders/${id}/refunds`, shop.admin)).json()
const statesOf = async (id: number) =>
  (await list(id)).refunds.map(({ amount, way, state }: Record<string, unknown>) => [amount, way, state])
const revenue = async () => (await shop.get('/api/revenue/total', shop.admin)).json().total as number
const wellKept = async () => expect(await brokenInvariants(shop.database.pool)).toEqual([])

const kinds = async (id: number) =>
  (await shop.attention(id)).filter(({ closedAt }) => closedAt === null).map(({ kind }) => kind)
/** The unanswered request is retried after more than a minute. */
const askAgain = async () => {
  await shop.db.execute(sql`update refunds set next_ask_at = now() where next_ask_at is not null`)
  await askRefundsAgain(shop.payments)
  await shop.control.notificationsDone()
}

it('refunds a part and then the rest by the provider: the order stays paid, and all reports agree', async () => {
  const before = await revenue()
  const { id, providerOrderId } = await shop.paid('gopay', 'gopay')
  expect(await list(id)).toMatchObject({ left: 58_000, ways: ['provider', 'transfer', 'cash'] })
  expect((await give(id, 8_000)).statusCode).toBe(200)
  await shop.control.notificationsDone()
  expect(await statesOf(id)).toEqual([[8_000, 'provider', 'done']])
  expect(await revenue()).toBe(before + 50_000)
  expect((await give(id, 50_000)).json()).toMatchObject({ left: 0 })
  await shop.control.notificationsDone()
  expect(shop.transactionOf(providerOrderId)?.status).toBe('refund')
  expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, refunded: '58000.00' })
  expect(await revenue()).toBe(before)
  expect(await kinds(id)).toEqual([])
  await wellKept()
})

it('is one refund per key, sent twice or in parallel, and refuses other contents under it', async () => {
  const { id, providerOrderId } = await shop.paid('gopay', 'gopay')
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => give(id, 8_000, 'provider', key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await give(id, 9_000, 'provider', key)).statusCode).toBe(409)
  await shop.control.notificationsDone()
  expect(await statesOf(id)).toEqual([[8_000, 'provider', 'done']])
  expect(shop.transactionOf(providerOrderId)?.status).toBe('partial_refund')
})

it('never refunds more than was paid, also with two parallel requests', async () => {
  const { id } = await shop.paid('gopay', 'gopay')
  const answers = await Promise.all([give(id, 40_000, 'cash'), give(id, 40_000, 'transfer')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const refused = await give(id, 18_001)
  expect(refused.json()).toMatchObject({ issues: [{ path: 'amount' }] })
  const insert = sql`insert into refunds (order_id, payment_id, amount, way, state, refund_key, asked_by, settled_at)
    select ${id}, id, 18001, 'cash', 'done', ${randomUUID()}, 'admin:x', now() from payments where order_id = ${id}`
  await expect(shop.db.execute(insert)).rejects.toMatchObject({ cause: { constraint: 'refunds_bound' } })
  await wellKept()
})

it.each([
  'refund-stored',
  'refund-asked',
] as const)('gives back once when the process ends at %s', async (point) => {
  const before = await revenue()
  const { id, providerOrderId } = await shop.paid('gopay', 'gopay')
  shop.stopOnce(point, () => Promise.reject(new Error('killed')))
  expect((await give(id, 8_000)).statusCode).toBe(500)
  await askAgain()
  expect(await statesOf(id)).toEqual([[8_000, 'provider', 'done']])
  const refunds = shop.control.transactions().filter(({ orderId }) => orderId === providerOrderId)
  expect(refunds).toHaveLength(1)
  expect(await revenue()).toBe(before + 50_000)
  await wellKept()
})

it("is made by transfer or cash when the provider cannot refund, which the field's message says", async () => {
  const { id } = await shop.paid('permata_va')
  expect((await list(id)).ways).toEqual(['transfer', 'cash'])
  expect((await give(id, 8_000)).json()).toMatchObject({ issues: [{ path: 'way' }] })
  expect((await give(id, 8_000, 'transfer')).json()).toMatchObject({ left: 50_000 })
  await wellKept()
})

it('from the provider’s dashboard is recorded once, and only when refunds are enabled', async () => {
  const before = await revenue()
  const { id, providerOrderId } = await shop.paid('gopay', 'gopay')
  await change(false)
  expect((await give(id, 8_000)).statusCode).toBe(409)
  await shop.told(shop.control.refund(providerOrderId, { amount: 1_000 }))
  expect(await statesOf(id)).toEqual([])
  expect(await revenue()).toBe(before + 58_000)
  await change(true)
  await shop.told(shop.control.refund(providerOrderId, { amount: 2_000 }))
  expect(await statesOf(id)).toEqual([
    [1_000, 'provider', 'done'],
    [2_000, 'provider', 'done'],
  ])
  await shop.told(shop.control.refund(providerOrderId, { amount: 3_000 }))
  expect((await list(id)).refunds).toHaveLength(3)
  expect(await revenue()).toBe(before + 52_000)
  expect(await kinds(id)).toContain('partial-refund')
  await wellKept()
})
