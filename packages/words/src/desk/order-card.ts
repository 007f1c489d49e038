import { countOf, minuteCount } from '../counts.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

export const orderCard = {
  name: fillEnglish('Order {id}', 'Pesanan {id}'),
  printLabel: inEnglish('Print Label', 'Cetak label'),
  newTab: inEnglish(' (new tab)', ' (tab baru)'),
  map: inEnglish(' (map, new tab)', ' (peta, tab baru)'),
  delivery: inIndonesian('Diantar', 'Delivery'),
  pickup: inEnglish('Pickup', 'Diambil'),
  bySource: {
    web: null,
    whatsapp: inIndonesian('lewat WhatsApp', 'by WhatsApp'),
    phone: inIndonesian('lewat telepon', 'by phone'),
    'walk-in': inIndonesian('datang langsung', 'walk-in'),
  },
  labelPrinted: inIndonesian('Label dicetak {time}', 'Label printed {time}'),
  cancelledBecause: inIndonesian('Dibatalkan karena {reason}', 'Cancelled because: {reason}'),
  more: inIndonesian('Pembayaran, catatan, riwayat', 'Payment, notes, history'),
  moreOf: fillIndonesian('pesanan {id}', 'of order {id}'),
  aboutCustomer: fillIndonesian('Tentang pelanggan: {note}', 'About the customer: {note}'),
  teamNote: inIndonesian('Catatan tim', 'Team note'),
  teamNoteHint: inIndonesian('Tidak terlihat oleh pelanggan', 'Customers do not see it'),
  noteMissing: inIndonesian('Tulis catatannya dulu.', 'Write the note first.'),
  saveNote: inIndonesian('Simpan catatan', 'Save the note'),
} as const

/** Ages of orders. */
export const orderAges = {
  now: inIndonesian('baru saja', 'just now'),
  minutes: fillIndonesian('{minutes} lalu', '{minutes} ago', { minutes: minuteCount }),
  hours: fillIndonesian('{hours} lalu', '{hours} ago', { hours: countOf('jam', 'hour') }),
} as const

/** Warnings about suspicious orders. */
export const suspicions = {
  manyPending: inIndonesian(
    'Banyak pesanan belum dikonfirmasi dari nomor ini.',
    'Many unconfirmed orders from this number.',
  ),
  manyFromAddress: inIndonesian(
    'Banyak pesanan dari sambungan internet yang sama.',
    'Many orders from the same internet connection.',
  ),
  other: inIndonesian('Ada yang tidak biasa.', 'Something is unusual.'),
  callFirst: fillIndonesian('{what} Telepon dulu sebelum memasak.', '{what} Call before you cook.'),
} as const

/** Revoking the private links of an order. */
export const linkRevocation = {
  ask: inIndonesian('Cabut tautan pribadi …', 'Revoke private links …'),
  title: fillIndonesian(
    'Cabut tautan pribadi pesanan {number}?',
    'Revoke the private links of order {number}?',
  ),
  about: inIndonesian(
    'Tautan yang pernah dikirim tidak membuka pesanan ini lagi. Pemesan tetap bisa melacak dengan nomor teleponnya, dan tautan baru bisa dikirim kapan saja.',
    'Links sent so far no longer open this order. The customer can still track it with her phone number, and you can send a new link at any time.',
  ),
  revoke: inIndonesian('Cabut tautan', 'Revoke links'),
  keep: inIndonesian('Jangan cabut', 'Keep'),
  revoked: inIndonesian('Tautan pribadi dicabut', 'Private links revoked'),
} as const

/** Buttons that open a chat with a prepared text. */
export const orderChat = {
  send: inIndonesian('Kirim WA', 'WhatsApp'),
  remind: inIndonesian('Ingatkan bayar', 'Remind to pay'),
  tellRest: inIndonesian('Kabari DP dan sisanya', 'Tell deposit and rest'),
  opens: inIndonesian(' (membuka WhatsApp)', ' (opens WhatsApp)'),
  open: inIndonesian('Buka WhatsApp', 'Open WhatsApp'),
  noLink: inIndonesian('Tautan belum jadi', 'The link is not ready'),
  pressAgain: inIndonesian('Tekan Kirim WA sekali lagi.', 'Press WhatsApp once more.'),
} as const
