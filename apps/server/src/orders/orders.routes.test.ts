import { Order } from '@dimsum/contract/orders'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  const many = { points: 100_000, seconds: 60 }
  shop = await buildTestApp({
    limits: {
      'masked-orders-per-address': many,
      'orders-per-address': many,
      'unmarked-orders-per-address': many,
    },
  })
  admin = await shop.signIn()
})
afterAll(() => shop.close())

const form = {
  customerName: 'Siti Rahma',
  customerPhone: '0812-3456-7890',
  customerEmail: 'siti@example.com',
  customerAddress: 'Jl. Kenanga No. 5, Bekasi',
  packageType: '20pcs',
  quantity: 1,
  isDelivery: true,
  notes: 'sambal dipisah',
}

const post = (payload: object, options: Partial<InjectOptions> = {}) =>
  shop.call({ method: 'POST', url: '/api/orders', payload: { ...form, ...payload }, ...options })

const get = (url: string, cookies: Record<string, string> = {}) => shop.call({ method: 'GET', url, cookies })

const place = async (payload: object = {}, cookies: Record<string, string> = {}) => {
  const answer = await post(payload, { cookies })
  const cookie = answer.cookies.find(({ name }) => name === 'access')
  return { order: Order.parse(answer.json()), cookies: { access: cookie?.value ?? '' }, answer }
}

const rows = async (query: string, values: unknown[] = []) =>
  (await shop.database.pool.query(query, values)).rows

describe('POST /api/orders', () => {
  test('answers 201 with the whole order and a cookie no script can read', async () => {
    const { answer, order } = await place({ quantity: 2 })
    expect(answer.statusCode).toBe(201)
    expect(order).toMatchObject({
      ...form,
      quantity: 2,
      totalPrice: '116000.00',
      status: 'pending',
      isPaid: false,
      masked: false,
    })
    expect(answer.cookies).toMatchObject([
      { name: 'access', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 },
    ])
  })

  test('binds the cookie to the host when the shop is on https', async () => {
    const secure = await buildTestApp({ config: { publicOrigin: 'https://dimsum.example' } })
    const answer = await secure.call({ method: 'POST', url: '/api/orders', payload: form })
    expect(answer.cookies).toMatchObject([{ name: '__Host-access', secure: true, path: '/' }])
    await secure.close()
  })

  test('twenty equal posts with one key at once: one order, twenty equal answers', async () => {
    const headers = { 'idempotency-key': 'one-filled-form' }
    const [{ count: before }] = await rows('select count(*) from orders')
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({}, { headers })))
    const [{ count: after }] = await rows('select count(*) from orders')
    expect(after - before).toBe(1)
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    for (const { cookies } of answers) {
      const held = await get(`/api/orders/${answers[0]?.json().id}`, { access: cookies[0]?.value ?? '' })
      expect(held.json().masked).toBe(false)
    }
  })

  test('the same key with another body is 422, a key of another form 400', async () => {
    const headers = { 'idempotency-key': 'used-for-one-pack' }
    expect((await post({}, { headers })).statusCode).toBe(201)
    const reused = await post({ quantity: 2 }, { headers })
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'key-reused'])
    for (const key of ['short', 'k'.repeat(101), 'no spaces', 'ключ-ключ']) {
      expect((await post({}, { headers: { 'idempotency-key': key } })).statusCode).toBe(400)
    }
  })

  test('counts orders per address and refuses above the limit with the time to wait', async () => {
    const strict = await buildTestApp({ limits: { 'orders-per-address': { points: 3, seconds: 60 } } })
    const answers = []
    for (let n = 0; n < 5; n++) {
      answers.push(await strict.call({ method: 'POST', url: '/api/orders', payload: form }))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429, 429])
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })

  test('marks an order from an address that ordered a lot within the hour, and takes it', async () => {
    const watchful = await buildTestApp({
      limits: { 'unmarked-orders-per-address': { points: 2, seconds: 60 } },
    })
    for (let n = 0; n < 3; n++) await watchful.call({ method: 'POST', url: '/api/orders', payload: form })
    const { rows: found } = await watchful.database.pool.query('select suspicion from orders order by id')
    expect(found.map(({ suspicion }) => suspicion)).toEqual([null, null, 'many-from-address'])
    await watchful.close()
  })
})

