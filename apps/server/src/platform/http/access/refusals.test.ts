import { paying } from '@dimsum/words/server/paying'
import { teamRefusals } from '@dimsum/words/server/team'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppFeature } from '../../../app-parts.ts'
import { answered, buildTestApp } from '../../../testing/test-app.ts'
import { invalidField, ShopError } from '../../errors/shop-error.ts'
import { policyText, strictPolicy } from '../security/content-policy.ts'
import { requireAdmin } from './access.ts'

const Item = z.object({ name: z.string().min(3), count: z.int().min(1) })

/** One route of each kind that the shop's features use. */
const sample: AppFeature = (app, { db }) => {
  app.post('/api/items', { config: { access: 'anyone' }, schema: { body: Item } }, async (request) => {
    return request.body
  })
  app.get(
    '/api/items/:id',
    { config: { access: 'anyone' }, schema: { params: z.object({ id: z.string().regex(/^[0-9]{1,9}$/) }) } },
    async (request) => request.params,
  )
  app.get(
    '/api/owners',
    { config: { access: 'admin', right: 'account' } },
    async (request) => requireAdmin(request).username,
  )
  app.post('/api/messages', { config: { access: 'signature' } }, async () => ({ received: true }))
  app.get('/api/sold-out', { config: { access: 'anyone' } }, async () => {
    throw new ShopError('out-of-stock', 'Stok Paket Kecil tinggal 2.', { details: '2' })
  })
  app.get('/api/refused/paid', { config: { access: 'anyone' } }, async () => {
    throw new ShopError('conflict', paying.alreadyPaid, { details: paying.alreadyPaid })
  })
  app.get('/api/refused/code', { config: { access: 'anyone' } }, async () => {
    throw invalidField('code', teamRefusals.wrongCode)
  })
  const querystring = z.object({ text: z.string().min(10) })
  app.get('/api/refused/text', { config: { access: 'anyone' }, schema: { querystring } }, async () => null)
  app.get('/api/broken', { config: { access: 'anyone' } }, async () => {
    throw new TypeError('secret detail')
  })
  app.get('/api/broken-query', { config: { access: 'anyone', language: 'en' } }, async () =>
    db.execute(sql`select * from no_such_table where phone = '0812-secret'`),
  )
  app.get('/api/slow-query', { config: { access: 'anyone' } }, async () =>
    db.execute(
      sql`do $$ begin perform set_config('statement_timeout', '1', true); raise query_canceled; end $$`,
    ),
  )
  app.get(
    '/api/wrong-answer',
    { config: { access: 'anyone' }, schema: { response: { 200: z.object({ id: z.int() }) } } },
    async () => ({ id: 1.5 }),
  )
}

const shop = await buildTestApp({ features: [sample] })

