import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppFeature } from '../../../app-parts.ts'
import { anOrder } from '../../../testing/orders.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createLoadGauge, type LoadClass, type LoadGauge } from './in-flight.ts'

describe('more work than the shop can do', () => {
  let shop: TestApp
  let finish: () => void
  let working: number
  beforeEach(async () => {
    working = 0
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const path = (load: LoadClass) => `/api/${load}`
    const slow: AppFeature = (app) => {
      for (const load of ['report', 'read', 'order', 'notification'] as const) {
        app.route({
          method: ['GET', 'POST'],
          url: path(load),
          config: { access: 'anyone', load },
          handler: async () => {
            working += 1
            await finished
            return load
          },
        })
      }
    }
    shop = await buildTestApp({ features: [slow] })
  })
  afterEach(() => shop.close())
  const get = (url: string) => shop.call({ method: 'GET', url })
  const areWorking = (count: number) => expect.poll(() => working).toBe(count)
  const order = () => shop.call({ method: 'POST', url: '/api/order', payload: { packageType: '10pcs' } })

  test('is refused at once with a time to wait, the least important first, and taken again afterwards', async () => {
    const room = createLoadGauge().now().limit
    const running = Array.from({ length: room * 0.75 }, () => order())
    await areWorking(room * 0.75)
    const refused = await get('/api/read')
    expect(working, 'the refusal waits for no order').toBe(room * 0.75)
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    running.push(...Array.from({ length: room * 0.25 }, () => order()))
    await areWorking(room)
    expect((await order()).statusCode).toBe(503)
    running.push(get('/api/notification'))
    expect((await get('/healthz')).statusCode).toBe(200)
    finish()
    const statuses = (await Promise.all(running)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await get('/api/report')).statusCode).toBe(200)
  })
})

describe('a shop that fills up refuses work in the order in which it can be spared', () => {
  let shop: TestApp
  let admin: Record<string, string>
  let load: LoadGauge
  beforeEach(async () => {
    load = createLoadGauge()
    shop = await buildTestApp({ load })
    admin = await shop.signIn()
  })
  afterEach(() => shop.close())

  const notification = { order_id: 'ORDER-1-1', status_code: '200', gross_amount: '1.00', signature_key: 'x' }
  const work = {
    report: { method: 'GET', url: '/api/revenue/total' },
    list: { method: 'GET', url: '/api/orders' },
    page: { method: 'GET', url: '/api/reviews/public' },
    order: { method: 'POST', url: '/api/orders', payload: anOrder() },
    status: { method: 'PATCH', url: '/api/orders/1/status', payload: { status: 'confirmed' } },
    payment: { method: 'POST', url: '/api/payment/check-status', payload: { orderId: 1 } },
    notification: { method: 'POST', url: '/api/payment/notification', payload: notification },
    otherPath: { method: 'POST', url: '/webhook/midtrans', payload: notification },
    health: { method: 'GET', url: '/healthz' },
  } as const

  /** The kinds of work that are refused now. */
  const refused = async () => {
    const found: string[] = []
    for (const [name, request] of Object.entries(work)) {
      const answer = await shop.call({ ...request, cookies: admin })
      if (answer.statusCode !== 503) continue
      expect([answer.json().code, Number(answer.headers['retry-after']) > 0], name).toEqual([
        'overloaded',
        true,
      ])
      found.push(name)
    }
    return found
  }

  test('revenue first, then reads, then orders; payments and the provider’s messages last', async () => {
    expect(await refused()).toEqual([])
    let running = 0
    const fill = (kind: LoadClass) => {
      while (load.enter(kind)) running += 1
    }
    fill('report')
    expect(await refused()).toEqual(['report'])
    fill('read')
    expect(await refused()).toEqual(['report', 'list', 'page'])
    fill('order')
    expect(await refused()).toEqual(['report', 'list', 'page', 'order', 'status'])
    fill('notification')
    expect(await refused()).toEqual([
      'report',
      'list',
      'page',
      'order',
      'status',
      'notification',
      'otherPath',
    ])
    for (let n = 0; n < running; n += 1) load.leave('order')
    expect(await refused()).toEqual([])
  })
})
