import { orderStatuses } from '@dimsum/domain/order-status'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line, paragraph, WibDayField } from './text-fields.ts'

/** Changes that a customer makes to her own order, where the owner allows it (decision 0065). */

/**
 * Omitted fields stay unchanged. `expected` holds the values the screen showed; a difference is a conflict (409
 * `stale`).
 */
export const ChangeOwnOrder = z.object({
  customerAddress: z.optional(paragraph({ min: 10, minMessage: fields.addressTooShort.en, max: 500 })),
  notes: z.optional(z.nullable(paragraph({ max: 1000 }))),
  /** Another day. An order that has a day cannot lose it. */
  deliveryDate: z.optional(WibDayField),
  expected: z.object({
    customerAddress: z.string().check(z.maxLength(2_000)),
    notes: z.nullable(z.string().check(z.maxLength(4_000))),
    deliveryDate: z.nullable(WibDayField),
  }),
})
export type ChangeOwnOrder = z.output<typeof ChangeOwnOrder>

export const CancelOwnOrder = z.object({
  expectedStatus: z.enum(orderStatuses),
  reason: z.optional(line({ max: 300 })),
})
export type CancelOwnOrder = z.output<typeof CancelOwnOrder>

const requestedChanges = ['cancel', 'other'] as const

/** A change request that the owner accepts or declines. */
export const RequestChange = z.object({
  what: z.enum(requestedChanges),
  text: line({ min: 1, max: 300 }),
})
export type RequestChange = z.output<typeof RequestChange>

const decisions = ['approved', 'refused'] as const
export type Decision = (typeof decisions)[number]

/** The owner's decision, with a message for the customer. */
export const DecideRequest = z.object({
  decision: z.enum(decisions),
  note: z.optional(line({ max: 300 })),
})
export type DecideRequest = z.output<typeof DecideRequest>
