import { inEnglish } from './sentence.ts'

/** A URL with an unknown order: payment pages and label. */
export const orderNotFound = {
  title: inEnglish('Order Not Found', 'Pesanan Tidak Ditemukan'),
  lookUp: inEnglish(
    'Please check the link, or look the order up with its number and phone.',
    'Periksa tautannya, atau cari pesanan dengan nomor pesanan dan telepon.',
  ),
  home: inEnglish('Back to Home', 'Kembali ke Beranda'),
  track: inEnglish('Track your order', 'Lacak pesanan Anda'),
  notReadTitle: inEnglish('Error', 'Ada gangguan'),
  notRead: inEnglish('Failed to fetch order details', 'Pesanan belum bisa dimuat'),
} as const
