import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Time window in the order form. */
export const timeWindows = {
  deliveryTime: inIndonesian('Jam kirim', 'Delivery time'),
  pickUpTime: inIndonesian('Jam ambil', 'Pick-up time'),
  choose: inIndonesian('Pilih jam', 'Choose a time'),
  full: fillIndonesian('{window} · penuh', '{window} · full'),
  fullNow: fillIndonesian(
    'Jam {window} sudah penuh. Pilih jam atau tanggal lain.',
    '{window} is full. Choose another time or day.',
  ),
  allFull: inIndonesian(
    'Semua jam pada tanggal ini sudah penuh. Pilih tanggal lain.',
    'Every time on this day is full. Choose another day.',
  ),
} as const
