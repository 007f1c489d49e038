import { openingHours } from '@dimsum/domain/opening-hours'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../testing/desk-answers.ts'
import { goodsChangedText, reminderText, statusText } from './whatsapp-texts.ts'

test('a name that looks like an address is no link in the texts to its customer', () => {
  const order = anOrder({ customerName: 'www.evil.example' })
  const { shop } = shopConfig()
  const texts = [
    statusText(order, { language: 'default', shop, hours: openingHours, now: new Date(), link: null }),
    reminderText(order, 'https://toko.id', 'default'),
    goodsChangedText(order, 'https://toko.id', 'default'),
  ]
  for (const text of texts) expect(text).toContain('Kak www. evil. example,')
})

test('the reminder of an order that is paid in part says what came, what is left and until when, and never «lunas»', () => {
  const deposit = { amount: '58000.00', restDue: '2026-12-19', terms: '' }
  const order = anOrder({ customerName: 'Sari', amountPaid: '58000.00', deposit })
  expect(reminderText(order, 'https://toko.id', 'default')).toBe(
    'Halo Kak Sari, pembayaran Rp58.000 untuk pesanan #000012 sudah kami terima. Sisanya Rp58.000, paling lambat Sabtu, 19 Desember 2026.\n' +
      'Bayar di sini: https://toko.id/payment?orderId=12\nKalau sudah bayar, abaikan pesan ini ya.',
  )
  for (const language of ['id', 'en'] as const)
    expect(reminderText(order, 'https://toko.id', language)).not.toMatch(/lunas|paid in full/i)
})

test('the text of a cancelled order never says that kept money was given back', () => {
  const { shop } = shopConfig()
  const said = (order: Parameters<typeof anOrder>[0]) =>
    statusText(anOrder({ status: 'cancelled', ...order }), {
      ...{ language: 'id', shop, hours: openingHours, now: new Date(), link: null },
    })
  expect(said({ amountPaid: '20000.00', kept: '38000.00' })).toContain('Dana Rp20.000 kami kembalikan')
  for (const order of [{ kept: '58000.00' }, { isPaid: true, kept: '116000.00' }])
    expect(said(order)).not.toContain('Dana')
})

test('the text after a change of the goods names them, the new total and what is still to pay', () => {
  const order = anOrder({ customerName: 'Sari', amountPaid: '58000.00' })
  expect(goodsChangedText(order, 'https://toko.id', 'default')).toBe(
    'Halo Kak Sari, pesanan #000012 sudah kami ubah: 2 × Paket Sedang (20 pcs). Total sekarang Rp116.000.\n' +
      'Sisa Rp58.000 bisa dibayar di sini: https://toko.id/payment?orderId=12',
  )
  expect(goodsChangedText({ ...order, isPaid: true }, 'https://toko.id', 'en')).not.toContain('payment')
})
