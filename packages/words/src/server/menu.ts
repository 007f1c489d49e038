/** Reasons for rejected changes of the menu. */
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const menuKeeping = {
  missing: inIndonesian('Paket ini sudah tidak ada.', 'This package no longer exists.'),
  isUsed: inIndonesian(
    'Paket ini sudah ada di pesanan, stok atau kode promo. Arsipkan saja.',
    'Orders, the stock or a promotion code name this package. Archive it instead.',
  ),
  piecesStay: inIndonesian(
    'Paket ini sudah pernah dipesan, jadi isinya tetap. Buat paket baru untuk isi yang lain.',
    'This package was ordered before, so its pieces stay. Add a new package for another number.',
  ),
  orderChanged: inIndonesian(
    'Urutan menu baru diubah di perangkat lain. Periksa, lalu urutkan lagi.',
    'The order of the menu was just changed on another device. Check it, then sort again.',
  ),
  otherPackages: inIndonesian('Sebutkan setiap paket satu kali.', 'Name each package once.'),
  choicesOrderChanged: inIndonesian(
    'Pilihan baru diubah di perangkat lain. Periksa, lalu urutkan lagi.',
    'The choices were just changed on another device. Check them, then sort again.',
  ),
  otherChoices: inIndonesian('Sebutkan setiap pilihan satu kali.', 'Name each group of choices once.'),
  choicesMissing: inIndonesian('Pilihan ini sudah tidak ada.', 'These choices no longer exist.'),
  tooManyChoices: fillIndonesian(
    '{name} sudah punya {most} pilihan. Lepas salah satu dulu.',
    '{name} already has {most} groups of choices. Remove one of them first.',
  ),
  tooManyGroups: fillIndonesian(
    'Paling banyak {most} pilihan. Hapus yang tidak dipakai dulu.',
    'At most {most} groups of choices. Delete unused ones first.',
  ),
  tooMany: fillIndonesian(
    'Paling banyak {most} paket. Hapus yang tidak dipakai dulu.',
    'At most {most} packages. Delete unused ones first.',
  ),
} as const
