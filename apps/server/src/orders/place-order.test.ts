import type { PlaceOrderInput } from '@dimsum/contract/orders'
import { rupiah } from '@dimsum/domain/money'
import { addWibDays } from '@dimsum/domain/wib-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ShopError } from '../shop-error.ts'
import { anOrder } from '../testing/orders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findOrder } from './orders.queries.ts'
import { type Placing, placeOrder } from './place-order.ts'
import { presentOrder } from './present-order.ts'
import { defaultShopRules } from './shop-rules.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')
const tomorrow = '2026-11-22'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from order_items; delete from idempotency_keys; delete from order_access')
  await database.pool.query(
    'alter table inventory_movements disable trigger user; delete from inventory_movements',
  )
  await database.pool.query('alter table inventory_movements enable trigger user; delete from inventory')
  await database.pool.query('delete from kitchen_days; delete from blocked_phones')
})

const place = (order: Partial<PlaceOrderInput> = {}, placing: Partial<Placing> = {}, at = now) =>
  placeOrder({ db: database.db, now: () => at }, anOrder(order), { rules: defaultShopRules, ...placing })

const refusal = async (work: Promise<unknown>): Promise<ShopError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ShopError)) throw new Error(`No refusal but ${String(error)}`)
  return error
}

const one = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows[0]

const stock = (packageType: string, currentStock: number, isActive = true) =>
  database.pool.query(
    'insert into inventory (package_type, current_stock, unit_price, is_active) values ($1, $2, 1, $3)',
    [packageType, currentStock, isActive],
  )

const stockOf = async (packageType: string) =>
  (await one('select current_stock from inventory where package_type = $1', [packageType])).current_stock

/** Rows of every table an order writes to: a refused order changes none of them. */
const rowCounts = () =>
  one(`select (select count(*) from orders) as orders, (select count(*) from order_items) as items,
    (select count(*) from order_access) as rights, (select count(*) from idempotency_keys) as keys,
    (select count(*) from order_events) as events, (select count(*) from inventory_movements) as movements,
    (select coalesce(sum(current_stock), 0) from inventory) as stock, (select count(*) from kitchen_days) as days,
    (select coalesce(sum(taken), 0) from kitchen_days) as taken, (select sum(orders) from order_counts) as counted`)

describe('a placed order', () => {
  test('is answered exactly as it is stored', async () => {
    const { order } = await place({
      customerEmail: 'siti@example.com',
      notes: 'sambal dipisah',
      deliveryDate: tomorrow,
      items: [{ packageType: '100pcs', quantity: 2 }],
    })
    const stored = await findOrder(database.db, order.id, null)
    expect(stored && presentOrder(stored.order)).toEqual(order)
    expect(order).toMatchObject({ status: 'pending', isPaid: false, masked: false, totalPrice: '598000.00' })
  })

  test('costs what the catalogue or the owner says, whatever the customer sends', async () => {
    const { order } = await place({ quantity: 2, ...{ totalPrice: '1.00', unitPrice: '1.00', price: 1 } })
    expect(order.totalPrice).toBe('116000.00')
    const rules = { ...defaultShopRules, prices: { '20pcs': rupiah(61_000) } }
    expect((await place({ quantity: 2 }, { rules })).order.items).toMatchObject([
      { unitPrice: '61000.00', totalPrice: '122000.00' },
    ])
  })

  test('holds each package in one line, first the one chosen first', async () => {
    const { order } = await place({
      packageType: '20pcs',
      quantity: 1,
      items: [
        { packageType: '10pcs', quantity: 3 },
        { packageType: '20pcs', quantity: 4 },
      ],
    })
    expect(order.items.map(({ packageType, quantity }) => [packageType, quantity])).toEqual([
      ['20pcs', 5],
      ['10pcs', 3],
    ])
    expect([order.packageType, order.quantity]).toEqual(['20pcs', 5])
  })

  test('stands in the timeline and the counts, and makes its browser a holder', async () => {
    const { order, accessToken } = await place()
    const event = await one('select actor, kind, data from order_events where order_id = $1', [order.id])
    expect(event).toEqual({ actor: 'customer', kind: 'placed', data: { source: 'web', pieces: 20 } })
    const right = await one(
      `select via, expires_at > now() + interval '29 days' as is_long, encode(token_hash, 'hex') as hash
       from order_access where order_id = $1`,
      [order.id],
    )
    expect(right).toMatchObject({ via: 'order', is_long: true })
    expect(right.hash).not.toContain(Buffer.from(accessToken).toString('hex'))
  })

  test('keeps the cookie of a browser that ordered before, and never adopts a planted one', async () => {
    const first = await place()
    const second = await place({}, { cookie: first.accessToken })
    const planted = await place({}, { cookie: 'p'.repeat(43) })
    expect(second.accessToken).toBe(first.accessToken)
    expect(planted.accessToken).not.toBe('p'.repeat(43))
  })

  test('is marked when its phone has twenty others waiting within the hour, and not refused', async () => {
    const phone = '0857 1111 2222'
    for (let n = 0; n < 20; n++) await place({ customerPhone: phone })
    const marked = await place({ customerPhone: '+62 857-1111-2222' })
    const other = await place({ customerPhone: '0857 1111 2223' })
    const suspicion = async (id: number) =>
      (await one('select suspicion from orders where id = $1', [id])).suspicion
    expect([await suspicion(marked.order.id), await suspicion(other.order.id)]).toEqual([
      'many-pending',
      null,
    ])
  })
})

