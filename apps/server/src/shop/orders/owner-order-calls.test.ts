import { describe, expect, test } from 'vitest'
import { openOrderCalls, orderForm } from '../../testing/order-calls.ts'

const shop = await openOrderCalls()

describe('POST /api/admin/orders', () => {
  const enter = (payload: object, cookies = shop.admin) =>
    shop.send('POST', '/api/admin/orders', payload, cookies)

  test('enters an order that came by telephone, without granting access to anybody', async () => {
    const answer = await enter({ order: orderForm, source: 'phone' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ source: 'phone', totalPrice: '58000.00', masked: false })
    const { id } = answer.json()
    expect(await shop.rows('select 1 from order_access where order_id = $1', [id])).toEqual([])
    const [event] = await shop.rows('select actor, data from order_events where order_id = $1', [id])
    expect(event).toEqual({ actor: 'admin:pemilik', data: { source: 'phone', pieces: 20 } })
  })

  test('requires no phone from a customer in the shop, but from every other customer', async () => {
    const order = { ...orderForm, customerPhone: '', isDelivery: false }
    const taken = await enter({ order, source: 'walk-in' })
    expect([taken.statusCode, taken.json().customerPhone]).toEqual([201, ''])
    const refused = await enter({ order, source: 'phone' })
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'order.customerPhone'])
    const known = await shop.get('/api/admin/customers', shop.admin)
    expect(known.json().customers.filter(({ phone }: { phone: string }) => phone === '')).toEqual([])
    const { id } = taken.json()
    expect((await shop.get(`/api/admin/customers/${id}`, shop.admin)).statusCode).toBe(404)
  })

  test('accepts an order for a day that is closed to customers only with the override', async () => {
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const order = { ...orderForm, deliveryDate: today }
    expect((await enter({ order, source: 'walk-in' })).statusCode).toBe(400)
    expect((await enter({ order, source: 'walk-in', overrideKitchen: true })).statusCode).toBe(201)
  })

  test('refuses a fee that makes the total more than can be stored', async () => {
    const order = { ...orderForm, packageType: '100pcs', quantity: 370, isDelivery: true }
    const answer = await enter({ order, source: 'phone', deliveryFee: 100_000 })
    expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, 'deliveryFee'])
    expect((await enter({ order, source: 'phone', deliveryFee: 99_999 })).statusCode).toBe(201)
  })
})
