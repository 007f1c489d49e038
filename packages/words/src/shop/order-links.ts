import { inIndonesian } from '../sentence.ts'

/** Links to an order's pages. */
export const orderLinks = {
  payNow: inIndonesian('Bayar sekarang', 'Pay now'),
  orderAgain: inIndonesian('Pesan lagi', 'Order again'),
  byWhatsapp: inIndonesian('Lewat WhatsApp / COD', 'WhatsApp / cash on delivery'),
  track: inIndonesian('Lacak pesanan ini', 'Track this order'),
} as const
