import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Screen that replaces the form once the order exists (product.md section 2, Order form). */
export const orderReceived = {
  title: inIndonesian('Pesanan {number} kami terima', 'We have your order {number}'),
  copyNumber: inIndonesian('Salin nomor', 'Copy number'),
  earlierTitle: inIndonesian('Pesanan Anda yang pertama sudah masuk', 'Your first order came through'),
  earlier: inIndonesian(
    'Kiriman sebelumnya ternyata sampai, jadi perubahan terakhir belum ikut. Isinya seperti di bawah ini; kabari kami lewat WhatsApp kalau ada yang perlu diubah.',
    'It turns out the first one reached us, so your latest changes are not in it. It holds what you see below; tell us on WhatsApp if anything needs changing.',
  ),
  delivered: inIndonesian('Diantar ke alamat Anda', 'Delivered to your address'),
  nextTitle: inIndonesian('Setelah ini', 'What happens next'),
  prepay: inIndonesian(
    'Pesanan sebesar ini dibayar dulu sebelum kami masak: bayar online, atau transfer lewat WhatsApp.',
    'An order this big is paid before we cook it: pay online, or arrange a transfer on WhatsApp.',
  ),
  pay: inIndonesian(
    'Bayar online, atau atur pembayaran dengan kami lewat WhatsApp.',
    'Pay online, or arrange the payment with us on WhatsApp.',
  ),
  confirm: inIndonesian('Kami konfirmasi pesanan ke nomor {phone}.', 'We confirm your order to {phone}.'),
  cookAndDeliver: inIndonesian(
    'Dapur kami membuatnya segar, lalu kami antar ke alamat Anda.',
    'Our kitchen makes it fresh, then we bring it to your address.',
  ),
  cookForPickUp: inIndonesian(
    'Dapur kami membuatnya segar, lalu siap Anda ambil.',
    'Our kitchen makes it fresh, then it is ready for you to pick up.',
  ),
  payOnline: inIndonesian('Bayar online', 'Pay online'),
} as const

/** After an order the form is empty; this note above it names the order that was received. */
export const lastOrder = {
  received: inIndonesian('Pesanan {number} sudah kami terima.', 'We have received your order {number}.'),
  pay: inIndonesian('Bayar', 'Pay'),
} as const

/** Dialog with the two ways to pay. */
export const paymentChoice = {
  title: inIndonesian('Mau bayar online sekarang?', 'Would you like to pay online now?'),
  received: fillIndonesian(
    'Pesanan #{number} sudah kami terima. Totalnya {total}.',
    'We have received your order #{number}. The total is {total}.',
    { total: formatRupiah },
  ),
  payOnline: inIndonesian('OK, bayar online', 'OK, pay online'),
  waysWithQris: inIndonesian(
    'Virtual account, GoPay, atau QRIS lewat Midtrans, atau atur transfer dan bayar di tempat lewat WhatsApp.',
    'Virtual account, GoPay or QRIS through Midtrans, or arrange a transfer or cash on delivery on WhatsApp.',
  ),
  ways: inIndonesian(
    'Virtual account atau GoPay lewat Midtrans, atau atur transfer dan bayar di tempat lewat WhatsApp.',
    'Virtual account or GoPay through Midtrans, or arrange a transfer or cash on delivery on WhatsApp.',
  ),
} as const
