import type { CookSheet } from '@dimsum/contract/kitchen'
import type { Refund, RefundList } from '@dimsum/contract/refunds'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import type { Answers } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { type FormRow, testForms } from '@dimsum/web/testing/test-forms.ts'
import { anOrder, deskAnswers, orderList } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

/** The forms of the desk about one order. */

const day = (later: number) => addWibDays(wibDay(new Date()), later)
const at = '2026-11-20T03:00:00.000Z'
const more = /^Pembayaran, catatan, riwayat/
const order = anOrder()
const paid = anOrder({ isPaid: true, paidAt: at, paymentMethod: 'tunai' })
const orders = '/admin?tab=orders'
const withPaid = (others: Answers) => ({
  answers: { 'GET /api/orders': orderList([paid]), 'GET /api/orders/12': paid, ...others },
})
const received = { id: 5, amount: 116_000, receivedAt: at }
const payment = { ...received, paymentMethod: 'tunai', isByHand: true, isVoided: false }
const refund: Refund = {
  ...{ id: 3, paymentId: 5, amount: 8_000, way: 'cash', state: 'done', refusal: null },
  ...{ by: 'pemilik', askedAt: at, settledAt: at },
}
const left = { left: 116_000, ways: ['cash' as const, 'transfer' as const], isWholeOnly: false }
const withRefunds = (refunds: Refund[]): RefundList => ({
  refunds,
  payments: [{ ...received, method: 'tunai', ...left }],
  ...left,
})
const config = shopConfig({}, { refunds: true })
const entry = { id: 1, orderId: 12, data: {}, createdAt: at, closedAt: null, closedBy: null, closeNote: null }
const attention = (about: object) => ({
  answers: { 'GET /api/admin/attention': { items: [{ ...entry, ...about }], open: 1 } },
})
const cancelled = attention({ kind: 'paid-after-cancel', data: { amount: 116_000, left: '116000.00' } })
const list = /^Perlu perhatian/
const sheet = deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet
const closedSheet = { ...sheet, kitchen: { ...sheet.kitchen, isClosed: true }, unconfirmed: [] }
const goods = order.items.map((line) => ({ ...line, quantity: 4 }))

