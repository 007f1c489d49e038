import { inEnglish, inIndonesian } from '../sentence.ts'

/** What stands on a package wherever it is offered: landing page and order form. */
export const packagesOnSale = {
  popular: inEnglish('Popular', 'Terpopuler'),
  perPiece: inIndonesian('{price} per pcs', '{price} per pc'),
  soldOut: inIndonesian('Habis untuk hari ini', 'Sold out for today'),
} as const

/** What the built-in pictures of packages show, for whoever does not see them. */
export const packagePictures = {
  kecil: inIndonesian(
    'sepuluh siomay dalam satu kukusan bambu',
    'ten siomay dumplings in one bamboo steamer',
  ),
  sedang: inIndonesian(
    'dua puluh siomay dalam dua kukusan bambu',
    'twenty siomay dumplings in two bamboo steamers',
  ),
  besar: inIndonesian('seratus siomay di atas tampah', 'a hundred siomay dumplings on a bamboo tray'),
} as const
