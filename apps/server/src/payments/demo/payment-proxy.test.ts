import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exampleClientKey, exampleServerKey } from '@dimsum/midtrans-stand-in/keys'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'
import { testConfig } from '../../testing/test-config.ts'

/** Requests a path unchanged; a browser and `fetch` would normalise dot segments. */
const askExactly = (origin: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    get({ hostname, port, path }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    ).on('error', reject)
  })

const standIn = createStandIn({
  serverKey: exampleServerKey,
  clientKey: exampleClientKey,
  publicBaseUrl: 'http://shop.test/midtrans',
  simulator: 'merchant',
})
const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
const payment = { ...testConfig().payment, serverKey: exampleServerKey }
const shop = await buildTestApp({ standInUrl: url, features: [], config: { payment } })
const shopUrl = await shop.app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => standIn.close())
const charge = (order_id: string) =>
  shop.call({
    method: 'POST',
    url: '/midtrans/snap/v1/transactions',
    headers: { authorization: `Basic ${Buffer.from(`${exampleServerKey}:`).toString('base64')}` },
    payload: { transaction_details: { order_id, gross_amount: 30_000 } },
  })

describe("the stand-in under the shop's own origin", () => {
  test('serves its popup script, with the security headers of every response', async () => {
    const answer = await shop.get('/midtrans/snap/snap.js')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test("accepts a charge and shows its page in a frame of the shop, with the stand-in's own policy", async () => {
    const charged = await charge('ORDER-1-1')
    expect(charged.statusCode, charged.body).toBe(201)
    const { pathname } = new URL(charged.json().redirect_url)
    expect(pathname).toMatch(/^\/midtrans\//)
    const page = await shop.get(pathname)
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  test("allows only the admin to use the simulator, which controls everybody's payments", async () => {
    const order_id = 'ORDER-2-1'
    await charge(order_id)
    const { transactionId } = standIn.control.choose(order_id, 'bca_va')
    const statusOf = () => standIn.control.transactions().find((one) => one.orderId === order_id)?.status

    const stranger = await shop.get('/midtrans/simulator')
    expect([stranger.statusCode, stranger.headers.location]).toEqual([
      303,
      '/admin-login?next=%2Fdebug-midtrans',
    ])
    // The stand-in resolves these to the simulator's path; the shop does not.
    for (const path of ['x/%2e%2e/simulator', './simulator', 'x/../simulator']) {
      const answer = await askExactly(shopUrl, `/midtrans/${path}`)
      expect(answer.status).toBeGreaterThanOrEqual(303)
      expect(answer.body).not.toContain(order_id)
    }
    const cookies = await shop.signIn()
    const page = await shop.get('/midtrans/simulator', cookies)
    expect(page.statusCode, page.body).toBe(200)
    expect(page.body).toContain(order_id)
    const form_key = /name="form_key" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const press = (cookies = {}) =>
      shop.call({
        ...{ method: 'POST', url: '/midtrans/simulator/pay', cookies },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ id: transactionId, form_key }).toString(),
      })
    expect((await press()).statusCode).toBe(401)
    expect(statusOf()).toBe('pending')
    expect((await press(cookies)).statusCode).toBe(303)
    expect(statusOf()).toBe('settlement')
  })

  test('receives none of the shop’s cookies', async () => {
    const seen: unknown[] = []
    const spy = createServer((request, response) => {
      seen.push(request.headers.cookie)
      response.end()
    })
    await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', resolve))
    const { port } = spy.address() as AddressInfo
    const other = await buildTestApp({ standInUrl: `http://127.0.0.1:${port}`, features: [] })
    await other.call({ method: 'GET', url: '/midtrans/x', cookies: { session: 'secret', access: 'secret' } })
    spy.close()
    expect(seen).toEqual([undefined])
  })
})

test('without a stand-in its path is 404', async () => {
  const plain = await buildTestApp({ features: [] })
  expect((await plain.get('/midtrans/snap/snap.js')).statusCode).toBe(404)
})
