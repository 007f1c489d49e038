/** Reasons why a cash shift is not opened or closed. */
import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const cashRefusals = {
  missing: inIndonesian('Kas tidak ditemukan.', 'Cash shift not found.'),
  alreadyOpen: inIndonesian(
    'Kas Anda sudah dibuka, mungkin di perangkat lain.',
    'Your cash shift is already open, perhaps on another device.',
  ),
  alreadyClosed: inIndonesian(
    'Kas ini sudah ditutup, mungkin di perangkat lain.',
    'This cash shift is already closed, perhaps on another device.',
  ),
  moved: fillIndonesian(
    'Baru ada uang tunai lain: seharusnya sekarang {expected}. Hitung lagi, lalu tutup.',
    'Other cash was just recorded: {expected} is expected now. Count again, then close.',
    { expected: formatRupiah },
  ),
  whyDifferent: inIndonesian(
    (difference: number) => `Selisih ${formatRupiah(difference)}. Tulis alasannya.`,
    (difference) => `The difference is ${formatRupiah(difference)}. Write the reason.`,
  ),
} as const
