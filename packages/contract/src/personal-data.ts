import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { AdminOrder, OrderEvent } from './orders.ts'
import { PaymentAttemptView } from './payments.ts'
import { Review } from './reviews.ts'

/**
 * All personal data of one person, for an access request (UU 27/2022, Art. 32). The person is identified by a phone
 * number; field names are those of the API.
 */
export const PersonalData = z.object({
  shopName: z.string(),
  exportedAt: WireInstant,
  /** The normalised number: digits without a leading zero or 62. */
  phoneKey: z.string(),
  /** Newest first, each with its timeline and access log. */
  orders: z.array(
    AdminOrder.extend({
      events: z.array(OrderEvent),
      payments: z.array(PaymentAttemptView),
      /** Uploaded pictures of transfers, as `data:` URLs; omitted without any. */
      transferProofs: z.array(z.object({ uploadedAt: WireInstant, picture: z.string() })).optional(),
    }),
  ),
  /** Reviews submitted through links of these orders, or with an e-mail address of one of them. */
  reviews: z.array(Review),
  /** The owner's note about the person; null when there is none. */
  note: z.string().nullable(),
  /** Why the number is blocked; null when it is not. */
  blockReason: z.string().nullable(),
  /** Time of the withdrawal from WhatsApp messages. */
  whatsappStopped: WireInstant.optional(),
})
export type PersonalData = z.infer<typeof PersonalData>

/** The result of an erasure. Sums in the accounts do not change. */
export const ErasedPerson = z.object({
  /** Orders whose personal data was removed; amounts remain. */
  orders: z.int(),
  reviews: z.int(),
  /** The number stays on the block list, which protects the shop. */
  staysBlocked: z.boolean(),
})
export type ErasedPerson = z.infer<typeof ErasedPerson>