describe('the same key', () => {
  test('sent twenty times at once makes one order and twenty equal answers', async () => {
    const before = await rowCounts()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place({}, { key: 'form-20-times' })))
    const after = await rowCounts()
    expect(after.orders - before.orders).toBe(1)
    expect(new Set(answers.map(({ order }) => JSON.stringify(order))).size).toBe(1)
  })

  test('gives every browser that sent it a right of its own', async () => {
    const first = await place({}, { key: 'form-lost-answer' })
    const again = await place({}, { key: 'form-lost-answer' })
    expect(again.accessToken).not.toBe(first.accessToken)
    const rights = await one('select count(*) from order_access where order_id = $1', [first.order.id])
    expect(rights.count).toBe(2)
  })

  test('answers the order as it is now', async () => {
    const first = await place({}, { key: 'form-later-again' })
    await database.pool.query(`update orders set status = 'confirmed' where id = $1`, [first.order.id])
    const again = await place({}, { key: 'form-later-again' })
    expect(again.order).toEqual({ ...first.order, status: 'confirmed' })
  })

  test('with its fields in another order is the same body; with another value it is refused', async () => {
    const first = await place({ quantity: 2 }, { key: 'form-reordered' })
    const reordered = Object.fromEntries(Object.entries(anOrder({ quantity: 2 })).reverse())
    const same = await place(reordered, { key: 'form-reordered' })
    expect(same.order.id).toBe(first.order.id)
    const before = await rowCounts()
    expect((await refusal(place({ quantity: 3 }, { key: 'form-reordered' }))).code).toBe('key-reused')
    expect(await rowCounts()).toEqual(before)
  })

  test('is answered after the cut-off when its order was stored before it', async () => {
    const first = await place({ deliveryDate: tomorrow }, { key: 'form-in-time' })
    const late = new Date('2026-11-21T08:01:00Z')
    expect((await place({ deliveryDate: tomorrow }, { key: 'form-in-time' }, late)).order.id).toBe(
      first.order.id,
    )
    expect((await refusal(place({ deliveryDate: tomorrow }, { key: 'form-too-late' }, late))).code).toBe(
      'validation',
    )
  })

  test('can be used again after a refusal: only orders are remembered', async () => {
    await stock('10pcs', 0)
    expect((await refusal(place({ packageType: '10pcs' }, { key: 'form-sold-out' }))).code).toBe(
      'out-of-stock',
    )
    await database.pool.query(`update inventory set current_stock = 1`)
    expect((await place({ packageType: '10pcs' }, { key: 'form-sold-out' })).order.packageType).toBe('10pcs')
  })
})

