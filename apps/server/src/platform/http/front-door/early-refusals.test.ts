import { Agent, request } from 'node:http'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createLoadGauge, type LoadGauge } from '../load/in-flight.ts'
import { logOptions } from '../logs/log-options.ts'

type Heard = { status: number; headers: Record<string, unknown>; body: string }

describe('a call over the concurrency limit', () => {
  let shop: TestApp
  let origin: string
  let load: LoadGauge
  let lines: string[]
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  beforeEach(async () => {
    lines = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(...String(chunk).trim().split('\n'))
        done()
      },
    })
    load = createLoadGauge()
    shop = await buildTestApp({ load, logger: { ...logOptions('info'), stream } })
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => shop.close())

  let running = 0
  const fill = () => {
    for (running = 0; load.enter('order'); running += 1);
  }
  const empty = () => {
    for (; running > 0; running -= 1) load.leave('order')
  }

  /** Over one kept line, as a browser asks. */
  const ask = (method: string, path: string, body = ''): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      request(origin + path, { method, agent, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      })
        .on('error', reject)
        .end(body)
    })
  const order = (more = {}) => ask('POST', '/api/orders', JSON.stringify(anOrder(more)))
  const lasting = (headers: Record<string, unknown>) => {
    const ofOneAnswer = ['date', 'connection', 'keep-alive', 'content-length', 'x-request-id', 'retry-after']
    return Object.entries(headers)
      .filter(([name]) => !ofOneAnswer.includes(name))
      .sort()
  }

  test.each([
    ['POST', '/api/orders', 'Server sedang ramai. Silakan coba lagi sebentar.'],
    ['GET', '/api/orders', 'The server is busy. Please try again shortly.'],
  ] as const)('%s %s gets the answer its route would give, word for word and header for header', async (method, path, words) => {
    fill()
    const early = await ask(method, path)
    const routed = await shop.call({ method, url: path })
    expect([early.status, routed.statusCode]).toEqual([503, 503])
    const { requestId, ...body } = JSON.parse(early.body)
    expect(body).toEqual({ message: words, code: 'overloaded' })
    expect({ ...routed.json(), requestId }).toEqual({ ...body, requestId })
    expect(requestId).toBe(early.headers['x-request-id'])
    expect(lasting(early.headers)).toEqual(lasting(routed.headers))
    expect([1, 2, 3, 4]).toContain(Number(early.headers['retry-after']))
  })

  test('leaves its connection clean: the next call on it is understood and taken', async () => {
    fill()
    const long = { customerAddress: 'Jl. Kenanga '.repeat(20) }
    expect((await order(long)).status).toBe(503)
    expect((await order(long)).status).toBe(503)
    empty()
    expect((await order()).status).toBe(201)
    const { rows } = await shop.database.pool.query('select count(*)::int as count from orders')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('is counted with all refusals, and logged once a second however many there are', async () => {
    fill()
    for (let n = 0; n < 5; n += 1) await order()
    await ask('GET', '/api/orders')
    const metrics = (await shop.call({ method: 'GET', url: '/metrics' })).body
    expect(metrics).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/api\/orders",status="503"\} 5$/m,
    )
    const refusals = () =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).startsWith('requests refused'))
    await expect.poll(refusals).toHaveLength(2)
    expect(lines.filter((line) => line.includes('"/api/orders"'))).toHaveLength(2)
    expect(refusals()).toMatchObject([
      { level: 'warn', method: 'POST', route: '/api/orders', status: 503, count: 5 },
      { level: 'warn', method: 'GET', route: '/api/orders', status: 503, count: 1 },
    ])
  })

  test('is refused by its route where only the route knows it, and by its own rules while the shop ends', async () => {
    fill()
    expect((await ask('PATCH', '/api/orders/1/status', '{"status":"ready"}')).status).toBe(503)
    expect((await ask('GET', '/api/orders?page=2')).status).toBe(503)
    shop.app.frontDoor.isDraining = true
    const answer = await order()
    expect([answer.status, answer.headers.connection]).toEqual([503, 'close'])
  })
})
