import { isAtMostOnePhone, isUsablePhone } from '@dimsum/domain/phone'
import { deskFields, deskLimits } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line } from './text-fields.ts'

/** Blocks a phone number from ordering. The desk validates with it too, so it uses `zod/mini`. */
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
