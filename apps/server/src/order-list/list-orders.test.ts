import { OrderListQuery } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { normalisePhone } from '@dimsum/domain/phone'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { countedAtMost, listOrders } from './list-orders.ts'
import { searchAll, searchNewest } from './order-list.queries.ts'
import { readSearch } from './order-search.ts'

let shop: TestApp
let admin: Record<string, string>
let book: Row[]

type Row = { id: number; name: string; phone: string; status: string; isPaid: boolean; isDelivery: boolean }

const names = [
  'Siti Rahma',
  'siti_aminah',
  'SITI 100%',
  'Budi Santoso',
  'budi.santoso',
  'Ni Luh Éka',
  'Ana',
  'Al',
  'Bu Ana Al-Fatih',
  '100% Halal',
  'under_score',
  'back\\slash',
  "O'Neil; DROP TABLE orders",
  'Zulkarnain 08123',
  'Dewi  Ayu',
]
const phones = [
  '0812-3456-7890',
  '+62 812 3456 7891',
  '6285711112222',
  '085711112223',
  '0622 123 4567',
  '021-5551234',
]

beforeAll(async () => {
  shop = await buildTestApp()
  admin = await shop.signIn()
  book = Array.from({ length: 300 }, (_, n) => ({
    id: 7000 + n,
    name: names[n % names.length] ?? '',
    phone: phones[(n * 5 + Math.floor(n / 7)) % phones.length] ?? '',
    status: orderStatuses[(n * 7) % orderStatuses.length] ?? 'pending',
    isPaid: n % 3 === 0,
    isDelivery: n % 4 !== 0,
  }))
  await shop.database.pool.query(
    `insert into orders (id, customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
       total_price, status, is_paid, paid_at, is_delivery, delivery_date)
     select r.id, r.name, r.phone, r.key, 'Jl. Kenanga No. 5', '10pcs', 1, 10, 30000, r.status, r."isPaid",
       case when r."isPaid" then now() end, r."isDelivery", case when r.id % 5 = 0 then date '2026-11-22' end
     from json_to_recordset($1) as r(id int, name text, phone text, key text, status text, "isPaid" bool, "isDelivery" bool)`,
    [JSON.stringify(book.map((row) => ({ ...row, key: normalisePhone(row.phone) })))],
  )
  await shop.database.pool.query(
    `insert into order_items (order_id, package_type, quantity, unit_price, total_price)
     select id, '10pcs', 1, 30000, 30000 from orders`,
  )
})
afterAll(() => shop.close())

const list = (query: Record<string, unknown> = {}) =>
  listOrders(shop.parts.db, OrderListQuery.parse({ limit: 100, ...query }))

const idsOf = async (query: Record<string, unknown> = {}) => (await list(query)).orders.map(({ id }) => id)

/** The search as the owner would explain it, over the plain list. */
const plainSearch = (text: string) => (row: Row) => {
  const words = text.trim().toLowerCase()
  if (words === '') return true
  const number = /^#?\s*0*(\d{1,9})$/.exec(words)?.[1] ?? /^order(\d{6,9})$/.exec(words)?.[1]
  if (words.startsWith('#') || words.startsWith('order')) {
    if (number !== undefined && Number(number) > 0) return row.id === Number(number)
  }
  const name = row.name.toLowerCase()
  const isInName =
    words.length > 2 ? name.includes(words) : name.startsWith(words) || name.includes(` ${words}`)
  const digits = /^[\d\s+().\-/]+$/.test(words) ? words.replace(/\D/g, '').replace(/^0+/, '') : ''
  const parts = [digits, digits.replace(/^62/, '').replace(/^0+/, '')].filter((part) => part.length >= 3)
  const isInPhone = parts.some((part) => normalisePhone(row.phone).includes(part))
  return isInName || isInPhone || (/^\d{1,9}$/.test(words) && row.id === Number(words))
}

const expected = (filter: (row: Row) => boolean) =>
  book
    .filter(filter)
    .map(({ id }) => id)
    .sort((a, b) => b - a)
    .slice(0, 100)

describe('search', () => {
  test('finds what a plain filter over the list finds, for any part of a name or phone and any odd characters', async () => {
    const part = (text: string) =>
      fc
        .tuple(fc.nat(text.length), fc.nat(text.length))
        .map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b)))
    const words = fc.oneof(
      fc.constantFrom(...names, ...phones).chain(part),
      fc.constantFrom(...names).map((name) => name.toUpperCase()),
      fc.string({ maxLength: 6, unit: fc.constantFrom(..."ab%_\\ '08#-+") }),
      fc.integer({ min: 6990, max: 7310 }).map(String),
    )
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        expect(await idsOf({ search: text })).toEqual(expected(plainSearch(text)))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['7123', 7123],
    ['007123', 7123],
    ['#7123', 7123],
    ['#007123', 7123],
    ['ORDER007123', 7123],
    ['order007123', 7123],
  ])('%s finds order %i', async (text, id) => {
    expect(await idsOf({ search: text })).toContain(id)
  })

  test.each([
    '0812-3456-7890',
    '+62 812-3456-7890',
    '6281234567890',
    '0812 3456 7890',
    '81234567890',
    '3456-7890',
  ])('a phone is found as %s', async (text) => {
    const ids = await idsOf({ search: text })
    expect(ids).toEqual(expected(({ phone }) => phone === '0812-3456-7890'))
    expect(ids.length).toBeGreaterThan(0)
  })

  test('letters with accents are found in any case', async () => {
    expect(await idsOf({ search: 'luh éka' })).toEqual(expected(({ name }) => name === 'Ni Luh Éka'))
  })

  test('through the newest orders and through the indexes is the same search', async () => {
    for (const text of ['siti', 'al', '5711', '7001', '%', '_a']) {
      const words = readSearch(text)
      if (words === null) throw new Error('Nothing to search for')
      const stretch = { before: 7280, offset: 3, limit: 10 }
      const { ids } = await searchAll(shop.parts.db, { isPaid: true }, words, stretch)
      expect(ids).toEqual(await searchNewest(shop.parts.db, { isPaid: true }, words, stretch, 1000))
    }
  })
})

