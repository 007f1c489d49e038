/** Reasons for rejected stock changes. */
import { inEnglish } from '../sentence.ts'

export const inventoryRefusals = {
  counted: inEnglish(
    (type: string) => `Stock of ${type} is already counted; change that item instead.`,
    (type) => `Stok ${type} sudah dihitung; ubah barang itu saja.`,
  ),
  missing: inEnglish('This inventory item does not exist.', 'Barang stok ini tidak ada.'),
  stockIs: inEnglish(
    (left: number) => `The stock is ${left} now. Look at it and change it again.`,
    (left) => `Stoknya sekarang ${left}. Periksa, lalu ubah lagi.`,
  ),
  recorded: inEnglish(
    (delta: number, left: number) =>
      `Your first press was recorded: ${delta} packs, the stock is ${left}. Press again only if this comes on top.`,
    (delta, left) =>
      `Tekanan pertama sudah tercatat: ${delta} paket, stoknya ${left}. Tekan lagi hanya kalau ini tambahannya.`,
  ),
  itemChanged: inEnglish(
    'This item was changed meanwhile. Look at it and change it again.',
    'Barang ini baru diubah. Periksa, lalu ubah lagi.',
  ),
} as const
