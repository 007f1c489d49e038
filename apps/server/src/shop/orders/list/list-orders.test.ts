import { OrderListQuery } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOrderBook, plainSearch } from '../../../testing/order-book.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hitsAtMost, newestSearched } from './find-matching.ts'
import { countedAtMost, listOrders } from './list-orders.ts'

const shop = await openOrderBook()
const admin = await shop.signIn()
afterAll(() => shop.close())

describe('the list', () => {
  test('is newest first, in pages that neither repeat nor omit an order', async () => {
    const pages = []
    for (let page = 1; page <= 4; page++) pages.push(...(await shop.idsOf({ page, limit: 75 })))
    expect(pages).toEqual(shop.book.map(({ id }) => id).reverse())
    expect(await shop.idsOf({ page: 5, limit: 75 })).toEqual([])
  })

  test('continues below an order, also when new orders arrived', async () => {
    const first = await shop.idsOf({ limit: 10 })
    expect(await shop.idsOf({ limit: 10, before: first.at(-1) })).toEqual(
      shop.book
        .map(({ id }) => id)
        .reverse()
        .slice(10, 20),
    )
    expect(await shop.idsOf({ limit: 3, before: 7200, search: 'siti' })).toEqual(
      shop
        .expected(plainSearch('siti'))
        .filter((id) => id < 7200)
        .slice(0, 3),
    )
  })

  test('counts per status what matches the other filters and the text', async () => {
    const countsOf = (fits: (order: (typeof shop.book)[number]) => boolean) =>
      Object.fromEntries(
        orderStatuses.map((status) => [
          status,
          shop.book.filter((row) => row.status === status && fits(row)).length,
        ]),
      )
    const fitting = async (query: Record<string, unknown>) =>
      (await shop.list({ limit: 1, counts: 'fitting', ...query })).fitting
    const exactly = (counts: object) => ({ counts, isExact: true })
    expect(await fitting({ status: 'ready' })).toEqual(exactly(countsOf(() => true)))
    expect(await fitting({ status: 'ready', payment: 'unpaid' })).toEqual(
      exactly(countsOf(({ isPaid }) => !isPaid)),
    )
    const day = { deliveryDate: '2026-11-22', delivery: 'pickup' }
    expect(await fitting(day)).toEqual(exactly(countsOf(({ id, isDelivery }) => id % 5 === 0 && !isDelivery)))
    for (const search of ['budi', 'nobody', '#7001', '7111'])
      expect([search, await fitting({ search, status: 'ready' })]).toEqual([
        search,
        exactly(countsOf(plainSearch(search))),
      ])
  })

  test('can be oldest first, in pages and after an order', async () => {
    const oldest = shop.book.map(({ id }) => id)
    expect(await shop.idsOf({ sort: 'oldest', limit: 75, page: 2 })).toEqual(oldest.slice(75, 150))
    expect(await shop.idsOf({ sort: 'oldest', limit: 10, after: oldest[9] })).toEqual(oldest.slice(10, 20))
    expect(await shop.idsOf({ sort: 'oldest', status: 'ready', limit: 100 })).toEqual(
      shop
        .expected(({ status }) => status === 'ready')
        .toReversed()
        .slice(0, 100),
    )
  })

  test('filters by status, payment, delivery and day, alone and together', async () => {
    expect(await shop.idsOf({ status: 'ready' })).toEqual(shop.expected(({ status }) => status === 'ready'))
    expect(await shop.idsOf({ payment: 'unpaid' })).toEqual(shop.expected(({ isPaid }) => !isPaid))
    expect(await shop.idsOf({ payment: 'paid' })).toEqual(shop.expected(({ isPaid }) => isPaid))
    expect(await shop.idsOf({ delivery: 'pickup' })).toEqual(shop.expected(({ isDelivery }) => !isDelivery))
    expect(await shop.idsOf({ deliveryDate: '2026-11-22' })).toEqual(shop.expected(({ id }) => id % 5 === 0))
    const together = { status: 'pending', payment: 'paid', delivery: 'delivery', search: 'budi' }
    expect(await shop.idsOf(together)).toEqual(
      shop.expected(
        (row) => row.status === 'pending' && row.isPaid && row.isDelivery && plainSearch('budi')(row),
      ),
    )
  })

  test('returns the number of matching orders, orders per status, and pieces to prepare', async () => {
    const inStatus = (status: string) => shop.book.filter((row) => row.status === status).length
    const answer = await shop.list({ status: 'ready', limit: 1 })
    expect(answer).toMatchObject({ total: inStatus('ready'), isTotalExact: true })
    expect(answer.counts).toEqual(
      Object.fromEntries(orderStatuses.map((status) => [status, inStatus(status)])),
    )
    expect(answer.piecesToPrepare).toBe(10 * (inStatus('confirmed') + inStatus('preparing')))
    expect((await shop.list({ limit: 1 })).total).toBe(shop.book.length)
    expect((await shop.list({ limit: 1, search: 'budi' })).total).toBe(
      shop.book.filter(plainSearch('budi')).length,
    )
    expect((await shop.list({ limit: 1, payment: 'unpaid' })).total).toBe(
      shop.book.filter(({ isPaid }) => !isPaid).length,
    )
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
  afterEach(() => large.close())

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
