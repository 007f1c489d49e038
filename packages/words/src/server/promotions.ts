/** Reasons why a promotion code is not valid, or cannot be saved. */

import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { minuteCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Reasons shown to customers. */
export const promotionRefusals = {
  unknown: inIndonesian('Kode ini tidak dikenal.', 'This code is not known.'),
  off: inIndonesian('Kode ini sedang tidak berlaku.', 'This code is not valid at the moment.'),
  notYet: fillIndonesian('Kode ini berlaku mulai {from}.', 'This code is valid from {from}.', {
    from: dates.dayOfYear,
  }),
  over: inIndonesian(
    (until: string) => `Kode ini berlaku sampai ${dates.dayOfYear(until).id}, jadi sudah lewat.`,
    (until) => `This code was valid until ${dates.dayOfYear(until).en}.`,
  ),
  usedUp: inIndonesian('Kode ini sudah habis dipakai.', 'This code has been used up.'),
  usedByPhone: inIndonesian(
    'Kode ini sudah dipakai dengan nomor telepon ini.',
    'This code has already been used with this phone number.',
  ),
  belowLeastOrder: inIndonesian(
    (missing: Rupiah) => `Kode ini berlaku kalau pesanan ditambah ${formatRupiah(missing)} lagi.`,
    (missing) => `This code is valid once the order is ${formatRupiah(missing)} more.`,
  ),
  tooManyTries: fillIndonesian(
    'Terlalu banyak kode dicoba. Coba lagi dalam {minutes}, atau pesan tanpa kode.',
    'Too many codes were tried. Try again in {minutes}, or order without a code.',
    { minutes: minuteCount },
  ),
  otherPackages: inIndonesian(
    'Kode ini tidak berlaku untuk paket yang dipilih.',
    'This code is not valid for the packages chosen.',
  ),
} as const

/** Reasons shown to the owner. */
export const promotionKeeping = {
  codeTaken: inIndonesian('Kode ini sudah ada.', 'There is already a code like this.'),
  missing: inIndonesian('Kode promo ini sudah tidak ada.', 'This promotion code no longer exists.'),
  isUsed: inIndonesian(
    'Kode ini sudah dipakai di pesanan. Nonaktifkan saja.',
    'Orders have this code. Switch it off instead.',
  ),
  tooMany: fillIndonesian(
    'Paling banyak {most} kode. Hapus yang tidak dipakai dulu.',
    'At most {most} codes. Delete unused ones first.',
  ),
} as const