describe('stock', () => {
  test('fifty buyers for twenty packages: exactly twenty buy', async () => {
    await stock('10pcs', 20)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => place({ packageType: '10pcs' })),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 30 }, () => 'out-of-stock'))
    expect(await stockOf('10pcs')).toBe(0)
    const ledger = await one('select count(*), sum(delta), min(stock_after) from inventory_movements')
    expect(ledger).toEqual({ count: 20, sum: -20, min: 0 })
  })

  test('crossed orders of two packages never wait for each other', async () => {
    await stock('10pcs', 1000)
    await stock('100pcs', 1000)
    const crossed = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? place({ packageType: '10pcs', items: [{ packageType: '100pcs', quantity: 1 }] })
        : place({ packageType: '100pcs', items: [{ packageType: '10pcs', quantity: 1 }] }),
    )
    await Promise.all(crossed)
    expect([await stockOf('10pcs'), await stockOf('100pcs')]).toEqual([960, 960])
  })

  test('too little of one line refuses the whole order and leaves nothing behind', async () => {
    await stock('100pcs', 3)
    await stock('20pcs', 100)
    const before = await rowCounts()
    const order = {
      packageType: '20pcs',
      quantity: 1,
      items: [{ packageType: '100pcs', quantity: 4 }],
    } as const
    const error = await refusal(
      place({ ...order, items: [...order.items], deliveryDate: '2026-11-24' }, { key: 'nothing-left' }),
    )
    expect(error).toMatchObject({
      code: 'out-of-stock',
      message:
        'Maaf, stok Paket Besar (100 pcs) tinggal 3. Silakan kurangi jumlahnya atau pilih tanggal lain.',
      details: '3',
    })
    expect(await rowCounts()).toEqual(before)
  })

  test('a package the owner does not sell is refused, one without a row is not limited', async () => {
    await stock('10pcs', 50, false)
    const error = await refusal(place({ packageType: '10pcs' }))
    expect(error).toMatchObject({
      code: 'out-of-stock',
      message: 'Maaf, Paket Kecil (10 pcs) sedang tidak dijual. Silakan pilih paket lain.',
    })
    await expect(place({ packageType: '100pcs', quantity: 370 })).resolves.toBeDefined()
  })
})

