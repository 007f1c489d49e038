import { createServer } from 'node:http'
import { exampleClientKey, exampleServerKey } from '@dimsum/midtrans-stand-in/keys'
import { createStandIn, type StandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'

describe("the stand-in under the shop's own origin", () => {
  let standIn: StandIn
  let shop: TestApp
  beforeAll(async () => {
    standIn = createStandIn({
      serverKey: exampleServerKey,
      clientKey: exampleClientKey,
      publicBaseUrl: 'http://shop.test/midtrans',
    })
    const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
    shop = await buildTestApp({ standInUrl: url, features: [] })
  })
  afterAll(async () => {
    await shop.close()
    await standIn.close()
  })

  test('gives its popup script, with the protection of every answer', async () => {
    const answer = await shop.call({ method: 'GET', url: '/midtrans/snap/snap.js' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('takes a charge and shows its page in a frame of the shop, by rules of its own', async () => {
    const charge = await shop.call({
      method: 'POST',
      url: '/midtrans/snap/v1/transactions',
      headers: { authorization: `Basic ${Buffer.from(`${exampleServerKey}:`).toString('base64')}` },
      payload: { transaction_details: { order_id: 'ORDER-1-1', gross_amount: 30_000 } },
    })
    expect(charge.statusCode, charge.body).toBe(201)
    const { pathname } = new URL(charge.json().redirect_url)
    expect(pathname).toMatch(/^\/midtrans\//)
    const page = await shop.call({ method: 'GET', url: pathname })
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  test('hears nothing of the cookies of the shop', async () => {
    const seen: unknown[] = []
    const spy = createServer((request, response) => {
      seen.push(request.headers.cookie)
      response.end()
    })
    await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', resolve))
    const address = spy.address()
    const port = typeof address === 'object' ? address?.port : 0
    const other = await buildTestApp({ standInUrl: `http://127.0.0.1:${port}`, features: [] })
    await other.call({ method: 'GET', url: '/midtrans/x', cookies: { session: 'secret', access: 'secret' } })
    await other.close()
    spy.close()
    expect(seen).toEqual([undefined])
  })
})

test('without a stand-in there is nothing under its path', async () => {
  const shop = await buildTestApp({ features: [] })
  const answer = await shop.call({ method: 'GET', url: '/midtrans/snap/snap.js' })
  await shop.close()
  expect(answer.statusCode).toBe(404)
})
