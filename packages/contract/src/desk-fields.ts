import { deskFields, numberBetween, type units } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { wibDayField } from './text-fields.ts'

/** Fields and frames of requests that the desk validates too, so they use `zod/mini`. */

export const wholeNumber = (min: number, max: number, unit: keyof typeof units) => {
  const range = numberBetween({ min, max, unit }).id
  return z.int(range).check(z.minimum(min, range), z.maximum(max, range))
}

export const DeskDay = wibDayField({ required: deskFields.required.id, invalid: deskFields.date.id })

/** Refuses fields that contradict each other: `judge` names the field and the reason, null when none does. */
export const withoutContradiction = <Entry>(
  judge: (entry: Entry) => { path: string; message: string } | null,
) =>
  z.superRefine<Entry>((entry, context) => {
    const fault = judge(entry)
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message })
  })

/**
 * A partial update: omitted fields stay unchanged. `expected` holds the values the screen showed; if they differ from
 * the stored ones, the answer is 409 `stale`.
 */
export const changeOf = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const changeable = z.partial(z.object(shape))
  return z
    .extend(changeable, { expected: z.optional(changeable) })
    .check(
      z.refine(
        (entry: object) =>
          Object.entries(entry).some(([name, value]) => name !== 'expected' && value !== undefined),
        fields.required.en,
      ),
    )
}
