import { Order } from '@dimsum/contract/orders'
import type { InjectOptions } from 'fastify'
import { buildTestApp } from './test-app.ts'

/** The order form as a browser sends it. */
export const orderForm = {
  customerName: 'Siti Rahma',
  customerPhone: '0812-3456-7890',
  customerEmail: 'siti@example.com',
  customerAddress: 'Jl. Kenanga No. 5, Bekasi',
  packageType: '20pcs',
  quantity: 1,
  isDelivery: true,
  notes: 'sambal dipisah',
}

const many = { points: 100_000, seconds: 60 }

/** The whole app with the calls about an order. Limits are high, because all calls of a test come from one address. */
export const openOrderCalls = async () => {
  const shop = await buildTestApp({
    limits: {
      'masked-orders-per-address': many,
      'orders-per-address': many,
      'unmarked-orders-per-address': many,
      'mailed-orders-per-address': many,
    },
  })
  const admin = await shop.signIn()
  const post = (payload: object = {}, options: Partial<InjectOptions> = {}) =>
    shop.call({ method: 'POST', url: '/api/orders', payload: { ...orderForm, ...payload }, ...options })
  return {
    ...shop,
    admin,
    post,
    /** Places an order and returns it with the cookie of its browser. */
    place: async (payload: object = {}, cookies: Record<string, string> = {}) => {
      const answer = await post(payload, { cookies })
      const cookie = answer.cookies.find(({ name }) => name === 'access')
      return { order: Order.parse(answer.json()), cookies: { access: cookie?.value ?? '' }, answer }
    },
  }
}

export type OrderCalls = Awaited<ReturnType<typeof openOrderCalls>>
