import { fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/** `/track-order` (product.md section 8, Track order). */
export const trackOrder = {
  title: inIndonesian('Lacak Pesanan', 'Track your order'),
  orderId: inEnglish('Order ID', 'Nomor pesanan'),
  orderIdExample: inIndonesian('Contoh: 1 atau 000001', 'For example 1 or 000001'),
  phone: inIndonesian('Nomor Telepon', 'Phone number'),
  search: inIndonesian('Lacak Pesanan', 'Track order'),
  searching: inIndonesian('Mencari...', 'Searching...'),
  stillSearching: inIndonesian('Masih mencari, mohon tunggu…', 'Still searching, please wait…'),
  orderIdRequired: inEnglish('Order ID is required', 'Nomor pesanan wajib diisi'),
  digitsOnly: inIndonesian('Tulis angkanya saja, contoh 000001', 'Just the digits, for example 000001'),
  foundTitle: inIndonesian('Pesanan Ditemukan!', 'Order found!'),
  found: fillIndonesian('Order #{number} - {status}', 'Order #{number} - {status}'),
  linkExpiredTitle: inIndonesian('Tautan ini sudah tidak berlaku', 'This link is no longer valid'),
  linkExpired: inIndonesian(
    'Masukkan nomor telepon pemesan untuk melihat pesanan.',
    'Enter the phone number of the order to see it.',
  ),
} as const
