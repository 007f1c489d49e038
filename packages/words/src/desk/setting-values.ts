import { formatPieces } from '@dimsum/domain/pricing'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Shorter names of settings, for use beside their values. */
export const shortSettingNames = {
  ordering: inIndonesian('Terima pesanan baru', 'Take new orders'),
  bigOrderPieces: inIndonesian('Pesanan besar mulai', 'A big order starts at'),
  bigOrderLeadDays: inIndonesian('Pesanan besar: H-', 'Big orders: days ahead'),
  horizonDays: inIndonesian('Bisa dipesan ke depan', 'Open for orders ahead'),
  cashCeiling: inIndonesian('Batas bayar tunai', 'Cash limit'),
  retentionMonths: inIndonesian('Simpan data pelanggan', 'Keep customer data'),
  secondFactorDemanded: inIndonesian('Verifikasi dua langkah', 'Two-step verification'),
} as const

/** Values of settings. */
export const settingValues = {
  empty: inIndonesian('kosong', 'empty'),
  languagesOfNow: inIndonesian('Campuran, seperti semula', 'Mixed, as at first'),
  yes: inIndonesian('ya', 'yes'),
  no: inIndonesian('tidak', 'no'),
  open: inIndonesian('buka', 'open'),
  closed: inIndonesian('tutup', 'closed'),
  pausedUntil: fillIndonesian('jeda sampai {until} WIB', 'paused until {until} WIB'),
  noWindows: inIndonesian('tanpa pilihan jam', 'no times to choose'),
  byChatOnly: inIndonesian('tidak boleh, lewat chat saja', 'not allowed, by chat only'),
  noAccounts: inIndonesian('tidak ada', 'none'),
  picture: inIndonesian('ada gambar', 'a picture'),
  noAreas: inIndonesian('tidak ada, tanpa ongkir', 'none, no delivery fee'),
  noCeiling: inIndonesian('tanpa batas', 'no limit'),
  required: inIndonesian('wajib', 'required'),
  notRequired: inIndonesian('tidak wajib', 'not required'),
  noLimit: inIndonesian('tidak dibatasi', 'no limit'),
  dayOff: inIndonesian('libur', 'day off'),
  contained: inIndonesian('ada', 'in it'),
  notContained: inIndonesian('tidak ada', 'not in it'),
  noBestBefore: inIndonesian('tidak ditulis', 'not printed'),
  pieces: inIndonesian(
    (pieces: number) => formatPieces(pieces),
    (pieces) => formatPieces(pieces, 'en'),
  ),
  days: inIndonesian(
    (days: number) => `${days} hari`,
    (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
  ),
  hours: inIndonesian(
    (hours: number) => `${hours} jam`,
    (hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  ),
  months: inIndonesian(
    (months: number) => `${months} bulan`,
    (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
  ),
} as const

/** `Batas bayar tunai: tanpa batas → Rp 500.000` */
export const settingChange = fillIndonesian('{name}: {before} → {after}', '{name}: {before} → {after}')
