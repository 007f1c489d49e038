import { kitchenDayStates } from '@dimsum/domain/kitchen-day'
import { deskFields } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { OrderStatusField, WireInstant, WireRupiah } from './fields.ts'
import { BothLanguages } from './menu.ts'
import { AdminOrder, OrderItem } from './orders.ts'
import { PackageTypeField, WibDayField } from './text-fields.ts'
import { TimeWindowField } from './time-window-field.ts'

/** Kitchen days, cook sheet and label scans. Days are `YYYY-MM-DD` in WIB. */

/** Days of the calendar, both ends included; by default from today to the horizon. */
export const KitchenDaysQuery = z
  .object({
    from: z.optional(WibDayField),
    to: z.optional(WibDayField),
    /** Pieces of the planned order; only `earliest` depends on it. */
    pieces: z.coerce.number().int().min(1).max(1_000_000).default(1),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: fields.invalidDate.en,
  })
export type KitchenDaysQuery = z.infer<typeof KitchenDaysQuery>

/** The public view of a day (`@dimsum/domain/kitchen-day`). */
export const KitchenDay = z.object({
  day: z.string(),
  state: z.enum(kitchenDayStates),
  left: z.int().nullable(),
  takesBigOrders: z.boolean(),
  /** Time windows of the shop that are full on this day; omitted when none is. */
  fullWindows: z.array(z.string()).optional(),
})
export type KitchenDay = z.infer<typeof KitchenDay>

export const KitchenDays = z.object({
  /** Today's WIB day by the server's clock. */
  today: z.string(),
  days: z.array(KitchenDay),
  /** The first day with capacity for an order of this size; null when there is none. */
  earliest: z.string().nullable(),
  /**
   * Days after this one are only for seasonal packages, until their last delivery day; omitted when the calendar ends
   * there.
   */
  usualUntil: z.string().optional(),
  /** Orders of at least this many pieces need `takesBigOrders`. */
  bigOrderPieces: z.int(),
})
export type KitchenDays = z.infer<typeof KitchenDays>

export const KitchenDayParams = z.object({ day: WibDayField })

/** The owner's view of a day. */
export const AdminKitchenDay = z.object({
  day: z.string(),
  /** Capacity of this day in pieces; null: `usualCapacity` applies. */
  capacity: z.int().nullable(),
  /** Capacity of this weekday from the settings; null is unlimited. */
  usualCapacity: z.int().nullable(),
  /** Pieces already ordered. */
  taken: z.int(),
  /** Closed for new orders, set here or in the closed dates of the settings (the same list). */
  isClosed: z.boolean(),
  note: z.string().nullable(),
  /** Orders that are cooked, and orders that the owner has not confirmed yet. */
  orders: z.int(),
  unconfirmed: z.int(),
})
export type AdminKitchenDay = z.infer<typeof AdminKitchenDay>

export const KitchenPlanQuery = z.object({ from: WibDayField, to: WibDayField })
export const KitchenPlan = z.object({ today: z.string(), days: z.array(AdminKitchenDay) })
export type KitchenPlan = z.infer<typeof KitchenPlan>

/** Warnings against fake orders. A mark never refuses an order. */
const orderMarks = [
  /** When the order was placed, this phone had twenty other pending orders. */
  'many-pending',
  /** Many orders came from the same IP address within an hour. */
  'many-from-address',
  /** This phone has at least three open unpaid orders now. */
  'several-unpaid',
  /** Unpaid and above the maximum for cash. */
  'above-cash-ceiling',
  /** The phone is on the block list. */
  'blocked',
] as const
export type OrderMark = (typeof orderMarks)[number]

const SheetLine = OrderItem.extend({ preparedAt: WireInstant.nullable() })
export const SheetOrder = AdminOrder.extend({
  items: z.array(SheetLine),
  marks: z.array(z.enum(orderMarks)),
})
export type SheetOrder = z.infer<typeof SheetOrder>

