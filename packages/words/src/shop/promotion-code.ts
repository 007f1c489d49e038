import { inIndonesian } from '../sentence.ts'

/** The field for a promotion code in the order form, shown while the shop has one that is valid. */
export const promotionCode = {
  code: inIndonesian('Kode promo', 'Promotion code'),
  use: inIndonesian('Pakai', 'Use'),
  remove: inIndonesian('Hapus kode', 'Remove code'),
} as const
