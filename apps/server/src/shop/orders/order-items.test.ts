import { expect, test } from 'vitest'
import { openOrderCalls, orderForm } from '../../testing/order-calls.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openOrderCalls()

const two = { packageType: '20pcs', quantity: 2 } as const
const large = { packageType: '100pcs', quantity: 1 } as const

test('items are the whole order: a response sent back is the same order', async () => {
  const { order } = await shop.place({ ...two, items: [two, large] })
  expect(order).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
  const { packageType, quantity, items } = order
  const again = await shop.place({ packageType, quantity, items })
  expect(again.order).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
  const alone = await shop.place({ ...two, items: [two] })
  expect(alone.order).toMatchObject({ ...two, totalPrice: '116000.00', items: [two] })
})

test('an omitted quantity is that of the package among the items', async () => {
  const { quantity: _, ...form } = orderForm
  const answer = await shop.send('POST', '/api/orders', {
    ...form,
    packageType: '20pcs',
    items: [large, two],
  })
  expect(answer.json()).toMatchObject({ ...two, totalPrice: '386000.00', items: [two, large] })
})

test('a package or quantity that contradicts the items is refused with its field, and nothing is ordered', async () => {
  const [{ count }] = await shop.rows('select count(*) from orders')
  for (const [body, path] of [
    [{ ...two, items: [large] }, 'packageType'],
    [{ ...two, items: [{ ...two, quantity: 1 }, large] }, 'quantity'],
    [{ ...two, quantity: 1, items: [two, { ...two, quantity: 3 }] }, 'quantity'],
  ] as const) {
    const refused = { statusCode: 400, code: 'validation', issues: [{ path }] }
    const message = expect.stringContaining(`«${path}»`)
    expect(answered(await shop.post(body))).toMatchObject({ ...refused, message })
    const entered = await shop.enter({ ...orderForm, ...body, items: [...body.items] })
    expect(answered(entered)).toMatchObject(refused)
  }
  expect(await shop.rows('select count(*) from orders')).toEqual([{ count }])
})
