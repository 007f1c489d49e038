import { maxDeliveryFee } from '@dimsum/domain/delivery-areas'
import { chargeKinds } from '@dimsum/domain/order-total'
import { isWindowText } from '@dimsum/domain/time-windows'
import { deskFields } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { OrderStatusField, WireInstant, WireRupiah } from './fields.ts'
import { BothLanguages } from './menu.ts'
import { PlaceOrderWithoutPhone } from './place-order.ts'
import { line, PackageTypeField, PhoneField, WibDayField } from './text-fields.ts'

export const OrderItem = z.object({
  id: z.int(),
  packageType: PackageTypeField,
  /** The name when it was sold, without the pieces: `Paket Sedang`. */
  name: BothLanguages,
  /** Dumplings in one package. */
  pieces: z.int(),
  quantity: z.int(),
  /** Of one package with its choices. */
  unitPrice: WireRupiah,
  totalPrice: WireRupiah,
  /** The options as they were sold, in the order of the page; left out where none were chosen. */
  choices: z
    .array(z.object({ id: z.int(), group: BothLanguages, name: BothLanguages, priceDifference: z.int() }))
    .optional(),
})
export type OrderItem = z.infer<typeof OrderItem>

/** A part of the total besides the items: a delivery fee, or a promotion, which is subtracted. */
const OrderCharge = z.object({ kind: z.enum(chargeKinds), amount: WireRupiah, reason: z.string() })

