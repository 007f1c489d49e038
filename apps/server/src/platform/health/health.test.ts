import { EventEmitter, once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { AppFeature } from '../../app-parts.ts'
import { defaultSettings } from '../../shop/settings/default-settings.ts'
import { createSettingsStore } from '../../shop/settings/settings-store.ts'
import { withDatabase } from '../../testing/database-url.ts'
import { anOrder } from '../../testing/orders.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { connect } from '../db/connection.ts'
import { closeGracefully } from '../http/load/draining.ts'

const token = 'a-token-for-the-monitor'

const shop = await buildTestApp({ config: { metricsToken: token } })
/** Another instance of the shop, which shares its database. */
const openAnother = (changes: Partial<typeof shop.parts> = {}, features?: AppFeature[]) =>
  buildApp({ ...shop.parts, ...changes }, features)

describe('for operators', () => {
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') =>
    shop.call({ method: 'GET', url, headers, remoteAddress })

  test('the shop reports that it is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
  })

  test('metrics name route patterns and no customer data', async () => {
    await get('/api/orders/4711?phone=0812')
    const answer = await get('/metrics', {}, '127.0.0.1')
    expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/orders/:id"')
    expect(answer.body).toMatch(/^database_connections_open \d/m)
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    // Only labels are checked: any measured number may contain these digits.
    expect(answer.body).not.toMatch(/\{[^}]*(?:4711|0812)[^}]*\}/)
  })

  test.each([
    ['a stranger', '203.0.113.9', {}],
    ['a stranger who says to be this machine', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }],
    ['a stranger behind a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['a wrong token', '203.0.113.9', { authorization: 'Bearer wrong' }],
    ['an empty token', '203.0.113.9', { authorization: 'Bearer ' }],
  ])('metrics are not there for %s', async (_who, address, headers) => {
    expect((await get('/metrics', headers, address)).statusCode).toBe(404)
  })

  test('many parallel requests for metrics share one collection', async () => {
    let collections = 0
    shop.app.gauge('collections_in_this_test', 'How often the metrics were collected', () => {
      collections += 1
      return collections
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/metrics', {}, '127.0.0.1')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(collections).toBeLessThan(5)
  })

  test('the OpenAPI document has a page to read it', async () => {
    const reader = await get('/api/docs')
    expect([reader.statusCode, reader.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = "script-src 'self';style-src 'self' 'unsafe-inline'"
    expect(reader.headers['content-security-policy']).toContain(policy)
  })
})

test.each([
  ['PUBLIC_ORIGIN', { publicOrigin: 'https://shop.example' }],
  ['TRUST_PROXY', { trustProxy: ['loopback'] }],
])('with %s metrics need the token, also from this machine: a proxy of it may add no header', async (_name, config) => {
  const app = await openAnother({ config: { ...shop.parts.config, ...config } })
  const statusOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode
  expect([await statusOf({}), await statusOf({ authorization: `Bearer ${token}` })]).toEqual([404, 200])
  await app.close()
})

test.each([
  ['is away', () => 'postgresql://nobody@127.0.0.1:1/nothing'],
  ['refuses its password', (url: string) => url.replace(/\/\/[^/@]*@/, '//no_such_role:wrong@')],
  ['was taken away from its server', (url: string) => withDatabase(url, 'no_such_database')],
])('a shop whose database %s lives, is not ready, and answers calls with the time to wait', async (_what, urlOf) => {
  const away = connect(urlOf(shop.database.url))
  const settings = createSettingsStore(away.db, defaultSettings(shop.parts.config.shop))
  const app = await openAnother({ db: away.db, settings })
  const get = (url: string) => app.inject({ method: 'GET', url, cookies: { session: 'A'.repeat(43) } })
  expect((await get('/healthz')).statusCode).toBe(200)
  const ready = await get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database-down' }])
  for (const url of ['/api/admin/session', '/api/reviews/public', '/api/orders/1']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.json().code], url).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after']), url).toBeGreaterThan(0)
  }
  await app.close()
  await away.close()
})

test('a shop whose database takes no writes is not ready: reads work, an order is refused with the time to wait', async () => {
  const shop = await buildTestApp()
  const rows = await shop.rows('select quote_ident(current_database()) as name')
  await shop.rows(`alter database ${rows[0].name} set default_transaction_read_only = on`)
  // Only new connections are read-only.
  const app = await openSecondInstance(shop)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database-read-only' }])
  expect((await app.inject('/api/packages/availability')).statusCode).toBe(200)
  const order = await app.inject({ method: 'POST', url: '/api/orders', payload: anOrder() })
  expect([order.statusCode, Number(order.headers['retry-after']) > 0]).toEqual([503, true])
})

describe('closing the server', () => {
  /** A listening shop with a route that answers when the test says so. */
  const openShop = async () => {
    const signs = new EventEmitter()
    const started = once(signs, 'started')
    const finished = once(signs, 'finish')
    const app = await openAnother({}, [
      (routes) => {
        routes.get('/api/slow', { config: { access: 'anyone' } }, async () => {
          signs.emit('started')
          await finished
          return { done: true }
        })
      },
    ])
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    return { app, origin, started, finish: () => signs.emit('finish') }
  }

  test('finishes running requests and accepts no new ones', async () => {
    const { app, origin, started, finish } = await openShop()
    const running = fetch(`${origin}/api/slow`)
    await started
    const closing = closeGracefully(app, { graceMs: 10_000, readinessDelayMs: 300 })
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }])
    await expect.poll(() => app.server.listening).toBe(false)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    finish()
    const answer = await running
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
    // A keep-alive connection would delay the end.
    expect(answer.headers.get('connection')).toBe('close')
    expect(await closing).toBe('finished')
  })

  test('answers all connections that were in the accept queue when the draining began', async () => {
    const { app, origin } = await openShop()
    const { hostname, port } = new URL(origin)
    const answers = Array.from({ length: 30 }, () => {
      const socket = connectTo(Number(port), hostname)
      socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
      return text(socket)
    })
    // Connected but not accepted yet: the event loop has not turned since.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    expect(await closeGracefully(app, { graceMs: 10_000, readinessDelayMs: 3_000 })).toBe('finished')
    for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK')
  })

  test('does not wait for ever: running requests are cut off', async () => {
    const { app, origin, started, finish } = await openShop()
    const running = fetch(`${origin}/api/slow`).catch(() => 'cut')
    await started
    expect(await closeGracefully(app, { graceMs: 50, readinessDelayMs: 0 })).toBe('cut')
    expect(await running).toBe('cut')
    finish()
  })
})
