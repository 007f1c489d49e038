import { formatNumber } from '@dimsum/domain/number'
import { formatPieces } from '@dimsum/domain/pricing'
import { fillEnglish, inEnglish, inIndonesian } from '../sentence.ts'

/** The tab «Orders»: list, pages and tools. */
export const orderList = {
  title: inEnglish('Orders', 'Pesanan'),
  notLoaded: inEnglish('Orders could not be loaded.', 'Pesanan belum bisa dimuat.'),
  noneFound: inEnglish('No orders found', 'Tidak ada pesanan'),
  clearFilters: inIndonesian('Hapus filter', 'Clear filters'),
  noneYet: inIndonesian(
    'Pesanan yang masuk muncul di sini dengan sendirinya.',
    'New orders appear here by themselves.',
  ),
  details: inEnglish('Order details', 'Rincian pesanan'),
  toPrepare: inIndonesian('Perlu disiapkan: {work}', 'To prepare: {work}'),
  work: inIndonesian(
    (orders: number, pieces: number) => `${formatNumber(orders)} pesanan · ${formatPieces(pieces)}`,
    (orders, pieces) =>
      `${formatNumber(orders, 'en')} ${orders === 1 ? 'order' : 'orders'} · ${formatPieces(pieces, 'en')}`,
  ),
  updated: inIndonesian('Diperbarui {time}', 'Updated {time}'),
  reload: inIndonesian('Muat ulang', 'Reload'),
  pages: inEnglish('Pages', 'Halaman'),
  newer: inEnglish('Newer', 'Lebih baru'),
  older: inEnglish('Older', 'Lebih lama'),
  pageOf: fillEnglish('Page {page} of {pages}', 'Halaman {page} dari {pages}'),
  pageOfMany: fillEnglish(
    'Page {page}, more than {total} orders',
    'Halaman {page}, lebih dari {total} pesanan',
  ),
} as const

/** Filters of the list. */
export const orderFilters = {
  search: inEnglish('Search', 'Cari'),
  searchExample: inEnglish('Name, phone or order id', 'Nama, telepon atau nomor pesanan'),
  filter: inEnglish('Filter', 'Filter'),
  filterCount: fillEnglish('Filter ({count})', 'Filter ({count})'),
  status: inEnglish('Status', 'Status'),
  payment: inEnglish('Payment', 'Pembayaran'),
  delivery: inEnglish('Delivery', 'Pengiriman'),
  deliveryDate: inEnglish('Delivery Date', 'Tanggal kirim'),
  all: inEnglish('All', 'Semua'),
  paid: inEnglish('Paid', 'Lunas'),
  unpaid: inEnglish('Pending Payment', 'Belum dibayar'),
  deposit: inEnglish('Partly Paid', 'Dibayar sebagian (DP)'),
  delivered: inEnglish('Delivery', 'Diantar'),
  pickup: inEnglish('Pickup', 'Diambil'),
} as const
