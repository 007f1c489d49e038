import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderCalls, openOrderCalls, orderForm } from '../../../testing/order-calls.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

let shop: OrderCalls
beforeAll(async () => {
  shop = await openOrderCalls()
})
afterAll(() => shop.close())

describe('GET /api/orders/{id}', () => {
  test('two hundred orders read by a stranger in every spelling leak nothing', async () => {
    const mark = 'Rahasia7731'
    const marks = [mark, '7731', 'kenanga-7731', 'rahasia']
    const ids: number[] = []
    for (let n = 0; n < 200; n++) {
      const { order } = await shop.place({
        customerName: `${mark} ${mark}`,
        customerPhone: `0857 7731 ${7731 + n}`,
        customerEmail: 'kenanga-7731@example.com',
        customerAddress: `Gang ${mark} no. 7731`,
        notes: `${mark} ketuk pelan`,
        quantity: 1,
      })
      ids.push(order.id)
    }
    for (const [n, id] of ids.entries()) {
      const padded = String(id).padStart(6, '0')
      const encoded = [...String(id)].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join('')
      const spelling = [String(id), padded, encoded, `${id}/`, `${id}?full=1`][n % 5]
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await shop.call({ method, url: `/api/orders/${spelling}` })
        expect(answer.statusCode).toBe(200)
        const seen = `${answer.body} ${JSON.stringify(answer.headers['set-cookie'] ?? '')}`.toLowerCase()
        expect(marks.filter((word) => seen.includes(word.toLowerCase()))).toEqual([])
      }
    }
  })

  test('shows a stranger packages, amounts and status, and nothing else', async () => {
    const { order } = await shop.place({ deliveryDate: null })
    expect((await shop.get(`/api/orders/${order.id}`)).json()).toEqual({
      id: order.id,
      packageType: '20pcs',
      quantity: 1,
      totalPrice: '58000.00',
      status: 'pending',
      isPaid: false,
      isDelivery: true,
      orderDate: order.orderDate,
      items: order.items,
      customerName: 'S*** R***',
      customerPhone: '**********',
      customerAddress: '**********',
      customerEmail: null,
      notes: null,
      deliveryDate: null,
      paidAt: null,
      paymentMethod: null,
      stripePaymentIntentId: null,
      midtransTransactionId: null,
      midtransPaymentStatus: null,
      cancelReason: null,
      masked: true,
    })
  })

  test('five browsers and five orders: each browser sees only its own order whole', async () => {
    const browsers = []
    for (let n = 0; n < 5; n++) browsers.push(await shop.place({ customerName: `Pelanggan ${n}` }))
    const views = []
    for (const { cookies } of browsers) {
      for (const { order } of browsers)
        views.push((await shop.get(`/api/orders/${order.id}`, cookies)).json().masked)
    }
    expect(views).toEqual(Array.from({ length: 25 }, (_, cell) => cell % 6 !== 0))
  })

  test('every response declares that it is JSON', async () => {
    const { order, cookies, answer } = await shop.place()
    const url = `/api/orders/${order.id}`
    const answers = [
      answer,
      await shop.get(url),
      await shop.get(url, cookies),
      await shop.get(url, shop.admin),
      await shop.get(`${url}/timeline`, cookies),
      await shop.get('/api/reviews', shop.admin),
    ]
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(
      Array(answers.length).fill('application/json; charset=utf-8'),
    )
  })

  test('in parallel, each browser gets the order it requested, and only its own whole', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => shop.place({ customerName: `Pelanggan ${n}` })),
    )
    const asked = browsers.flatMap(({ cookies }) => [
      ...browsers.map(({ order }) => ({ id: order.id, cookies })),
      { id: 999_999_999, cookies },
    ])
    const answers = await Promise.all(
      asked.map(async ({ id, cookies }) => {
        const [order, timeline] = await Promise.all([
          shop.get(`/api/orders/${id}`, cookies),
          shop.get(`/api/orders/${id}/timeline`, cookies),
        ])
        return {
          id: order.json().id,
          name: order.json().customerName,
          codes: [order.statusCode, timeline.statusCode],
        }
      }),
    )
    expect(answers).toEqual(
      asked.map(({ id, cookies }) => {
        const owner = browsers.findIndex((browser) => browser.order.id === id)
        if (owner < 0) return { id: undefined, name: undefined, codes: [404, 404] }
        const isOwn = browsers[owner]?.cookies.access === cookies.access
        return {
          id,
          name: isOwn ? `Pelanggan ${owner}` : `P*** ${owner}***`,
          codes: [200, isOwn ? 200 : 403],
        }
      }),
    )
  })

  test('a right that was granted or revoked counts for the next request', async () => {
    const { order, cookies } = await shop.place()
    const url = `/api/orders/${order.id}`
    const crowd = Promise.all(Array.from({ length: 40 }, () => shop.get(url, cookies)))
    await shop.rows('update order_access set expires_at = now() where order_id = $1', [order.id])
    expect((await shop.get(url, cookies)).json().masked).toBe(true)
    expect((await crowd).map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
  })

  test('a browser has access to every order it placed, until each right ends', async () => {
    const first = await shop.place()
    const second = await shop.place({}, first.cookies)
    expect(second.cookies).toEqual(first.cookies)
    await shop.rows(`update order_access set expires_at = now() where order_id = $1`, [first.order.id])
    const masked = async (id: number) => (await shop.get(`/api/orders/${id}`, first.cookies)).json().masked
    expect([await masked(first.order.id), await masked(second.order.id)]).toEqual([true, false])
  })

  test('a planted or stored value grants no access', async () => {
    const { order } = await shop.place()
    const [{ hash }] = await shop.rows(
      `select encode(token_hash, 'base64') as hash from order_access where order_id = $1`,
      [order.id],
    )
    for (const access of ['a'.repeat(43), hash, hash.replace('=', ''), '', 'null']) {
      expect((await shop.get(`/api/orders/${order.id}`, { access })).json().masked).toBe(true)
    }
  })

  test('the admin sees the payment ids, the holder does not', async () => {
    const { order, cookies } = await shop.place()
    await shop.rows(
      `update orders set midtrans_transaction_id = 'tx-1', stripe_payment_intent_id = 'pi-1', midtrans_payment_status = 'pending' where id = $1`,
      [order.id],
    )
    const asHolder = (await shop.get(`/api/orders/${order.id}`, cookies)).json()
    const asAdmin = (await shop.get(`/api/orders/${order.id}`, shop.admin)).json()
    expect(asHolder).toMatchObject({
      midtransTransactionId: null,
      stripePaymentIntentId: null,
      masked: false,
    })
    expect(asAdmin).toMatchObject({
      midtransTransactionId: 'tx-1',
      stripePaymentIntentId: 'pi-1',
      masked: false,
      pieces: 20,
      source: 'web',
    })
    expect(asHolder).not.toHaveProperty('pieces')
  })

  test.each([
    '0',
    '99999999999',
    '1e3',
    '0x1',
    '-1',
    '%00',
    '１２',
    '1.0',
    'abc',
    '999999999',
    '..',
    '%2e%2e',
    "1'",
  ])('an id like %s is not found', async (id) => {
    const answer = await shop.get(`/api/orders/${id}`)
    expect([id, answer.statusCode]).toEqual([id, 404])
    expect(answer.json().code).toBe('not-found')
  })

  test('a stranger reads a limited number of different orders; a holder and the admin are not limited', async () => {
    const strict = await buildTestApp({
      limits: { 'masked-orders-per-address': { points: 3, seconds: 600 } },
    })
    const placed: LightMyRequestResponse[] = []
    for (let n = 0; n < 5; n++) {
      placed.push(await strict.call({ method: 'POST', url: '/api/orders', payload: orderForm }))
    }
    const read = async (n: number, cookies = {}) =>
      (await strict.call({ method: 'GET', url: `/api/orders/${placed[n]?.json().id}`, cookies })).statusCode
    const seen = []
    for (const n of [0, 1, 0, 2, 1, 3, 4, 0]) seen.push(await read(n))
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429, 200])
    expect(await read(4, { access: placed[4]?.cookies[0]?.value ?? '' })).toBe(200)
    expect(await read(4, await strict.signIn())).toBe(200)
    await strict.close()
  })
})
