import { isAtMostOnePhone, isUsablePhone, onePhoneOnly } from '@dimsum/domain/phone'
import * as z from 'zod/mini'
import { line } from './text-fields.ts'

const tooLong = (max: number) => `Paling banyak ${max} huruf.`

/** A number that may not order any more, and why. Judged in the owner's browser too, so written with zod's small side. */
export const BlockPhone = z.object({
  phone: line({ max: 30, maxMessage: tooLong(30) }).check(
    z.refine(isUsablePhone, 'Nomor telepon belum benar. Contoh: 081234567890.'),
    z.refine(isAtMostOnePhone, onePhoneOnly),
  ),
  reason: line({
    min: 1,
    minMessage: 'Tulis alasannya, untuk diingat nanti.',
    max: 300,
    maxMessage: tooLong(300),
  }),
})
export type BlockPhone = z.output<typeof BlockPhone>
