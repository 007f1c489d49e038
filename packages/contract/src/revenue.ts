import { z } from 'zod'
import { PackageTypeField, WibDayField } from './text-fields.ts'

/** Paid orders: money received, money refunded, and `revenue` or `total` as the difference. */
const money = { received: z.number(), givenBack: z.number() }

/** Rupiah as plain numbers: sums of whole rupiah are exact up to 2^53. */
export const RevenueTotal = z.object({
  total: z.number(),
  ...money,
  thisMonth: z.number(),
  lastMonth: z.number(),
  paidOrders: z.int(),
  /** Total in rupiah of orders that are neither paid nor cancelled. */
  owed: z.number(),
  owedOrders: z.int(),
  /**
   * Deposits held: money of orders that are not paid in full, cancelled ones included. It is owed to the customer, and is
   * no revenue, until the order is paid. `kept` is what the owner kept of deposits of cancelled orders. Omitted when there are
   * none.
   */
  deposits: z.object({ held: z.number(), orders: z.int(), kept: z.number() }).optional(),
})
export type RevenueTotal = z.infer<typeof RevenueTotal>

export const RevenueRange = z.object({ from: z.optional(WibDayField), to: z.optional(WibDayField) })
export type RevenueRange = z.infer<typeof RevenueRange>

/** One entry per WIB day, including days without revenue, oldest first; 30 days unless a range is given. */
export const RevenueDay = z.object({
  date: z.string(),
  orders: z.int(),
  revenue: z.number(),
  ...money,
})
export type RevenueDay = z.infer<typeof RevenueDay>
export const RevenueDaily = z.array(RevenueDay)

/** The price of the sold packages, without charges and before refunds. */
export const RevenueOfPackage = z.object({
  packageType: PackageTypeField,
  orders: z.int(),
  revenue: z.number(),
})
export type RevenueOfPackage = z.infer<typeof RevenueOfPackage>
export const RevenueByPackage = z.array(RevenueOfPackage)

/**
 * Money received and given back on a WIB day by a method, whatever became of the orders. `deposits` is the part of the
 * difference that belongs to orders not paid in full, held or kept; omitted when it is 0.
 */
export const MoneyOfDay = z.object({
  date: z.string(),
  method: z.string(),
  ...money,
  deposits: z.number().optional(),
})
export type MoneyOfDay = z.infer<typeof MoneyOfDay>
export const MoneyDaily = z.array(MoneyOfDay)

export const RevenueOfMethod = z.object({
  paymentMethod: z.string(),
  orders: z.int(),
  revenue: z.number(),
  ...money,
})
export const RevenueByMethod = z.array(RevenueOfMethod)
export type RevenueOfMethod = z.infer<typeof RevenueOfMethod>
