import { maxDeliveryFee } from '@dimsum/domain/delivery-areas'
import { deskFields } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line, OptionalEmailField, optionalParagraph, PhoneOrNoneField, paragraph } from './text-fields.ts'

/** The form of the desk. */
export const DetailsForm = z.object({
  customerName: line({ min: 1, minMessage: deskFields.required.id, max: 100 }),
  customerPhone: PhoneOrNoneField,
  customerEmail: OptionalEmailField,
  customerAddress: paragraph({ min: 10, minMessage: fields.addressTooShort.en, max: 500 }),
  notes: optionalParagraph({ max: 1000 }),
  isDelivery: z.boolean(),
  /** Whole rupiah; null or 0 without a delivery area adds no charge. Ignored for a pick-up. */
  deliveryFee: z.nullable(
    z
      .int(deskFields.amountWrong.id)
      .check(z.minimum(0, deskFields.amountWrong.id), z.maximum(maxDeliveryFee, deskFields.amountWrong.id)),
  ),
  /** The name of the delivery area, for the invoice. */
  deliveryArea: line({ max: 60 }),
})

const stored = z.string().check(z.maxLength(4_000))

/** The owner corrects who gets an order that is not handed over, and how. `expected` is what her form was filled from. */
export const EditDetails = z.extend(DetailsForm, {
  expected: z.object({
    customerName: stored,
    customerPhone: stored,
    customerEmail: z.nullable(stored),
    customerAddress: stored,
    notes: z.nullable(stored),
    isDelivery: z.boolean(),
    deliveryFee: z.nullable(z.int()),
    deliveryArea: stored,
  }),
})
export type EditDetails = z.output<typeof EditDetails>
export type EditDetailsInput = z.input<typeof EditDetails>
export type Details = z.output<typeof DetailsForm>
export type DetailsInput = z.input<typeof DetailsForm>
