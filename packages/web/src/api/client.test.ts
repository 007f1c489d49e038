import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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
const asked: Asked[] = []
let answer: (response: ServerResponse) => void
const browserFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, body: await text(request) })
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

beforeEach(() => void asked.splice(0))

const answers = (status: number, body = '', headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(body)
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

test('a call sends JSON when it has a body, and no content type when it has none', async () => {
  answers(201, '{"id":7}')
  await expect(api.post('/api/reviews', { rating: 5 })).resolves.toEqual({ id: 7 })
  answers(204)
  await expect(api.post('/api/admin/logout')).resolves.toBeUndefined()
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/reviews', body: '{"rating":5}' },
    { method: 'POST', path: '/api/admin/logout', body: '' },
  ])
  expect(asked.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined])
})

describe('a server that does not respond', () => {
  const waitOut = async (call: Promise<unknown>) => {
    const failed = failure(call)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    vi.advanceTimersByTime(answerDeadlineMs)
    return failed
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['a question', () => api.get('/api/orders/1'), connection.notAnswered],
    ['an order with its key', () => api.post('/o', {}, { idempotencyKey: 'k' }), connection.sendAgain],
    ['an idempotent payment', () => api.post('/p', {}, { isRepeatable: true }), connection.sendAgain],
    ['anything else', () => api.patch('/api/inventory/1', {}), connection.checkFirst],
  ])('ends %s after a time, and says what to do', async (_, call, message) => {
    answer = () => {}
    const error = await waitOut(call())
    expect([error.status, error.code, error.userMessage]).toEqual([0, 'timeout', message])
  })

  test('aborts a call whose response stops halfway', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': '100' }).write('{"id":')
    expect((await waitOut(api.get('/api/orders/1'))).code).toBe('timeout')
  })

  test('aborts a prefetched call', async () => {
    answer = () => {}
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
  test('has the server’s message, code, details, issues and time to wait', async () => {
    const issues = [{ path: 'customerPhone', message: 'Phone number must be at least 10 digits' }]
    const body = { message: 'Wrong', code: 'validation', details: 'phone', issues }
    answers(400, JSON.stringify(body), { 'Retry-After': '90' })
    const error = await failure(api.patch('/api/orders/1/status', { status: 'x' }))
    expect(error).toMatchObject({ ...body, status: 400, retryAfter: 90 })
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

  test('with status 401 is null for a query, and an error for everything else', async () => {
    answers(401, '{"message":"Sign in","code":"unauthenticated"}')
    await expect(api.get('/api/orders')).resolves.toBeNull()
    expect(await failure(api.post('/api/admin/login', {}))).toMatchObject({ message: 'Sign in', status: 401 })
  })
})

test('a missing response says what was not sent or read, and is no error when the caller aborted', async () => {
  answer = (response) => response.destroy()
  const offline = { status: 0, code: 'offline' }
  const sent = await failure(api.post('/api/orders', {}))
  expect(sent).toMatchObject({ ...offline, userMessage: connection.notReached })
  const read = await failure(api.get('/api/config'))
  expect(read).toMatchObject({ ...offline, userMessage: connection.notFetched })
  const aborted = api.get('/api/config', { signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})

const proxyPage = (status: number) => new ApiError(`${status}: <html>`, { status, code: 'unknown' })
const bug = new TypeError('x is undefined')

test.each([
  ['the screen’s own for a bug', bug, 'Failed', 'Failed'],
  ['the screen’s own for a proxy’s page', proxyPage(502), 'Failed', 'Failed'],
  ['a default sentence without one', bug, undefined, refusals.internal],
  ['a default sentence for a Wi-Fi page', proxyPage(200), '', refusals.internal],
  ['about the server while a proxy answers', proxyPage(503), undefined, refusals.unavailable],
  [
    'the server’s, in the reader’s language',
    new ApiError('Not enough stock.', { status: 409, code: 'out-of-stock', language: 'en' }),
    'Failed',
    { id: 'Not enough stock.', en: 'Not enough stock.', byDefault: 'en' },
  ],
  [
    'translated when it is a known sentence',
    new ApiError('Phone number must be at least 10 digits', { status: 400, code: 'validation' }),
    'Failed',
    expect.objectContaining({ id: 'Nomor telepon minimal 10 digit', byDefault: 'en' }),
  ],
] as const)('the message of a failure is %s', (_, error, otherwise, message) => {
  expect(errorMessage(error, otherwise)).toEqual(message)
})

test('the configuration is fetched again after a refusal that passes', async () => {
  const config = { payment: { qris: true } }
  answer = (response) => response.writeHead(asked.length === 1 ? 503 : 200).end(JSON.stringify(config))
  await expect(createQueryClient().fetchQuery(shopQuery)).resolves.toEqual(config)
  expect(asked.map(({ path }) => path)).toEqual(['/api/config', '/api/config'])
})
