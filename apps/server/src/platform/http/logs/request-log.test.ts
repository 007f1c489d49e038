import { OrderIdParams } from '@dimsum/contract/fields'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppFeature } from '../../../app-parts.ts'
import { collectLog } from '../../../testing/collect-log.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const mark = 'MARK-0812-3456'

const sample: AppFeature = (app, { db }) => {
  app.post(
    '/api/orders/:id/note',
    { config: { access: 'anyone' }, schema: { params: OrderIdParams, body: z.object({ text: z.string() }) } },
    async (request) => ({ heard: request.body.text }),
  )
  app.get('/api/fault', { config: { access: 'anyone' } }, async () =>
    db.execute(sql`select ${mark}::text::integer`),
  )
}

const { lines, logger } = collectLog('debug')
const shop = await buildTestApp({ features: [sample], logger })

describe('the log', () => {
  const last = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}')

  test('has one line per request: id, pattern, status, duration, order', async () => {
    const answer = await shop.call({
      method: 'POST',
      url: `/api/orders/7/note?phone=${mark}`,
      headers: { cookie: `access=${mark}`, 'user-agent': mark, 'x-forwarded-for': mark },
      payload: { text: mark },
    })
    expect(answer.statusCode).toBe(200)
    expect(last()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-/),
      pid: process.pid,
      reqId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/orders/:id/note',
      status: 200,
      ms: expect.any(Number),
      orderId: 7,
      msg: 'request',
    })
  })

  test('shows where a fault occurred, under the request id, without the value that caused it', async () => {
    const answer = await shop.get('/api/fault')
    const line = lines.find((text) => text.includes('"request failed"')) ?? '{}'
    expect(answer.statusCode).toBe(500)
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      reqId: answer.json().requestId,
      err: { cause: { code: '22P02', stack: expect.stringContaining('at ') } },
    })
  })

  test('warns once that a proxy is not listed in TRUST_PROXY', async () => {
    for (let i = 0; i < 3; i += 1) {
      await shop.call({ method: 'GET', url: '/healthz', headers: { 'x-forwarded-for': '198.51.100.7' } })
    }
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('198.51.100.7'))).toEqual([])
  })

  test('contains no unknown paths, no health checks, and nothing a caller sent', async () => {
    await shop.get(`/${mark}/x?y=${mark}`)
    expect(last()).toMatchObject({ route: 'none', status: 404 })
    await shop.get('/healthz')
    expect(last()).toMatchObject({ route: 'none' })
    expect(lines.filter((line) => line.includes(mark))).toEqual([])
  })
})
