import { orderCount } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Export and erasure of a customer's personal data (UU PDP). */
export const customerData = {
  title: inIndonesian('Data pribadi', 'Personal data'),
  about: inIndonesian(
    'Pelanggan boleh meminta salinan datanya, atau minta datanya dihapus. Penuhi dalam 3\u00a0×\u00a024\u00a0jam.',
    'Customers may ask for a copy of their data, or to have it deleted. Do so within 3\u00a0×\u00a024\u00a0hours.',
  ),
  copy: inIndonesian('Unduh salinan data', 'Download a copy'),
  downloaded: inIndonesian('Salinan data diunduh', 'The copy is downloaded'),
  sendToCustomer: inIndonesian('Kirim hanya kepada pelanggannya.', 'Send it to this customer only.'),
  notDownloaded: inIndonesian('Belum terunduh', 'Not downloaded'),
  erase: inIndonesian('Hapus data pribadi …', 'Delete the personal data …'),
  eraseTitle: inIndonesian('Hapus data pribadi?', 'Delete the personal data?'),
  eraseAbout: inIndonesian(
    (phone: string, orders: number) =>
      `Nama, nomor ${phone}, alamat, email, dan catatan hilang dari ${orders === 1 ? 'pesanan ini' : `semua ${orders} pesanan`} untuk selamanya. Paket, jumlah, dan pembayarannya tetap ada untuk pembukuan.`,
    (phone, orders) =>
      `Name, number ${phone}, address, email and notes go from ${orders === 1 ? 'this order' : `all ${orders} orders`} for good. Packages, amounts and payments stay for the books.`,
  ),
  eraseForGood: inIndonesian('Hapus selamanya', 'Delete for good'),
  keep: inIndonesian('Jangan hapus', 'Keep it'),
  erased: fillIndonesian('Data pribadi dihapus dari {orders}', 'Personal data deleted from {orders}', {
    orders: orderCount,
  }),
  staysBlocked: inIndonesian('Nomornya tetap di daftar blokir.', 'The number stays on the block list.'),
  booksUnchanged: inIndonesian('Angka pembukuan tidak berubah.', 'The figures in the books do not change.'),
} as const
