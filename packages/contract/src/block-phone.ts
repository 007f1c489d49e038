import { isAtMostOnePhone, isUsablePhone } from '@dimsum/domain/phone'
import { deskFields, deskLimits } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line } from './text-fields.ts'

/** A number that may not order any more, and why. Judged in the owner's browser too, so written with zod's small side. */
export const BlockPhone = z.object({
  phone: line({ max: 30, maxMessage: deskLimits.textAtMost(30).id }).check(
    z.refine(isUsablePhone, deskFields.phone.id),
    z.refine(isAtMostOnePhone, fields.onePhoneOnly.id),
  ),
  reason: line({
    min: 1,
    minMessage: deskFields.reason.id,
    max: 300,
    maxMessage: deskLimits.textAtMost(300).id,
  }),
})
export type BlockPhone = z.output<typeof BlockPhone>
