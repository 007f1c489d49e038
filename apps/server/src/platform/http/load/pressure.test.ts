import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

/** Statements that wait for a connection. */
const pool = { totalCount: 10, idleCount: 0, waitingCount: 0 }
const shop = await buildTestApp({ pool })

describe('a shop whose database is overloaded', () => {
  const order = () => shop.send('POST', '/api/orders', anOrder())
  const readiness = async () => {
    const answer = await shop.get('/readyz')
    return [answer.statusCode, answer.json().status]
  }

  test('refuses requests with Retry-After and is not ready; the provider and monitors are served', async () => {
    pool.waitingCount = 1_000
    await expect.poll(readiness).toEqual([503, 'overloaded'])
    const refused = await order()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
    expect(refused.json().message).toBe('Server sedang ramai. Silakan coba lagi sebentar.')
    expect([1, 2, 3, 4]).toContain(Number(refused.headers['retry-after']))
    for (const url of ['/', '/api/config', '/api/orders']) expect((await shop.get(url)).statusCode).toBe(503)
    expect((await shop.get('/healthz')).statusCode).toBe(200)
    const payload = { order_id: 'ORDER-1-1', status_code: '200', gross_amount: '1.00', signature_key: 'x' }
    const message = await shop.send('POST', '/api/payment/notification', payload)
    expect(message.statusCode).toBe(403)
  })

  test('accepts orders again when it has caught up, also from 128 customers at once', async () => {
    pool.waitingCount = 118
    await expect.poll(readiness).toEqual([200, 'ok'])
    expect((await order()).statusCode).toBe(201)
  })
})
