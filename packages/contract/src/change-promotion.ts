import { isPromotionCode, promotionCodeOf, promotionKinds } from '@dimsum/domain/promotion'
import { deskFields, numberBetween } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { changeOf, DeskDay, wholeNumber, withoutContradiction } from './desk-fields.ts'
import { PackageTypeField } from './text-fields.ts'

/** Requests that edit promotion codes. The desk validates with them too, so they use `zod/mini`. */

const day = () => z.nullable(DeskDay)
const Most = z.nullable(wholeNumber(1, 1_000_000, 'orders'))

/** Stored trimmed and in capitals, so that codes are unique regardless of case and blanks. */
const CodeField = z.pipe(
  z.pipe(
    z.string(deskFields.required.id).check(z.maxLength(100, deskFields.promotionCode.id)),
    z.transform(promotionCodeOf),
  ),
  z.string().check(z.refine(isPromotionCode, deskFields.promotionCode.id)),
)

const promotionFields = {
  code: CodeField,
  kind: z.enum(promotionKinds),
  /** Percent, or whole rupiah. */
  value: wholeNumber(1, 99_999_999, 'rupiah'),
  /** Minimum price of the packages in whole rupiah. */
  leastOrder: wholeNumber(0, 99_999_999, 'rupiah'),
  /** Empty: every package. */
  packages: z.pipe(
    z.array(PackageTypeField).check(z.maxLength(200)),
    z.transform((types) => [...new Set(types)].sort()),
  ),
  from: day(),
  until: day(),
  mostUses: Most,
  mostUsesPerPhone: Most,
}

const percentRange = numberBetween({ min: 1, max: 100, unit: 'percent' }).id

type Judged = {
  kind: (typeof promotionKinds)[number]
  value: number
  from: string | null
  until: string | null
}

/** The field that contradicts the other fields of a code, and the reason; null when none does. */
export const contradictionIn = ({ kind, value, from, until }: Judged) => {
  if (kind === 'percent' && value > 100) return { path: 'value' as const, message: percentRange }
  if (from !== null && until !== null && until < from)
    return { path: 'until' as const, message: deskFields.untilAfterFrom.id }
  return null
}

export const NewPromotionCode = z.object(promotionFields).check(withoutContradiction(contradictionIn))
export type NewPromotionCode = z.output<typeof NewPromotionCode>
export type NewPromotionCodeInput = z.input<typeof NewPromotionCode>

export const ChangePromotionCode = changeOf({ ...promotionFields, isActive: z.boolean() })
export type ChangePromotionCode = z.output<typeof ChangePromotionCode>
