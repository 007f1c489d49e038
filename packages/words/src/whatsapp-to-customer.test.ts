import { rupiah } from '@dimsum/domain/money'
import { orderStatuses } from '@dimsum/domain/order-status'
import { expect, test } from 'vitest'
import { textOf } from './sentence.ts'
import { statusMessage, unpaidReminderMessage } from './whatsapp-to-customer.ts'

const facts = { orderId: 123, customerName: 'Siti', total: rupiah(116_000), isDelivery: true, isPaid: false }

test.each([
  ['pending', {}, 'Halo Kak Siti, pesanan #000123 sudah kami terima. Kami konfirmasi sebentar lagi.'],
  [
    'confirmed',
    { deliveryDay: '2026-11-22', trackingLink: 'https://toko.id/l/abc' },
    'Halo Kak Siti, pesanan #000123 sudah kami konfirmasi untuk Minggu, 22 November 2026. Total Rp116.000.\nCek status di sini: https://toko.id/l/abc\nTerima kasih 🙏',
  ],
  [
    'confirmed',
    {},
    'Halo Kak Siti, pesanan #000123 sudah kami konfirmasi. Total Rp116.000.\nTerima kasih 🙏',
  ],
  ['preparing', {}, 'Pesanan #000123 sedang kami siapkan, Kak. Dimsumnya dibuat segar hari ini.'],
  ['ready', {}, 'Pesanan #000123 sudah siap dan segera kami antar ke alamat Kakak.'],
  [
    'ready',
    { isDelivery: false, pickupAddress: 'Jl. Kenanga 7', pickupUntil: '20:00' },
    'Pesanan #000123 sudah siap diambil di Jl. Kenanga 7, buka sampai 20:00 WIB.',
  ],
  ['ready', { isDelivery: false }, 'Pesanan #000123 sudah siap diambil.'],
  [
    'delivered',
    { reviewLink: 'https://toko.id/#reviews' },
    'Pesanan #000123 sudah selesai. Semoga suka, Kak!\nBoleh minta ulasannya di sini: https://toko.id/#reviews',
  ],
  ['delivered', {}, 'Pesanan #000123 sudah selesai. Semoga suka, Kak!'],
  [
    'cancelled',
    { reason: 'dapur tutup' },
    'Mohon maaf Kak Siti, pesanan #000123 kami batalkan karena dapur tutup.',
  ],
  [
    'cancelled',
    { isPaid: true, refund: { via: 'transfer BCA', until: '24 November 2026' } },
    'Mohon maaf Kak Siti, pesanan #000123 kami batalkan.\nDana Rp116.000 kami kembalikan lewat transfer BCA paling lambat 24 November 2026.',
  ],
  [
    'cancelled',
    { isPaid: true },
    'Mohon maaf Kak Siti, pesanan #000123 kami batalkan.\nDana Rp116.000 kami kembalikan.',
  ],
  [
    'cancelled',
    { isPaid: true, toRefund: rupiah(16_000) },
    'Mohon maaf Kak Siti, pesanan #000123 kami batalkan.\nDana Rp16.000 kami kembalikan.',
  ],
  [
    'cancelled',
    { isPaid: true, toRefund: rupiah(0) },
    'Mohon maaf Kak Siti, pesanan #000123 kami batalkan.\nDana Rp116.000 sudah kami kembalikan.',
  ],
] as const)('the owner’s message to the customer says %s with %j', (status, more, text) => {
  expect(textOf(statusMessage(status, { ...facts, ...more }), 'default')).toBe(text)
})

test('the owner’s message always names the order', () => {
  for (const status of orderStatuses) {
    const { id, en } = statusMessage(status, facts)
    for (const text of [id, en]) expect(text).toContain('#000123')
  }
})

test('the owner’s message reminds of an unpaid order, with the deadline if there is one', () => {
  const reminder = { ...facts, paymentLink: 'https://toko.id/p/abc' }
  expect(textOf(unpaidReminderMessage({ ...reminder, deadline: '2026-11-21T07:00:00Z' }), 'default')).toBe(
    'Halo Kak Siti, pesanan #000123 masih menunggu pembayaran Rp116.000 sampai 21 Nov 2026, 14:00 WIB.\nBayar di sini: https://toko.id/p/abc\nKalau sudah bayar, abaikan pesan ini ya.',
  )
  expect(unpaidReminderMessage(reminder).id).toContain('pembayaran Rp116.000.\n')
})
