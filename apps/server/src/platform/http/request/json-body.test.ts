import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppFeature } from '../../../app-parts.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const echo: AppFeature = (app) => {
  app.post('/api/echo', { config: { access: 'anyone' } }, async ({ body }) => ({ body: body ?? 'none' }))
}

describe('a JSON body', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp({ features: [echo] })
  })
  afterAll(() => shop.close())
  const post = (payload: string | Buffer, type = 'application/json') =>
    shop.call({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, payload })

  test.each([
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ in another spelling', String.raw`{"\u005f_proto__":{}}`],
    ['constructor', '{"a":{"constructor":{"prototype":{}}}}'],
    ['10,000 levels that do not end', '['.repeat(10_000)],
    ['a cut body', '{"a":'],
    ['two values', '{}{}'],
    ['plain text', 'hello'],
    ['only a space', ' '],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ])('with %s is refused', async (_what, text) => {
    const answer = await post(text)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  })

  test('of another content type is refused', async () => {
    expect((await post('a=1', 'text/plain')).statusCode).toBe(415)
  })

  test('is parsed, and an empty one counts as missing', async () => {
    expect((await post('\ufeff{"a":[1,{"a":"__proto__"}]}')).json()).toEqual({
      body: { a: [1, { a: '__proto__' }] },
    })
    expect((await post('')).json()).toEqual({ body: 'none' })
  })
})
