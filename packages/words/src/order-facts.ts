import { inIndonesian } from './sentence.ts'

/** Labels of an order's details on tracking, invoice and in mails to customers. */
export const orderFacts = {
  details: inIndonesian('Rincian pesanan', 'Order details'),
  number: inIndonesian('No. pesanan', 'Order no.'),
  name: inIndonesian('Nama', 'Name'),
  address: inIndonesian('Alamat', 'Address'),
  deliveryDay: inIndonesian('Tanggal kirim', 'Delivery day'),
  pickUpDay: inIndonesian('Tanggal ambil', 'Pick-up day'),
  delivered: inIndonesian('Diantar', 'Delivery'),
  pickUp: inIndonesian('Pickup', 'Pick-up'),
  total: inIndonesian('Total', 'Total'),
  payment: inIndonesian('Pembayaran', 'Payment'),
} as const