describe('what a customer sends', () => {
  const quantities: [string, unknown, number, string][] = [
    ['10pcs', 0, 400, 'Quantity must be at least 1'],
    ['10pcs', -1, 400, 'Quantity must be at least 1'],
    ['10pcs', 1.5, 400, 'Expected integer, received float'],
    ['10pcs', '2', 400, 'Expected number, received string'],
    ['10pcs', null, 400, 'Expected number, received null'],
    ['10pcs', 1e308, 400, ''],
    ['10pcs', 1, 201, ''],
    ['10pcs', 3333, 201, ''],
    ['10pcs', 3334, 400, 'Quantity must be at most 3333'],
    ['20pcs', 1724, 201, ''],
    ['20pcs', 1725, 400, 'Quantity must be at most 1724'],
    ['100pcs', 370, 201, ''],
    ['100pcs', 371, 400, 'Quantity must be at most 370'],
  ]
  test.each(quantities)('%s times %s answers %i', async (packageType, quantity, status, message) => {
    const answer = await post({ packageType, quantity })
    expect(answer.statusCode).toBe(status)
    if (status === 400) {
      expect([answer.json().code, answer.json().issues[0].path]).toEqual(['validation', 'quantity'])
      expect(answer.json().message).toContain(message)
    }
  })

  test('names the field and the rule of the specification', async () => {
    const messages = async (payload: object) =>
      (await post(payload))
        .json()
        .issues.map((issue: { path: string; message: string }) => [issue.path, issue.message])
    expect(await messages({ customerPhone: '0812' })).toEqual([
      ['customerPhone', 'Phone number must be at least 10 digits'],
    ])
    expect(await messages({ customerPhone: '----------' })).toEqual([
      ['customerPhone', 'Phone number must be at least 10 digits'],
    ])
    expect(await messages({ customerAddress: 'Bekasi' })).toEqual([
      ['customerAddress', 'Address must be at least 10 characters'],
    ])
    expect(await messages({ customerName: 'Budi\u0000' })).toEqual([
      ['customerName', 'Text contains characters that cannot be stored'],
    ])
    expect((await messages({ packageType: '50pcs' }))[0][0]).toBe('packageType')
  })

  test('sets nothing but what the form offers', async () => {
    const { order } = await place({
      id: 424242,
      status: 'delivered',
      isPaid: true,
      paidAt: '2020-01-01T00:00:00Z',
      orderDate: '2020-01-01T00:00:00Z',
      totalPrice: '1.00',
      unitPrice: 1,
      price: 1,
      pieces: 1,
      paymentMethod: 'gift',
      stripePaymentIntentId: 'pi_1',
      midtransTransactionId: 'tx_1',
      midtransPaymentStatus: 'settlement',
      source: 'walk-in',
      suspicion: 'none',
      cancelReason: 'x',
      holdsCapacity: true,
      phoneKey: '1',
      anonymisedAt: '2020-01-01T00:00:00Z',
      items: [
        { packageType: '10pcs', quantity: 1, unitPrice: '1.00', totalPrice: '1.00', holdsStock: true, id: 9 },
      ],
    })
    const [stored] = await rows('select * from orders where id = $1', [order.id])
    expect(order.id).not.toBe(424242)
    expect(stored).toMatchObject({
      status: 'pending',
      is_paid: false,
      paid_at: null,
      total_price: '88000.00',
      pieces: 30,
      payment_method: null,
      stripe_payment_intent_id: null,
      midtrans_transaction_id: null,
      midtrans_payment_status: null,
      source: 'web',
      suspicion: null,
      cancel_reason: null,
      holds_capacity: false,
      phone_key: '81234567890',
      anonymised_at: null,
    })
    expect(Date.now() - stored.order_date.getTime()).toBeLessThan(60_000)
  })

  test('never reaches a header of the answer', async () => {
    const plain = await post({})
    const tricky = await post({ customerName: 'a\r\nSet-Cookie: x=1', notes: '\r\nLocation: //evil' })
    const names = (headers: object) => Object.keys(headers).sort()
    expect(tricky.statusCode).toBe(201)
    expect(names(tricky.headers)).toEqual(names(plain.headers))
    expect(JSON.stringify(tricky.headers)).not.toContain('evil')
  })
})

