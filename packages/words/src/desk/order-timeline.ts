import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, listOf, type Sentence } from '../sentence.ts'

/** A user's text in brackets; empty without a text. */
export const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`)

/** Events of an order. A `note` is a user's text, or empty. */
export const orderTimeline = {
  title: inIndonesian('Riwayat', 'History'),
  notLoaded: inIndonesian('Riwayat belum bisa dimuat.', 'The history could not be loaded.'),
  placed: inIndonesian('Pesanan masuk', 'Order came in'),
  status: fillIndonesian('{from} → {to}{note}', '{from} → {to}{note}', { note: inBrackets }),
  paid: fillIndonesian('Lunas lewat {method}{note}', 'Paid by {method}{note}', { note: inBrackets }),
  unpaid: fillIndonesian('Menjadi belum bayar{note}', 'Back to unpaid{note}', { note: inBrackets }),
  corrected: fillIndonesian(
    'Cara bayar diperbaiki: {from} → {to}{note}',
    'Method corrected: {from} → {to}{note}',
    { note: inBrackets },
  ),
  partPaid: fillIndonesian(
    'Dibayar sebagian: {amount} lewat {method}{note}',
    'Paid in part: {amount} by {method}{note}',
    { amount: formatRupiah, note: inBrackets },
  ),
  partVoided: fillIndonesian('Pembayaran {amount} dibatalkan{note}', 'Payment of {amount} undone{note}', {
    amount: formatRupiah,
    note: inBrackets,
  }),
  stillPaid: fillIndonesian('Tetap lunas lewat {method}', 'Still paid by {method}'),
  paymentNews: inIndonesian(
    (status: string) => `Kabar pembayaran: ${status || 'diperbarui'}`,
    (status) => `Payment news: ${status || 'updated'}`,
  ),
  kept: fillIndonesian(
    'Uang pesanan batal disimpan: {amount}{note}',
    'Money of the cancelled order kept: {amount}{note}',
    { amount: formatRupiah, note: inBrackets },
  ),
  note: fillIndonesian('Catatan: {note}', 'Note: {note}'),
  whatsapp: inIndonesian('Pesan WhatsApp dibuka', 'WhatsApp message opened'),
  label: inIndonesian('Label dibuka untuk dicetak', 'Label opened for printing'),
  reviewLink: inIndonesian('Tautan ulasan dibuat', 'Review link made'),
  trackLink: inIndonesian('Tautan lacak dibuat', 'Tracking link made'),
  linksRevoked: inIndonesian('Tautan pribadi dicabut', 'Private links revoked'),
  openedByLink: inIndonesian(
    'Pesanan ini dibuka lewat tautan pribadinya',
    'This order was opened by its private link',
  ),
  openedByPhone: inIndonesian(
    'Pemesan membuka pesanan ini dengan nomor teleponnya',
    'The customer opened this order with her phone number',
  ),
  dayChanged: fillIndonesian('Hari berubah: {from} → {to}', 'Day changed: {from} → {to}'),
  noTime: inIndonesian('tanpa jam', 'no time'),
  noDay: inIndonesian('tanpa tanggal', 'no date'),
  ready: fillIndonesian('{goods} siap', '{goods} ready'),
  notReady: fillIndonesian('{goods} belum siap', '{goods} not ready'),
  attention: fillIndonesian('Perlu perhatian: selesai{note}', 'Needs attention: done{note}', {
    note: inBrackets,
  }),
  details: fillIndonesian('Diubah sendiri: {fields}', 'Changed by herself: {fields}', { fields: listOf }),
  detailsByDesk: fillIndonesian('Diubah: {fields}{note}', 'Changed: {fields}{note}', {
    fields: listOf,
    note: inBrackets,
  }),
  detail: {
    customerName: inIndonesian('nama', 'name'),
    customerPhone: inIndonesian('telepon', 'phone'),
    customerEmail: inIndonesian('email', 'email'),
    customerAddress: inIndonesian('alamat', 'address'),
    isDelivery: inIndonesian('diantar atau diambil', 'delivery or pick-up'),
    deliveryArea: inIndonesian('area', 'area'),
    deliveryFee: inIndonesian('ongkir', 'delivery fee'),
    notes: inIndonesian('catatan', 'note'),
    deliveryDate: inIndonesian('hari', 'day'),
  } satisfies Record<string, Sentence>,
  asksToCancel: fillIndonesian('Minta dibatalkan{note}', 'Asks to cancel{note}', { note: inBrackets }),
  asksForChange: fillIndonesian('Minta perubahan{note}', 'Asks for a change{note}', { note: inBrackets }),
  approved: fillIndonesian('Permintaan disetujui{note}', 'Request approved{note}', { note: inBrackets }),
  refused: fillIndonesian('Permintaan ditolak{note}', 'Request refused{note}', { note: inBrackets }),
  messageSent: inIndonesian(
    (event: Sentence, state: Sentence, text: string) =>
      `WhatsApp «${event.id}»: ${state.id}${text === '' ? '' : `. ${text}`}`,
    (event, state, text) => `WhatsApp “${event.en}”: ${state.en}${text === '' ? '' : `. ${text}`}`,
  ),
  messageReceived: fillIndonesian(
    'Pelanggan menulis di WhatsApp: {text}',
    'Customer wrote by WhatsApp: {text}',
  ),
  messagesStopped: fillIndonesian(
    'Pelanggan tidak mau dikabari lewat WhatsApp lagi: {text}',
    'Customer wants no more WhatsApp messages: {text}',
  ),
  customer: inIndonesian('pelanggan', 'customer'),
  provider: inIndonesian('Midtrans', 'Midtrans'),
  automatic: inIndonesian('otomatis', 'automatic'),
} as const