const Tally = z.object({ packs: z.int(), pieces: z.int(), preparedPieces: z.int() })
const CookTally = z.object({
  orders: z.int(),
  pieces: z.int(),
  preparedPieces: z.int(),
  packages: z.array(
    Tally.extend({
      packageType: PackageTypeField,
      /** Per choices as they are printed, null for lines without; left out where no line has any. */
      choices: z.array(Tally.extend({ choices: BothLanguages.nullable() })).optional(),
    }),
  ),
})

export const CookSheetQuery = z.object({ day: WibDayField })

/** One kitchen day: what to cook, for which orders, and which orders may still be added. */
export const CookSheet = z.object({
  today: z.string(),
  kitchen: AdminKitchenDay,
  /** Orders to cook, in order of hand-over, and their sum. */
  orders: z.array(SheetOrder),
  toCook: CookTally,
  /** Unpaid, unconfirmed orders: not in `toCook`. */
  unconfirmed: z.array(SheetOrder),
  mayCome: CookTally,
})
export type CookSheet = z.infer<typeof CookSheet>

/** Orders on no coming day's sheet: no day was chosen, or the day is over and the order is still open. */
export const LooseOrders = z.object({ undated: z.array(SheetOrder), overdue: z.array(SheetOrder) })
export type LooseOrders = z.infer<typeof LooseOrders>

export const TickLine = z.object({ isPrepared: z.boolean() })
export const TickedLine = z.object({
  id: z.int(),
  orderId: z.int(),
  preparedAt: WireInstant.nullable(),
})
export type TickedLine = z.infer<typeof TickedLine>

/** Moves an order to another day, or removes its day. */
export const ScheduleOrder = z.object({
  day: z.nullable(WibDayField),
  /** The time window on that day; omitted, the order keeps its own. */
  timeWindow: z.optional(z.nullable(TimeWindowField)),
  /**
   * Lets the owner choose what a new order cannot have: a closed or full day, a day outside the calendar, another time.
   */
  overrideKitchen: z.boolean().default(false),
  /** The values the screen showed; a difference is a conflict (409 `stale`). */
  expected: z
    .object({ day: z.nullable(WibDayField), timeWindow: z.nullable(z.string().max(40)) })
    .partial()
    .optional(),
})
export type ScheduleOrder = z.infer<typeof ScheduleOrder>

const scanSteps = ['pack', 'hand-over'] as const
export const ScanLabel = z.object({
  /** `ORDER000123` from the label, or a typed number. */
  code: z.string().trim().min(1, deskFields.labelOrNumber.id).max(60, deskFields.codeTooLong.id),
  step: z.enum(scanSteps),
})
export type ScanLabel = z.infer<typeof ScanLabel>

/** `unpaid`: collect the total now. `other-day`: the order is not for today. */
const scanNotices = ['unpaid', 'other-day'] as const
export const ScannedLabel = z.object({
  order: AdminOrder,
  /** The status to restore when the scan was a mistake. */
  statusBefore: OrderStatusField,
  notices: z.array(z.enum(scanNotices)),
  /** Only for a hand-over: the amount to collect and the phone for the courier. */
  handOver: z.object({ collect: WireRupiah.nullable(), phone: z.string().nullable() }).nullable(),
})
export type ScannedLabel = z.infer<typeof ScannedLabel>

/** What a label shows and what may change after printing. Without the status, which changes while labels are printed. */
export const PrintedFacts = AdminOrder.pick({
  id: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  customerAddress: true,
  items: true,
  charges: true,
  totalPrice: true,
  isPaid: true,
  amountPaid: true,
  isDelivery: true,
  deliveryDate: true,
  timeWindow: true,
  notes: true,
})
export type PrintedFacts = z.infer<typeof PrintedFacts>

export const MarkLabelsPrinted = z.object({
  orderIds: z.array(z.int().min(1).max(999_999_999)).min(1).max(500),
  /** The orders as they were printed; a label that is out of date is not marked as printed. */
  printed: z.array(PrintedFacts).max(500).optional(),
})
export type MarkLabelsPrinted = z.infer<typeof MarkLabelsPrinted>
export const PrintedLabels = z.object({
  labelPrintedAt: WireInstant,
  /** Orders that changed since their label was shown: print these again. */
  changed: z.array(z.int()).optional(),
})
export type PrintedLabels = z.infer<typeof PrintedLabels>
