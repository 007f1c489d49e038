import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { RequestKeyField, WireInstant } from './fields.ts'
import { line, PackageTypeField } from './text-fields.ts'

const count = z.int().min(0).max(2_000_000_000)
/** Cancelled orders return their packages also above the max that can be entered. */
const storedStock = z.int().min(0)

export const InventoryItem = z.object({
  id: z.int(),
  packageType: PackageTypeField,
  currentStock: storedStock,
  minimumStock: count,
  /** The owner's own record in rupiah; it never changes the price of an order. */
  unitPrice: count,
  isActive: z.boolean(),
  lastRestocked: WireInstant.nullable(),
  createdAt: WireInstant,
  updatedAt: WireInstant,
})
export type InventoryItem = z.infer<typeof InventoryItem>
export const InventoryList = z.array(InventoryItem)

/** The Add Inventory Item dialog (product.md section 5). */
export const AddInventoryItem = z.object({
  packageType: PackageTypeField,
  currentStock: count.default(0),
  minimumStock: count.default(10),
  unitPrice: count,
  isActive: z.boolean().default(true),
})
export type AddInventoryItem = z.output<typeof AddInventoryItem>

/** A partial update; `expectedStock` and `expected` hold the values the screen showed, a difference is a conflict. */
export const ChangeInventoryItem = z
  .object({
    currentStock: count.optional(),
    expectedStock: storedStock.optional(),
    expected: z.object({ minimumStock: count, unitPrice: count, isActive: z.boolean() }).partial().optional(),
    minimumStock: count.optional(),
    unitPrice: count.optional(),
    isActive: z.boolean().optional(),
    reason: z.enum(['received', 'waste', 'recount', 'manual']).optional(),
    note: z.optional(line({ max: 300 })),
    /** An idempotency key: requests with the same key change the stock once. */
    key: RequestKeyField.optional(),
  })
  .refine(
    ({ currentStock, minimumStock, unitPrice, isActive }) =>
      [currentStock, minimumStock, unitPrice, isActive].some((value) => value !== undefined),
    fields.required.en,
  )
export type ChangeInventoryItem = z.infer<typeof ChangeInventoryItem>

export const InventoryMovement = z.object({
  id: z.int(),
  reason: z.enum(['sold', 'returned', 'received', 'waste', 'recount', 'manual']),
  delta: z.int(),
  stockAfter: z.int(),
  orderId: z.int().nullable(),
  note: z.string().nullable(),
  actor: z.string(),
  at: WireInstant,
})
export type InventoryMovement = z.infer<typeof InventoryMovement>
export const InventoryMovements = z.object({ movements: z.array(InventoryMovement) })
export type InventoryMovements = z.infer<typeof InventoryMovements>

/** Public availability: whether a package can be ordered, and how many are left if stock is limited. */
export const PackageAvailability = z.object({
  packageType: PackageTypeField,
  isOrderable: z.boolean(),
  left: z.int().nullable(),
})
export type PackageAvailability = z.infer<typeof PackageAvailability>
export const Availability = z.array(PackageAvailability)
