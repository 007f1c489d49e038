import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`)

/** Events of an order. A `note` is a user's text, or empty. */
export const orderTimeline = {
  title: inIndonesian('Riwayat', 'History'),
  notLoaded: inIndonesian('Riwayat belum bisa dimuat.', 'The history could not be loaded.'),
  placed: inIndonesian('Pesanan masuk', 'Order came in'),
  status: inIndonesian(
    (from: Sentence, to: Sentence, note: string) => `${from.id} → ${to.id}${inBrackets(note)}`,
    (from, to, note) => `${from.en} → ${to.en}${inBrackets(note)}`,
  ),
  paid: inIndonesian(
    (method: Sentence, note: string) => `Lunas lewat ${method.id}${inBrackets(note)}`,
    (method, note) => `Paid by ${method.en}${inBrackets(note)}`,
  ),
  unpaid: inIndonesian(
    (note: string) => `Menjadi belum bayar${inBrackets(note)}`,
    (note) => `Back to unpaid${inBrackets(note)}`,
  ),
  corrected: inIndonesian(
    (from: Sentence, to: Sentence, note: string) =>
      `Cara bayar diperbaiki: ${from.id} → ${to.id}${inBrackets(note)}`,
    (from, to, note) => `Method corrected: ${from.en} → ${to.en}${inBrackets(note)}`,
  ),
  partPaid: inIndonesian(
    (amount: Rupiah, method: Sentence, note: string) =>
      `Dibayar sebagian: ${formatRupiah(amount)} lewat ${method.id}${inBrackets(note)}`,
    (amount, method, note) => `Paid in part: ${formatRupiah(amount)} by ${method.en}${inBrackets(note)}`,
  ),
  partVoided: inIndonesian(
    (amount: Rupiah, note: string) => `Pembayaran ${formatRupiah(amount)} dibatalkan${inBrackets(note)}`,
    (amount, note) => `Payment of ${formatRupiah(amount)} undone${inBrackets(note)}`,
  ),
  stillPaid: fillIndonesian('Tetap lunas lewat {method}', 'Still paid by {method}'),
  paymentNews: inIndonesian(
    (status: string) => `Kabar pembayaran: ${status || 'diperbarui'}`,
    (status) => `Payment news: ${status || 'updated'}`,
  ),
  kept: inIndonesian(
    (amount: Rupiah, note: string) =>
      `Uang pesanan batal disimpan: ${formatRupiah(amount)}${inBrackets(note)}`,
    (amount, note) => `Money of the cancelled order kept: ${formatRupiah(amount)}${inBrackets(note)}`,
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
  attention: inIndonesian(
    (note: string) => `Perlu perhatian: selesai${inBrackets(note)}`,
    (note) => `Needs attention: done${inBrackets(note)}`,
  ),
  details: inIndonesian(
    (fields: readonly Sentence[]) => `Diubah sendiri: ${fields.map(({ id }) => id).join(', ')}`,
    (fields) => `Changed by herself: ${fields.map(({ en }) => en).join(', ')}`,
  ),
  detailsByDesk: inIndonesian(
    (fields: readonly Sentence[], note: string) =>
      `Diubah: ${fields.map(({ id }) => id).join(', ')}${inBrackets(note)}`,
    (fields, note) => `Changed: ${fields.map(({ en }) => en).join(', ')}${inBrackets(note)}`,
  ),
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
  asksToCancel: inIndonesian(
    (note: string) => `Minta dibatalkan${inBrackets(note)}`,
    (note) => `Asks to cancel${inBrackets(note)}`,
  ),
  asksForChange: inIndonesian(
    (note: string) => `Minta perubahan${inBrackets(note)}`,
    (note) => `Asks for a change${inBrackets(note)}`,
  ),
  approved: inIndonesian(
    (note: string) => `Permintaan disetujui${inBrackets(note)}`,
    (note) => `Request approved${inBrackets(note)}`,
  ),
  refused: inIndonesian(
    (note: string) => `Permintaan ditolak${inBrackets(note)}`,
    (note) => `Request refused${inBrackets(note)}`,
  ),
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
