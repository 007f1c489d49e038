import { inEnglish, inIndonesian } from '../sentence.ts'

/** Any path the shop does not know (product.md section 2). */
export const notFound = {
  title: inEnglish('404 Page Not Found', '404 Halaman Tidak Ditemukan'),
  text: inIndonesian(
    'Halaman ini tidak ada. Dimsumnya tetap ada.',
    'There is no such page. There is still dimsum.',
  ),
} as const
