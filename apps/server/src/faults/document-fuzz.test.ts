import { errorCodes } from '@dimsum/contract/errors'
import fc from 'fast-check'
import type { HTTPMethods, InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { limits } from '../platform/limits/limit-table.ts'
import {
  anyBody,
  anyPathPart,
  brokenBodies,
  exampleOf,
  goodBodies,
  type Schema,
  withValue,
} from '../testing/bad-input.ts'
import { useCheapHashes } from '../testing/cheap-hashes.ts'
import { databaseContents } from '../testing/every-call.ts'
import { faultSeed, isLong, sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { orderForm } from '../testing/order-calls.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { slowTexts, textPlaces } from '../testing/slow-texts.ts'

/**
 * The document fuzz (docs/security.md): every described operation, with every body that breaks a documented rule, with
 * valid bodies, and with arbitrary ones. Invalid input is refused with the name of its field, never with 5xx; valid
 * input is accepted.
 */

vi.setConfig({ testTimeout: 1_800_000 })

type Query = { name: string; required?: boolean; schema: Schema }
type Call = { route: string; method: HTTPMethods; path: string; body: Schema | null; queries: Query[] }

useCheapHashes()
const shop = await openPaymentShop({ mode: 'demo' })
// Rate limits have their own tests; here they would hide what is tested. Hashing limits stay, so that few hashes are
// computed.
const wide = Object.keys(limits).filter(
  (name) => !name.startsWith('sign-in') && !name.startsWith('password') && !name.startsWith('code-'),
)
shop.parts.limits = Object.fromEntries(wide.map((name) => [name, { points: 1_000_000, seconds: 60 }]))
const document = (await shop.get('/api/openapi.json')).json()
const calls = Object.entries<Record<string, never>>(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries<{
      requestBody?: { content: Record<string, { schema: Schema }> }
      parameters?: ({ in: string } & Query)[]
    }>(methods).map(([method, { requestBody, parameters = [] }]) => ({
      route: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as HTTPMethods,
      path,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
      queries: parameters.filter((parameter) => parameter.in === 'query'),
    })),
  )
  // A stream never ends; its rights are in the access table.
  .filter(({ path }) => !path.endsWith('/events'))
const { days } = (await shop.get('/api/kitchen/days')).json()
const day = days.find(({ state }: { state: string }) => state === 'open').day
// All payment methods are enabled, so that every enum value of the document can be used.
await shop.changeSettings({ qris: true, refunds: true })
const filling = {
  ...{ name: { id: 'Isi', en: 'Filling' }, min: 0, max: 1, packages: [] },
  options: [{ name: { id: 'Ayam', en: '' }, priceDifference: 0, isDefault: true, soldOutUntil: null }],
}
await shop.send('POST', '/api/admin/menu/choices', { ...filling, packages: ['20pcs'] }, shop.admin)
const placed = await shop.place({ deliveryDate: day })
for (let n = 0; n < 5; n += 1) await shop.place()
const cookies = { ...shop.admin, ...placed.cookies }

const message = {
  ...{ order_id: 'ORDER-1-1764000000000', status_code: '200', transaction_status: 'settlement' },
  ...{ gross_amount: '58000.00', transaction_id: 'x', signature_key: 'a'.repeat(128) },
}
const noPassword = { password: 'bukan sandi ini' }
const expectedGoods = {
  items: [{ packageType: '20pcs', quantity: 1 }],
  adjustment: null,
  totalPrice: '58000.00',
}

/** Where the examples of the document do not fit this shop, or would change the password or close the shop. */
const ownValues: Record<string, object> = {
  'POST /api/orders': { deliveryAreaId: undefined, timeWindow: undefined, promotionCode: undefined },
  'POST /api/admin/orders': { order: orderForm },
  'POST /api/admin/kitchen/printed-labels': { printed: undefined },
  'PUT /api/orders/{id}/goods': { expected: expectedGoods, total: undefined },
  'POST /api/payment/create': { totalAmount: undefined },
  'POST /api/orders/{id}/refunds': { way: 'cash' },
  'POST /api/admin/attention/{id}/close': { keep: undefined },
  'PATCH /api/admin/settings': {
    ...{ ordering: undefined, transferQris: null, secondFactorDemanded: false, horizonDays: 30 },
    ...{ timeWindows: [], closedDates: [], deliveryAreas: [] },
    ...{ weekdayCapacity: undefined, weekdayHours: undefined, weekendHours: undefined },
  },
  'PATCH /api/inventory/{id}': { minimumStock: 7 },
  'POST /api/admin/menu': { name: { id: 'Lebaran Hamper', en: '' } },
  'PATCH /api/admin/menu/{packageType}': { name: { id: 'Lebaran Hamper', en: '' } },
  'POST /api/admin/menu/choices': filling,
  'PATCH /api/admin/menu/choices/{id}': filling,
  'POST /api/admin/password': { oldPassword: 'bukan sandi lama' },
  'POST /api/admin/second-factor/confirm': noPassword,
  'POST /api/admin/second-factor/recovery-codes': noPassword,
  'POST /api/admin/second-factor/off': noPassword,
  'POST /api/payment/notification': message,
  'POST /api/midtrans/notification': message,
  'POST /webhook/midtrans': message,
}

const callOf = (route: string) => calls.find((call) => call.route === route) ?? { route, body: null }

/** A valid body of each operation, by the examples of the document. */
const goodBodyOf = ({ route, body }: Pick<Call, 'route' | 'body'>): Record<string, unknown> => {
  const text = JSON.stringify({ ...(exampleOf(body ?? {}) as object), ...ownValues[route] })
  return JSON.parse(text.replaceAll('hamper-lebaran', '20pcs').replaceAll('"2026-11-20"', `"${day}"`))
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
  const { statusCode } = await shop.get('/api/admin/session', cookies)
  if (statusCode === 401) Object.assign(cookies, await shop.signIn())
}

type Answer = Awaited<ReturnType<typeof send>>

const codes = new Set<string>(errorCodes)
/**
 * Checks an error response against the rules for all of them.
 * @returns what is wrong with it
 */
const faultsOf = (answer: Answer): string[] => {
  const faults: string[] = []
  if (answer.statusCode >= 500) faults.push(`${answer.statusCode} ${answer.body.slice(0, 200)}`)
  if (/\n {4}at |node_modules|\.ts:\d|select .* from |SQLSTATE|syntax error at/.test(answer.body))
    faults.push(`tells what broke: ${answer.body.slice(0, 200)}`)
  if (answer.statusCode < 400) return faults
  if (!String(answer.headers['content-type']).startsWith('application/json')) faults.push('is no JSON')
  else if (!codes.has(answer.json().code) || typeof answer.json().message !== 'string')
    faults.push('has no code')
  return faults
}

/** Of a list of inputs: all in the long form, every third in `npm test`. */
const isChosen = (_input: unknown, place: number) => place % sized(3, 1) === 0

type Trial = {
  what: string
  query?: string
  request?: Parameters<typeof send>[1]
  /** What else is wrong with the response. */
  check?: (answer: Answer) => string[]
}

/** Sends the trials of every operation. @returns what is wrong with the responses */
const tryAll = async (trialsOf: (call: Call, good: Record<string, unknown>, n: number) => Trial[]) => {
  const wrong: string[] = []
  for (const [n, call] of calls.entries()) {
    await staySignedIn()
    const trials = trialsOf(call, call.body ? goodBodyOf(call) : {}, n)
    for (const { what, query = '', request, check = () => [] } of trials) {
      const answer = await send({ ...call, path: call.path + query }, request)
      const faults = [...faultsOf(answer), ...check(answer)]
      wrong.push(...faults.map((fault) => `${call.route}${query} ${what.slice(0, 300)}: ${fault}`))
    }
  }
  return wrong
}

const inJson = (body: unknown) => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const isUnknown = ({ statusCode }: Answer) => (statusCode === 404 ? [] : [`answered ${statusCode}`])

/** Refused with the name of the field, or of a part of it. */
const isRefused =
  (field: string) =>
  (answer: Answer): string[] => {
    if (answer.statusCode !== 400) return [`answered ${answer.statusCode}`]
    const named: string[] = (answer.json().issues ?? []).map(({ path }: { path: string }) => path)
    const isNamed = named.some((path) => path === field || path.startsWith(`${field}.`))
    return isNamed ? [] : [`names ${JSON.stringify(named)}`]
  }

/** Texts that break a rule of a query parameter. */
const badTexts = ({ enum: words, minimum, maximum, maxLength }: Schema): string[] => [
  ...(words ? ['tidak-ada'] : []),
  ...(minimum === undefined ? [] : [String(minimum - 1), 'x', '1.5']),
  ...(maximum === undefined ? [] : [String(maximum + 1)]),
  ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
]

test('every operation refuses a body or query that breaks a documented rule, and names the field', async () => {
  const wrong = await tryAll(({ body: schema, queries }, good) => [
    ...brokenBodies(schema ?? {}, good)
      .filter(isChosen)
      .map(({ body, path, why }) => ({ what: why, request: inJson(body), check: isRefused(path) })),
    ...queries.flatMap(({ name, schema }) =>
      badTexts(schema).map((text) => ({ what: '', query: `?${name}=${text}`, check: isRefused(name) })),
    ),
  ])
  expect(wrong).toEqual([])
})

/** Ids that nothing has, well-formed or not. */
const unknownIds = [
  ...['999999998', '0', '1e3', '0x1', '-1', '1.0', '99999999999', '1'.repeat(200)],
  ...['%00', '１２', 'abc', "1'"],
]

test('what does not exist is 404 in every operation, however its id is written, and nothing changes', async () => {
  const before = await databaseContents(shop.db)
  const wrong = await tryAll(({ route, path, method, body }, good) => {
    const isPicture = method === 'PUT' && /\/(?:photo|proofs)$/.test(path)
    const picture = { payload: Buffer.from('x'), headers: { 'content-type': 'image/png' } }
    const options = isPicture ? picture : body ? { payload: good } : {}
    if (path.includes('{'))
      return unknownIds.map((id) => ({ what: `of ${id}`, request: { ...options, id }, check: isUnknown }))
    // Of an unknown order, a review is an ordinary one.
    if (!('orderId' in good) || route === 'POST /api/reviews') return []
    return [
      {
        what: 'of an unknown order',
        request: { payload: { ...good, orderId: 999_999_998 } },
        check: isUnknown,
      },
    ]
  })
  expect(wrong).toEqual([])
  expect(await databaseContents(shop.db)).toBe(before)
})

/** Calls that need no entry: reads, the caller's own session and devices, customers' calls, and no change by this body. */
const withoutEntry = [
  ...['POST /api/admin/login', 'POST /api/admin/confirm-restore', 'POST /api/admin/logout'],
  ...['POST /api/admin/second-factor', 'PATCH /api/admin/team/members/{id}', 'PATCH /api/orders/{id}/status'],
  ...['POST /api/orders/{id}/access', 'PATCH /api/promotion-codes/{id}', 'POST /api/admin/search/orders'],
  ...['POST /api/admin/search/customers', 'PUT /api/admin/customers/{id}/note', 'POST /api/reviews'],
  ...['POST /api/payment/create', 'POST /api/payment/check-status', 'POST /api/admin/webhook-sign'],
  ...['PATCH /api/orders/{id}/payments/{paymentId}', 'PUT /api/admin/notifications/devices'],
  'PUT /api/orders/{id}/notifications',
]

test('every operation that changes something leaves an entry in the audit log, a timeline or the ledger', async () => {
  const entries = async () => {
    const tables = ['audit_log', 'order_events', 'inventory_movements']
    const counts = tables.map((table) => `(select count(*)::int from ${table})`)
    return (await shop.rows(`select ${counts.join('+')} as n`))[0].n
  }
  const silent: string[] = []
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    await staySignedIn()
    const before = await entries()
    const { statusCode } = await send(call, call.body ? { payload: goodBodyOf(call) } : {})
    if (statusCode < 300 && (await entries()) === before) silent.push(call.route)
  }
  expect(silent).toEqual(withoutEntry)
})

test('text that no database can hold, in any field or query parameter, never causes a 5xx', async () => {
  const wrong = await tryAll(({ body, queries }, good) => [
    ...['\0', 'Sari\0Rahma', '\ud800']
      .flatMap((text) => (body ? textPlaces(body) : []).map((path) => withValue(good, path, text)))
      .filter(isChosen)
      .map((changed) => ({ what: JSON.stringify(changed), request: inJson(changed) })),
    ...queries.map(({ name }) => ({ what: '', query: `?${name}=%00` })),
  ])
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
    shop.send('POST', '/api/orders', goodBodyOf(callOf('POST /api/orders'))),
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

/** The texts to try in one field: all in the long form. `npm test` tries one, another for each field. */
const shareOf = <Text>(texts: Text[], place: number): Text[] =>
  texts.filter((_, index) => isLong || index === (37 * place) % texts.length)

test('the worst text in any field is answered in the time of an ordinary request', async () => {
  const slow: string[] = []
  for (const [place, call] of [...calls.entries()].filter(isChosen)) {
    if (!call.body) continue
    const good = goodBodyOf(call)
    const sendJson = (body: unknown) => send(call, inJson(body))
    await staySignedIn()
    const ratioOf = await costsBeside(() => sendJson(good))
    for (const [n, path] of textPlaces(call.body).entries()) {
      const bytes = 32 * 1024 - Buffer.byteLength(JSON.stringify(withValue(good, path, '')))
      const texts = [bytes, maxCleanedLength].flatMap((length) => slowTexts(length, sized(1, 4)))
      for (const { text, why } of shareOf(texts, n + place)) {
        const body = withValue(good, path, text)
        const ratio = await ratioOf(() => sendJson(body))
        if (ratio > bearable) slow.push(`${call.route} ${path.join('.')}, ${why}: ${ratio.toFixed(1)}`)
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
  for (const [n, call] of [...calls.entries()].filter(isChosen)) {
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
      for (const { name } of call.queries)
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
  // 404, 409 and 403 depend on stored data, not on the form.
  const check = ({ statusCode, body }: Answer) =>
    [400, 415, 422].includes(statusCode) && !/"The (?:old )?password is not right"/.test(body)
      ? [`${statusCode} ${body.slice(0, 200)}`]
      : []
  const wrong = await tryAll((call, good) =>
    (call.body ? goodBodies(call.body, good) : [])
      .filter(isChosen)
      .map((body) => ({ what: JSON.stringify(body), request: { payload: body as object }, check })),
  )
  expect(wrong).toEqual([])
})

test('arbitrary input anywhere is answered and breaks nothing', async () => {
  const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
  const wrong = await tryAll((call, good, n) => {
    const request = fc.record({
      id: fc.oneof(fc.constant('1'), anyPathPart),
      body: anyBody(call.body ?? {}, good),
      query: fc.oneof(
        fc.constant(''),
        fc
          .tuple(fc.constantFrom('q', ...call.queries.map(({ name }) => name)), anyPathPart)
          .map(([name, value]) => `?${name}=${value}`),
      ),
      asAdmin: fc.boolean(),
    })
    return (
      fc
        .sample(request, { seed: faultSeed + n, numRuns: sized(2, 220) })
        // Later calls need the session.
        .filter(({ asAdmin }) => call.route !== 'POST /api/admin/logout' || !asAdmin)
        .map(({ id, body, query, asAdmin }) => ({
          what: `of ${id} ${JSON.stringify(body)}`,
          query,
          request: {
            id,
            ...(asAdmin ? {} : { cookies: {} }),
            ...(call.method === 'GET' ? {} : inJson(body ?? null)),
          },
        }))
    )
  })
  expect(wrong.slice(0, 20)).toEqual([])
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

test('bytes that are not a request body are refused, and the server continues', async () => {
  const texts = ['{"customerName":', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, '1'.repeat(30_000)]
  const poisoned = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}']
  const whole = [...texts, ...poisoned, '"\\ud800"', 'null', '[]', ' '.repeat(40_000)]
  const bytes = fc.sample(
    fc.oneof(
      fc.constantFrom(Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), ...whole.map((text) => Buffer.from(text))),
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    ),
    { seed: faultSeed, numRuns: sized(4, 120) },
  )
  const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', '']
  const wrong = await tryAll(({ body }) =>
    (body ? bytes : []).map((payload, n) => ({
      what: String(payload.subarray(0, 40)),
      request: { payload, headers: { 'content-type': types[n % 5 < 3 ? 0 : n % 5] ?? '' } },
      check: ({ statusCode }: Answer) => (statusCode < 400 ? ['is taken'] : []),
    })),
  )
  expect(wrong.slice(0, 20)).toEqual([])
  expect((await shop.get('/healthz')).statusCode).toBe(200)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

const badDays = [
  ...['0000-01-01', '0000-00-00', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '10000-01-01'],
  ...['-000001-01-01', '+010000-01-01', '2026-02-30', '2026-02-29', '2026-13-01', '2026-01-32', '2026-1-5'],
  ...['2026-01-05T00:00:00Z', '2026-01-05 07:00', '2026-01-05\n', '20260105', '２０２６-01-05', '07:00'],
  ...['besok', ' '],
]
const badMoments = [
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1999-12-31T16:59:59Z', '2100-12-31T17:00:00Z'],
  ...['9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-05T25:00:00Z'],
  ...['2026-01-05', 'besok'],
]

const saysWhen = (name: string) =>
  /(?:^|_)(?:days?|dates?|from|to|until|expires|at|today|since)$/i.test(name.replaceAll(/(?=[A-Z])/g, '_'))

/** Paths of a schema's text fields that hold a day or time, as their name or a parent's name says. */
const whenFields = (schema: Schema, path: string[] = []): { path: string[]; isMoment: boolean }[] => {
  const { properties = {}, additionalProperties, items, anyOf, oneOf } = schema
  if ([schema.type].flat().includes('string'))
    return path.some(saysWhen) ? [{ path, isMoment: schema.format === 'date-time' }] : []
  return [
    ...Object.entries(properties).flatMap(([name, part]) => whenFields(part, [...path, name])),
    ...(items ? whenFields(items, [...path, '0']) : []),
    ...(anyOf ?? oneOf ?? []).flatMap((part) => whenFields(part, path)),
    ...(additionalProperties ? whenFields(additionalProperties, [...path, '*']) : []),
  ]
}

/** Trials with a text in each day or moment of a call. Valid ones change nothing: no order has the id. */
const whenTrials = (
  { path, queries, body }: Call,
  textsFor: (isMoment: boolean) => string[],
  checkOf: (field: string) => (answer: Answer) => string[],
  checkInPath: (answer: Answer) => string[],
): Trial[] => {
  const fields = Object.entries(exampleOf(body ?? {}) as object)
  /** Only required fields beside this one: a range may depend on the others. */
  const bodyWith = (own: string | undefined) =>
    Object.fromEntries(fields.filter(([name]) => name === own || body?.required?.includes(name)))
  const required = queries.filter((query) => query.required).map(({ name }) => [name, '2026-01-05'])
  const id = path.includes('{day}') ? '1' : '999999'
  return [
    ...(path.includes('{day}') ? textsFor(false) : []).map((text) => ({
      what: JSON.stringify(text),
      request: { id: encodeURIComponent(text), payload: {} },
      check: checkInPath,
    })),
    ...queries.flatMap(({ name, schema }) =>
      whenFields(schema, [name]).flatMap(({ isMoment }) =>
        textsFor(isMoment).map((text) => ({
          what: '',
          query: `?${new URLSearchParams({ ...Object.fromEntries(required), [name]: text })}`,
          request: { id },
          check: checkOf(name),
        })),
      ),
    ),
    ...whenFields(body ?? {}).flatMap(({ path: at, isMoment }) =>
      // Initial values of a form or printed facts of a label are only compared with stored values.
      (/^(?:expected|printed)$/.test(at[0] ?? '') ? [] : textsFor(isMoment)).map((text) => ({
        what: `${at.join('.')} ${JSON.stringify(text)}`,
        request: { id, ...inJson(withValue(bodyWith(at[0]), at, text)) },
        check: checkOf(at.join('.')),
      })),
    ),
  ]
}

test('every day and every moment in any request that cannot be is refused with its name', async () => {
  const trialsOf = (call: Call) =>
    whenTrials(call, (isMoment) => (isMoment ? badMoments : badDays), isRefused, isUnknown)
  // The search finds day fields of bodies and of queries.
  expect(calls.flatMap(trialsOf).length).toBeGreaterThan(50 * badMoments.length)
  expect(await tryAll(trialsOf)).toEqual([])
})

test('the first and the last allowed day are answered everywhere', async () => {
  const moments = ['1999-12-31T17:00:00Z', '2100-12-31T16:59:59Z']
  // A range or kitchen rule may still refuse it, with its own message.
  const check = ({ body }: Answer) => (/Invalid date|Tanggal belum benar/.test(body) ? ['is refused'] : [])
  const wrong = await tryAll((call) =>
    whenTrials(
      call,
      (isMoment) => (isMoment ? moments : ['2000-01-01', '2100-12-31']),
      () => check,
      check,
    ),
  )
  expect(wrong).toEqual([])
  // A setting above pauses the shop until the end of the century: its calendar must still be answered.
  for (const url of ['/api/kitchen/days', '/api/config'])
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 200])
})
