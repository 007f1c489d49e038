import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Day of delivery or pick-up in the order form. */
export const orderDay = {
  deliveryDay: inIndonesian('Tanggal kirim', 'Delivery day'),
  pickUpDay: inIndonesian('Tanggal ambil', 'Pick-up day'),
  byChat: inIndonesian('Kita atur lewat WhatsApp', 'Let’s arrange it on WhatsApp'),
  closed: fillIndonesian('{day} · tutup', '{day} · closed'),
  full: fillIndonesian('{day} · penuh', '{day} · full'),
  left: fillIndonesian('{day} · sisa {pieces}', '{day} · {pieces} left'),
  notLoaded: inIndonesian('Tanggal belum bisa dimuat.', 'The days could not be loaded.'),
  choose: inIndonesian('Pilih tanggal', 'Choose a day'),
  noneYet: fillIndonesian(
    'Tanggal untuk {name} belum dibuka. Tanya kami lewat WhatsApp.',
    'The days for {name} are not open yet. Ask us on WhatsApp.',
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
  unknown: fillIndonesian(
    '{day} sudah tidak bisa dipesan. Pilih tanggal lain.',
    '{day} can no longer be ordered. Choose another day.',
  ),
  full: fillIndonesian(
    '{day} tinggal {left}, pesanan ini {wanted}. Kurangi jumlahnya atau pilih tanggal lain.',
    '{day} has {left} left, this order is {wanted}. Order fewer or choose another day.',
  ),
  closed: fillIndonesian(
    'Dapur kami tutup pada {day}. Pilih tanggal lain.',
    'Our kitchen is closed on {day}. Choose another day.',
  ),
  outside: fillIndonesian(
    '{name} hanya untuk tanggal {days}. Pilih tanggal lain.',
    '{name} is only for {days}. Choose another day.',
  ),
  soldOut: fillIndonesian(
    '{name} habis sampai {day}. Pilih tanggal sesudahnya.',
    '{name} is sold out until {day}. Choose a later day.',
  ),
  tooLateForBig: fillIndonesian(
    'Untuk {pieces} atau lebih, {day} sudah ditutup. Pilih tanggal lain.',
    'For {pieces} or more, orders for {day} are closed. Choose another day.',
  ),
  tooLate: fillIndonesian(
    'Pemesanan untuk {day} sudah ditutup. Pilih tanggal lain.',
    'Orders for {day} are closed. Choose another day.',
  ),
} as const
