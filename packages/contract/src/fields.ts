import { orderStatuses } from '@dimsum/domain/order-status'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'

/** Field schemas that several calls share. What people write is in `text-fields.ts`. */

export const OrderStatusField = z.enum(orderStatuses)

/** Order ids are names, not keys: one to nine ASCII digits in a path (docs/security.md, T41). */
export const OrderIdParams = z.object({
  id: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number),
})

/** Row ids of inventory, reviews, attention entries. */
export const RowIdParams = OrderIdParams

/** Made by a form, so that what it records is recorded once, however often it is sent. */
export const RequestKeyField = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, fields.invalidInput.en)

/** Rupiah on the wire: `"58000.00"`. */
export const WireRupiah = z.string().regex(/^-?\d+\.\d{2}$/)

/** An instant on the wire: ISO 8601 in UTC. */
export const WireInstant = z.iso.datetime()
