import { highestDeliveryFee } from '@dimsum/domain/delivery-areas'
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
  /** As it was sold, without its pieces: `Paket Sedang`. */
  name: BothLanguages,
  /** Dumplings in one package. */
  pieces: z.int(),
  quantity: z.int(),
  unitPrice: WireRupiah,
  totalPrice: WireRupiah,
})
export type OrderItem = z.infer<typeof OrderItem>

/** What the total holds besides the items: a delivery fee, or a promotion, which is subtracted. */
const OrderCharge = z.object({ kind: z.enum(chargeKinds), amount: WireRupiah, reason: z.string() })

/** An order as its holder, the admin or, `masked`, anybody reads it: same names, same types. */
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
  /** The time of that day, `09:00-11:00` in WIB; left out where none is agreed. */
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
  /** Left out where the items are all that is paid for. */
  charges: z.array(OrderCharge).optional(),
  /** What of its payment went back; left out where nothing did. */
  refunded: WireRupiah.optional(),
  /** True when personal data is hidden (docs/decisions/0004). */
  masked: z.boolean(),
})
export type Order = z.infer<typeof Order>

/** An order in the admin's list: whole, with what only the owner sees. */
export const AdminOrder = Order.extend({
  pieces: z.int(),
  source: z.enum(['web', 'whatsapp', 'phone', 'walk-in']),
  suspicion: z.string().nullable(),
  labelPrintedAt: WireInstant.nullable(),
  /** What the owner wants to remember of the customer; left out where it is nothing. */
  customerNote: z.string().optional(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const ProveOrderAccess = z.union([
  z.object({ phone: PhoneField }),
  z.object({ key: z.string().max(100) }),
])
export type ProveOrderAccess = z.infer<typeof ProveOrderAccess>
export const OrderAccessAnswer = z.object({ id: z.int(), granted: z.literal(true) })

/** Which orders a list or a file holds; what is left out narrows nothing. */
const OrderNarrowing = z.object({
  status: z.union([OrderStatusField, z.literal('all')]).default('all'),
  payment: z.enum(['all', 'paid', 'unpaid']).default('all'),
  delivery: z.enum(['all', 'delivery', 'pickup']).default('all'),
  deliveryDate: z.optional(WibDayField),
})
export type OrderNarrowing = z.infer<typeof OrderNarrowing>

/** Part of a name or phone, or an order's number. */
const SearchField = z.string().max(100).default('')

export const OrderListQuery = OrderNarrowing.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Keyset: orders with an id below this one; used instead of `page` when pages go deep. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Keyset of the oldest first: orders with an id above this one. */
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** By number. What is found by words always comes newest first. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
  search: SearchField,
  /** `fitting` also counts what fits in each status: a query of its own, which a list need not wait for. */
  counts: z.enum(['shop', 'fitting']).default('shop'),
})
export type OrderListQuery = z.infer<typeof OrderListQuery>

/** The same in a body: a name or phone that is looked for stands in no address. */
export const SearchOrders = OrderListQuery.extend({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(20),
  before: z.int().min(1).max(2_147_483_647).optional(),
  after: z.int().min(1).max(2_147_483_647).optional(),
})
export type SearchOrders = z.input<typeof SearchOrders>

export const OrderList = z.object({
  orders: z.array(AdminOrder),
  /** Orders that fit the query; with filters counted up to 1,000, with words up to 200 or as far as was looked. */
  total: z.int(),
  /** False when there are more than `total`. */
  isTotalExact: z.boolean(),
  /** Orders in each status, of the whole shop. */
  counts: z.record(OrderStatusField, z.int()),
  /** Orders in each status that fit the other filters and the words; when not exact, at least so many. `null` if not asked for. */
  fitting: z.object({ counts: z.record(OrderStatusField, z.int()), isExact: z.boolean() }).nullable(),
  /** Pieces of orders that are confirmed or preparing. */
  piecesToPrepare: z.int(),
})
export type OrderList = z.infer<typeof OrderList>

/** Numbers of orders as an address holds them: `12,13,15`. */
const OrderNumbers = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, fields.invalidInput.en)
  .transform((numbers) => numbers.split(',').map(Number))

const ExportFields = OrderNarrowing.extend({
  from: z.optional(WibDayField),
  to: z.optional(WibDayField),
  /** These orders alone. */
  orders: z.optional(OrderNumbers),
})
const isSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to
const noSpan = { path: ['to'], message: fields.invalidDate.en }

/** Orders of these WIB days, both included, that fit, as a file; without a day that end is open. */
export const OrderExportQuery = ExportFields.refine(isSpan, noSpan)
export type OrderExportQuery = z.infer<typeof OrderExportQuery>

/** The same in a body, with words that stand in no address. */
export const SearchOrderExport = ExportFields.omit({ orders: true })
  .extend({ search: SearchField })
  .refine(isSpan, noSpan)
export type SearchOrderExport = z.input<typeof SearchOrderExport>

export const ChangeOrderStatus = z.object({
  status: OrderStatusField,
  /** What the screen showed; a difference is a conflict. */
  expectedStatus: OrderStatusField.optional(),
  reason: z.optional(line({ max: 300 })),
})
export type ChangeOrderStatus = z.infer<typeof ChangeOrderStatus>

const DeliveryFeeField = z.int().min(0).max(highestDeliveryFee)

/** An order the owner types in for a customer who called, wrote or came by. */
export const EnterOrder = z
  .object({
    /** Who comes by need not leave a phone. */
    order: PlaceOrderWithoutPhone,
    source: z.enum(['whatsapp', 'phone', 'walk-in']),
    /** The owner may take an order after the cut-off or above capacity. */
    overrideKitchen: z.boolean().default(false),
    /** What she charges for the delivery, in rupiah, whatever the area costs; left out: what the area costs. */
    deliveryFee: DeliveryFeeField.optional(),
  })
  .refine(({ order, source }) => source === 'walk-in' || order.customerPhone !== '', {
    path: ['order', 'customerPhone'],
    message: fields.phoneTooShort.en,
  })
  // A customer's time is one of the listed; hers is any, so that it has to be one.
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

/** Written to the timeline when the owner opened a ready WhatsApp text or printed a label. */
export const RecordOrderAct = z.object({ act: z.enum(['whatsapp', 'label']) })
/** A private link for this customer, valid 30 days; the key is shown once. */
export const OrderLinkRequest = z.object({ purpose: z.enum(['track', 'review']) })
export const OrderLinkAnswer = z.object({ url: z.string() })
export type OrderLinkAnswer = z.infer<typeof OrderLinkAnswer>
