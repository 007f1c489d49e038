import { z } from 'zod'
import { RequestKeyField } from './fields.ts'
import { OrderLineFields } from './place-order.ts'

/** Packages sold for cash at the counter and handed over at once. */
export const CounterSale = z.object({
  /** An idempotency key: one sale per key. */
  key: RequestKeyField,
  items: z.array(OrderLineFields).min(1).max(40),
  /** The total that the screen showed, in whole rupiah. */
  expectedTotal: z.int().min(0).max(99_999_999),
})
export type CounterSale = z.infer<typeof CounterSale>
