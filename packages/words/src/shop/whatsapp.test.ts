import { rupiah } from '@dimsum/domain/money'
import { describe, expect, it } from 'vitest'
import { packageWords } from '../packages.ts'
import { orderMessage } from './whatsapp.ts'

const order = {
  orderId: 123,
  lines: [{ name: packageWords['20pcs'].name, quantity: 2 }],
  total: rupiah(116_000),
  customerName: 'Siti',
  isDelivery: true,
} as const

describe('the customer’s message to the shop', () => {
  it('contains number, package, total and delivery or pick-up', () => {
    expect(
      orderMessage({
        ...order,
        deliveryDay: '2026-11-22',
        address: 'Jl. Melati 5, Kebayoran',
        notes: 'sambal dipisah',
      }).id,
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

  it('contains what was paid of an order that is paid in part, and the rest', () => {
    const { id, en } = orderMessage({ ...order, paid: rupiah(29_000) })
    expect(id).toContain('Total: Rp116.000\nSudah dibayar: Rp29.000\nSisa tagihan: Rp87.000\nNama: Siti')
    expect(en).toContain('Total: Rp116.000\nAlready paid: Rp29.000\nStill to pay: Rp87.000\nName: Siti')
  })

  it('has no link in a name that looks like an address', () => {
    const { id, en } = orderMessage({ ...order, customerName: 'www.evil.example' })
    for (const text of [id, en]) expect(text).toContain(': www. evil. example')
  })

  it('leaves out empty fields, and the address of a pick-up order', () => {
    const text = orderMessage({
      ...order,
      isDelivery: false,
      address: 'Jl. Melati 5',
      notes: '',
      deliveryDay: null,
    }).id
    expect(text).toContain('Pengiriman: Ambil Sendiri\n\nMohon info')
    expect(text).not.toMatch(/Alamat|Catatan|Tanggal/)
  })

  it('lists every package of the order', () => {
    const lines = [...order.lines, { name: packageWords['100pcs'].name, quantity: 1 }] as const
    expect(orderMessage({ ...order, lines }).id).toContain(
      'Paket: Paket Sedang (20 pcs) × 2\nPaket: Paket Besar (100 pcs) × 1\n',
    )
  })

  it('is English when the customer chose English', () => {
    expect(
      orderMessage({ ...order, deliveryDay: '2026-11-22', address: 'Jl. Melati 5', notes: 'no chilli' }).en,
    ).toBe(
      [
        'Hello, I would like to confirm my dimsum order.',
        '',
        'Order number: #000123',
        'Pack: Medium Pack (20 pcs) × 2',
        'Total: Rp116.000',
        'Name: Siti',
        'Delivery: To my address',
        'Day: Sunday, 22 November 2026',
        'Address: Jl. Melati 5',
        'Notes: no chilli',
        '',
        'Please let me know how to pay. Thank you.',
      ].join('\n'),
    )
  })
})

it('the customer’s message has the delivery fee before the total', () => {
  const charges = [{ kind: 'delivery', amount: '10000.00', reason: 'Tebet' }] as const
  expect(orderMessage({ ...order, charges, total: rupiah(126_000) }).id).toContain(
    'Ongkir: Rp10.000\nTotal: Rp126.000',
  )
})

it('the customer’s message has the discount of a promotion, in both languages', () => {
  const charges = [{ kind: 'promotion', amount: '11600.00', reason: 'HEMAT10' }] as const
  const message = orderMessage({ ...order, charges, total: rupiah(104_400) })
  expect(message.id).toContain('Promo HEMAT10: -Rp11.600\nTotal: Rp104.400')
  expect(message.en).toContain('Promotion HEMAT10: -Rp11.600\nTotal: Rp104.400')
})
