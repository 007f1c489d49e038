import { OrderListQuery } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type BookedOrder, openOrderBook, plainSearch } from '../../../testing/order-book.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hitsAtMost, newestSearched } from './find-matching.ts'
import { countedAtMost, listOrders } from './list-orders.ts'

const shop = await openOrderBook()
const admin = await shop.signIn()

type Wish = {
  status: string
  payment: string
  delivery: string
  deliveryDate: string | undefined
  search: string
}
const fits =
  ({ status, payment, delivery, deliveryDate, search }: Wish) =>
  (row: BookedOrder) =>
    (status === 'all' || row.status === status) &&
    (payment === 'all' || row.isPaid === (payment === 'paid')) &&
    (delivery === 'all' || row.isDelivery === (delivery === 'delivery')) &&
    (deliveryDate === undefined || row.id % 5 === 0) &&
    plainSearch(search)(row)
const perStatus = (rows: readonly BookedOrder[]): Record<string, number> =>
  Object.fromEntries(
    orderStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  )

describe('the list', () => {
  const narrowed = fc.record({
    status: fc.constantFrom('all', ...orderStatuses),
    payment: fc.constantFrom('all', 'paid', 'unpaid'),
    delivery: fc.constantFrom('all', 'delivery', 'pickup'),
    deliveryDate: fc.constantFrom(undefined, undefined, '2026-11-22'),
    search: fc.constantFrom('', '', 'siti', 'budi', 'nobody', '#7001'),
  })
  /** Most choices leave few orders: enough runs to include whole pages. */
  const often = { numRuns: 80 }

  test('is what filters and text leave, newest or oldest first, by pages and from an order on', async () => {
    const paging = fc.record({
      isOldest: fc.boolean(),
      page: fc.integer({ min: 1, max: 4 }),
      limit: fc.constantFrom(3, 75),
      from: fc.integer({ min: 6990, max: 7310 }),
    })
    await fc.assert(
      fc.asyncProperty(narrowed, paging, async (wish, { isOldest: wantsOldest, page, limit, from }) => {
        // A text search is newest first.
        const isOldest = wantsOldest && wish.search === ''
        const sort = isOldest ? 'oldest' : 'newest'
        const fitting = shop.book.filter(fits(wish)).map(({ id }) => id)
        const ids = isOldest ? fitting : fitting.toReversed()
        const listed = await shop.list({ ...wish, sort, page, limit })
        expect(listed).toMatchObject({ total: ids.length, isTotalExact: true })
        expect(listed.orders.map(({ id }) => id)).toEqual(ids.slice((page - 1) * limit, page * limit))
        const beyond = ids.filter((id) => (isOldest ? id > from : id < from))
        const next = { ...wish, sort, limit, [isOldest ? 'after' : 'before']: from }
        expect(await shop.idsOf(next)).toEqual(beyond.slice(0, limit))
      }),
      often,
    )
  })

  test('counts per status what matches the other filters and the text', async () => {
    await fc.assert(
      fc.asyncProperty(narrowed, async (wish) => {
        const rows = shop.book.filter(fits({ ...wish, status: 'all' }))
        const { fitting } = await shop.list({ ...wish, limit: 1, counts: 'fitting' })
        expect(fitting).toEqual({ counts: perStatus(rows), isExact: true })
      }),
      often,
    )
  })

  test('returns the orders of the shop per status, and the pieces to prepare', async () => {
    const answer = await shop.list({ status: 'ready', limit: 1 })
    const counts = perStatus(shop.book)
    expect(answer.counts).toEqual(counts)
    expect(answer.piecesToPrepare).toBe(10 * ((counts.confirmed ?? 0) + (counts.preparing ?? 0)))
  })

  test('shows an order whole, with the fields only the owner sees', async () => {
    const [order] = (await shop.list({ search: '#7001' })).orders
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

test('GET /api/orders answers the same with its search text in a body', async () => {
  const asked = { search: '0812-3456-7890', status: 'all', limit: 7, page: 2 } as const
  const answer = await shop.send('POST', '/api/admin/search/orders', asked, admin)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().orders).toHaveLength(7)
  const query = new URLSearchParams({ ...asked, limit: '7', page: '2' })
  expect(answer.json()).toEqual((await shop.get(`/api/orders?${query}`, admin)).json())
})

describe('a shop with more orders than a search scans first', () => {
  let large: TestApp
  beforeEach(async () => {
    large = await buildTestApp()
  })

  const takeOrders = (name: string, count: number) =>
    large.database.pool.query(
      `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces, total_price)
       select $1 || ' ' || n, '0812', '812', 'Jl. Kenanga', '10pcs', 1, 10, 30000 from generate_series(1, $2::int) n`,
      [name, count],
    )
  const read = (query: object) => listOrders(large.parts.db, OrderListQuery.parse({ limit: 5, ...query }))
  const namesOf = async (query: object) => (await read(query)).orders.map(({ customerName }) => customerName)
  const named = (name: string, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `${name} ${from - n}`)

  test(`totals are counted up to ${countedAtMost}, text matches up to ${hitsAtMost}, and marked as such`, async () => {
    await takeOrders('Siti', 150)
    expect(await read({ search: 'siti' })).toMatchObject({ total: 150, isTotalExact: true })
    await takeOrders('Siti', 1050)
    expect(await read({})).toMatchObject({ total: 1200, isTotalExact: true })
    expect(await read({ payment: 'unpaid' })).toMatchObject({ total: 1000, isTotalExact: false })
    expect(await read({ search: 'siti' })).toMatchObject({ total: 200, isTotalExact: false })
    await takeOrders('Dewi', 6)
    expect(await read({ search: 'dewi' })).toMatchObject({ total: 6, isTotalExact: true })
    // All of the newest match; six of them; none of them.
    await takeOrders('Budi', newestSearched)
    expect(await read({ search: 'budi' })).toMatchObject({ total: 200, isTotalExact: false })
    await takeOrders('Rina', 6)
    expect(await read({ search: 'rina' })).toMatchObject({ total: 5, isTotalExact: false })
    expect(await read({ search: 'dewi' })).toMatchObject({ total: 6, isTotalExact: true })
    expect(await read({ search: 'siti 48' })).toMatchObject({ total: 12, isTotalExact: true })
    expect(await read({ search: 'siti' })).toMatchObject({ total: 200, isTotalExact: false })
  })

  test('all matches are found when one page has exactly their number', async () => {
    await takeOrders('Siti', 3)
    await takeOrders('Budi', newestSearched)
    await takeOrders('Siti Baru', 2)
    await takeOrders('Dewi', 5)
    const all = { total: 5, isTotalExact: true, orders: { length: 5 } }
    expect(await read({ search: 'siti' })).toMatchObject(all)
    expect(await read({ search: 'dewi' })).toMatchObject(all)
    // Below an order, too, the total is that of the whole shop.
    const below = await read({ search: 'siti', before: newestSearched + 4 })
    expect(below).toMatchObject({ total: 5, isTotalExact: true, orders: { length: 3 } })
  })

  test('a page is found among the newest orders, further down, or by the indexes', async () => {
    await takeOrders('Siti', 1200)
    expect(await namesOf({ search: 'siti', page: 200 })).toEqual(named('Siti', 205, 5))
    expect(await namesOf({ search: 'siti', page: 240 })).toEqual(named('Siti', 5, 5))
    // None among the newest, then too few for the page, then one page but not the next.
    await takeOrders('Budi', newestSearched)
    expect(await namesOf({ search: 'siti 11' })).toEqual(named('Siti', 1199, 5))
    expect(await namesOf({ search: 'siti', page: 2 })).toEqual(named('Siti', 1195, 5))
    await takeOrders('Siti Baru', 2)
    const newest = ['Siti Baru 2', 'Siti Baru 1', ...named('Siti', 1200, 3)]
    expect(await namesOf({ search: 'siti' })).toEqual(newest)
    expect(await namesOf({ search: 'siti', page: 2 })).toEqual(named('Siti', 1197, 5))
    // Found among the newest of more, they were not counted; one short of a next page, they were.
    expect(await read({ search: 'siti baru', limit: 1 })).toMatchObject({ total: 1, isTotalExact: false })
    await takeOrders('Rina', newestSearched - 1)
    expect(await read({ search: 'siti baru', limit: 1 })).toMatchObject({ total: 2, isTotalExact: true })
    // Two among the newest, none further down, the rest only in the indexes.
    await takeOrders('Dewi', 6000)
    await takeOrders('Siti Lagi', 2)
    expect(await namesOf({ search: 'siti' })).toEqual([...named('Siti Lagi', 2, 2), ...newest.slice(0, 3)])
  })
})