describe('the list', () => {
  test('is newest first, in pages that neither repeat nor leave out an order', async () => {
    const pages = []
    for (let page = 1; page <= 4; page++) pages.push(...(await idsOf({ page, limit: 75 })))
    expect(pages).toEqual(book.map(({ id }) => id).reverse())
    expect(await idsOf({ page: 5, limit: 75 })).toEqual([])
  })

  test('goes on below an order, also when new orders came in', async () => {
    const first = await idsOf({ limit: 10 })
    expect(await idsOf({ limit: 10, before: first.at(-1) })).toEqual(
      book
        .map(({ id }) => id)
        .reverse()
        .slice(10, 20),
    )
    expect(await idsOf({ limit: 3, before: 7200, search: 'siti' })).toEqual(
      expected(plainSearch('siti'))
        .filter((id) => id < 7200)
        .slice(0, 3),
    )
  })

  test('narrows by status, payment, delivery and day, alone and together', async () => {
    expect(await idsOf({ status: 'ready' })).toEqual(expected(({ status }) => status === 'ready'))
    expect(await idsOf({ payment: 'unpaid' })).toEqual(expected(({ isPaid }) => !isPaid))
    expect(await idsOf({ payment: 'paid' })).toEqual(expected(({ isPaid }) => isPaid))
    expect(await idsOf({ delivery: 'pickup' })).toEqual(expected(({ isDelivery }) => !isDelivery))
    expect(await idsOf({ deliveryDate: '2026-11-22' })).toEqual(expected(({ id }) => id % 5 === 0))
    const together = { status: 'pending', payment: 'paid', delivery: 'delivery', search: 'budi' }
    expect(await idsOf(together)).toEqual(
      expected((row) => row.status === 'pending' && row.isPaid && row.isDelivery && plainSearch('budi')(row)),
    )
  })

  test('tells how many orders fit, how many stand where, and how many pieces to prepare', async () => {
    const inStatus = (status: string) => book.filter((row) => row.status === status).length
    const answer = await list({ status: 'ready', limit: 1 })
    expect(answer).toMatchObject({ total: inStatus('ready'), isTotalExact: true })
    expect(answer.counts).toEqual(
      Object.fromEntries(orderStatuses.map((status) => [status, inStatus(status)])),
    )
    expect(answer.piecesToPrepare).toBe(10 * (inStatus('confirmed') + inStatus('preparing')))
    expect((await list({ limit: 1 })).total).toBe(book.length)
    expect((await list({ limit: 1, search: 'budi' })).total).toBe(book.filter(plainSearch('budi')).length)
    expect((await list({ limit: 1, payment: 'unpaid' })).total).toBe(
      book.filter(({ isPaid }) => !isPaid).length,
    )
  })

  test('shows an order whole, with what only the owner sees', async () => {
    const [order] = (await list({ search: '#7001' })).orders
    expect(order).toMatchObject({
      id: 7001,
      customerName: 'siti_aminah',
      masked: false,
      source: 'web',
      pieces: 10,
      items: [{ packageType: '10pcs', quantity: 1, unitPrice: '30000.00' }],
    })
  })
})

describe('GET /api/orders', () => {
  const get = (query: string, cookies = admin) =>
    shop.call({ method: 'GET', url: `/api/orders${query}`, cookies })

  test('is the admin’s alone', async () => {
    expect((await get('', {})).statusCode).toBe(401)
    expect((await get('')).statusCode).toBe(200)
  })

  test.each([
    '?page=0',
    '?page=x',
    '?limit=101',
    '?limit=0',
    '?status=eaten',
    '?payment=maybe',
    '?before=0',
    '?deliveryDate=2026-02-30',
    `?search=${'x'.repeat(101)}`,
  ])('%s is refused with the field', async (query) => {
    const answer = await get(query)
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, /\?(\w+)/.exec(query)?.[1]])
  })

  test.each([
    "'; drop table orders; --",
    '%00',
    '%ED%A0%80',
    '%25',
    '_',
    '\\',
    'a%5C',
    '%F0%9F%A5%9F',
    '*',
    '.*',
    '(',
  ])('searching for %s is no more than a search', async (text) => {
    expect(
      (await get(`?search=${text.includes('%') ? text : encodeURIComponent(text)}`)).statusCode,
    ).toBeLessThan(500)
  })
})

test(`totals are counted up to ${countedAtMost}, and say so`, async () => {
  const large = await buildTestApp()
  await large.database.pool.query(
    `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces, total_price)
     select 'Siti ' || n, '0812', '812', 'Jl. Kenanga', '10pcs', 1, 10, 30000 from generate_series(1, 1200) n`,
  )
  const read = (query: object) => listOrders(large.parts.db, OrderListQuery.parse({ limit: 5, ...query }))
  expect(await read({})).toMatchObject({ total: 1200, isTotalExact: true })
  expect(await read({ search: 'siti' })).toMatchObject({ total: 1000, isTotalExact: false })
  expect(await read({ payment: 'unpaid' })).toMatchObject({ total: 1000, isTotalExact: false })
  expect((await read({ search: 'siti', page: 200 })).orders.map(({ customerName }) => customerName)).toEqual([
    'Siti 205',
    'Siti 204',
    'Siti 203',
    'Siti 202',
    'Siti 201',
  ])
  await large.close()
})
