import { countOf } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Summary of an order in the form, and after it was placed. */
export const orderSummary = {
  title: inIndonesian('Ringkasan Pesanan', 'Order summary'),
  total: inIndonesian('Total', 'Total'),
  withoutDelivery: inIndonesian(
    'Belum termasuk ongkir: pilih area dulu',
    'Delivery not included yet: choose your area',
  ),
  plusDelivery: inIndonesian('+ ongkir', '+ delivery'),
  totalNow: fillIndonesian('Total {amount}', 'Total {amount}'),
  noneChosen: inIndonesian(
    'Pilih paket dulu, totalnya langsung muncul di sini.',
    'Choose a pack first, and the total appears here right away.',
  ),
  chooseFirst: inIndonesian('Pilih paket dulu', 'Choose a pack first'),
  halal: inIndonesian('100% Halal', '100% Halal'),
  payment: inIndonesian(
    'Pembayaran: transfer bank atau bayar di tempat (COD). Detail pembayaran kami kirim lewat WhatsApp setelah pesanan dikonfirmasi.',
    'Payment: bank transfer or cash on delivery (COD). We send the payment details by WhatsApp once your order is confirmed.',
  ),
  pricePerPackage: inIndonesian('Harga per paket', 'Price per pack'),
  perPackage: inIndonesian('{price} per paket', '{price} per pack'),
  quantity: inIndonesian('Jumlah', 'Quantity'),
  others: fillIndonesian(', +{packages}', ', +{packages}', { packages: countOf('paket lain', 'other pack') }),
  open: inIndonesian(', lihat ringkasan pesanan', ', see the order summary'),
} as const
