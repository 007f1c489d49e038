import { inIndonesian } from '../sentence.ts'

/** The 404 page (product.md section 2). */
export const notFoundText = inIndonesian(
  'Halaman ini tidak ada. Dimsumnya tetap ada.',
  'There is no such page. There is still dimsum.',
)
