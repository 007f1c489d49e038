import { z } from 'zod'
import { WireInstant, WireRupiah } from './fields.ts'
import { AdminOrder } from './orders.ts'

/**
 * Customers are phone numbers, joined from the orders; different spellings count as one number. A customer is addressed
 * by the id of any of their orders, so that no URL contains a phone number.
 */

export const CustomerListQuery = z.object({
  /** Part of a name or phone, or an order number. */
  search: z.string().max(100).default(''),
  /** Only customers whose latest order has a lower id than this. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})
export type CustomerListQuery = z.infer<typeof CustomerListQuery>

/** The same query in a request body, so that the searched name or phone is in no URL. */
export const SearchCustomers = CustomerListQuery.extend({
  before: z.int().min(1).max(2_147_483_647).optional(),
})
export type SearchCustomers = z.input<typeof SearchCustomers>

export const Customer = z.object({
  /** Id of the latest order. */
  id: z.int(),
  /** Name and phone as written in the latest order. */
  name: z.string(),
  phone: z.string(),
  orders: z.int(),
  cancelled: z.int(),
  /** Paid and not cancelled. */
  spent: WireRupiah,
  lastOrderAt: WireInstant,
  /** The owner's note about this customer; empty when there is none. */
  note: z.string(),
  isBlocked: z.boolean(),
})
export type Customer = z.infer<typeof Customer>

export const CustomerList = z.object({
  customers: z.array(Customer),
  /** `before` of the next page; null on the last one. */
  next: z.int().nullable(),
})
export type CustomerList = z.infer<typeof CustomerList>

export const CustomerDetail = Customer.extend({
  blockReason: z.string().nullable(),
  /** The number withdrew from WhatsApp messages; absent otherwise. */
  whatsappStopped: z.literal(true).optional(),
  /** The latest orders, newest first. */
  history: z.array(AdminOrder),
})
export type CustomerDetail = z.infer<typeof CustomerDetail>

export const BlockedPhone = z.object({
  /** Identifies the number in `DELETE /api/admin/blocked-phones/{id}`. */
  id: z.string(),
  phone: z.string(),
  reason: z.string(),
  createdAt: WireInstant,
  createdBy: z.string(),
  /** Name in the latest order of this number; null if it never ordered. */
  name: z.string().nullable(),
})
export type BlockedPhone = z.infer<typeof BlockedPhone>
export const BlockedPhones = z.object({ phones: z.array(BlockedPhone) })
export type BlockedPhones = z.infer<typeof BlockedPhones>
export const BlockedPhoneParams = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({ examples: ['5d41402abc4b2a76b9719d911017c592'] }),
})
