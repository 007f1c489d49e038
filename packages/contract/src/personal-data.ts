import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { AdminOrder, OrderEvent } from './orders.ts'
import { PaymentAttemptView } from './payments.ts'
import { Review } from './reviews.ts'

/**
 * Everything the shop keeps about one person, as it is handed out on request (UU 27/2022, Art. 32). The person is a
 * phone number; field names are those of the API.
 */
export const PersonalData = z.object({
  shopName: z.string(),
  exportedAt: WireInstant,
  /** The number as it is compared: digits without a leading zero or 62. */
  phoneKey: z.string(),
  /** Newest first, each with who did what and who looked. */
  orders: z.array(AdminOrder.extend({ events: z.array(OrderEvent), payments: z.array(PaymentAttemptView) })),
  /** Reviews written through the links of these orders, or with an e-mail address of theirs. */
  reviews: z.array(Review),
  /** What the owner noted about the person; null when nothing. */
  note: z.string().nullable(),
  /** Why the number may not order; null when it may. */
  blockReason: z.string().nullable(),
})
export type PersonalData = z.infer<typeof PersonalData>

/** What an erasure did. The sums of the accounts are as before. */
export const ErasedPerson = z.object({
  /** Orders whose personal data is gone; their figures stay. */
  orders: z.int(),
  reviews: z.int(),
  /** The number stays on the block list: the list protects the shop. */
  staysBlocked: z.boolean(),
})
export type ErasedPerson = z.infer<typeof ErasedPerson>
