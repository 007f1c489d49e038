import { maxChoiceOptions } from '@dimsum/domain/choices'
import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { deskFields } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { changeOf, DeskDay, wholeNumber, withoutContradiction } from './desk-fields.ts'
import { line, momentField, PackageTypeField, paragraph } from './text-fields.ts'

/** Requests that edit the menu. The desk validates with them too, so they use `zod/mini`. */

const day = () => z.nullable(DeskDay)
const moment = () => z.nullable(momentField(deskFields.date.id))
const limit = () => z.nullable(wholeNumber(1, 1_000_000, 'packages'))
const databaseId = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const required = { min: 1, minMessage: deskFields.required.id }
const name = () => z.object({ id: line({ ...required, max: 60 }), en: line({ max: 60 }) })

/** Both texts are empty for a package without a category. */
const category = () =>
  z
    .object({ id: line({ max: 60 }), en: line({ max: 60 }) })
    .check(z.refine(({ id, en }) => id !== '' || en === '', { error: deskFields.required.id, path: ['id'] }))

const menuFields = {
  name: name(),
  description: z.object({ id: paragraph({ max: 200 }), en: paragraph({ max: 200 }) }),
  category: z.optional(category()),
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
 * Indonesian one. `choicesOf` is the key of a package whose groups of choices the new one gets too.
 */
export const NewPackage = z
  .object({ ...menuFields, choicesOf: z.optional(PackageTypeField) })
  .check(withoutContradiction(contradictionInMenu))
export type NewPackage = z.output<typeof NewPackage>
export type NewPackageInput = z.input<typeof NewPackage>

export const ChangePackage = changeOf(menuFields)
export type ChangePackage = z.output<typeof ChangePackage>

/** All keys that are not archived in their new order, and in the order the screen showed. */
export const SortMenu = z.object({
  packageTypes: z.array(PackageTypeField).check(z.maxLength(200)),
  expected: z.array(PackageTypeField).check(z.maxLength(200)),
})
export type SortMenu = z.output<typeof SortMenu>

/** Ids of all groups of choices in their new order, and in the order the screen showed. */
export const SortChoices = z.object({
  ids: z.array(databaseId()).check(z.maxLength(200)),
  expected: z.array(databaseId()).check(z.maxLength(200)),
})
export type SortChoices = z.output<typeof SortChoices>

const optionFields = {
  name: name(),
  priceDifference: wholeNumber(0, 99_999_999, 'rupiah'),
  isDefault: z.boolean(),
  soldOutUntil: day(),
}

const choiceFields = {
  name: name(),
  min: wholeNumber(0, maxChoiceOptions, 'options'),
  max: wholeNumber(1, maxChoiceOptions, 'options'),
  /** All of them, in the order of the page: with its `id` an option stays that option, without one it is new. */
  options: z
    .array(z.object({ ...optionFields, id: z.optional(databaseId()) }))
    .check(z.minLength(1, deskFields.required.id), z.maxLength(maxChoiceOptions)),
  /** Keys of the packages that have it. */
  packages: z.array(PackageTypeField).check(z.maxLength(200)),
}

type JudgedChoices = { min: number; max: number; options: readonly { isDefault: boolean }[] }

/** The field of a group of choices that does not go with its others, and why; null when all do. */
export const contradictionInChoices = ({ min, max, options }: JudgedChoices) => {
  if (max < min) return { path: 'max' as const, message: deskFields.maxBelowMin.id }
  if (max > options.length) return { path: 'max' as const, message: deskFields.moreThanOptions.id }
  if (options.filter(({ isDefault }) => isDefault).length > max)
    return { path: 'options' as const, message: deskFields.tooManyDefaults.id }
  return null
}

/** A new group of choices, the last one. An empty English text is the Indonesian. */
export const NewChoiceGroup = z.object(choiceFields).check(withoutContradiction(contradictionInChoices))
export type NewChoiceGroup = z.output<typeof NewChoiceGroup>
export type NewChoiceGroupInput = z.input<typeof NewChoiceGroup>

/** The options are changed as a whole. */
export const ChangeChoiceGroup = changeOf(choiceFields)
export type ChangeChoiceGroup = z.output<typeof ChangeChoiceGroup>
