import { inIndonesian } from './sentence.ts'

/** Phone verification for a masked order; each page adds its own reason. */
export const phoneProof = {
  form: inIndonesian('Buka data pesanan', 'Open the order'),
  title: inIndonesian('Pesanan ini milik Anda?', 'Is this your order?'),
  phone: inIndonesian('Nomor telepon pemesan', 'Phone number of the order'),
  matchesTitle: inIndonesian('Nomornya cocok', 'The number matches'),
  matches: inIndonesian(
    'Peramban ini tidak menyimpan cookie toko, jadi data lengkap belum bisa ditampilkan di sini.',
    'This browser does not keep our cookie, so the details cannot be shown here.',
  ),
  checking: inIndonesian('Memeriksa...', 'Checking...'),
  open: inIndonesian('Buka data lengkap', 'Show all details'),
  forInvoice: inIndonesian(
    'Nama, telepon, dan alamat hanya terlihat oleh pemesan. Masukkan nomor telepon pemesan untuk membukanya.',
    'Only the customer can see name, phone and address. Enter the phone number of the order to show them.',
  ),
  forPayment: inIndonesian(
    'Masukkan nomor telepon pemesan untuk membayar pesanan ini.',
    'Enter the phone number of the order to pay for it.',
  ),
  forDemo: inIndonesian(
    'Masukkan nomor telepon pemesan untuk mencoba membayar pesanan ini.',
    'Enter the phone number of the order to try paying for it.',
  ),
} as const
