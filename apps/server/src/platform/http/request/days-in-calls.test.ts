import type { LightMyRequestResponse as Answer, HTTPMethods, InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Schema } from '../../../testing/bad-input.ts'
import { orderForm } from '../../../testing/order-calls.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

/**
 * Every day and every moment in any request of the served document. A field whose name says so and which is not in the
 * table below fails the first test, so that a new one cannot be added without its bounds.
 */

const shop = await buildTestApp()
const admin = await shop.signIn()
afterAll(() => shop.close())

const query =
  (name: string, others = '') =>
  (text: string): InjectOptions => ({ query: `${name}=${encodeURIComponent(text)}${others}` })
const body =
  (of: (text: string) => object) =>
  (text: string): InjectOptions => ({ payload: of(text) })

const asShown = { customerAddress: orderForm.customerAddress, notes: null, deliveryDate: null }

const promotionTerms = {
  code: 'LEBARAN',
  kind: 'percent',
  value: 10,
  leastOrder: 0,
  packages: [],
  from: null,
  until: null,
  mostUses: null,
  mostUsesPerPhone: null,
}

const anOption = { name: { id: 'ayam', en: 'chicken' }, priceDifference: 0, isDefault: false }
const aPackage = {
  name: { id: 'Hamper', en: '' },
  description: { id: '', en: '' },
  pieces: 40,
  price: 150_000,
  badge: null,
  state: 'hidden',
  soldOutUntil: null,
  orderFrom: null,
  orderUntil: null,
  deliverFrom: null,
  deliverUntil: null,
  totalLimit: null,
  dayLimit: null,
  orderLimit: null,
}

/** `METHOD path field` with a request that sends a text there. */
const days: Record<string, (text: string) => InjectOptions> = {
  'GET /api/orders deliveryDate': query('deliveryDate'),
  'POST /api/admin/search/orders deliveryDate': body((deliveryDate) => ({ deliveryDate })),
  'GET /api/admin/orders.csv from': query('from'),
  'GET /api/admin/orders.csv to': query('to'),
  'GET /api/admin/orders.csv deliveryDate': query('deliveryDate'),
  'POST /api/admin/search/orders.csv from': body((from) => ({ from })),
  'POST /api/admin/search/orders.csv to': body((to) => ({ to })),
  'POST /api/admin/search/orders.csv deliveryDate': body((deliveryDate) => ({ deliveryDate })),
  'GET /api/kitchen/days from': query('from'),
  'GET /api/kitchen/days to': query('to'),
  'GET /api/admin/kitchen/days from': query('from', '&to=2026-01-05'),
  'GET /api/admin/kitchen/days to': query('to', '&from=2026-01-05'),
  'GET /api/admin/kitchen/sheet day': query('day'),
  'GET /api/admin/cash/shifts from': query('from'),
  'GET /api/admin/cash/shifts to': query('to'),
  'GET /api/admin/day-summary day': query('day'),
  'GET /api/admin/audit from': query('from'),
  'GET /api/admin/audit to': query('to'),
  'GET /api/revenue/daily from': query('from'),
  'GET /api/revenue/daily to': query('to'),
  'GET /api/revenue/by-package from': query('from'),
  'GET /api/revenue/by-package to': query('to'),
  'GET /api/revenue/by-method from': query('from'),
  'GET /api/revenue/by-method to': query('to'),
  'GET /api/revenue/money from': query('from'),
  'GET /api/revenue/money to': query('to'),
  'GET /api/admin/money.csv from': query('from'),
  'GET /api/admin/money.csv to': query('to'),
  'POST /api/orders deliveryDate': body((deliveryDate) => ({ ...orderForm, deliveryDate })),
  'POST /api/admin/orders order.deliveryDate': body((deliveryDate) => ({
    order: { ...orderForm, deliveryDate },
    source: 'phone',
  })),
  'PATCH /api/orders/{id}/mine deliveryDate': body((deliveryDate) => ({ deliveryDate, expected: asShown })),
  'PUT /api/admin/kitchen/orders/{id}/day day': body((day) => ({ day, overrideKitchen: true })),
  'POST /api/promotion-codes from': body((from) => ({ ...promotionTerms, from })),
  'POST /api/promotion-codes until': body((until) => ({ ...promotionTerms, until })),
  'PATCH /api/promotion-codes/{id} from': body((from) => ({ from })),
  'PATCH /api/promotion-codes/{id} until': body((until) => ({ until })),
  'PATCH /api/admin/settings closedDates.0': body((day) => ({ closedDates: [day] })),
  'PATCH /api/admin/settings halalExpires': body((halalExpires) => ({ halalExpires })),
  'POST /api/admin/menu soldOutUntil': body((soldOutUntil) => ({ ...aPackage, soldOutUntil })),
  'POST /api/admin/menu deliverFrom': body((deliverFrom) => ({ ...aPackage, deliverFrom })),
  'POST /api/admin/menu deliverUntil': body((deliverUntil) => ({ ...aPackage, deliverUntil })),
  'POST /api/admin/menu/choices options.0.soldOutUntil': body((soldOutUntil) => ({
    ...{ name: { id: 'Isi', en: 'Filling' }, min: 0, max: 1, packages: [] },
    options: [{ ...anOption, soldOutUntil }],
  })),
  'PATCH /api/admin/menu/choices/{id} options.0.soldOutUntil': body((soldOutUntil) => ({
    options: [{ ...anOption, soldOutUntil }],
  })),
  'PATCH /api/admin/menu/{packageType} soldOutUntil': body((soldOutUntil) => ({ soldOutUntil })),
  'PATCH /api/admin/menu/{packageType} deliverFrom': body((deliverFrom) => ({ deliverFrom })),
  'PATCH /api/admin/menu/{packageType} deliverUntil': body((deliverUntil) => ({ deliverUntil })),
}
const moments: typeof days = {
  'POST /api/admin/menu orderFrom': body((orderFrom) => ({ ...aPackage, orderFrom })),
  'POST /api/admin/menu orderUntil': body((orderUntil) => ({ ...aPackage, orderUntil })),
  'PATCH /api/admin/menu/{packageType} orderFrom': body((orderFrom) => ({ orderFrom })),
  'PATCH /api/admin/menu/{packageType} orderUntil': body((orderUntil) => ({ orderUntil })),
  'PATCH /api/admin/settings ordering.until': body((until) => ({ ordering: { state: 'paused', until } })),
  'POST /api/payment/manual-update receivedAt': body((receivedAt) => ({
    orderId: 999_999,
    isPaid: true,
    receivedAt,
  })),
}
/** In a path an invalid day is 404. */
const inPath = 'PUT /api/admin/kitchen/days/{day} day'

