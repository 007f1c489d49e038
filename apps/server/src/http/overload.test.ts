import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import type { Feature } from './app-parts.ts'
import type { LoadClass } from './in-flight.ts'

describe('more work than the shop can do', () => {
  let shop: TestApp
  let finish: () => void
  beforeEach(async () => {
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const path = (load: LoadClass) => `/api/${load}`
    const slow: Feature = (app) => {
      for (const load of ['report', 'read', 'order', 'notification'] as const) {
        app.get(path(load), { config: { access: 'anyone', load } }, async () => {
          await finished
          return load
        })
      }
    }
    shop = await buildTestApp({ features: [slow] })
  })
  afterEach(() => shop.close())
  const get = (url: string) => shop.call({ method: 'GET', url })

  test('is refused at once with a time to wait, the least important first, and taken again afterwards', async () => {
    const running = Array.from({ length: 300 }, () => get('/api/order'))
    const before = performance.now()
    const refused = await get('/api/read')
    expect(performance.now() - before).toBeLessThan(500)
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    running.push(...Array.from({ length: 100 }, () => get('/api/order')))
    expect((await get('/api/order')).statusCode).toBe(503)
    running.push(get('/api/notification'))
    expect((await get('/healthz')).statusCode).toBe(200)
    finish()
    const statuses = (await Promise.all(running)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await get('/api/report')).statusCode).toBe(200)
  })
})
