import { inEnglish, inIndonesian } from '../sentence.ts'
import { shopClaims } from './shop-claims.ts'

/** Names of the shop's screens, and titles of their documents before « · {brand}» (product.md section 2). */
export const shopScreens = {
  landing: shopClaims.headline,
  order: inIndonesian('Pesan Dimsum Halal', 'Order Halal Dimsum'),
  trackOrder: inIndonesian('Lacak Pesanan', 'Track your order'),
  payment: inEnglish('Complete Your Payment', 'Selesaikan Pembayaran'),
  paymentDemo: inEnglish('Payment Demo', 'Demo Pembayaran'),
  invoice: inEnglish('Invoice', 'Invoice'),
  privacy: inIndonesian('Kebijakan Privasi', 'Privacy policy'),
  notFound: inEnglish('404 Page Not Found', '404 Halaman Tidak Ditemukan'),
  offline: inIndonesian('Tidak ada sambungan', 'No connection'),
} as const
