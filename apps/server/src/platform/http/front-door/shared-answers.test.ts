import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/shop-program.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { reviews } from '../../db/tables/reviews.ts'
import { prepareAnswer } from './ready-answer.ts'
import { createSharedAnswers } from './shared-answers.ts'

describe('answers that many share', () => {
  let shop: TestApp
  let origin: string
  beforeAll(async () => {
    shop = await buildTestApp()
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
    await shop.database.db.insert(reviews).values(
      Array.from({ length: 20 }, (_, n) => ({
        customerName: `Pelanggan ${n}`,
        rating: 5,
        reviewText: 'Kulitnya lembut dan isinya banyak, anak-anak minta lagi.',
        isPublic: true,
        fingerprint: `shared ${n}`,
      })),
    )
  })
  afterAll(() => shop.close())

  /** The answer as it is sent, compressed. */
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const [answer] = (await once(httpGet(origin + path, { headers }), 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
  }
  /** The same once it comes from memory, which its name tells. */
  const readShared = async (path: string, headers: Record<string, string> = {}) => {
    await eventually(async () => (await read(path)).headers.etag !== undefined)
    return await read(path, headers)
  }

  test.each([
    '/api/reviews/public',
    '/api/reviews/summary',
    '/api/packages/availability',
    '/api/config',
  ])('%s: memory gives what the route gives, with the same rules for browsers', async (path) => {
    const { headers: sharedHead, body } = await readShared(path)
    const route = await shop.call({ method: 'GET', url: path })
    expect(body.toString()).toBe(route.body)
    const { etag, vary: _, 'x-request-id': id, ...shared } = sharedHead
    const { 'x-request-id': __, ...own } = route.headers
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const ofTheLine = { connection: 'keep-alive', 'keep-alive': expect.any(String), date: expect.any(String) }
    expect(shared).toEqual({ ...own, ...ofTheLine, 'cache-control': 'no-cache' })
  })

  test('come compressed, and not at all to a browser that has them', async () => {
    const plain = await readShared('/api/reviews/public')
    const packed = await read('/api/reviews/public', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
    const again = await read('/api/reviews/public', { 'if-none-match': String(plain.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('are counted and logged like any other', async () => {
    await readShared('/api/config')
    const metrics = (await read('/metrics')).body.toString()
    expect(metrics).toContain('http_shared_answers_total{route="/api/config",status="200"}')
  })

  test('show a change to whoever made it with the very next answer', async () => {
    await readShared('/api/packages/availability')
    const cookies = await shop.signIn()
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const added = await fetch(`${origin}/api/inventory`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ packageType: '10pcs', currentStock: 7, minimumStock: 1, unitPrice: 1 }),
    })
    expect(added.status).toBe(201)
    expect(JSON.parse((await read('/api/packages/availability')).body.toString())[0]).toMatchObject({
      left: 7,
    })
  })

  test('show what another process changed as soon as that is announced', async () => {
    const before = await readShared('/api/reviews/summary')
    await shop.database.db.insert(reviews).values({
      customerName: 'Rina',
      rating: 1,
      reviewText: 'Dimsum saya datang dingin.',
      isPublic: true,
      fingerprint: 'elsewhere',
    })
    await eventually(
      async () => (await read('/api/reviews/summary')).body.toString() !== before.body.toString(),
    )
  })

  test('other methods and paths with a question go to the app', async () => {
    await readShared('/api/config')
    expect((await read('/api/config?x=1')).headers.etag).toBeUndefined()
    expect((await fetch(`${origin}/api/config`, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${origin}/api/config`, { method: 'HEAD' })).headers.get('etag')).toBeNull()
  })
})

describe('a kept answer', () => {
  const open = (take: () => Promise<string>) => {
    const time = { now: 0 }
    const answers = createSharedAnswers(() => time.now)
    answers.share({
      path: '/a',
      topics: ['a'],
      changedThrough: ['/change'],
      take: async () => prepareAnswer({ 'content-type': 'text/plain' }, await take()),
    })
    answers.hears(true)
    const text = () => answers.find('/a')?.bytes.identity.toString()
    const taken = () => eventually(async () => text() !== undefined)
    return { time, answers, text, taken }
  }

  test('that was asked for before a change and arrives after it is not kept', async () => {
    const replies: ((text: string) => void)[] = []
    const { answers, text, taken, time } = open(() => new Promise((resolve) => replies.push(resolve)))
    expect(text()).toBeUndefined()
    await eventually(async () => replies.length === 1)
    answers.changed('a')
    replies[0]?.('old')
    time.now += 1000
    await eventually(async () => text() === undefined && replies.length === 2)
    replies[1]?.('new')
    await taken()
    expect(text()).toBe('new')
  })

  test('that differs by language is kept in each, and forgotten in all', async () => {
    const answers = createSharedAnswers()
    answers.share({
      path: '/a',
      topics: ['a'],
      isOwn: true,
      hasLanguages: true,
      take: async (choice) => prepareAnswer({ 'content-type': 'text/plain' }, choice),
    })
    const texts = () =>
      [undefined, 'session=x; bahasa=id', 'bahasa=en'].map((cookies) =>
        answers.find('/a', cookies)?.bytes.identity.toString(),
      )
    await eventually(async () => texts().every((text) => text !== undefined))
    expect(texts()).toEqual(['default', 'id', 'en'])
    answers.changed('a')
    expect(texts()).toEqual([undefined, undefined, undefined])
  })

  test('is not given while announcements do not arrive, nor after five seconds without one', async () => {
    const { answers, text, taken, time } = open(async () => 'known')
    await taken()
    answers.hears(false)
    expect(text()).toBeUndefined()
    answers.hears(true)
    time.now += 1000
    await taken()
    time.now += 5000
    expect(text()).toBeUndefined()
  })

  test('goes with a change made through its paths, and with no other', async () => {
    const { answers, text, taken } = open(async () => 'known')
    await taken()
    answers.changedThrough('/elsewhere')
    expect(text()).toBe('known')
    answers.changedThrough('/change/7')
    expect(text()).toBeUndefined()
  })
})