/** An order as its holder, the admin or (`masked`) anybody reads it, with the same field names and types. */
export const Order = z.object({
  id: z.int(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string().nullable(),
  customerAddress: z.string(),
  packageType: PackageTypeField,
  quantity: z.int(),
  totalPrice: WireRupiah,
  status: OrderStatusField,
  notes: z.string().nullable(),
  orderDate: WireInstant,
  deliveryDate: z.string().nullable(),
  /** The time window of that day, `09:00-11:00` in WIB; omitted when none was agreed. */
  timeWindow: z.string().optional(),
  isDelivery: z.boolean(),
  isPaid: z.boolean(),
  paidAt: WireInstant.nullable(),
  paymentMethod: z.string().nullable(),
  stripePaymentIntentId: z.string().nullable(),
  midtransTransactionId: z.string().nullable(),
  midtransPaymentStatus: z.string().nullable(),
  cancelReason: z.string().nullable(),
  items: z.array(OrderItem),
  /** Omitted when the order has no charges. */
  charges: z.array(OrderCharge).optional(),
  /** What was refunded: of a paid order's total, or of a deposit. Omitted when nothing was refunded. */
  refunded: WireRupiah.optional(),
  /** What was paid of an order that is not paid in full; omitted otherwise. */
  amountPaid: WireRupiah.optional(),
  /** What the shop keeps of a cancelled order's money, by the owner's decision; omitted for none. */
  kept: WireRupiah.optional(),
  /** The deposit offered when the order was placed; omitted when it must be paid at once. */
  deposit: z.object({ amount: WireRupiah, restDue: z.string().nullable(), terms: z.string() }).optional(),
  /** True when personal data is hidden (docs/decisions/0004). */
  masked: z.boolean(),
})
export type Order = z.infer<typeof Order>

/** An order of the admin's list, with the fields only the team sees. */
export const AdminOrder = Order.extend({
  pieces: z.int(),
  source: z.enum(['web', 'whatsapp', 'phone', 'walk-in']),
  suspicion: z.string().nullable(),
  labelPrintedAt: WireInstant.nullable(),
  /** The owner's note about the customer; omitted when empty. */
  customerNote: z.string().optional(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** The order's phone number, or the key of a private link. */
export const ProveOrderAccess = z
  // A refusal by a union names no field, so both are checked before it.
  .object({ phone: z.optional(PhoneField), key: z.string().max(100).optional() })
  .pipe(z.union([z.object({ phone: z.string() }), z.object({ key: z.string() })]))
export type ProveOrderAccess = z.infer<typeof ProveOrderAccess>
export const OrderAccessAnswer = z.object({ id: z.int(), granted: z.literal(true) })

/** Filters of the order list and the export; an omitted filter matches every order. */
const OrderNarrowing = z.object({
  status: z.union([OrderStatusField, z.literal('all')]).default('all'),
  /** `deposit`: paid in part; these are also `unpaid`. */
  payment: z.enum(['all', 'paid', 'unpaid', 'deposit']).default('all'),
  delivery: z.enum(['all', 'delivery', 'pickup']).default('all'),
  deliveryDate: z.optional(WibDayField),
})
export type OrderNarrowing = z.infer<typeof OrderNarrowing>

/** Part of a name or phone, or an order number. */
const SearchField = z.string().max(100).default('')

export const OrderListQuery = OrderNarrowing.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Keyset pagination: orders with a lower id; replaces `page` for deep pages. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Keyset pagination, oldest first: orders with a higher id. */
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** By order number. Text searches are always newest first. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
  search: SearchField,
  /** `fitting` also counts the matching orders per status. That is a separate query, so a list need not wait for it. */
  counts: z.enum(['shop', 'fitting']).default('shop'),
})
export type OrderListQuery = z.infer<typeof OrderListQuery>

/** The same query in a request body, so that the searched name or phone is in no URL. */
export const SearchOrders = OrderListQuery.extend({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(20),
  before: z.int().min(1).max(2_147_483_647).optional(),
  after: z.int().min(1).max(2_147_483_647).optional(),
})
export type SearchOrders = z.input<typeof SearchOrders>

export const OrderList = z.object({
  orders: z.array(AdminOrder),
  /** Matching orders. Counted up to 1,000 with filters, up to 200 or the end of the scan with a text search. */
  total: z.int(),
  /** False when there are more than `total`. */
  isTotalExact: z.boolean(),
  /** Orders per status in the whole shop. */
  counts: z.record(OrderStatusField, z.int()),
  /**
   * Orders per status that match the other filters and the text; minimum values when not exact. `null` if not
   * requested.
   */
  fitting: z.object({ counts: z.record(OrderStatusField, z.int()), isExact: z.boolean() }).nullable(),
  /** Pieces of orders that are confirmed or preparing. */
  piecesToPrepare: z.int(),
})
export type OrderList = z.infer<typeof OrderList>

/** Order numbers in a query parameter: `12,13,15`. */
const OrderNumbers = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, fields.invalidInput.en)
  .transform((numbers) => numbers.split(',').map(Number))

const ExportFields = OrderNarrowing.extend({
  from: z.optional(WibDayField),
  to: z.optional(WibDayField),
  /** Only these orders. */
  orders: z.optional(OrderNumbers),
})
const isSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to
const noSpan = { path: ['to'], message: fields.invalidDate.en }

/** Exports the matching orders of these WIB days, both included; an omitted day leaves that end open. */
export const OrderExportQuery = ExportFields.refine(isSpan, noSpan)
export type OrderExportQuery = z.infer<typeof OrderExportQuery>

/** The same query in a request body, so that the searched text is in no URL. */
export const SearchOrderExport = ExportFields.omit({ orders: true })
  .extend({ search: SearchField })
  .refine(isSpan, noSpan)
export type SearchOrderExport = z.input<typeof SearchOrderExport>

export const ChangeOrderStatus = z.object({
  status: OrderStatusField,
  /** The value the screen showed; a difference is a conflict. */
  expectedStatus: OrderStatusField.optional(),
  reason: z.optional(line({ max: 300 })),
})
export type ChangeOrderStatus = z.infer<typeof ChangeOrderStatus>

const DeliveryFeeField = z.int().min(0).max(maxDeliveryFee)

/** An order that the owner enters for a customer who called, wrote or came by. */
export const EnterOrder = z
  .object({
    /** The phone is optional for customers in the shop. */
    order: PlaceOrderWithoutPhone,
    source: z.enum(['whatsapp', 'phone', 'walk-in']),
    /** Lets the owner accept an order after the cut-off or above capacity. */
    overrideKitchen: z.boolean().default(false),
    /** The delivery fee in rupiah instead of the area's; omitted: the area's fee. */
    deliveryFee: DeliveryFeeField.optional(),
  })
  .refine(({ order, source }) => source === 'walk-in' || order.customerPhone !== '', {
    path: ['order', 'customerPhone'],
    message: fields.phoneTooShort.en,
  })
  // A customer chooses a listed time, which is valid. The owner types any time, so its format is checked.
  .refine(({ order }) => order.timeWindow === undefined || isWindowText(order.timeWindow), {
    path: ['order', 'timeWindow'],
    message: deskFields.windowWrong.id,
  })
export type EnterOrder = z.infer<typeof EnterOrder>

export const OrderEvent = z.object({
  id: z.int(),
  at: WireInstant,
  actor: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type OrderEvent = z.infer<typeof OrderEvent>
export const OrderTimeline = z.object({ events: z.array(OrderEvent) })
export type OrderTimeline = z.infer<typeof OrderTimeline>

/** Added to the timeline when the owner opened a prepared WhatsApp text or printed a label. */
export const RecordOrderAct = z.object({ act: z.enum(['whatsapp', 'label']) })
/** A private link for this customer, valid 30 days; the key is shown once. */
export const OrderLinkRequest = z.object({ purpose: z.enum(['track', 'review']) })
export const OrderLinkAnswer = z.object({ url: z.string() })
export type OrderLinkAnswer = z.infer<typeof OrderLinkAnswer>
