import type { PlaceOrder } from '@dimsum/contract/place-order'
import { connection } from '@dimsum/words/connection'
import { textOf } from '@dimsum/words/sentence'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, orderTries } from './order-draft.ts'
import { sendOrder } from './send-order.ts'

const siti: PlaceOrder = {
  customerName: 'Siti Rahma',
  customerPhone: '081234567890',
  customerEmail: null,
  customerAddress: 'Jl. Melati 5, RT 02/RW 03',
  packageType: '20pcs',
  quantity: 2,
  isDelivery: true,
  notes: null,
  deliveryDate: null,
}
const three = { ...siti, quantity: 3 }

/** A server with one order per key. It can lose responses, or reject. */
function openDesk() {
  const orders = new Map<string, { body: string; id: number }>()
  const requests: { key: string; quantity: number; total: string | undefined }[] = []
  const desk = { orders, requests, losesAnswers: false, refusal: 0 }
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string>; body: string }) => {
    const key = init.headers['Idempotency-Key'] ?? ''
    const total = init.headers['Expected-Total']
    requests.push({ key, quantity: JSON.parse(init.body).quantity, total })
    if (desk.refusal) return answer(desk.refusal, { message: 'Maaf', code: 'out-of-stock' })
    const known = orders.get(key)
    if (known && known.body !== init.body)
      return answer(422, { message: 'Sudah dipakai', code: 'key-reused' })
    const order = known ?? { body: init.body, id: orders.size + 1 }
    orders.set(key, order)
    if (desk.losesAnswers) throw new TypeError('Failed to fetch')
    return answer(201, { id: order.id, ...JSON.parse(order.body) })
  })
  return desk
}

beforeEach(forgetDraft)

test('sending an order creates one under the draft’s key, and sends the total on screen', async () => {
  const desk = openDesk()
  keepDraft({ customerName: 'Siti' })
  const key = orderTries.key()
  await expect(sendOrder(siti, '116000.00')).resolves.toMatchObject({
    order: { id: 1, quantity: 2 },
    isEarlierVersion: false,
  })
  expect(desk.requests).toEqual([{ key, quantity: 2, total: '116000.00' }])
})

test.each([
  ['the same', siti, '116000.00', false],
  ['a changed', three, '174000.00', true],
])('%s order sent after a lost response returns the one that was stored', async (...row) => {
  const [, again, total, isEarlierVersion] = row
  const desk = openDesk()
  desk.losesAnswers = true
  await expect(sendOrder(siti, '116000.00')).rejects.toThrow(textOf(connection.notReached, 'default'))
  desk.losesAnswers = false
  await expect(sendOrder(again, total)).resolves.toMatchObject({
    order: { id: 1, quantity: 2 },
    isEarlierVersion,
  })
  expect(desk.orders.size).toBe(1)
})

test('the changed order is placed when the first try never arrived', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(sendOrder(siti, '116000.00')).rejects.toThrow()
  const desk = openDesk()
  await expect(sendOrder(three, '174000.00')).resolves.toMatchObject({
    order: { quantity: 3 },
    isEarlierVersion: false,
  })
  expect(desk.orders.size).toBe(1)
})

test.each([
  [409, 'cannot', []],
  [500, 'may', [siti]],
])('an order that failed with %i %s be stored', async (status, _, unanswered) => {
  openDesk().refusal = status
  await expect(sendOrder(siti, '116000.00')).rejects.toMatchObject({ status, message: 'Maaf' })
  expect(orderTries.unanswered()).toEqual(unanswered)
})

test('an order gets a new key when the key belongs to an order of a duplicated tab', async () => {
  const desk = openDesk()
  const key = orderTries.key()
  desk.orders.set(key, { body: 'the other tab', id: 1 })
  await expect(sendOrder(siti, '116000.00')).resolves.toMatchObject({
    order: { id: 2 },
    isEarlierVersion: false,
  })
  expect(desk.requests.map((request) => request.key === key)).toEqual([true, false])
})
