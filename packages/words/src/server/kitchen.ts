/** Reasons for rejected kitchen steps. `number` is the order's, as on its label. */
import type { OrderStatus } from '@dimsum/domain/order-status'
import { windowWords } from '@dimsum/domain/time-windows'
import { dates } from '../dates.ts'
import { statusBadge, statusTracking } from '../order-status.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const kitchenRefusals = {
  cancelled: fillIndonesian('Pesanan #{number} sudah dibatalkan.', 'Order #{number} is cancelled.'),
  handedOver: fillIndonesian('Pesanan #{number} sudah diserahkan.', 'Order #{number} has been handed over.'),
  dayIsOver: fillIndonesian('Tanggal {day} sudah lewat.', '{day} is over.', { day: dates.day }),
  noLine: inIndonesian('Baris pesanan ini tidak ada.', 'This line of an order does not exist.'),
  doNotCook: fillIndonesian(
    'Pesanan #{number} sudah dibatalkan, jangan dimasak.',
    'Order #{number} is cancelled, do not cook it.',
  ),
  noLabel: inIndonesian('Ini bukan label pesanan kami.', 'This is not a label of ours.'),
  noOrder: fillIndonesian('Tidak ada pesanan #{number}.', 'There is no order #{number}.'),
  justChanged: fillIndonesian(
    'Pesanan #{number} baru saja berubah. Scan lagi.',
    'Order #{number} has just changed. Scan it again.',
  ),
  doNotPack: fillIndonesian(
    'Pesanan #{number} sudah dibatalkan. Jangan dikemas atau diserahkan.',
    'Order #{number} is cancelled. Do not pack it or hand it over.',
  ),
  already: fillIndonesian(
    'Pesanan #{number} sudah {status}. Tidak ada yang diubah.',
    'Order #{number}: {status} already. Nothing was changed.',
    { status: (status: OrderStatus) => statusTracking[status] },
  ),
  alreadyPacked: fillIndonesian(
    'Pesanan #{number} sudah {status}. Tidak ada yang diubah.',
    'Order #{number}: {status} already. Nothing was changed.',
    { status: (status: OrderStatus) => statusBadge[status] },
  ),
  unconfirmed: fillIndonesian(
    'Pesanan #{number} belum dikonfirmasi dan belum dibayar. Hubungi pelanggan dulu.',
    'Order #{number} is neither confirmed nor paid. Contact the customer first.',
  ),
  notPacked: fillIndonesian(
    'Pesanan #{number} belum dikemas. Scan saat mengemas dulu.',
    'Order #{number} is not packed yet. Scan it while packing first.',
  ),
  dayClosed: fillIndonesian('Dapur tutup pada {day}.', 'The kitchen is closed on {day}.', { day: dates.day }),
  dayTooFull: fillIndonesian(
    'Dapur pada {day} tinggal {left} pcs; pesanan ini {pieces} pcs.',
    'The kitchen has room for {left} pcs on {day}; this order has {pieces} pcs.',
    { day: dates.day },
  ),
  windowFull: fillIndonesian('{day}, {window} sudah penuh.', '{day}, {window} is full.', {
    day: dates.day,
    window: windowWords,
  }),
  dayChanged: inIndonesian(
    (day: string) => `${dates.day(day).id} baru diubah di perangkat lain. Periksa, lalu simpan lagi.`,
    (day) => `${dates.day(day).en} was just changed on another device. Check it, then save again.`,
  ),
  orderMoved: fillIndonesian(
    'Pesanan #{number} baru dipindahkan di perangkat lain. Periksa, lalu simpan lagi.',
    'Order #{number} was just moved on another device. Check it, then save again.',
  ),
  labelsChanged: inIndonesian(
    (count: number) =>
      `${count === 1 ? 'Pesanan ini' : 'Semua pesanan ini'} berubah sesudah labelnya ditampilkan. Cetak lagi.`,
    (count) =>
      `${count === 1 ? 'This order has' : 'All these orders have'} changed since the label was shown. Print again.`,
  ),
  planTooLong: fillIndonesian('Paling banyak {days} hari.', 'At most {days} days.'),
} as const
