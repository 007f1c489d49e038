import { orderCount } from '../counts.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/** The order table on a laptop. */
export const orderTable = {
  order: inEnglish('Order', 'Nomor'),
  when: inEnglish('When', 'Masuk'),
  customer: inEnglish('Customer', 'Pelanggan'),
  packages: inEnglish('Packages', 'Paket'),
  total: inEnglish('Total', 'Total'),
  payment: inEnglish('Payment', 'Bayar'),
  status: inEnglish('Status', 'Status'),
  delivery: inEnglish('Delivery', 'Kirim'),
  nextStep: inEnglish('Next step', 'Langkah berikutnya'),
  paid: inEnglish('Paid', 'Lunas'),
  unpaid: inEnglish('Unpaid', 'Belum'),
  partlyPaid: inEnglish('Partly', 'Sebagian'),
  free: inEnglish('Free', 'Gratis'),
  checkFirst: inIndonesian('Periksa dulu', 'Check first'),
  hasNote: inIndonesian('Ada catatan', 'Has a note'),
  select: fillEnglish('Select order {id}', 'Pilih pesanan {id}'),
  selectAll: inEnglish('Select all orders on this page', 'Pilih semua pesanan di halaman ini'),
} as const

const notThese = fillIndonesian(', {count} tidak', ', {count} not')
const results = {
  orders: orderCount,
  refused: (refused: number) => (refused > 0 ? notThese(refused) : ''),
}

/** Bulk actions and their results. */
export const chosenOrders = {
  title: inIndonesian('Pesanan terpilih', 'Selected orders'),
  count: fillIndonesian('{count} dipilih', '{count} selected'),
  statusTo: inIndonesian('Ubah status menjadi', 'Change status to'),
  nextStep: inIndonesian('Langkah berikutnya', 'Next step'),
  changeStatus: inIndonesian('Ubah status', 'Change status'),
  printLabels: inIndonesian('Cetak label', 'Print labels'),
  newTab: inIndonesian(' (tab baru)', ' (new tab)'),
  download: inIndonesian('Unduh CSV', 'Download CSV'),
  clear: inIndonesian('Batal pilih', 'Clear selection'),
  progress: fillIndonesian('Mengubah {done} dari {of} pesanan…', 'Changing {done} of {of} orders…'),
  changed: fillIndonesian('{orders} berubah{refused}', '{orders} changed{refused}', results),
  takenBack: fillIndonesian('{orders} dikembalikan{refused}', '{orders} changed back{refused}', results),
  unchanged: inIndonesian('Tidak perlu diubah: {numbers}', 'No change needed: {numbers}'),
  refused: inIndonesian('{number} belum berubah: {why}', '{number} not changed: {why}'),
  close: inIndonesian('Tutup', 'Close'),
} as const
