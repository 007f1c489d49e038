import { rupiah } from '@dimsum/domain/money'
import { expect, test } from 'vitest'
import { packageWords } from '../packages.ts'
import { orderMessage } from './whatsapp.ts'

const order = {
  orderId: 123,
  lines: [{ name: packageWords['20pcs'].name, quantity: 2 }],
  total: rupiah(116_000),
  customerName: 'Siti',
  isDelivery: true,
} as const

test('the customer’s message contains number, package, total and delivery or pick-up', () => {
  const more = { address: 'Jl. Melati 5, Kebayoran', notes: 'sambal dipisah' }
  expect(orderMessage({ ...order, deliveryDay: '2026-11-22', ...more }).id).toBe(
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

test('the customer’s message is English when the customer chose English', () => {
  const more = { address: 'Jl. Melati 5', notes: 'no chilli' }
  expect(orderMessage({ ...order, deliveryDay: '2026-11-22', ...more }).en).toBe(
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

test.each([
  [
    'what was paid of an order that is paid in part, and the rest',
    { paid: rupiah(29_000) },
    'Total: Rp116.000\nSudah dibayar: Rp29.000\nSisa tagihan: Rp87.000\nNama: Siti',
    'Total: Rp116.000\nAlready paid: Rp29.000\nStill to pay: Rp87.000\nName: Siti',
  ],
  [
    'no link in a name that looks like an address',
    { customerName: 'www.evil.example' },
    'Nama: www. evil. example',
    'Name: www. evil. example',
  ],
  [
    'every package of the order',
    { lines: [...order.lines, { name: packageWords['100pcs'].name, quantity: 1 }] },
    'Paket: Paket Sedang (20 pcs) × 2\nPaket: Paket Besar (100 pcs) × 1\n',
    'Pack: Medium Pack (20 pcs) × 2\nPack: Large Pack (100 pcs) × 1\n',
  ],
  [
    'the delivery fee before the total',
    { charges: [{ kind: 'delivery', amount: '10000.00', reason: 'Tebet' }], total: rupiah(126_000) },
    'Ongkir: Rp10.000\nTotal: Rp126.000',
    'Delivery fee: Rp10.000\nTotal: Rp126.000',
  ],
  [
    'the discount of a promotion',
    { charges: [{ kind: 'promotion', amount: '11600.00', reason: 'HEMAT10' }], total: rupiah(104_400) },
    'Promo HEMAT10: -Rp11.600\nTotal: Rp104.400',
    'Promotion HEMAT10: -Rp11.600\nTotal: Rp104.400',
  ],
] as const)('the customer’s message contains %s, in both languages', (_, more, id, en) => {
  const message = orderMessage({ ...order, ...more })
  expect(message.id).toContain(id)
  expect(message.en).toContain(en)
})

test('the customer’s message leaves out empty fields, and the address of a pick-up order', () => {
  const empty = { address: 'Jl. Melati 5', notes: '', deliveryDay: null }
  const text = orderMessage({ ...order, isDelivery: false, ...empty }).id
  expect(text).toContain('Pengiriman: Ambil Sendiri\n\nMohon info')
  expect(text).not.toMatch(/Alamat|Catatan|Tanggal/)
})
