import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Field for a promotion code in the order form, shown while the shop has a valid one. */
export const promotionCode = {
  ask: inIndonesian('Punya kode promo?', 'Have a promotion code?'),
  use: inIndonesian('Pakai', 'Apply'),
  applied: fillIndonesian('Kode dipakai: {amount}', 'Code applied: {amount}'),
  remove: inIndonesian('Hapus kode', 'Remove code'),
  packageFirst: inIndonesian(
    'Pilih paket dulu, lalu potongannya langsung dihitung.',
    'Choose a pack first, then we work out what the code takes off.',
  ),
  isOffline: inIndonesian(
    'Kode belum bisa diperiksa. Sambungkan internet, lalu tekan «Pakai».',
    'The code could not be checked. Connect to the internet, then press “Apply”.',
  ),
} as const
