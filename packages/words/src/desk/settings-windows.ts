import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Settings, «Waktu kirim & ambil». */
export const windowSettings = {
  about: inIndonesian(
    'Pelanggan yang memilih tanggal juga memilih salah satu jam ini (WIB). Jam yang penuh tidak bisa dipilih lagi; batas pcs sehari tetap berlaku. Lembar masak urut menurut jam.',
    'A customer who chooses a day also chooses one of these times (WIB). A full one can no longer be chosen; the day’s own limit stays. The cook sheet follows them.',
  ),
  none: inIndonesian(
    'Belum ada jam: jamnya diatur lewat WhatsApp.',
    'No times yet: the hour is arranged on WhatsApp.',
  ),
  add: inIndonesian('Tambah jam', 'Add a time'),
  window: fillIndonesian('Jam {n}', 'Time {n}'),
  remove: fillIndonesian('Hapus jam {n}', 'Remove time {n}'),
  begins: inIndonesian('Mulai', 'From'),
  ends: inIndonesian('Selesai', 'Until'),
  for: inIndonesian('Untuk', 'For'),
  kinds: {
    both: inIndonesian('Diantar dan diambil', 'Delivery and pick-up'),
    delivery: inIndonesian('Diantar saja', 'Delivery only'),
    pickup: inIndonesian('Ambil sendiri saja', 'Pick-up only'),
  },
  mostOrders: inIndonesian('Paling banyak pesanan', 'Most orders'),
  mostPieces: inIndonesian('Paling banyak pcs', 'Most pieces'),
  limitHint: inIndonesian('Kosong: tidak dibatasi', 'Empty: no limit'),
} as const