describe('the day of delivery', () => {
  const full = (capacity: number) => ({
    ...defaultShopRules,
    weekdayCapacity: Array.from({ length: 7 }, () => capacity),
  })

  test('takes pieces from the kitchen until it is full, and names the next day with room', async () => {
    const rules = full(100)
    await place({ deliveryDate: tomorrow, quantity: 4 }, { rules })
    const nearlyFull = await refusal(place({ deliveryDate: tomorrow, quantity: 2 }, { rules }))
    expect(nearlyFull).toMatchObject({
      code: 'conflict',
      message: 'Kapasitas dapur untuk Minggu, 22 November tinggal 20 pcs. Coba Senin, 23 November.',
      issues: [{ path: 'deliveryDate' }],
    })
    await place({ deliveryDate: tomorrow, quantity: 1 }, { rules })
    expect((await refusal(place({ deliveryDate: tomorrow, packageType: '10pcs' }, { rules }))).message).toBe(
      'Kapasitas dapur untuk Minggu, 22 November sudah penuh. Coba Senin, 23 November.',
    )
  })

  test('many at once never promise more pieces than the kitchen can make', async () => {
    const rules = full(100)
    const packages = ['10pcs', '20pcs', '100pcs'] as const
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        place({ deliveryDate: tomorrow, packageType: packages[n % 3] ?? '10pcs' }, { rules }),
      ),
    )
    const { taken } = await one('select taken from kitchen_days where day = $1', [tomorrow])
    const { sum } = await one(
      'select sum(pieces) from orders where delivery_date = $1 and id in (select order_id from order_items)',
      [tomorrow],
    )
    expect(taken).toBe(sum)
    expect(taken).toBeLessThanOrEqual(100)
    expect(taken).toBeGreaterThan(80)
  })

  test('that the owner closed is refused', async () => {
    await database.pool.query('insert into kitchen_days (day, is_closed) values ($1, true)', [tomorrow])
    expect((await refusal(place({ deliveryDate: tomorrow }))).message).toBe(
      'Dapur kami tutup pada Minggu, 22 November. Coba Senin, 23 November.',
    )
  })

  test.each([
    ['yesterday', addWibDays('2026-11-21', -1), 'Tanggal Jumat, 20 November sudah lewat.'],
    [
      'today',
      '2026-11-21',
      'Pemesanan untuk Sabtu, 21 November sudah ditutup Jumat, 20 November pukul 15.00 WIB.',
    ],
    ['beyond the calendar', '2027-01-31', 'Pemesanan dibuka sampai 30 hari ke depan.'],
  ])('%s is refused with the field and the nearest day', async (_, deliveryDate, message) => {
    const before = await rowCounts()
    const error = await refusal(place({ deliveryDate }))
    expect(error.code).toBe('validation')
    expect(error.message).toContain(message)
    expect(error.message).toContain('Tanggal terdekat: ')
    expect(error.issues?.[0]?.path).toBe('deliveryDate')
    expect(await rowCounts()).toEqual(before)
  })

  test('needs a day more for a big order', async () => {
    const big = { packageType: '100pcs', quantity: 3, deliveryDate: tomorrow } as const
    expect((await refusal(place(big))).message).toBe(
      'Pemesanan 300 pcs atau lebih untuk Minggu, 22 November sudah ditutup Jumat, 20 November pukul 15.00 WIB. Tanggal terdekat: Senin, 23 November.',
    )
    await expect(place({ ...big, deliveryDate: '2026-11-23' })).resolves.toBeDefined()
  })
})

describe('the shop refuses', () => {
  test('orders while the owner paused them, until the pause is over', async () => {
    const paused = (until: string | null) => ({
      rules: { ...defaultShopRules, ordering: { state: 'paused', until } as const },
    })
    expect(await refusal(place({}, paused('2026-11-21T05:00:00Z')))).toMatchObject({
      code: 'conflict',
      message:
        'Maaf, kami sedang tidak menerima pesanan sampai 21 Nov 2026, 12:00 WIB. Silakan coba lagi setelah itu.',
    })
    expect((await refusal(place({}, paused(null)))).code).toBe('conflict')
    await expect(place({}, paused('2026-11-21T02:59:00Z'))).resolves.toBeDefined()
  })

  test('a form that a machine filled in', async () => {
    const before = await rowCounts()
    expect(await refusal(place({ website: 'http://spam.example' }))).toMatchObject({
      code: 'validation',
      issues: [{ path: 'website' }],
    })
    expect(await rowCounts()).toEqual(before)
  })

  test('a phone on the block list, however written, with kind words and without a trace', async () => {
    await database.pool.query(
      `insert into blocked_phones values ('81234567890', 'order fiktif', now(), 'admin:ibu')`,
    )
    const before = await rowCounts()
    const error = await refusal(place({ customerPhone: '+62 812 3456 7890' }, { key: 'blocked-phone' }))
    expect(error.code).toBe('forbidden')
    expect(error.message).not.toMatch(/blok|fiktif/i)
    expect(await rowCounts()).toEqual(before)
  })

  test('a total that the total column cannot hold', async () => {
    const error = await refusal(
      place({ packageType: '10pcs', quantity: 3333, items: [{ packageType: '20pcs', quantity: 1724 }] }),
    )
    expect(error).toMatchObject({ code: 'validation', issues: [{ path: 'quantity' }] })
  })
})
