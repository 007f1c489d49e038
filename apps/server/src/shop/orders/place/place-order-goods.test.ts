import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'

const { tomorrow } = shopMoment

const floor = await openShopFloor()
beforeEach(() => floor.clear())

describe('stock', () => {
  test('too little of one line refuses the whole order and leaves nothing behind', async () => {
    await floor.stock('100pcs', 3)
    await floor.stock('20pcs', 100)
    const before = await floor.countRows()
    const items = [
      { packageType: '20pcs', quantity: 1 },
      { packageType: '100pcs', quantity: 4 },
    ]
    const order = floor.place({ items, deliveryDate: '2026-11-24' }, { key: 'nothing-left' })
    expect(await refusalOf(order)).toMatchObject({
      code: 'out-of-stock',
      message:
        'Maaf, stok Paket Besar (100 pcs) tinggal 3. Silakan kurangi jumlahnya atau pilih tanggal lain.',
      details: '3',
    })
    expect(await floor.countRows()).toEqual(before)
  })

  test('a package the owner does not sell is refused, one without a row is not limited', async () => {
    await floor.stock('10pcs', 50, false)
    expect(await refusalOf(floor.place({ packageType: '10pcs' }))).toMatchObject({
      code: 'out-of-stock',
      message: 'Maaf, Paket Kecil (10 pcs) sedang tidak dijual. Silakan pilih paket lain.',
    })
    await expect(floor.place({ packageType: '100pcs', quantity: 370 })).resolves.toBeDefined()
  })
})

describe('the day of delivery', () => {
  const full = (capacity: number) => ({
    ...defaultShopRules,
    weekdayCapacity: Array.from({ length: 7 }, () => capacity),
  })

  test('takes pieces from the kitchen until it is full, and names the next day with room', async () => {
    const order = (quantity: number) =>
      floor.place({ deliveryDate: tomorrow, quantity }, { rules: full(100) })
    await order(4)
    expect(await refusalOf(order(2))).toMatchObject({
      code: 'conflict',
      message: 'Kapasitas dapur untuk Minggu, 22 November tinggal 20 pcs. Coba Senin, 23 November.',
      issues: [{ path: 'deliveryDate' }],
    })
    await order(1)
    const message = 'Kapasitas dapur untuk Minggu, 22 November sudah penuh. Coba Senin, 23 November.'
    expect(await refusalOf(order(1))).toMatchObject({ message })
  })

  test('of which the kitchen makes nothing is closed, as in the calendar', async () => {
    const closed = 'Dapur kami tutup pada Minggu, 22 November. Coba Senin, 23 November.'
    const sundayOff = { ...full(100), weekdayCapacity: [100, 100, 100, 100, 100, 100, 0] }
    const onSunday = () => refusalOf(floor.place({ deliveryDate: tomorrow }, { rules: sundayOff }))
    expect((await onSunday()).message).toBe(closed)
    await floor.rows('insert into kitchen_days (day, capacity) values ($1, 10)', [tomorrow])
    expect((await onSunday()).message).toContain('tinggal 10 pcs')
    await floor.rows('update kitchen_days set capacity = 0')
    expect((await refusalOf(floor.place({ deliveryDate: tomorrow }))).message).toBe(closed)
  })

  test('needs a day more for a big order', async () => {
    const big = { packageType: '100pcs', quantity: 3, deliveryDate: tomorrow } as const
    expect((await refusalOf(floor.place(big))).message).toBe(
      'Pemesanan 300 pcs atau lebih untuk Minggu, 22 November sudah ditutup Jumat, 20 November pukul 15.00 WIB. Tanggal terdekat: Senin, 23 November.',
    )
    await expect(floor.place({ ...big, deliveryDate: '2026-11-23' })).resolves.toBeDefined()
  })
})
