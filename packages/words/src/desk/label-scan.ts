import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const labelScan = {
  step: inIndonesian('Yang dikerjakan sekarang', 'What you are doing now'),
  steps: {
    pack: {
      name: inIndonesian('Kemas', 'Pack'),
      effect: inIndonesian('jadi Siap', 'to Ready'),
    },
    'hand-over': {
      name: inIndonesian('Serahkan', 'Hand over'),
      effect: inIndonesian('jadi Selesai', 'to Completed'),
    },
  },
  number: inIndonesian('Nomor pesanan', 'Order number'),
  enter: inIndonesian('Catat', 'Enter'),
  pointScanner: inIndonesian(
    'Arahkan scanner ke barcode di label. Tidak perlu menekan apa-apa.',
    'Point the scanner at the barcode on the label. No button to press.',
  ),
  earlier: inIndonesian('Sebelumnya', 'Earlier'),
} as const

/** The camera scanner. */
export const labelCamera = {
  use: inIndonesian('Pakai kamera', 'Use the camera'),
  close: inIndonesian('Tutup kamera', 'Close the camera'),
  picture: inIndonesian('Gambar kamera', 'Camera picture'),
  failed: inIndonesian('Kamera belum bisa dipakai.', 'The camera cannot be used.'),
  allow: inIndonesian(
    'Izinkan kamera untuk situs ini di pengaturan browser, atau ketik nomor pesanannya di atas.',
    'Allow the camera for this site in the browser’s settings, or type the order number above.',
  ),
  typeNumber: inIndonesian('Ketik nomor pesanannya di atas.', 'Type the order number above.'),
} as const

/** Results of a scan. */
export const scanResult = {
  undone: inIndonesian('Diurungkan: {number} {status}', 'Undone: {number} {status}'),
  codeUndone: fillIndonesian('{code} · diurungkan', '{code} · undone'),
  code: inIndonesian('Kode: {code}', 'Code: {code}'),
  collect: inIndonesian('Belum bayar: tagih {amount}', 'Not paid: collect {amount}'),
  otherDay: fillIndonesian('Untuk {day}, bukan hari ini', 'For {day}, not today', { day: dates.day }),
  forCourier: inIndonesian('Untuk kurir: {phone}', 'For the courier: {phone}'),
  notOurs: inIndonesian('Ini bukan label pesanan kami.', 'This is not a label of ours.'),
  notSent: inIndonesian(
    'Belum terkirim. Periksa sambungan, lalu scan lagi.',
    'Not sent. Check the connection, then scan again.',
  ),
  notUndone: inIndonesian('Belum diurungkan', 'Not undone'),
} as const
