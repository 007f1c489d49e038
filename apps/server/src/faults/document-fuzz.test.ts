import { createECDH, randomBytes } from 'node:crypto'
import { errorCodes } from '@dimsum/contract/errors'
import { packageTypes } from '@dimsum/domain/catalogue'
import fc from 'fast-check'
import type { HTTPMethods, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '../platform/limits/limit-table.ts'
import { anyBody, anyPathPart, brokenBodies, goodBodies, type Schema } from '../testing/bad-input.ts'
import { faultSeed, reportFigures, sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { orderForm } from '../testing/order-calls.ts'
import { openPaymentShop, type PaymentShop } from '../testing/payment-shop.ts'
import { slowTexts, textPlaces, withValue } from '../testing/slow-texts.ts'
import { testAdmin } from '../testing/test-app.ts'

/**
 * The document fuzz (docs/security.md): every described operation, with every body that breaks a documented rule, with
 * valid bodies, and with arbitrary ones. Invalid input is refused with the name of its field, never with 5xx; valid
 * input is accepted.
 */

vi.setConfig({ testTimeout: 1_800_000 })

type Call = { route: string; method: HTTPMethods; path: string; body: Schema | null; queries: string[] }

let shop: PaymentShop
let calls: Call[]
let day: string
let cookies: Record<string, string>
beforeAll(async () => {
  shop = await openPaymentShop({ mode: 'demo' })
  // Rate limits have their own tests; here they would hide what is tested. Hashing limits stay, so that few hashes are
  // computed.
  const wide = Object.keys(limits).filter(
    (name) => !name.startsWith('sign-in') && !name.startsWith('password') && !name.startsWith('code-'),
  )
  shop.parts.limits = Object.fromEntries(wide.map((name) => [name, { points: 1_000_000, seconds: 60 }]))
  const document = (await shop.call({ method: 'GET', url: '/api/openapi.json' })).json()
  calls = Object.entries<Record<string, never>>(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries<{
        requestBody?: { content: Record<string, { schema: Schema }> }
        parameters?: { in: string; name: string }[]
      }>(methods).map(([method, { requestBody, parameters = [] }]) => ({
        route: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as HTTPMethods,
        path,
        body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      })),
    )
    // A stream never ends; its rights are in the access table.
    .filter(({ path }) => !path.endsWith('/events'))
  const { days } = (await shop.call({ method: 'GET', url: '/api/kitchen/days' })).json()
  day = days.find(({ state }: { state: string }) => state === 'open').day
  // All payment methods are enabled, so that every enum value of the document can be used.
  await shop.send('PATCH', '/api/admin/settings', { qris: true }, shop.admin)
  await shop.send('POST', '/api/admin/menu/choices', choices, shop.admin)
  const placed = await shop.place({ deliveryDate: day })
  for (let n = 0; n < 5; n += 1) await shop.place()
  cookies = { ...shop.admin, ...placed.cookies }
})
afterAll(() => shop.close())

/** What a browser would send; the push service is never called here. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/contoh',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
}

const menuPackage = {
  name: { id: 'Lebaran Hamper', en: '' },
  description: { id: 'Untuk keluarga', en: '' },
  category: { id: 'Hampers', en: '' },
  pieces: 50,
  price: 150_000,
  badge: null,
  state: 'shown',
  soldOutUntil: null,
  orderFrom: null,
  orderUntil: null,
  deliverFrom: null,
  deliverUntil: null,
  totalLimit: null,
  dayLimit: null,
  orderLimit: null,
}

const promotion = {
  code: 'HEMAT-10',
  kind: 'percent',
  value: 5,
  leastOrder: 0,
  packages: ['10pcs'],
  from: null,
  until: null,
  mostUses: 10,
  mostUsesPerPhone: null,
}

const choiceOption = {
  name: { id: 'Ayam', en: 'Chicken' },
  priceDifference: 0,
  isDefault: true,
  soldOutUntil: null,
}
const choices = {
  name: { id: 'Isi', en: 'Filling' },
  min: 0,
  max: 1,
  options: [choiceOption],
  packages: ['20pcs'],
}

/** A valid body of each operation. A new operation with a body needs one here. */
const details = {
  ...{ customerName: 'Siti Rahma', customerPhone: '081234567890', customerEmail: 'siti@example.com' },
  ...{ customerAddress: 'Jl. Kenanga No. 5, Bekasi', notes: 'Sambal dipisah', isDelivery: true },
  ...{ deliveryFee: 10_000, deliveryArea: 'Tebet' },
}

const goodBodyOf = (route: string): Record<string, unknown> => {
  const orderId = 1
  const all: Record<string, Record<string, unknown>> = {
    'POST /api/orders': {
      ...orderForm,
      deliveryDate: day,
      items: packageTypes.map((packageType) => ({ packageType, quantity: 1, choices: [] })),
    },
    'POST /api/admin/orders': { order: orderForm, source: 'phone', overrideKitchen: true },
    'POST /api/admin/search/orders': { search: 'siti', status: 'all', deliveryDate: day, limit: 5 },
    'POST /api/admin/search/orders.csv': { search: 'siti', status: 'all', from: day, to: day },
    'POST /api/admin/search/customers': { search: '0812' },
    'PATCH /api/orders/{id}/status': { status: 'confirmed', reason: 'Sesuai telepon' },
    'POST /api/orders/{id}/access': { phone: orderForm.customerPhone },
    'POST /api/orders/{id}/links': { purpose: 'track' },
    'PUT /api/orders/{id}/goods': {
      items: [{ packageType: '10pcs', quantity: 2, choices: [] }],
      adjustment: { kind: 'extra', amount: 5_000, reason: 'Bungkus kado' },
      expected: {
        items: [{ packageType: '10pcs', quantity: 2, choices: [] }],
        adjustment: { kind: 'discount', amount: 5_000, reason: 'Langganan' },
        totalPrice: '55000.00',
      },
      overrideKitchen: true,
    },
    'PUT /api/orders/{id}/details': {
      ...details,
      customerAddress: 'Jl. Mawar No. 7, Bekasi',
      expected: details,
    },
    'PATCH /api/orders/{id}/mine': {
      notes: 'Sambal dipisah',
      deliveryDate: day,
      expected: { customerAddress: orderForm.customerAddress, notes: null, deliveryDate: null },
    },
    'POST /api/orders/{id}/cancel': { expectedStatus: 'pending' },
    'POST /api/admin/menu': { ...menuPackage, choicesOf: '20pcs' },
    'PATCH /api/admin/menu/{packageType}': {
      price: 160_000,
      badge: null,
      expected: { price: 150_000 },
    },
    // A package takes three groups, and the searches before add some.
    'POST /api/admin/menu/choices': { ...choices, packages: [] },
    'PATCH /api/admin/menu/choices/{id}': { min: 0, options: [choiceOption], expected: { min: 0 } },
    'PUT /api/admin/menu/choices/order': { ids: [1], expected: [1] },
    'PUT /api/admin/menu/order': { packageTypes: ['20pcs'], expected: ['20pcs'] },
    'POST /api/promotion-codes': { ...promotion, code: 'HEMAT-11' },
    'PATCH /api/promotion-codes/{id}': { value: 6, isActive: true, expected: { value: 5 } },
    'POST /api/promotion-codes/check': { ...orderForm, code: promotion.code },
    'POST /api/orders/{id}/refunds/{refundId}/take-back': { reason: 'Salah catat' },
    'PATCH /api/orders/{id}/payments/{paymentId}': { paymentMethod: 'transfer', note: 'BCA' },
    'POST /api/orders/{id}/refunds': {
      key: randomBytes(16).toString('hex'),
      amount: 1000,
      way: 'cash',
      reason: 'Salah isi',
    },
    'POST /api/orders/{id}/change-request': { what: 'other', text: 'Tolong antar ke Depok' },
    'POST /api/admin/attention/{id}/decide': { decision: 'refused', note: 'Maaf, sudah penuh' },
    'POST /api/orders/{id}/notes': { note: 'Sambal dipisah' },
    'POST /api/orders/{id}/acts': { act: 'whatsapp' },
    'PATCH /api/orders/{id}/payment': {
      isPaid: true,
      paymentMethod: 'midtrans_ewallet',
      transactionId: null,
    },
    'POST /api/admin/login': testAdmin,
    'POST /api/admin/login/code': { code: '000000' },
    'POST /api/admin/second-factor/confirm': { password: 'bukan sandi ini', code: '000000' },
    'POST /api/admin/second-factor/recovery-codes': { password: 'bukan sandi ini', code: '000000' },
    'POST /api/admin/second-factor/off': { password: 'bukan sandi ini', code: '000000' },
    'POST /api/admin/password': { oldPassword: 'bukan sandi lama', newPassword: 'kukusan-bambu-73-baru' },
    'POST /api/inventory': {
      packageType: '100pcs',
      currentStock: 5,
      minimumStock: 1,
      unitPrice: 1000,
      isActive: true,
    },
    'PATCH /api/inventory/{id}': {
      currentStock: 7,
      unitPrice: 2000,
      isActive: true,
      reason: 'recount',
      note: 'x',
    },
    'PUT /api/admin/kitchen/days/{day}': { capacity: 5000, isClosed: false, note: 'Ramai' },
    'PATCH /api/admin/kitchen/lines/{id}': { isPrepared: true },
    'PUT /api/admin/kitchen/orders/{id}/day': { day, overrideKitchen: true },
    'POST /api/admin/kitchen/printed-labels': { orderIds: [orderId] },
    'POST /api/admin/scan': { code: 'ORDER000001', step: 'pack' },
    'PUT /api/admin/customers/{id}/note': { note: 'Langganan' },
    'PUT /api/admin/customers/{id}/whatsapp': { stopped: true },
    'PUT /api/admin/whatsapp': { events: ['placed'], quietHours: null, costPerMessage: 357 },
    'POST /webhook/whatsapp': {},
    'POST /api/admin/blocked-phones': { phone: '089900001111', reason: 'Iseng' },
    'POST /api/reviews': {
      customerName: 'Sari',
      customerEmail: 'sari@example.com',
      rating: 5,
      reviewText: 'Enak sekali, mantap',
    },
    'PATCH /api/reviews/{id}/visibility': { isPublic: true },
    'PATCH /api/reviews/{id}/reply': { reply: 'Terima kasih' },
    'POST /api/payment/create': { orderId, paymentMethod: 'virtual_account' },
    'POST /api/payment/check-status': { orderId, transactionId: 'x' },
    'POST /api/payment/manual-update': { orderId, isPaid: true, paymentMethod: 'tunai', note: 'Diantar' },
    'POST /api/payment/test': {
      customerName: 'Sari',
      customerEmail: 'sari@example.com',
      customerPhone: '081234567890',
      amount: 1000,
    },
    'POST /api/admin/webhook-sign': {
      orderId,
      transactionStatus: 'settlement',
      fraudStatus: 'accept',
      paymentType: 'gopay',
    },
    'PUT /api/admin/notifications/devices': { subscription, topics: ['order-placed', 'low-stock'] },
    'PUT /api/orders/{id}/notifications': { subscription, isOn: true },
    'POST /api/admin/team/invitations': { role: 'kitchen' },
    'PATCH /api/admin/team/members/{id}': { role: 'owner' },
    'POST /api/invitations/read': { token: 'A'.repeat(43) },
    'POST /api/invitations/accept': {
      token: 'A'.repeat(43),
      username: 'Bu Rini',
      password: 'kukusan-bambu-74-baru',
    },
    'POST /api/admin/attention/{id}/close': { note: 'Sudah ditelepon' },
    'PATCH /api/admin/settings': {
      thanks: 'Terima kasih',
      cutOff: '15:00',
      qris: true,
      bankAccounts: [{ bank: 'BCA', number: '1234567890', holder: 'Siti Rahma' }],
    },
    'POST /api/admin/counter-sales': {
      key: randomBytes(16).toString('hex'),
      items: [{ packageType: '10pcs', quantity: 1, choices: [] }],
      expectedTotal: 30_000,
    },
    'POST /api/admin/cash/shifts': { openingFloat: 200_000 },
    'POST /api/admin/cash/shifts/{id}/close': { expected: 200_000, counted: 198_000, reason: 'Kembalian' },
  }
  const messages = ['/api/payment/notification', '/api/midtrans/notification', '/webhook/midtrans']
  const message = {
    order_id: 'ORDER-1-1764000000000',
    status_code: '200',
    transaction_status: 'settlement',
    gross_amount: '58000.00',
    transaction_id: 'x',
    signature_key: 'a'.repeat(128),
  }
  if (messages.some((path) => route === `POST ${path}`)) return message
  const good = all[route]
  if (!good) throw new Error(`${route} takes a body and has no good example in this test`)
  return good
}

const send = (call: Call, more: Partial<InjectOptions> & { id?: string } = {}) => {
  const { id = '1', ...options } = more
  const url = call.path
    .replaceAll(/\{(id|refundId|paymentId|proofId)\}/g, id)
    .replaceAll('{day}', id === '1' ? day : id)
    .replaceAll('{packageType}', id === '1' ? 'lebaran-hamper' : id)
  return shop.call({ method: call.method, url, cookies, ...options } as InjectOptions)
}

/** Signs in again when a call ended the session: what is tested is behind the login. */
const staySignedIn = async () => {
  const { statusCode } = await shop.call({ method: 'GET', url: '/api/admin/session', cookies })
  if (statusCode === 401) Object.assign(cookies, await shop.signIn())
}

let tried = 0
let broken5xx = 0
let traces = 0
const codes = new Set<string>(errorCodes)
/**
 * Checks an error response against the rules for all of them.
 * @returns what is wrong with it
 */
const faultsOf = (answer: Awaited<ReturnType<typeof send>>): string[] => {
  tried += 1
  const faults: string[] = []
  if (answer.statusCode >= 500) {
    broken5xx += 1
    faults.push(`${answer.statusCode} ${answer.body.slice(0, 200)}`)
  }
  if (/\n {4}at |node_modules|\.ts:\d|select .* from |SQLSTATE|syntax error at/.test(answer.body)) {
    traces += 1
    faults.push(`tells what broke: ${answer.body.slice(0, 200)}`)
  }
  if (answer.statusCode < 400) return faults
  if (!String(answer.headers['content-type']).startsWith('application/json')) faults.push('is no JSON')
  else if (!codes.has(answer.json().code) || typeof answer.json().message !== 'string')
    faults.push('has no code')
  return faults
}

test('every operation with a body refuses what breaks a documented rule, and names the field', async () => {
  const wrong: string[] = []
  for (const call of calls) {
    if (!call.body) continue
    const good = goodBodyOf(call.route)
    const isMessage = call.route.includes('notification') || call.route.includes('webhook/midtrans')
    await staySignedIn()
    for (const { body, path, why } of brokenBodies(call.body, good)) {
      const answer = await send(call, {
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      wrong.push(...faultsOf(answer).map((fault) => `${call.route}, ${why}: ${fault}`))
      if (answer.statusCode !== 400) wrong.push(`${call.route}, ${why}: answered ${answer.statusCode}`)
      else if (!isMessage) {
        const named = (answer.json().issues ?? []).map((issue: { path: string }) => issue.path.split('.')[0])
        if (!named.includes(path)) wrong.push(`${call.route}, ${why}: names ${JSON.stringify(named)}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

/** All copies of a value with one of its texts replaced. */
const withText = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    withText(part, text).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  )
}

test('text that no database can hold, in any field or query parameter, never causes a 5xx', async () => {
  const wrong: string[] = []
  for (const call of calls) {
    await staySignedIn()
    const bodies = call.body
      ? ['\0', 'Sari\0Rahma', '\ud800'].flatMap((text) => withText(goodBodyOf(call.route), text))
      : []
    for (const payload of bodies) {
      const answer = await send(call, { payload: payload as object })
      wrong.push(...faultsOf(answer).map((fault) => `${call.route} ${JSON.stringify(payload)}: ${fault}`))
    }
    for (const name of call.queries) {
      const answer = await send({ ...call, path: `${call.path}?${name}=%00` })
      wrong.push(...faultsOf(answer).map((fault) => `${call.route}?${name}=%00: ${fault}`))
    }
  }
  expect(wrong).toEqual([])
})

/** CPU time of one request (ms), which other processes of the machine do not affect. */
const costOf = async (request: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await request()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The longest text that is cleaned and not refused for its length: four times the 2,000 characters of a review. */
const maxCleanedLength = 8_000

/** Max CPU time of a request, relative to an ordinary one of the same operation (docs/performance.md). */
const bearable = 3
/** Above this factor, several times in turn, only the request itself can be the cause. */
const hopeless = 60
/** A garbage collection affects one turn and costs more than `hopeless` times the cheapest request. */
const turnsBeforeHopeless = 6

const cheapestOf = async (turns: number, request: () => Promise<unknown>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn += 1) least = Math.min(least, await costOf(request))
  return least
}

/** Measured once: an order for every operation would make the export of its customer ever longer. */
let costOfAnOrder: Promise<number> | undefined

/**
 * CPU time relative to an ordinary request: the min over alternating turns of both, repeated until it is within the
 * limit. An operation that costs next to nothing is compared with placing an order: reading 14 KB already costs a
 * multiple of it.
 */
const costsBeside = async (ordinary: () => Promise<unknown>) => {
  costOfAnOrder ??= cheapestOf(20, () =>
    shop.call({ method: 'POST', url: '/api/orders', payload: goodBodyOf('POST /api/orders') }),
  )
  const anOrder = await costOfAnOrder
  let usual = Math.max(await cheapestOf(3, ordinary), anOrder)
  return async (other: () => Promise<unknown>): Promise<number> => {
    let least = await costOf(other)
    for (let turn = 0; turn < 40 && least > bearable * usual; turn += 1) {
      if (turn >= turnsBeforeHopeless && least > hopeless * usual) break
      usual = Math.max(Math.min(usual, await costOf(ordinary)), anOrder)
      least = Math.min(least, await costOf(other))
    }
    return least / usual
  }
}

/** The texts for one field: all in the long form; in `npm test` every 48th, beginning with another one per field. */
const shareOf = <Text>(texts: Text[], place: number): Text[] =>
  texts.filter((_, index) => (index + place) % sized(48, 1) === 0)

test('the worst text in any field is answered in the time of an ordinary request', async () => {
  const slow: string[] = []
  for (const call of calls) {
    if (!call.body) continue
    const good = goodBodyOf(call.route)
    const sendJson = (body: unknown) =>
      send(call, { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    await staySignedIn()
    const ratioOf = await costsBeside(() => sendJson(good))
    for (const [n, place] of textPlaces(call.body).entries()) {
      const bytes = 32 * 1024 - Buffer.byteLength(JSON.stringify(withValue(good, place, '')))
      const texts = [bytes, maxCleanedLength].flatMap((length) => slowTexts(length, sized(1, 4)))
      for (const { text, why } of shareOf(texts, n)) {
        const body = withValue(good, place, text)
        const ratio = await ratioOf(() => sendJson(body))
        if (ratio > bearable) slow.push(`${call.route} ${place.join('.')}, ${why}: ${ratio.toFixed(1)}`)
      }
    }
  }
  expect(slow, slow.join('\n')).toEqual([])
})

/** Headers that the shop or Fastify reads, with the worst value that fits: Node.js accepts 16 KiB. */
const readHeaders = [
  ...['idempotency-key', 'cookie', 'accept', 'accept-encoding', 'content-type', 'user-agent', 'host'],
  ...['origin', 'x-forwarded-for', 'if-none-match', 'last-event-id', 'authorization', 'sec-fetch-site'],
]
const headerBytes = 14_000

test('the worst query, path or header is answered in the time of an ordinary one', async () => {
  const slow: string[] = []
  const texts = slowTexts(headerBytes, 1).filter(({ text }) => !/\p{Surrogate}/u.test(text))
  const isHeader = (text: string) => /^[\t\x20-\x7E\x80-\xFF]*$/.test(text)
  for (const [n, call] of calls.entries()) {
    await staySignedIn()
    const ask = (options: Parameters<typeof send>[1] = {}, path = call.path) =>
      send({ ...call, path }, { ...(call.method === 'GET' ? {} : { payload: {} }), ...options })
    // Ordinary letters of the same length and escaping, so that only the kind of text differs.
    const plain = encodeURIComponent('é'.repeat(headerBytes)).slice(0, headerBytes).replace(/%.?$/, '')
    const besideQuery = await costsBeside(() => ask({}, `${call.path}?q=${plain}`))
    const besidePath = call.path.includes('{') ? await costsBeside(() => ask({ id: plain })) : besideQuery
    const note = (ratio: number, what: string) => {
      if (ratio > bearable) slow.push(`${call.route} ${what}: ${ratio.toFixed(1)}`)
    }
    for (const { text, why } of shareOf(texts, n)) {
      const escaped = encodeURIComponent(text).slice(0, headerBytes).replace(/%.?$/, '')
      for (const name of call.queries)
        note(await besideQuery(() => ask({}, `${call.path}?${name}=${escaped}`)), `?${name}, ${why}`)
      if (call.path.includes('{')) note(await besidePath(() => ask({ id: escaped })), `its path, ${why}`)
    }
    // One operation per kind is enough for what all of them share.
    if (call.path !== '/api/orders') continue
    for (const name of readHeaders) {
      const besideHeader = await costsBeside(() => ask({ headers: { [name]: 'a'.repeat(headerBytes) } }))
      for (const { text, why } of shareOf(texts, n).filter((one) => isHeader(one.text)))
        note(await besideHeader(() => ask({ headers: { [name]: text } })), `${name}, ${why}`)
    }
  }
  expect(slow, slow.join('\n')).toEqual([])
})

test('valid input is not refused for its form', async () => {
  const refused: string[] = []
  let valid = 0
  for (let round = 0; round < sized(1, 2); round += 1) {
    for (const call of calls) {
      if (!call.body) continue
      await staySignedIn()
      for (const body of goodBodies(call.body, goodBodyOf(call.route))) {
        const answer = await send(call, { payload: body })
        valid += 1
        if (answer.statusCode === 204) continue
        // The response is a file.
        if (String(answer.headers['content-type']).startsWith('text/csv')) continue
        // 404, 409 and 403 depend on stored data, not on the form.
        if (/^The (?:old )?password is not right$/.test(answer.json().message)) continue
        if ([400, 415, 422].includes(answer.statusCode) || answer.statusCode >= 500)
          refused.push(
            `${call.route} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`,
          )
      }
    }
  }
  reportFigures({ validInputs: valid, validRefused: refused.length })
  expect(refused).toEqual([])
})

test('arbitrary input anywhere is answered and breaks nothing', async () => {
  const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
  const wrong: string[] = []
  const rounds = sized(2, 220)
  for (const [index, call] of calls.entries()) {
    const schema = call.body ?? {}
    const good = call.body ? goodBodyOf(call.route) : {}
    const requests = fc.sample(
      fc.record({
        id: fc.oneof(fc.constant('1'), anyPathPart),
        body: anyBody(schema, good),
        query: fc.oneof(
          fc.constant(''),
          fc
            .tuple(fc.constantFrom('q', ...call.queries), anyPathPart)
            .map(([name, value]) => `?${name}=${value}`),
        ),
        asAdmin: fc.boolean(),
      }),
      { seed: faultSeed + index, numRuns: rounds },
    )
    await staySignedIn()
    for (const { id, body, query, asAdmin } of requests) {
      // The settings must still allow placing orders and rendering pages.
      if (call.route === 'POST /api/admin/logout' && asAdmin) continue
      const path = call.path.replaceAll('{id}', id).replaceAll('{day}', id)
      const answer = await shop.call({
        method: call.method,
        url: path + query,
        cookies: asAdmin ? cookies : {},
        ...(call.method === 'GET' ? {} : { payload: JSON.stringify(body ?? null) ?? 'null' }),
        headers: { 'content-type': 'application/json' },
      } as InjectOptions)
      wrong.push(
        ...faultsOf(answer).map(
          (fault) => `${call.route} ${path}${query} ${JSON.stringify(body)?.slice(0, 300)}: ${fault}`,
        ),
      )
    }
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

test('bytes that are not a request body are refused, and the server continues', async () => {
  const wrong: string[] = []
  const bytes = fc.sample(
    fc.oneof(
      fc.constantFrom<Buffer>(
        Buffer.from('{"customerName":'),
        Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
        Buffer.from(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
        Buffer.from('{"__proto__":{"isAdmin":true}}'),
        Buffer.from('{"constructor":{"prototype":{"x":1}}}'),
        Buffer.from('1'.repeat(30_000)),
        Buffer.from('"\\ud800"'),
        Buffer.from('null'),
        Buffer.from('[]'),
        Buffer.alloc(40_000, 0x20),
      ),
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    ),
    { seed: faultSeed, numRuns: sized(10, 120) },
  )
  const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', '']
  for (const call of calls.filter(({ body }) => body !== null)) {
    await staySignedIn()
    for (const [n, payload] of bytes.entries()) {
      const answer = await send(call, {
        payload,
        headers: { 'content-type': types[n % 5 < 3 ? 0 : n % 5] ?? '' },
      })
      wrong.push(...faultsOf(answer).map((fault) => `${call.route} ${payload.subarray(0, 40)}: ${fault}`))
      if (answer.statusCode < 400) wrong.push(`${call.route} took ${payload.subarray(0, 40)}`)
    }
  }
  // The same process handled all inputs: a restart would have ended this run.
  reportFigures({ badInputs: tried, badInput5xx: broken5xx, stackTraces: traces, processRestarts: 0 })
  expect(wrong.slice(0, 20)).toEqual([])
  expect((await shop.call({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
