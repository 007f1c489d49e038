import { inEnglish } from '../sentence.ts'

/** Order summary on both payment pages. */
export const paymentSummary = {
  title: inEnglish('Order Summary', 'Ringkasan Pesanan'),
  orderId: inEnglish('Order ID', 'Nomor pesanan'),
  package: inEnglish('Package', 'Paket'),
  quantity: inEnglish('Quantity', 'Jumlah'),
  delivery: inEnglish('Delivery', 'Diantar'),
  toAddress: inEnglish('Yes', 'Ya'),
  pickUp: inEnglish('Pickup', 'Ambil sendiri'),
  total: inEnglish('Total', 'Total'),
} as const
