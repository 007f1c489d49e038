import { formatNumber } from '@dimsum/domain/number'
import { formatPieces } from '@dimsum/domain/pricing'
import { orderCount } from '../counts.ts'
import { fillIndonesian, inIndonesian, perLanguage } from '../sentence.ts'

/** `2.760 pcs` */
export const pieceCount = perLanguage(formatPieces)

/** «Dapur»: the cook sheet of a day with its sections. */
export const kitchen = {
  title: inIndonesian('Dapur', 'Kitchen'),
  cook: inIndonesian('Masak', 'Cook'),
  scan: inIndonesian('Scan label', 'Scan labels'),
  label: inIndonesian('Label', 'Labels'),
  sheetNotLoaded: inIndonesian('Lembar dapur belum bisa dimuat.', 'The kitchen sheet could not be loaded.'),
  looseNotLoaded: inIndonesian(
    'Pesanan tanpa tanggal dan yang lewat tanggal belum bisa dimuat.',
    'Orders without a date and past their date could not be loaded.',
  ),
  toCook: inIndonesian('Dimasak', 'To cook'),
  toCookAbout: inIndonesian(
    'Urutan serah: yang diantar dulu, lalu yang diambil.',
    'In hand-over order: deliveries first, then pick-ups.',
  ),
  toCookByTime: inIndonesian(
    'Urutan serah: menurut jam; yang diantar dulu, lalu yang diambil.',
    'In hand-over order: by time; deliveries first, then pick-ups.',
  ),
  ready: inIndonesian('Siap diserahkan', 'Ready to hand over'),
  readyAbout: inIndonesian(
    'Sudah dikemas. Scan labelnya saat diserahkan.',
    'Packed. Scan the label when you hand it over.',
  ),
  unconfirmed: inIndonesian('Belum dikonfirmasi', 'Not confirmed yet'),
  unconfirmedCall: inIndonesian(
    'Belum dibayar dan belum dikonfirmasi, jadi belum dihitung. Hubungi pelanggan lewat WhatsApp dulu, baru konfirmasi.',
    'Neither paid nor confirmed, so not counted yet. Write to the customer on WhatsApp first, then confirm.',
  ),
  unconfirmedWait: inIndonesian(
    'Belum dibayar dan belum dikonfirmasi, jadi belum dihitung. Pemilik atau kasir menghubungi pelanggannya dulu.',
    'Neither paid nor confirmed, so not counted yet. The owner or a cashier contacts the customer first.',
  ),
  undated: inIndonesian('Belum ada tanggal', 'No date yet'),
  undatedAbout: inIndonesian(
    'Beri tanggal supaya masuk ke lembar harinya.',
    'Give a date, so that it comes on the sheet of its day.',
  ),
  overdue: inIndonesian('Lewat tanggal, belum selesai', 'Past its date, not finished'),
  overdueAbout: inIndonesian(
    'Tandai selesai, pindahkan tanggalnya, atau batalkan.',
    'Mark as done, move the date, or cancel.',
  ),
  handedOver: inIndonesian('Sudah diserahkan', 'Handed over'),
  print: inIndonesian('Cetak', 'Print'),
  nothingSure: inIndonesian('Belum ada yang pasti dimasak', 'Nothing to cook for sure yet'),
  noOrders: inIndonesian('Belum ada pesanan untuk tanggal ini', 'No orders for this date yet'),
  reload: inIndonesian('Muat ulang', 'Reload'),
  updated: inIndonesian('diperbarui {time}', 'updated {time}'),
  tickNotSaved: inIndonesian('Centang belum tersimpan', 'The tick is not saved'),
  checkConnection: inIndonesian(
    'Periksa sambungan, lalu coba lagi.',
    'Check the connection, then try again.',
  ),
} as const

/** Totals of a day. */
export const cookTotals = {
  title: inIndonesian('Dikukus hari itu', 'To steam that day'),
  orders: orderCount,
  unconfirmed: fillIndonesian(
    '{count} belum dikonfirmasi ({pieces}, belum dihitung)',
    '{count} not confirmed ({pieces}, not counted)',
    { pieces: pieceCount },
  ),
  undated: fillIndonesian('{count} belum ada tanggal', '{count} without a date'),
  done: inIndonesian('Sudah jadi', 'Done'),
  allDone: inIndonesian('Semua sudah jadi', 'All done'),
  doneOf: fillIndonesian('{made} dari {of} sudah jadi', '{made} of {of} done', {
    made: perLanguage(formatNumber),
    of: pieceCount,
  }),
  piecesDone: fillIndonesian('{pieces} sudah jadi', '{pieces} done', { pieces: pieceCount }),
  withoutChoices: inIndonesian('tanpa pilihan', 'without choices'),
} as const

/** One order on the sheet. */
export const kitchenOrder = {
  time: inIndonesian('Jam', 'Time'),
  name: fillIndonesian('Pesanan {id}', 'Order {id}'),
  delivery: inIndonesian('Diantar', 'Delivery'),
  pickup: inIndonesian('Diambil', 'Pick-up'),
  paid: inIndonesian('Lunas', 'Paid'),
  unpaid: inIndonesian('Belum bayar', 'Not paid'),
  free: inIndonesian('Gratis', 'Free'),
  collect: inIndonesian('Tagih {amount}', 'Collect {amount}'),
  lineDone: inIndonesian('sudah jadi', 'done'),
  lineDoneOf: fillIndonesian('{quantity} × {name} sudah jadi', '{quantity} × {name} done'),
  more: inIndonesian('Alamat, label, tanggal', 'Address, label, date'),
  labelPrinted: inIndonesian('label dicetak {time}', 'label printed {time}'),
  map: inIndonesian(' (peta, tab baru)', ' (map, new tab)'),
  printLabel: inIndonesian('Cetak label', 'Print the label'),
  newTab: inIndonesian(' (tab baru)', ' (new tab)'),
  statusNotChanged: inIndonesian('Status belum berubah', 'The status is not changed'),
  moved: fillIndonesian('#{number} → {to}', '#{number} → {to}'),
  noDay: inIndonesian('tanpa tanggal', 'no date'),
  day: inIndonesian('Tanggal kirim atau ambil', 'Delivery or pick-up date'),
  move: inIndonesian('Pindahkan', 'Move'),
  moveAnyway: inIndonesian('Tetap pindahkan', 'Move anyway'),
} as const

/** Reasons to check an order. */
export const kitchenMarks = {
  blocked: inIndonesian('Nomor ini ada di daftar blokir', 'This number is on the block list'),
  'many-pending': inIndonesian(
    'Nomor ini punya banyak pesanan menunggu',
    'This number has many waiting orders',
  ),
  'many-from-address': inIndonesian(
    'Banyak pesanan dari alamat internet yang sama',
    'Many orders from the same internet address',
  ),
  'several-unpaid': inIndonesian(
    'Nomor ini punya 3 pesanan atau lebih yang belum dibayar',
    'This number has 3 or more unpaid orders',
  ),
  'above-cash-ceiling': inIndonesian(
    'Di atas batas bayar tunai: minta bayar dulu',
    'Above the cash limit: ask for payment first',
  ),
} as const