describe('refusals', () => {
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    shop.call({
      method: 'POST',
      url: '/api/items',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })

  test('a body that breaks rules is 400 with the first message and every broken field; unknown fields are dropped', async () => {
    const message = 'String must contain at least 3 character(s)'
    expect(answered(await post({ name: 'ab', count: 0 }))).toEqual({
      statusCode: 400,
      message,
      code: 'validation',
      issues: [
        { path: 'name', message },
        { path: 'count', message: 'Number must be greater than or equal to 1' },
      ],
    })
    const missing = { statusCode: 400, code: 'validation', message: 'Required' }
    expect(answered(await shop.send('POST', '/api/items'))).toMatchObject(missing)
    const known = { name: 'abc', count: 1 }
    expect((await post({ ...known, isPaid: true })).json()).toEqual(known)
  })

  test.each([
    '{"name":',
    '{"name":"abc","name":"abd"}',
    '{"__proto__":{}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    'null',
    '[]',
    '"x"',
    '1e999',
  ])('the body %s is 400 and never 500', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400)
  })

  test.each([
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
    ...['application/xml', ''],
  ])('a body of type "%s" is 415', async (type) => {
    const answer = await post('{"name":"abc","count":1}', { 'content-type': type })
    expect(answered(answer)).toMatchObject({ statusCode: 415, code: 'unsupported-media-type' })
  })

  test('a body over 32 KiB is 413', async () => {
    const answer = await post({ name: 'x'.repeat(33_000), count: 1 })
    expect(answered(answer)).toMatchObject({ statusCode: 413, code: 'too-large' })
  })

  test('a path that cannot be decoded is 400, with the headers of every response', async () => {
    const answer = await shop.get('/api/items/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test("a use case's refusal keeps its message and its status", async () => {
    const refusal = { message: 'Stok Paket Kecil tinggal 2.', code: 'out-of-stock', details: '2' }
    expect(answered(await shop.get('/api/sold-out'))).toEqual({ statusCode: 409, ...refusal })
  })

  test.each([
    '/api/broken',
    '/api/broken-query',
    '/api/wrong-answer',
  ])('a fault behind %s is a fixed sentence with the request id, nothing of its cause', async (url) => {
    const answer = await shop.get(url)
    expect(answer.statusCode).toBe(500)
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message', 'requestId'])
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    expect(answer.body).not.toMatch(/secret|select|at |no_such_table|TypeError|\.ts/)
  })

  test('default messages are in the language of the screen', async () => {
    expect((await shop.get('/api/broken')).json().message).toMatch(/^Terjadi kesalahan/)
    expect((await shop.get('/api/broken-query')).json().message).toMatch(/^Something went wrong/)
  })

  test.each([
    ['id', paying.alreadyPaid.id, teamRefusals.wrongCode.id, 'Minimal 10 huruf'],
    ['en', paying.alreadyPaid.en, teamRefusals.wrongCode.en, 'String must contain at least 10 character(s)'],
  ] as const)('a screen in «%s» is answered in it: sentence, field and schema', async (language, paid, code, short) => {
    const ask = async (url: string) => {
      const answer = await shop.call({ method: 'GET', url, headers: { 'shop-language': language } })
      return [answer.headers['content-language'], answer.json()] as const
    }
    const already = { code: 'conflict', message: paid, details: paid }
    expect(await ask('/api/refused/paid')).toEqual([language, already])
    const wrong = { code: 'validation', message: code, issues: [{ path: 'code', message: code }] }
    expect(await ask('/api/refused/code')).toEqual([language, wrong])
    const [, broken] = await ask('/api/refused/text?text=short')
    expect(broken.issues).toEqual([{ path: 'text', message: short }])
  })

  test('an unknown language changes nothing', async () => {
    const answer = await shop.call({ url: '/api/refused/paid', headers: { 'shop-language': 'fr' } })
    expect(answer.headers['content-language']).toBe('en')
    expect(answer.json().message).toBe('This order is already paid.')
  })

  test('a statement timeout is 503 with Retry-After', async () => {
    const answer = await shop.get('/api/slow-query')
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().code).toBe('unavailable')
  })

  test('a known path with another method is 405 with Allow, an unknown one 404; HEAD answers as GET without a body', async () => {
    for (const method of ['DELETE', 'PUT', 'TRACE', 'OPTIONS'] as const) {
      const { statusCode, headers } = await shop.call({ method, url: '/api/items' })
      expect([method, statusCode, headers.allow]).toEqual([method, 405, 'POST'])
    }
    expect((await shop.send('PATCH', '/api/items/7')).headers.allow).toBe('GET, HEAD')
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'TRACE'] as const)
      expect((await shop.call({ method, url: '/api/nothing' })).statusCode, method).toBe(404)
    const head = await shop.send('HEAD', '/api/items/7')
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://shop.test' },
  ])('a change with %o comes from the own pages or no browser, and passes', async (headers) => {
    const answer = await post({ name: 'abc', count: 1 }, { host: 'shop.test', ...headers })
    expect(answer.statusCode).toBe(200)
  })

  test('the provider’s notifications, which have no cookie, may come from any site', async () => {
    const headers = { origin: 'https://provider.test', 'sec-fetch-site': 'cross-site' }
    const answer = await shop.call({ method: 'POST', url: '/api/messages', headers, payload: {} })
    expect(answer.statusCode).toBe(200)
  })

  test('an admin route is 401 before its body is read, in English', async () => {
    const refusal = { message: 'Please log in again', code: 'unauthenticated' }
    expect(answered(await shop.get('/api/owners'))).toEqual({ statusCode: 401, ...refusal })
  })

  test('every response, refused or not, has the same security headers and no CORS', async () => {
    const answers = await Promise.all([
      ...['/api/items/7', '/api/nothing', '/api/broken', '/nowhere'].map((url) => shop.get(url)),
      shop.send('DELETE', '/api/items'),
      shop.call({ method: 'POST', url: '/api/items', headers: { origin: 'https://evil.test' } }),
    ])
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-xss-protection': '0',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
        'content-security-policy': policyText(strictPolicy),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(Object.keys(headers).filter((name) => /^access-control|^server$|powered/.test(name))).toEqual([])
    }
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
  })
})

test('a route without an access rule stops the start', async () => {
  const forgotten: AppFeature = (app) => {
    app.get('/api/forgotten', async () => 'open to all')
  }
  await expect(buildTestApp({ features: [forgotten] })).rejects.toThrow('GET /api/forgotten')
})

test('an app under https sends HSTS for a year', async () => {
  const shop = await buildTestApp({ config: { publicOrigin: 'https://shop.example' }, features: [sample] })
  const answer = await shop.get('/api/items/7')
  const foreign = await shop.call({
    method: 'POST',
    url: '/api/items',
    headers: { host: 'x', origin: 'http://x' },
    payload: {},
  })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(foreign.statusCode).toBe(403)
})
