import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { LimitName } from './limit-table.ts'

type TestCall = { url: string } & InjectOptions

/** Limits whose real numbers would take long to use up: with two attempts each, the third is refused. */
const two = { points: 2, seconds: 600 }

const shop = await buildTestApp()
const owner = await shop.signIn()
let orderId: number
let cookies: Record<string, string>
/** Limits to two attempts, and places an order with attempts of its own. */
const open = async (name: LimitName) => {
  shop.parts.limits = {}
  const placed = await shop.send('POST', '/api/orders', anOrder())
  orderId = placed.json().id
  cookies = { access: placed.cookies[0]?.value ?? '' }
  shop.parts.limits = { [name]: two }
}

describe('the third attempt over a limit of two', () => {
  const proof = (n: number) => ({
    method: 'PUT' as const,
    url: `/api/orders/${orderId}/transfer/proofs`,
    payload: Buffer.from('x'),
    headers: { 'content-type': 'image/png' },
    cookies,
    remoteAddress: `203.0.113.${n}`,
  })
  const payment = () => ({ orderId, paymentMethod: 'gopay', customerPhone: '0899-9999-9999' })
  const expected = { customerAddress: '-', notes: null, deliveryDate: null }
  const change = (n: number) => ({
    method: 'PATCH' as const,
    url: `/api/orders/${orderId}/mine`,
    payload: { notes: `Pesan ${n}`, expected },
    cookies,
    remoteAddress: `203.0.113.${n}`,
  })
  const review = (n: number) => ({ customerName: 'Ani', rating: 5, reviewText: `Isinya penuh, porsi ${n}.` })
  const check = (as: Partial<TestCall>) => ({ url: '/api/payment/check-status', payload: { orderId }, ...as })
  test.each<[LimitName, (n: number) => TestCall]>([
    ['orders-per-address', () => ({ url: '/api/orders', payload: anOrder(), remoteAddress: '203.0.113.8' })],
    ['photos-per-user', () => ({ ...proof(0), url: '/api/admin/menu/20pcs/photo', cookies: owner })],
    ['proofs-per-order', proof],
    ['proofs-per-address', () => proof(9)],
    ['payments-per-address', () => ({ url: '/api/payment/create', payload: payment() })],
    ['payment-checks-per-address', () => check({ cookies })],
    ['strangers-payment-checks-per-order', (n) => check({ remoteAddress: `203.0.113.${n}` })],
    ['strangers-payment-checks-per-address', () => check({})],
    ['invoices-per-address', () => ({ method: 'GET', url: `/api/orders/${orderId}/invoice.pdf`, cookies })],
    ['changes-per-order', change],
    [
      'changes-per-address',
      (n) => ({
        url: `/api/orders/${orderId}/change-request`,
        payload: { what: 'other', text: `Tolong antar lebih pagi, pesan ${n}` },
        cookies,
      }),
    ],
    [
      'promotion-checks-per-address',
      (n) => ({ url: '/api/promotion-codes/check', payload: { code: `KODE${n}`, packageType: '20pcs' } }),
    ],
    [
      'wrong-phone-per-order-and-day',
      (n) => ({ url: `/api/orders/${orderId}/access`, payload: { phone: `0899-0000-000${n}` } }),
    ],
    ['reviews-per-address', (n) => ({ url: '/api/reviews', payload: review(n) })],
  ])('%s is 429 with the time to wait', async (name, request) => {
    await open(name)
    const answers = []
    for (let n = 0; n < 3; n += 1) answers.push(await shop.call({ method: 'POST', ...request(n) }))
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true])
    expect(answers[2]?.json().code).toBe('too-many')
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('status checks of strangers do not use up those of the customer', async () => {
  await open('strangers-payment-checks-per-order')
  const check = async (as: Record<string, string>) =>
    (await shop.send('POST', '/api/payment/check-status', { orderId }, as)).statusCode
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push(await check({}))
  expect(statuses).toEqual([200, 200, 429])
  expect(await check(cookies)).toBe(200)
})
