import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupiah } from './money.ts'
import { orderMessage, whatsappLink } from './whatsapp.ts'

const order = {
  orderId: 123,
  lines: [{ packageType: '20pcs', quantity: 2 }],
  total: rupiah(116_000),
  customerName: 'Siti',
  isDelivery: true,
} as const

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

describe('the customer’s message to the shop', () => {
  it('holds the number, the package, the total and the way it travels', () => {
    expect(
      orderMessage({
        ...order,
        deliveryDay: '2026-11-22',
        address: 'Jl. Melati 5, Kebayoran',
        notes: 'sambal dipisah',
      }),
    ).toBe(
      [
        'Halo Kak, saya mau konfirmasi pesanan dimsum.',
        '',
        'No. pesanan: #000123',
        'Paket: Paket Sedang (20 pcs) × 2',
        'Total: Rp116.000',
        'Nama: Siti',
        'Pengiriman: Diantar',
        'Tanggal: Minggu, 22 November 2026',
        'Alamat: Jl. Melati 5, Kebayoran',
        'Catatan: sambal dipisah',
        '',
        'Mohon info pembayarannya, terima kasih.',
      ].join('\n'),
    )
  })

  it('leaves out what there is not, and the address of who comes to fetch', () => {
    const text = orderMessage({
      ...order,
      isDelivery: false,
      address: 'Jl. Melati 5',
      notes: '',
      deliveryDay: null,
    })
    expect(text).toContain('Pengiriman: Ambil Sendiri\n\nMohon info')
    expect(text).not.toMatch(/Alamat|Catatan|Tanggal/)
  })

  it('lists every package of the order', () => {
    const lines = [...order.lines, { packageType: '100pcs', quantity: 1 }] as const
    expect(orderMessage({ ...order, lines })).toContain(
      'Paket: Paket Sedang (20 pcs) × 2\nPaket: Paket Besar (100 pcs) × 1\n',
    )
  })
})