const rows: Record<string, FormRow> = {
  'apps/desk/src/features/orders/enter-order-dialog.tsx': {
    open: ['/admin?tab=orders', 'Pesanan baru'],
    typed: {
      'Pesanan lewat': 'phone',
      'Paket Sedang': '2',
      'Nomor WhatsApp': '081234500055',
      Nama: 'Ibu Wati',
      Alamat: 'Jl. Anggrek No. 3, Bekasi',
      'Tanggal kirim atau ambil': day(6),
      Catatan: 'Bayar di tempat',
    },
    send: ['Simpan pesanan', 'POST /api/admin/orders'],
    answer: order,
    body: { source: 'phone', order: { customerName: 'Ibu Wati', packageType: '20pcs', quantity: 2 } },
  },
  'apps/desk/src/features/orders/quick-sale.tsx': {
    open: ['/admin/kas?view=jual'],
    typed: { 'Paket Sedang': '2' },
    send: [/^Terima Rp/, 'POST /api/admin/counter-sales'],
    answer: order,
    body: { items: [{ packageType: '20pcs', quantity: 2 }], expectedTotal: 116_000 },
  },
  'apps/desk/src/features/orders/cancel-order-dialog.tsx': {
    open: [orders],
    choose: ['Status', 'Dibatalkan'],
    typed: { Alasan$: 'lainnya', 'Alasan lain': 'listrik padam' },
    send: ['Batalkan pesanan', 'PATCH /api/orders/12/status'],
    answer: { ...order, status: 'cancelled' },
    body: { status: 'cancelled', reason: 'listrik padam' },
  },
  'apps/desk/src/features/orders/edit-goods.tsx': {
    answers: { 'GET /api/orders/12/goods': { held: '0.00', promotion: null } },
    open: [orders, more, 'Ubah isi pesanan'],
    typed: { 'Paket Sedang': '3' },
    send: ['Simpan perubahan', 'PUT /api/orders/12/goods'],
    answer: order,
    theirs: { 'GET /api/orders/12': { ...order, items: goods, totalPrice: '232000.00' } },
    told: /4 × Paket Sedang/,
    body: { items: [{ quantity: 3 }], expected: { items: [{ quantity: 4 }], totalPrice: '232000.00' } },
  },
  'apps/desk/src/features/orders/edit-details.tsx': {
    open: [orders, more, 'Ubah data pesanan'],
    typed: { Nama: 'Wati Melati' },
    send: ['Simpan perubahan', 'PUT /api/orders/12/details'],
    answer: order,
    theirs: { 'GET /api/orders/12': { ...order, customerAddress: 'Jl. Anggrek No. 9, Bekasi' } },
    told: /Jl\. Anggrek No\. 9/,
    body: { customerName: 'Wati Melati', customerAddress: 'Jl. Anggrek No. 9, Bekasi' },
  },
  'apps/desk/src/features/orders/order-note-form.tsx': {
    open: [orders, more],
    typed: { 'Catatan tim': 'Pintu belakang' },
    send: ['Simpan catatan', 'POST /api/orders/12/notes'],
  },
  'apps/desk/src/features/kitchen/move-day.tsx': {
    open: ['/admin/dapur', 'Alamat, label, tanggal'],
    typed: { 'Tanggal kirim atau ambil': day(13) },
    send: ['Pindahkan', 'PUT /api/admin/kitchen/orders/12/day'],
    answer: order,
    theirs: { 'GET /api/orders/12': anOrder({ deliveryDate: day(11) }) },
    told: /baru diubah di perangkat lain/i,
  },
  'apps/desk/src/features/kitchen/closed-day.tsx': {
    open: ['/admin/dapur'],
    answers: { 'GET /api/admin/kitchen/sheet': closedSheet },
    typed: { 'Pindah ke tanggal': day(21) },
    send: ['Pindahkan semua', 'PUT /api/admin/kitchen/orders/12/day'],
    answer: order,
  },
  'apps/desk/src/features/attention/decide-form.tsx': {
    ...attention({ kind: 'change-request', text: 'Tambah sambal' }),
    open: ['/admin', list, 'Jawab'],
    typed: { 'Pesan untuk pelanggan': 'Baik, Kak' },
    send: ['Setujui', 'POST /api/admin/attention/1/decide'],
  },
  'apps/desk/src/features/attention/close-form.tsx': {
    ...cancelled,
    open: ['/admin', list, 'Sudah ditangani'],
    typed: { 'Apa yang sudah dilakukan': 'Uang dikembalikan lewat transfer BCA.' },
    send: ['Selesai', 'POST /api/admin/attention/1/close'],
  },
  'apps/desk/src/features/attention/keep-form.tsx': {
    ...cancelled,
    open: ['/admin', list, 'Simpan sebagian atau semua…'],
    typed: { 'Yang disimpan, rupiah': '20.000', Alasan: 'Bahan sudah dibeli' },
    send: ['Simpan uang ini', 'POST /api/admin/attention/1/close'],
  },
  'apps/desk/src/features/orders/manual-payment.tsx': {
    open: [orders, more],
    typed: { 'Cara bayar': 'transfer', Keterangan: 'BCA atas nama Wati' },
    send: ['Tandai dibayar', 'POST /api/payment/manual-update'],
    answer: { isPaid: true },
    body: { orderId: 12, isPaid: true, paymentMethod: 'transfer', note: 'BCA atas nama Wati' },
  },
  'apps/desk/src/features/orders/manual-payment.tsx, taken back': {
    ...withPaid({}),
    open: [orders, more, 'Batalkan tanda lunas'],
    typed: { 'Alasan dibatalkan': 'uangnya belum masuk' },
    send: ['Tandai belum dibayar', 'POST /api/payment/manual-update'],
    answer: { isPaid: false },
    body: { orderId: 12, isPaid: false, note: 'uangnya belum masuk' },
  },
  'apps/desk/src/features/orders/correct-method.tsx': {
    ...withPaid({ 'GET /api/orders/:id/payments': { payments: [payment] } }),
    open: [orders, more, 'Ubah cara bayar'],
    typed: { 'Cara bayar': 'transfer' },
    send: ['Simpan cara bayar', 'PATCH /api/orders/12/payments/5'],
    answer: { payments: [payment] },
    theirs: {
      'GET /api/orders/12': { ...paid, paymentMethod: 'qris' },
      'GET /api/orders/:id/payments': { payments: [{ ...payment, paymentMethod: 'qris' }] },
    },
    told: /Cara bayar: QRIS/,
  },
  'apps/desk/src/features/orders/refund-form.tsx': {
    ...withPaid({ 'GET /api/orders/:id/refunds': withRefunds([]) }),
    config,
    open: [orders, more, 'Kembalikan uang…'],
    typed: { 'Jumlah, rupiah': '8.000', Caranya: 'transfer', Alasan: 'paket kurang satu' },
    send: ['Kembalikan uang', 'POST /api/orders/12/refunds'],
    answer: withRefunds([refund]),
  },
  'apps/desk/src/features/orders/delete-refund.tsx': {
    ...withPaid({ 'GET /api/orders/:id/refunds': withRefunds([refund]) }),
    config,
    open: [orders, more, 'Salah catat…'],
    typed: { 'Mengapa pengembalian ini batal': 'salah pesanan' },
    send: ['Batalkan pengembalian', 'POST /api/orders/12/refunds/3/take-back'],
    answer: withRefunds([]),
  },
}

testForms(rows, openDesk, deskAnswers())
