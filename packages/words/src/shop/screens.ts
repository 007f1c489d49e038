import { inEnglish, inIndonesian } from '../sentence.ts'

/** Titles of the shop's documents, before « · {brand}» (product.md section 2). */
export const shopScreens = {
  landing: inEnglish('Premium Halal Dimsum', 'Dimsum Halal Premium'),
  order: inIndonesian('Pesan Dimsum Halal', 'Order halal dimsum'),
  trackOrder: inIndonesian('Lacak Pesanan', 'Track your order'),
  payment: inEnglish('Complete Your Payment', 'Selesaikan Pembayaran'),
  paymentDemo: inEnglish('Payment Demo', 'Demo Pembayaran'),
  invoice: inEnglish('Invoice', 'Invoice'),
  privacy: inIndonesian('Kebijakan Privasi', 'Privacy policy'),
  notFound: inEnglish('404 Page Not Found', '404 Halaman Tidak Ditemukan'),
  offline: inIndonesian('Tidak ada sambungan', 'No connection'),
} as const
