/** Reasons for rejected stock changes. */
import { fillEnglish, inEnglish } from '../sentence.ts'

export const inventoryRefusals = {
  counted: fillEnglish(
    'Stock of {type} is already counted; change that item instead.',
    'Stok {type} sudah dihitung; ubah barang itu saja.',
  ),
  missing: inEnglish('This inventory item does not exist.', 'Barang stok ini tidak ada.'),
  stockIs: fillEnglish(
    'The stock is {left} now. Look at it and change it again.',
    'Stoknya sekarang {left}. Periksa, lalu ubah lagi.',
  ),
  recorded: fillEnglish(
    'Your first press was recorded: {delta} packs, the stock is {left}. Press again only if this comes on top.',
    'Tekanan pertama sudah tercatat: {delta} paket, stoknya {left}. Tekan lagi hanya kalau ini tambahannya.',
  ),
  itemChanged: inEnglish(
    'This item was changed meanwhile. Look at it and change it again.',
    'Barang ini baru diubah. Periksa, lalu ubah lagi.',
  ),
} as const
