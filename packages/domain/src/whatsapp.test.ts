import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupiah } from './money.ts'
import { orderStatuses } from './order-status.ts'
import { whatsappLink } from './whatsapp.ts'
import { statusMessage, unpaidReminderMessage } from './whatsapp-to-customer.ts'

const facts = { orderId: 123, customerName: 'Siti', total: rupiah(116_000), isDelivery: true, isPaid: false }

describe('a link to a chat', () => {
  it('names the number with its country code and the whole text', () => {
    expect(whatsappLink('0812-3456-7890', 'Halo Kak,\npesanan #000123 & dimsum?')).toBe(
      'https://wa.me/6281234567890?text=Halo%20Kak%2C%0Apesanan%20%23000123%20%26%20dimsum%3F',
    )
  })

  it('gives back every text, and never breaks on half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new URL(whatsappLink('081234567890', text)).searchParams.get('text')).toBe(text)
      }),
    )
    expect(whatsappLink('081234567890', 'a\uD83D')).toBe('https://wa.me/6281234567890?text=a%EF%BF%BD')
  })
})

describe('the owner’s message to the customer', () => {
  it.each([
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
  ] as const)('says %s with %j', (status, more, text) => {
    expect(statusMessage(status, { ...facts, ...more })).toBe(text)
  })

  it('always names the order', () => {
    for (const status of orderStatuses) expect(statusMessage(status, facts)).toContain('#000123')
  })

  it('reminds of a payment, with the deadline when there is one', () => {
    const reminder = {
      orderId: 123,
      customerName: 'Siti',
      total: rupiah(116_000),
      paymentLink: 'https://toko.id/p/abc',
    }
    expect(unpaidReminderMessage({ ...reminder, deadline: '2026-11-21T07:00:00Z' })).toBe(
      'Halo Kak Siti, pesanan #000123 masih menunggu pembayaran Rp116.000 sampai 21 Nov 2026, 14:00 WIB.\nBayar di sini: https://toko.id/p/abc\nKalau sudah bayar, abaikan pesan ini ya.',
    )
    expect(unpaidReminderMessage(reminder)).toContain('pembayaran Rp116.000.\n')
  })
})
