import { inIndonesian } from '../sentence.ts'

/** The ways on from an order. */
export const orderLinks = {
  payNow: inIndonesian('Bayar sekarang', 'Pay now'),
  orderAgain: inIndonesian('Pesan lagi', 'Order again'),
  track: inIndonesian('Lacak pesanan ini', 'Track this order'),
} as const
