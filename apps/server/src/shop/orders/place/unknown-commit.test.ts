import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrokenStatements, breakStatements } from '../../../testing/broken-connections.ts'
import { openOrderCalls } from '../../../testing/order-calls.ts'

/** The connection breaks while an order is stored, and no one knows whether it was (decision 0046). */

let shop: Awaited<ReturnType<typeof openOrderCalls>>
let broken: BrokenStatements

beforeAll(async () => {
  shop = await openOrderCalls()
  broken = await breakStatements(shop.database.pool)
})
afterAll(() => shop.close())

const stored = async (key: string) => {
  const query = 'select order_id from idempotency_keys where key = $1'
  return (await shop.database.pool.query(query, [key])).rows
}
const placing = /from place_order\(/

test.each([
  'cut before',
  'cut after',
] as const)('with a key its customer notices nothing: %s', async (fault) => {
  const key = `unknown-commit-${fault.replace(' ', '-')}`
  broken.armFor(placing, fault)
  const answer = await shop.post({}, { headers: { 'idempotency-key': key } })
  expect([answer.statusCode, broken.disarm()]).toEqual([201, true])
  expect(await stored(key)).toEqual([{ order_id: answer.json().id }])
  // The browser became the holder of the order, as if nothing had happened.
  const { name = '', value = '' } = answer.cookies[0] ?? {}
  const own = await shop.get(`/api/orders/${answer.json().id}`, { [name]: value })
  expect(own.json().customerName).toBe('Siti Rahma')
})

test('without a key it is not tried again: the customer decides', async () => {
  const before = await shop.database.pool.query('select from orders')
  broken.armFor(placing, 'cut after')
  const answer = await shop.post()
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0, broken.disarm()]).toEqual([
    503,
    true,
    true,
  ])
  const after = await shop.database.pool.query('select from orders')
  expect(after.rowCount).toBe((before.rowCount ?? 0) + 1)
})
