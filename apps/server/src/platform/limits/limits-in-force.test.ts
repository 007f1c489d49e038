import { afterEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { LimitName } from './limit-table.ts'

/** Limits whose own numbers would take long to use up: with two tries each, the third is refused. */
const two = { points: 2, seconds: 600 }

describe('the third try over a limit of two', () => {
  let shop: TestApp
  let orderId: number
  const open = async (name: LimitName) => {
    shop = await buildTestApp({ limits: { [name]: two } })
    const placed = await shop.call({ method: 'POST', url: '/api/orders', payload: anOrder() })
    orderId = placed.json().id
  }
  afterEach(() => shop.close())

  test.each<[LimitName, (n: number) => { url: string; payload: object }]>([
    [
      'payments-per-address',
      () => ({
        url: '/api/payment/create',
        payload: { orderId, totalAmount: '58000', paymentMethod: 'gopay', customerPhone: '0899-9999-9999' },
      }),
    ],
    ['payment-checks-per-address', () => ({ url: '/api/payment/check-status', payload: { orderId } })],
    [
      'wrong-phone-per-order-and-day',
      (n) => ({ url: `/api/orders/${orderId}/access`, payload: { phone: `0899-0000-000${n}` } }),
    ],
    [
      'reviews-per-address',
      (n) => ({
        url: '/api/reviews',
        payload: {
          customerName: 'Ani',
          rating: 5,
          reviewText: `Kulitnya tipis dan isinya penuh, porsi ${n}.`,
        },
      }),
    ],
  ])('%s is 429 with the time to wait', async (name, request) => {
    await open(name)
    const answers = []
    for (let n = 0; n < 3; n += 1) answers.push(await shop.call({ method: 'POST', ...request(n) }))
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true])
    expect(answers[2]?.json().code).toBe('too-many')
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
