import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { deskFields, numberBetween, type units } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line, momentField, PackageTypeField, paragraph, wibDayField } from './text-fields.ts'

/** Requests that edit the menu. The desk validates with them too, so they use `zod/mini`. */

const wholeNumber = (min: number, max: number, unit: keyof typeof units) => {
  const range = numberBetween({ min, max, unit }).id
  return z.int(range).check(z.minimum(min, range), z.maximum(max, range))
}
const day = () => z.nullable(wibDayField({ required: deskFields.required.id, invalid: deskFields.date.id }))
const moment = () => z.nullable(momentField(deskFields.date.id))
const limit = () => z.nullable(wholeNumber(1, 1_000_000, 'packages'))
const required = { min: 1, minMessage: deskFields.required.id }

const menuFields = {
  name: z.object({ id: line({ ...required, max: 60 }), en: line({ max: 60 }) }),
  description: z.object({ id: paragraph({ max: 200 }), en: paragraph({ max: 200 }) }),
  pieces: wholeNumber(1, 1_000, 'pcs'),
  /** Whole rupiah. */
  price: wholeNumber(1, 99_999_999, 'rupiah'),
  badge: z.nullable(z.enum(menuBadges)),
  state: z.enum(menuStates),
  soldOutUntil: day(),
  orderFrom: moment(),
  orderUntil: moment(),
  deliverFrom: day(),
  deliverUntil: day(),
  totalLimit: limit(),
  dayLimit: limit(),
  orderLimit: limit(),
}

type Judged = { [Field in 'orderFrom' | 'orderUntil' | 'deliverFrom' | 'deliverUntil']: string | null }

/** The field that contradicts the other fields of a package, and the reason; null when none does. */
export const contradictionInMenu = ({ orderFrom, orderUntil, deliverFrom, deliverUntil }: Judged) => {
  if (orderFrom !== null && orderUntil !== null && orderUntil <= orderFrom)
    return { path: 'orderUntil' as const, message: deskFields.untilAfterFrom.id }
  if (deliverFrom !== null && deliverUntil !== null && deliverUntil < deliverFrom)
    return { path: 'deliverUntil' as const, message: deskFields.untilAfterFrom.id }
  return null
}

/**
 * A new package. The server derives its key from the name and returns it. An empty English text falls back to the
 * Indonesian one.
 */
export const NewPackage = z.object(menuFields).check(
  z.superRefine((entry, context) => {
    const fault = contradictionInMenu(entry)
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message })
  }),
)
export type NewPackage = z.output<typeof NewPackage>
export type NewPackageInput = z.input<typeof NewPackage>

const changeable = z.partial(z.object(menuFields))

/**
 * A partial update: omitted fields stay unchanged. `expected` holds the values the screen showed; if they differ from
 * the stored ones, the answer is 409 `stale`.
 */
export const ChangePackage = z
  .extend(changeable, { expected: z.optional(changeable) })
  .check(
    z.refine(
      ({ expected: _, ...change }) => Object.values(change).some((value) => value !== undefined),
      fields.required.en,
    ),
  )
export type ChangePackage = z.output<typeof ChangePackage>

/** All keys that are not archived in their new order, and in the order the screen showed. */
export const SortMenu = z.object({
  packageTypes: z.array(PackageTypeField).check(z.maxLength(200)),
  expected: z.array(PackageTypeField).check(z.maxLength(200)),
})
export type SortMenu = z.output<typeof SortMenu>
