import { daySummaryText } from '@dimsum/words/desk/day-summary'
import { expect, test } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { summariseDay } from './summarise-day.ts'

const shop = await buildTestApp({ now: () => new Date('2026-11-21T10:00:00Z') })

const at = (time: string) => new Date(`2026-11-${time}Z`)
const paid = (time: string, paymentMethod: string) =>
  ({ isPaid: true, paidAt: at(time), paymentMethod }) as const

test('sums a WIB day: orders, pieces, money by method, unpaid total, tomorrow and low stock', async () => {
  const { db } = shop.database
  // The day begins at 17:00 UTC of the day before.
  await buildOrder(db, {}, { orderDate: at('20T16:59:59'), ...paid('20T17:00:00', 'tunai') })
  await buildOrder(db, { quantity: 2 }, { orderDate: at('20T17:00:00'), ...paid('21T16:59:59', 'gopay') })
  await buildOrder(db, { packageType: '10pcs' }, { orderDate: at('21T16:59:59') })
  await buildOrder(db, {}, { orderDate: at('21T09:00:00'), status: 'cancelled' })
  await buildOrder(db, {}, { orderDate: at('21T17:00:00'), ...paid('21T17:00:00', 'tunai') })
  await shop.rows(`
    insert into kitchen_days (day, taken) values ('2026-11-22', 40), ('2026-11-23', 7);
    insert into inventory (package_type, current_stock, minimum_stock, unit_price, is_active)
      values ('10pcs', 3, 3, 30000, true), ('20pcs', 4, 3, 58000, true), ('100pcs', 0, 3, 260000, false)`)
  const expected = {
    day: '2026-11-21',
    orders: 2,
    pieces: 50,
    received: [
      { method: 'gopay', orders: 1, amount: '116000.00' },
      { method: 'tunai', orders: 1, amount: '58000.00' },
    ],
    givenBack: '0.00',
    methods: [
      { method: 'gopay', received: 116_000, givenBack: 0 },
      { method: 'tunai', received: 58_000, givenBack: 0 },
    ],
    people: [{ person: 'pemilik', received: 174_000, givenBack: 0 }],
    shifts: [],
    unpaid: { orders: 1, amount: '30000.00' },
    tomorrow: { day: '2026-11-22', pieces: 40 },
    lowStock: [{ packageType: '10pcs', name: { id: 'Paket Kecil', en: 'Small Pack' }, left: 3 }],
    text: [
      '*Ringkasan Dimsum Kukus*',
      'Sabtu, 21 November 2026',
      'Pesanan: 2 (50 pcs)',
      'Uang masuk: Rp174.000',
      '- GoPay: Rp116.000 (1)',
      '- Tunai: Rp58.000 (1)',
      'Belum dibayar: Rp30.000 (1 pesanan)',
      'Besok, Minggu, 22 November: 40 pcs',
      'Stok menipis: Paket Kecil 3',
    ].join('\n'),
  }
  const cookies = await shop.signIn()
  const read = (query: string) => shop.get(`/api/admin/day-summary${query}`, cookies)
  expect((await read('')).json()).toEqual(expected)
  expect((await read('?day=2026-11-21')).json()).toEqual(expected)
  await shop.changeSettings({ deskLanguage: 'en' })
  const english = '*Summary of Dimsum Kukus*\nSaturday, 21 November 2026\nOrders: 2'
  expect((await read('')).json().text).toContain(english)
})

test('counts a deposit on the day it was received, and the rest on its own day', async () => {
  const { db } = shop.database
  const { order } = await buildOrder(db, {}, { orderDate: at('24T03:00:00') })
  await shop.rows(`insert into payments (order_id, amount, method, received_at, recorded_by) values
    (${order.id}, 20000, 'tunai', '2026-11-24T03:00:00Z', 'admin:ibu'),
    (${order.id}, 38000, 'transfer', '2026-11-25T03:00:00Z', 'admin:ibu')`)
  const received = async (day: string) => (await summariseDay(db, day)).received
  expect(await received('2026-11-24')).toEqual([{ method: 'tunai', orders: 1, amount: 20_000 }])
  expect(await received('2026-11-25')).toEqual([{ method: 'transfer', orders: 1, amount: 38_000 }])
})

test('of a day without orders and payments says so', async () => {
  const summary = await summariseDay(shop.database.db, '2020-01-01')
  expect(summary).toMatchObject({ orders: 0, pieces: 0, received: [], tomorrow: { pieces: 0 } })
  expect(daySummaryText('Dimsum', summary, 'id')).toContain('Uang masuk: Rp0\n')
})
