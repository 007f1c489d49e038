import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AppFeature } from '../../../app-parts.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

/** `reached`: a handler runs; `go on`: it may answer. */
const signs = new EventEmitter()
const work = async () => {
  signs.emit('reached')
  await once(signs, 'go on')
  return { works: true }
}
const slow: AppFeature = (app) => {
  const config = { access: 'anyone' } as const
  app.get('/api/slow', { config }, work)
  app.post('/api/slow', { config }, work)
  app.get('/api/stream', { config }, (_request, reply) => {
    const pieces = async function* () {
      yield 'begun'
      await work()
      yield ', ended'
    }
    return reply.type('text/plain').send(Readable.from(pieces()))
  })
}
const shop = await buildTestApp({ features: [slow] })
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => void vi.useRealTimers()
})

/** Sends a request, and advances the clock by so many seconds while its handler runs. */
const callFor = async (seconds: number, path: string, call: RequestInit = {}) => {
  const reached = once(signs, 'reached')
  const answer = fetch(origin + path, call)
  await reached
  vi.advanceTimersByTime(seconds * 1000)
  return answer
}

const calls: [string, RequestInit][] = [
  ['without a body', {}],
  ['with a body', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"n":1}' }],
]

test.each(
  calls,
)('a call %s gets 503 after 15 seconds, and its late response is discarded', async (_, call) => {
  const answer = await callFor(15, '/api/slow', call)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  signs.emit('go on')
  // One that is answered before that is answered as usual.
  const inTime = callFor(14.9, '/api/slow', call)
  await once(signs, 'reached')
  setImmediate(() => signs.emit('go on'))
  expect(await (await inTime).json()).toEqual({ works: true })
})

test('a response that has begun has no time limit', async () => {
  const answer = await callFor(60, '/api/stream')
  signs.emit('go on')
  expect(await answer.text()).toBe('begun, ended')
})
