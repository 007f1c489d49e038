import { formatPieces } from '@dimsum/domain/pricing'
import { formatDayShort, formatWibDayOfYear } from '@dimsum/domain/wib-date'
import { inIndonesian } from '../sentence.ts'

type Named = { readonly id: string; readonly en: string }

/** Day of delivery or pick-up in the order form. */
export const orderDay = {
  deliveryDay: inIndonesian('Tanggal kirim', 'Delivery day'),
  pickUpDay: inIndonesian('Tanggal ambil', 'Pick-up day'),
  byChat: inIndonesian('Kita atur lewat WhatsApp', 'Let’s arrange it on WhatsApp'),
  closed: inIndonesian(
    (day: string) => `${formatWibDayOfYear(day)} · tutup`,
    (day) => `${formatWibDayOfYear(day, 'en')} · closed`,
  ),
  full: inIndonesian(
    (day: string) => `${formatWibDayOfYear(day)} · penuh`,
    (day) => `${formatWibDayOfYear(day, 'en')} · full`,
  ),
  left: inIndonesian(
    (day: string, pieces: number) => `${formatWibDayOfYear(day)} · sisa ${formatPieces(pieces)}`,
    (day, pieces) => `${formatWibDayOfYear(day, 'en')} · ${formatPieces(pieces)} left`,
  ),
  choose: inIndonesian('Pilih tanggal', 'Choose a day'),
  noneYet: inIndonesian(
    (name: Named) => `Tanggal untuk ${name.id} belum dibuka. Tanya kami lewat WhatsApp.`,
    (name) => `The days for ${name.en} are not open yet. Ask us on WhatsApp.`,
  ),
  noneInCommon: inIndonesian(
    'Paket di pesanan ini tidak punya tanggal kirim yang sama. Silakan buat dua pesanan.',
    'The packs in this order have no delivery day in common. Please place two orders.',
  ),
  orderNowFor: inIndonesian('Pesan sekarang untuk {day}', 'Order now for {day}'),
  closedUntil: inIndonesian(
    'Kami sedang tutup sampai {day}. Pesanan untuk setelah tanggal itu tetap bisa dibuat.',
    'We are closed until {day}. You can still order for any day after that.',
  ),
} as const

/** Reasons why the chosen day does not fit the order, and what to do. */
export const dayMisfit = {
  unknown: inIndonesian(
    (day: string) => `${formatWibDayOfYear(day)} sudah tidak bisa dipesan. Pilih tanggal lain.`,
    (day) => `${formatWibDayOfYear(day, 'en')} can no longer be ordered. Choose another day.`,
  ),
  full: inIndonesian(
    (day: string, left: number, wanted: number) =>
      `${formatWibDayOfYear(day)} tinggal ${formatPieces(left)}, pesanan ini ${formatPieces(wanted)}. Kurangi jumlahnya atau pilih tanggal lain.`,
    (day, left, wanted) =>
      `${formatWibDayOfYear(day, 'en')} has ${formatPieces(left)} left, this order is ${formatPieces(wanted)}. Order fewer or choose another day.`,
  ),
  closed: inIndonesian(
    (day: string) => `Dapur kami tutup pada ${formatWibDayOfYear(day)}. Pilih tanggal lain.`,
    (day) => `Our kitchen is closed on ${formatWibDayOfYear(day, 'en')}. Choose another day.`,
  ),
  outside: inIndonesian(
    (name: Named, days: Named) => `${name.id} hanya untuk tanggal ${days.id}. Pilih tanggal lain.`,
    (name, days) => `${name.en} is only for ${days.en}. Choose another day.`,
  ),
  soldOut: inIndonesian(
    (name: Named, until: string) =>
      `${name.id} habis sampai ${formatDayShort(until)}. Pilih tanggal sesudahnya.`,
    (name, until) => `${name.en} is sold out until ${formatDayShort(until, 'en')}. Choose a later day.`,
  ),
  tooLateForBig: inIndonesian(
    (day: string, pieces: number) =>
      `Untuk ${formatPieces(pieces)} atau lebih, ${formatWibDayOfYear(day)} sudah ditutup. Pilih tanggal lain.`,
    (day, pieces) =>
      `For ${formatPieces(pieces)} or more, orders for ${formatWibDayOfYear(day, 'en')} are closed. Choose another day.`,
  ),
  tooLate: inIndonesian(
    (day: string) => `Pemesanan untuk ${formatWibDayOfYear(day)} sudah ditutup. Pilih tanggal lain.`,
    (day) => `Orders for ${formatWibDayOfYear(day, 'en')} are closed. Choose another day.`,
  ),
} as const
