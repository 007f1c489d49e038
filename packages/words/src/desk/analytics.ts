import { formatPercentChange, formatRupiah, formatRupiahShort } from '@dimsum/domain/money'
import { orderCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian, perLanguage } from '../sentence.ts'

const percent = (share: number) => `${Math.round(100 * share)}%`
const changeOf = (now: number, before: number) => formatPercentChange((100 * (now - before)) / before)

export const analytics = {
  notLoaded: inEnglish('Analytics could not be loaded.', 'Angka penjualan belum bisa dimuat.'),
  period: inEnglish('Period', 'Periode'),
  overview: inEnglish('Overview', 'Ringkasan'),
  lastDays: fillEnglish('Last {days} days', '{days} hari terakhir'),
  custom: inEnglish('Custom', 'Pilih sendiri'),
  from: inEnglish('From', 'Dari'),
  to: inEnglish('To', 'Sampai'),
  byPackage: inEnglish('Revenue by Package Type', 'Omzet per paket'),
  byMethod: inEnglish('Payment Methods', 'Cara bayar'),
  allTime: inIndonesian('Semua waktu', 'All time'),
  span: fillIndonesian('{from} – {to}', '{from} – {to}'),
  last30Days: inIndonesian('30 hari terakhir', 'Last 30 days'),
  /** `1,2 jt`, on the axis. */
  shortAmount: perLanguage(formatRupiahShort),
  most: fillIndonesian('Terbanyak: {name}, {share}', 'Most: {name}, {share}', { share: percent }),
  noSales: inIndonesian('Belum ada penjualan.', 'No sales yet.'),
  packagesOnly: fillIndonesian('{scope}. Harga paket saja.', '{scope}. Price of the packages alone.'),
  net: fillIndonesian('{scope}, tanpa yang dikembalikan', '{scope}, without money given back'),
  receivedAndGiven: fillIndonesian(
    'Diterima {received}, dikembalikan {given}',
    'Received {received}, given back {given}',
  ),
  packages: inIndonesian('Paket', 'Packages'),
  chargesAndDiscounts: inIndonesian('Ongkir dan potongan', 'Delivery fees and discounts'),
  givenBack: inIndonesian('Dikembalikan', 'Given back'),
  netRevenue: inIndonesian('Omzet bersih', 'Net revenue'),
  highest: fillIndonesian('Tertinggi {day}, {amount}', 'Highest on {day}, {amount}', { day: dates.dayShort }),
  ordersAndShare: fillEnglish('{orders} · {share}', '{orders} · {share}', {
    orders: orderCount,
    share: percent,
  }),
  trend: inEnglish('Daily Revenue Trend', 'Omzet harian'),
  trendOf: fillEnglish('Daily revenue, last {days} days.', 'Omzet harian, {days} hari terakhir.'),
  daily: inEnglish('Daily revenue', 'Omzet harian'),
  name: inEnglish('Name', 'Nama'),
  date: inEnglish('Date', 'Tanggal'),
  orders: inEnglish('Orders', 'Pesanan'),
  revenue: inEnglish('Revenue', 'Omzet'),
  showTable: inIndonesian('Lihat sebagai tabel', 'Show as a table'),
  hideTable: inIndonesian('Sembunyikan tabel', 'Hide the table'),
  comparedWithBefore: inIndonesian(
    (revenue: number, before: number, days: number) =>
      `${formatRupiah(revenue)} dalam ${days} hari; ${days} hari sebelumnya ${before === 0 ? 'belum ada penjualan' : `${formatRupiah(before)} (${changeOf(revenue, before)})`}.`,
    (revenue, before, days) =>
      `${formatRupiah(revenue)} in ${days === 1 ? 'a day' : `${days} days`}; ${before === 0 ? 'no sales' : `${formatRupiah(before)} (${changeOf(revenue, before)})`} in the same time before.`,
  ),
  totalRevenue: inEnglish('Total Revenue', 'Total omzet'),
  thisMonth: inEnglish('This Month', 'Bulan ini'),
  lastMonth: inEnglish('Last Month', 'Bulan lalu'),
  noSalesLastMonth: inEnglish('no sales last month', 'belum ada penjualan bulan lalu'),
  vsLastMonth: fillEnglish('{change} vs last month', '{change} dari bulan lalu'),
  owed: inIndonesian('Belum dibayar', 'Unpaid'),
  owedOrders: inEnglish(
    (count: number) => `${count} unpaid ${count === 1 ? 'order' : 'orders'}`,
    (count) => `${count} pesanan belum dibayar`,
  ),
  performance: inEnglish('Performance Summary', 'Ringkasan kinerja'),
  paidOrders: inEnglish('Total Paid Orders', 'Pesanan lunas'),
  averageOrder: inEnglish('Average Order Value', 'Rata-rata per pesanan'),
  popularOrders: inEnglish('20pcs Orders', 'Pesanan 20 pcs'),
  activeDays: inEnglish('Active Days', 'Hari dengan penjualan'),
  inPeriod: inEnglish('in this period', 'dalam periode ini'),
  ofAllTime: inEnglish('all time', 'semua waktu'),
  popularInPeriod: inEnglish('Popular, in this period', 'Terlaris, dalam periode ini'),
  popularAllTime: inEnglish('Popular, all time', 'Terlaris, semua waktu'),
  ofDays: fillEnglish('of {days} days', 'dari {days} hari'),
} as const
