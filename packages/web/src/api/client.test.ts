import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connection } from '@dimsum/words/connection'
import { refusals } from '@dimsum/words/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, errorMessage } from './api-error.ts'
import { api } from './client.ts'
import { answerDeadlineMs } from './deadline.ts'
import { prefetch } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import { shopQuery } from './shop.ts'

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

let server: Server
let asked: Asked[]
let answer: (response: ServerResponse) => void
const browserFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    })
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  // Node.js has no base URL for relative paths.
  globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${String(path)}`, init)
})

afterAll(() => {
  globalThis.fetch = browserFetch
  server.close()
})

beforeEach(() => {
  asked = []
})

const answers = (status: number, body = '', headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(body)
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

describe('a call to the server', () => {
  test('sends JSON when it has a body', async () => {
    answers(201, '{"id":7}')
    await expect(api.post('/api/reviews', { rating: 5 })).resolves.toEqual({ id: 7 })
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/reviews', body: '{"rating":5}' }])
    expect(asked[0]?.headers['content-type']).toBe('application/json')
  })

  test('sends no body and no content type when it has none', async () => {
    answers(204)
    await expect(api.post('/api/admin/logout')).resolves.toBeUndefined()
    expect(asked[0]?.body).toBe('')
    expect(asked[0]?.headers['content-type']).toBeUndefined()
  })

  test('sends the draft’s idempotency key', async () => {
    answers(201, '{}')
    await api.post('/api/orders', {}, { idempotencyKey: 'draft-1' })
    expect(asked[0]?.headers['idempotency-key']).toBe('draft-1')
  })
})

describe('a server that does not respond', () => {
  const silent = () => {
    answer = () => {}
  }
  const waitOut = async (call: Promise<unknown>) => {
    const failed = failure(call)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    vi.advanceTimersByTime(answerDeadlineMs)
    return failed
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['a question', () => api.get('/api/orders/1'), connection.notAnswered],
    [
      'an order with its key',
      () => api.post('/api/orders', {}, { idempotencyKey: 'k' }),
      connection.sendAgain,
    ],
    [
      'a payment, which is not made twice',
      () => api.post('/p', {}, { isRepeatable: true }),
      connection.sendAgain,
    ],
    ['anything else', () => api.patch('/api/inventory/1', {}), connection.checkFirst],
  ])('ends %s after a time, and says what to do', async (_, call, message) => {
    silent()
    const error = await waitOut(call())
    expect([error.status, error.code, error.userMessage]).toEqual([0, 'timeout', message])
  })

  test('aborts a call whose response stops halfway', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': '100' }).write('{"id":')
    expect((await waitOut(api.get('/api/orders/1'))).code).toBe('timeout')
  })

  test('aborts a prefetched call', async () => {
    silent()
    prefetch({ pathname: '/invoice/12', search: '', hash: '' })
    expect((await waitOut(api.get('/api/orders/12'))).code).toBe('timeout')
  })
})

test('a prefetched call is used once, for its own path, and then repeated', async () => {
  answer = (response) => response.end(`{"path":"${asked.at(-1)?.path}"}`)
  prefetch({ pathname: '/invoice/12', search: '', hash: '' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  for (const path of ['/api/orders/13', '/api/orders/12', '/api/orders/12'])
    expect(await api.get(path)).toEqual({ path })
  expect(asked.map(({ path }) => path)).toEqual(['/api/orders/12', '/api/orders/13', '/api/orders/12'])
})

describe('an error response', () => {
  test('has the server’s message, code, details and issues', async () => {
    const issues = [{ path: 'customerPhone', message: 'Phone number must be at least 10 digits' }]
    answers(400, JSON.stringify({ message: 'Wrong', code: 'validation', details: 'phone', issues }))
    const error = await failure(api.patch('/api/orders/1/status', { status: 'x' }))
    const told = { message: 'Wrong', status: 400, code: 'validation', details: 'phone', issues }
    expect(error).toMatchObject(told)
  })

  test.each([
    ['plain text', 502, 'Bad gateway here', '502: Bad gateway here'],
    ['an empty body', 503, '', '503: Service Unavailable'],
    ['a page of a proxy', 504, '<html>late</html>', '504: <html>late</html>'],
    ['JSON without a message', 500, '{"oops":1}', '500: {"oops":1}'],
    ['a network’s sign-in page', 200, '<html>Wi-Fi</html>', '200: <html>Wi-Fi</html>'],
  ])('with %s becomes “{status}: {text}”', async (_, status, body, message) => {
    answers(status, body)
    const unknown = { message, status, code: 'unknown', issues: [] }
    expect(await failure(api.post('/api/orders', {}))).toMatchObject(unknown)
  })

  test('has the time to wait', async () => {
    answers(429, JSON.stringify({ message: 'Later', code: 'too-many' }), { 'Retry-After': '90' })
    expect(await failure(api.get('/api/orders/1'))).toMatchObject({ retryAfter: 90, code: 'too-many' })
  })

  test('with status 401 is null for a query, and an error for everything else', async () => {
    answers(401, '{"message":"Sign in","code":"unauthenticated"}')
    await expect(api.get('/api/orders')).resolves.toBeNull()
    expect(await failure(api.post('/api/admin/login', {}))).toMatchObject({ message: 'Sign in', status: 401 })
  })
})

describe('a missing response', () => {
  const cut = () => {
    answer = (response) => response.destroy()
  }

  test('reports that nothing was sent', async () => {
    cut()
    const error = await failure(api.post('/api/orders', {}))
    expect(error).toMatchObject({ status: 0, code: 'offline' })
    expect(error.userMessage).toBe(connection.notReached)
  })

  test('has another message for reads', async () => {
    cut()
    expect((await failure(api.get('/api/config'))).userMessage).toBe(connection.notFetched)
  })

  test('is no error when the caller aborted', async () => {
    cut()
    await expect(api.get('/api/config', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('the message of a failure', () => {
  test('is the screen’s own for errors that are not from a call', () => {
    const proxy = new ApiError('502: <html>', { status: 502, code: 'unknown' })
    for (const error of [new Error('x is undefined'), proxy])
      expect(errorMessage(error, 'Failed')).toBe('Failed')
  })

  test('is a default sentence without one, never a proxy’s page', () => {
    const from = (status: number) => new ApiError(`${status}: <html>`, { status, code: 'unknown' })
    expect(errorMessage(from(503))).toBe(refusals.unavailable)
    expect(errorMessage(from(200), '')).toBe(refusals.internal)
    expect(errorMessage(new TypeError('x is undefined'))).toBe(refusals.internal)
  })

  test('is the server’s, in the reader’s language', () => {
    const soldOut = new ApiError('Not enough stock.', { status: 409, code: 'out-of-stock', language: 'en' })
    expect(errorMessage(soldOut, 'Failed')).toEqual({
      id: 'Not enough stock.',
      en: 'Not enough stock.',
      byDefault: 'en',
    })
  })

  test('is translated when it is a known sentence', () => {
    const broken = new ApiError('Phone number must be at least 10 digits', {
      status: 400,
      code: 'validation',
    })
    expect(errorMessage(broken, 'Failed')).toMatchObject({
      id: 'Nomor telepon minimal 10 digit',
      byDefault: 'en',
    })
  })
})

test('the configuration is fetched again after a refusal that passes', async () => {
  const config = { payment: { qris: true } }
  answer = (response) => response.writeHead(asked.length === 1 ? 503 : 200).end(JSON.stringify(config))
  await expect(createQueryClient().fetchQuery(shopQuery)).resolves.toEqual(config)
  expect(asked.map(({ path }) => path)).toEqual(['/api/config', '/api/config'])
})