describe('GET /api/orders/{id}', () => {
  test('two hundred orders read by a stranger in every spelling leak nothing', async () => {
    const mark = 'Rahasia7731'
    const marks = [mark, '7731', 'kenanga-7731', 'rahasia']
    const ids: number[] = []
    for (let n = 0; n < 200; n++) {
      const { order } = await place({
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

  test('shows a stranger what, how much and which status, and nothing else', async () => {
    const { order } = await place({ deliveryDate: null })
    expect((await get(`/api/orders/${order.id}`)).json()).toEqual({
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

  test('five browsers and five orders: only the diagonal is whole', async () => {
    const browsers = []
    for (let n = 0; n < 5; n++) browsers.push(await place({ customerName: `Pelanggan ${n}` }))
    const views = []
    for (const { cookies } of browsers) {
      for (const { order } of browsers)
        views.push((await get(`/api/orders/${order.id}`, cookies)).json().masked)
    }
    expect(views).toEqual(Array.from({ length: 25 }, (_, cell) => cell % 6 !== 0))
  })

  test('a browser holds every order it placed, until each right ends', async () => {
    const first = await place()
    const second = await place({}, first.cookies)
    expect(second.cookies).toEqual(first.cookies)
    await rows(`update order_access set expires_at = now() where order_id = $1`, [first.order.id])
    const masked = async (id: number) => (await get(`/api/orders/${id}`, first.cookies)).json().masked
    expect([await masked(first.order.id), await masked(second.order.id)]).toEqual([true, false])
  })

  test('a planted or stored value opens nothing', async () => {
    const { order } = await place()
    const [{ hash }] = await rows(
      `select encode(token_hash, 'base64') as hash from order_access where order_id = $1`,
      [order.id],
    )
    for (const access of ['a'.repeat(43), hash, hash.replace('=', ''), '', 'null']) {
      expect((await get(`/api/orders/${order.id}`, { access })).json().masked).toBe(true)
    }
  })

  test('the admin sees the payment ids, the holder does not', async () => {
    const { order, cookies } = await place()
    await rows(
      `update orders set midtrans_transaction_id = 'tx-1', stripe_payment_intent_id = 'pi-1', midtrans_payment_status = 'pending' where id = $1`,
      [order.id],
    )
    const asHolder = (await get(`/api/orders/${order.id}`, cookies)).json()
    const asAdmin = (await get(`/api/orders/${order.id}`, admin)).json()
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
    const answer = await get(`/api/orders/${id}`)
    expect([id, answer.statusCode]).toEqual([id, 404])
    expect(answer.json().code).toBe('not-found')
  })

  test('a stranger looks at so many different orders and no more; a holder and the admin go on', async () => {
    const strict = await buildTestApp({
      limits: { 'masked-orders-per-address': { points: 3, seconds: 600 } },
    })
    const placed: LightMyRequestResponse[] = []
    for (let n = 0; n < 5; n++) {
      placed.push(await strict.call({ method: 'POST', url: '/api/orders', payload: form }))
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

describe('PATCH /api/orders/{id}/status', () => {
  const patch = (id: number | string, payload: object, cookies = {}) =>
    shop.call({ method: 'PATCH', url: `/api/orders/${id}/status`, payload, cookies })

  test('is the admin’s alone, and a refusal changes nothing', async () => {
    const { order, cookies } = await place()
    expect((await patch(order.id, { status: 'delivered' })).statusCode).toBe(401)
    expect((await patch(order.id, { status: 'delivered' }, cookies)).statusCode).toBe(401)
    const [stored] = await rows(
      'select status, (select count(*) from order_events where order_id = $1) from orders where id = $1',
      [order.id],
    )
    expect(stored).toEqual({ status: 'pending', count: 1 })
  })

  test('moves the order, says who did it, and ignores every other field', async () => {
    const { order } = await place()
    const answer = await patch(order.id, { status: 'confirmed', isPaid: true, totalPrice: '1.00' }, admin)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id: order.id,
      status: 'confirmed',
      isPaid: false,
      totalPrice: '58000.00',
    })
    const [event] = await rows(`select actor from order_events where order_id = $1 and kind = 'status'`, [
      order.id,
    ])
    expect(event.actor).toBe('admin:pemilik')
  })

  test('tells a screen that shows an old status the truth', async () => {
    const { order } = await place()
    await patch(order.id, { status: 'ready' }, admin)
    const late = await patch(order.id, { status: 'confirmed', expectedStatus: 'pending' }, admin)
    expect([late.statusCode, late.json().code, late.json().details]).toEqual([409, 'stale', 'ready'])
  })

  test('refuses a status that does not exist and an order that does not', async () => {
    const { order } = await place()
    expect((await patch(order.id, { status: 'eaten' }, admin)).statusCode).toBe(400)
    expect((await patch(order.id, {}, admin)).json().issues[0].path).toBe('status')
    expect((await patch(999_999_998, { status: 'ready' }, admin)).statusCode).toBe(404)
    expect((await patch('abc', { status: 'ready' }, admin)).statusCode).toBe(404)
  })
})

describe('POST /api/admin/orders', () => {
  const enter = (payload: object, cookies = admin) =>
    shop.call({ method: 'POST', url: '/api/admin/orders', payload, cookies })

  test('enters an order that came by telephone, without a right for anybody', async () => {
    const answer = await enter({ order: form, source: 'phone' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ source: 'phone', totalPrice: '58000.00', masked: false })
    const { id } = answer.json()
    expect(await rows('select 1 from order_access where order_id = $1', [id])).toEqual([])
    const [event] = await rows('select actor, data from order_events where order_id = $1', [id])
    expect(event).toEqual({ actor: 'admin:pemilik', data: { source: 'phone', pieces: 20 } })
  })

  test('takes an order for a day that is closed to customers only when the owner says so', async () => {
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const order = { ...form, deliveryDate: today }
    expect((await enter({ order, source: 'walk-in' })).statusCode).toBe(400)
    expect((await enter({ order, source: 'walk-in', overrideKitchen: true })).statusCode).toBe(201)
  })

  test('is closed to everybody else', async () => {
    expect((await enter({ order: form, source: 'phone' }, {})).statusCode).toBe(401)
  })
})
