import { PlaceOrder, type PlaceOrderInput } from '@dimsum/contract/place-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderCalls, openOrderCalls, orderForm } from '../../testing/order-calls.ts'
import { requestHash } from './place/request-hash.ts'

let shop: OrderCalls
beforeAll(async () => {
  shop = await openOrderCalls()
})
afterAll(() => shop.close())

const two = { packageType: '20pcs', quantity: 2 } as const
const large = { packageType: '100pcs', quantity: 1 } as const

test('items are the whole order: what an answer says, sent again, is the same order', async () => {
  const { order } = await shop.place({ ...two, items: [two, large] })
  expect(order).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
  const { packageType, quantity, items } = order
  const again = await shop.place({ packageType, quantity, items })
  expect(again.order).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
  const alone = await shop.place({ ...two, items: [two] })
  expect(alone.order).toMatchObject({ ...two, totalPrice: '116000.00', items: [two] })
})

test('a quantity left out is that of the package among the items', async () => {
  const { quantity: _, ...form } = orderForm
  const answer = await shop.call({
    method: 'POST',
    url: '/api/orders',
    payload: { ...form, packageType: '20pcs', items: [large, two] },
  })
  expect(answer.json()).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
})

test('a package or quantity that the items contradict is refused with its field, and nothing is ordered', async () => {
  const [{ count }] = await shop.rows('select count(*) from orders')
  for (const [body, path] of [
    [{ ...two, items: [large] }, 'packageType'],
    [{ ...two, items: [{ ...two, quantity: 1 }, large] }, 'quantity'],
    [{ ...two, quantity: 1, items: [two, { ...two, quantity: 3 }] }, 'quantity'],
  ] as const) {
    const answer = await shop.post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation', issues: [{ path }] })
    expect(answer.json().message).toContain(`«${path}»`)
    const entered = await shop.call({
      method: 'POST',
      url: '/api/admin/orders',
      payload: { order: { ...orderForm, ...body }, source: 'phone' },
      cookies: shop.admin,
    })
    expect([entered.statusCode, entered.json().issues[0].path]).toEqual([400, path])
  }
  expect(await shop.rows('select count(*) from orders')).toEqual([{ count }])
})

test('a body of the version before, whose items came on top, is answered under its key and never ordered again', async () => {
  const headers = { 'idempotency-key': 'form-before-the-upgrade' }
  const { order } = await shop.place({ ...two, items: [two, large] })
  // As the version before stored it: its body, and the order with all of its lines.
  const before: PlaceOrderInput = { ...orderForm, ...two, items: [large] }
  const parsed = {
    ...orderForm,
    ...two,
    items: [large],
    deliveryDate: null,
  }
  expect(PlaceOrder.parse(before)).toEqual(parsed)
  await shop.rows(`insert into idempotency_keys (key, body_hash, order_id) values ($1, $2, $3)`, [
    headers['idempotency-key'],
    requestHash(parsed),
    order.id,
  ])
  const again = await shop.post({ ...two, items: [large] }, { headers })
  expect([again.statusCode, again.json().id, again.json().totalPrice]).toEqual([201, order.id, '386000.00'])
  // The same form from the new page: another body, so the key says that there is an order already.
  const renewed = await shop.post({ ...two, items: [two, large] }, { headers })
  expect([renewed.statusCode, renewed.json().code]).toEqual([422, 'key-reused'])
})
