import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { type FormRow, testForms } from '@dimsum/web/testing/test-forms.ts'
import { masked, openShop, ownOrder, withPopup } from './open-shop.tsx'

/** The forms of customers. */

const order = ownOrder({ deliveryDate: addWibDays(wibDay(new Date()), 5), notes: 'Titip satpam' })
const theirs = { ...order, customerAddress: 'Jl. Kenanga No. 21, Bekasi', notes: 'Tanpa sambal' }
const answers = { 'GET /api/orders/12': order }
const config = { ...withPopup('onClose'), customerChanges: '18:00' }
const proof = { answer: { id: 12, granted: true }, body: { phone: order.customerPhone } }
const own = '/track-order?orderId=12'

const rows: Record<string, FormRow> = {
  'apps/shop/src/features/order-form/order-form.tsx': {
    open: ['/order'],
    typed: {
      'Paket Kecil': true,
      '(Jumlah )?Paket Kecil \\(10 pcs\\)$': '3',
      Nama: 'Sari',
      'Nomor WhatsApp': '081234567890',
      Alamat$: 'Jl. Melati No. 7, Bekasi',
      'Catatan \\(opsional\\)': 'Sambal dipisah, tolong',
    },
    send: ['Buat Pesanan', 'POST /api/orders'],
    answer: order,
    done: /bayar online/,
  },
  'apps/shop/src/features/order-tracking/track-form.tsx': {
    ...proof,
    open: ['/track-order'],
    answers,
    typed: { 'Order ID': '12', 'Nomor Telepon': order.customerPhone },
    send: ['Lacak Pesanan', 'POST /api/orders/12/access'],
    notKept: 'number and phone open the order to whoever has them',
    done: 'Pesanan Ditemukan!',
  },
  'packages/web/src/components/phone-proof.tsx': {
    ...proof,
    open: ['/invoice/12'],
    answers: { 'GET /api/orders/12': masked(order) },
    typed: { 'Nomor telepon pemesan': order.customerPhone },
    send: ['Buka data lengkap', 'POST /api/orders/12/access'],
    notKept: 'the phone opens the order to whoever has it',
    done: /Nomornya cocok/,
  },
  'apps/shop/src/features/reviews/review-form.tsx': {
    open: ['/', 'Write Review'],
    typed: { Name: 'Rina Kartika', Review: 'Siomaynya lembut, sambalnya pas.' },
    send: ['Submit Review', 'POST /api/reviews'],
    done: 'Review Submitted',
  },
  'apps/shop/src/features/order-tracking/own-order-form.tsx': {
    answers,
    config,
    open: [own, 'Ubah pesanan'],
    typed: { Catatan: 'Telepon dulu' },
    send: ['Simpan perubahan', 'PATCH /api/orders/12/mine'],
    answer: order,
    theirs: { 'GET /api/orders/12': theirs },
    told: /Catatan: Tanpa sambal/,
  },
  'apps/shop/src/features/order-tracking/own-wish-form.tsx': {
    answers,
    config,
    open: [own, 'Minta perubahan lain'],
    typed: { 'Apa yang perlu diubah': 'Tambah satu paket' },
    send: ['Kirim permintaan', 'POST /api/orders/12/change-request'],
    answer: order,
  },
}

testForms(rows, openShop)
