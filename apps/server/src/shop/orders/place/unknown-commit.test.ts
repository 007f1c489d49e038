import { afterAll, expect, test } from 'vitest'
import { breakStatements } from '../../../testing/broken-connections.ts'
import { openOrderCalls } from '../../../testing/order-calls.ts'

/** The connection breaks while an order is stored, and it is unknown whether it was committed. */

const shop = await openOrderCalls()
const broken = await breakStatements(shop.database.pool)
afterAll(() => shop.close())

const stored = async (key: string) => {
  const query = 'select order_id from idempotency_keys where key = $1'
  return (await shop.database.pool.query(query, [key])).rows
}
const placing = /from place_order\(/

test.each([
  'cut before',
  'cut after',
] as const)('it is answered 503, and the same key then gives one order: %s', async (fault) => {
  const key = `unknown-commit-${fault.replace(' ', '-')}`
  const send = () => shop.post({}, { headers: { 'idempotency-key': key } })
  broken.arm(1, fault, placing)
  const answer = await send()
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0, broken.disarm()]).toEqual([
    503,
    true,
    true,
  ])
  const again = await send()
  expect(again.statusCode).toBe(201)
  expect(await stored(key)).toEqual([{ order_id: again.json().id }])
  // The browser has access to the order, as if nothing had happened.
  const { name = '', value = '' } = again.cookies[0] ?? {}
  const own = await shop.get(`/api/orders/${again.json().id}`, { [name]: value })
  expect(own.json().customerName).toBe('Siti Rahma')
})