const badDays = [
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '1999-12-31',
  '2101-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+010000-01-01',
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-01-32',
  '2026-1-5',
  '2026-01-05T00:00:00Z',
  '2026-01-05 07:00',
  '2026-01-05\n',
  '20260105',
  '２０２６-01-05',
  '07:00',
  'besok',
  ' ',
]
const badMoments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1999-12-31T16:59:59Z',
  '2100-12-31T17:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-05T25:00:00Z',
  '2026-01-05',
  'besok',
]

const send = (field: string, options: InjectOptions) => {
  const [method, path = ''] = field.split(' ')
  return shop.call({
    method: method as HTTPMethods,
    url: path.replace(/\{\w+\}/, '999999'),
    cookies: admin,
    ...options,
  })
}

const named = (answer: Answer) => answer.json().issues.map(({ path }: { path: string }) => path)

const lastWord = (name: string) =>
  name
    .split(/(?=[A-Z])|_/)
    .at(-1)
    ?.toLowerCase() ?? ''
const saysWhen = (name: string) =>
  ['day', 'days', 'date', 'dates', 'from', 'to', 'until', 'expires', 'at', 'today', 'since'].includes(
    lastWord(name),
  )

/** Names of all texts below a schema whose own name, or that of their parent, refers to a day or time. */
const whenFields = (schema: Schema, path: string[] = []): string[] => {
  const { properties = {}, additionalProperties, items, anyOf, oneOf } = schema
  const kinds = [schema.type].flat()
  if (kinds.includes('string')) return path.some(saysWhen) ? [path.join('.')] : []
  return [
    ...Object.entries(properties).flatMap(([name, part]) => whenFields(part, [...path, name])),
    ...(items ? whenFields(items, [...path, '0']) : []),
    ...(anyOf ?? oneOf ?? []).flatMap((part) => whenFields(part, path)),
    ...(additionalProperties ? whenFields(additionalProperties, [...path, '*']) : []),
  ]
}

test('no call accepts a day or a moment that is not in this table', async () => {
  const document = (await shop.call({ method: 'GET', url: '/api/openapi.json' })).json()
  type Call = {
    parameters?: { name: string; schema: Schema }[]
    requestBody?: { content: Record<string, { schema: Schema }> }
  }
  const found = Object.entries<Record<string, Call>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) =>
      [
        ...parameters.flatMap(({ name, schema }) => whenFields(schema, [name])),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => whenFields(schema)),
      ].map((field) => `${method.toUpperCase()} ${path} ${field}`),
    ),
  )
  const known = [...Object.keys(days), ...Object.keys(moments), inPath]
  // Initial values of a form or printed facts of a label are only compared with stored values.
  const kept = found.filter((field) => !/ (?:expected|printed)\./.test(field))
  expect([...new Set(kept)].sort()).toEqual(known.sort())
})

test.each(Object.entries(days))('%s: an invalid day is refused with its name', async (field, at) => {
  for (const text of badDays) {
    const answer = await send(field, at(text))
    expect([text, answer.statusCode]).toEqual([text, 400])
    expect(named(answer)).toContain(field.split(' ')[2])
  }
})

test.each(
  Object.entries(moments),
)('%s: a moment that cannot be is refused with its name', async (field, at) => {
  for (const text of badMoments) {
    const answer = await send(field, at(text))
    expect([text, answer.statusCode]).toEqual([text, 400])
    expect(named(answer)).toContain(field.split(' ')[2])
  }
})

test('an invalid day in a path is 404', async () => {
  const put = (text: string) =>
    shop.send(
      'PUT',
      `/api/admin/kitchen/days/${encodeURIComponent(text)}`,
      { capacity: 5, isClosed: false },
      admin,
    )
  for (const text of badDays) expect([text, (await put(text)).statusCode]).toEqual([text, 404])
})

test('the first and the last allowed day are answered everywhere', async () => {
  for (const [field, at] of Object.entries(days))
    for (const text of ['2000-01-01', '2100-12-31']) {
      const answer = await send(field, at(text))
      // A range or kitchen rule may still refuse it, with its own message.
      expect([field, text, answer.statusCode < 500]).toEqual([field, text, true])
      expect(answer.body).not.toMatch(/Invalid date|Tanggal belum benar/)
    }
  for (const [field, at] of Object.entries(moments))
    for (const text of ['1999-12-31T17:00:00Z', '2100-12-31T16:59:59Z'])
      expect([field, (await send(field, at(text))).statusCode < 500]).toEqual([field, true])
  // The last setting above pauses the shop until the end of the century: its calendar must still be answered.
  for (const url of ['/api/kitchen/days', '/api/config'])
    expect([url, (await shop.call({ url })).statusCode]).toEqual([url, 200])
})
