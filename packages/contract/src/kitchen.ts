import { kitchenDayStates } from '@dimsum/domain/kitchen-day'
import { deskFields } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { OrderStatusField, WireInstant, WireRupiah } from './fields.ts'
import { AdminOrder, OrderItem } from './orders.ts'
import { PackageTypeField, WibDayField } from './text-fields.ts'
import { TimeWindowField } from './time-window-field.ts'

/** The kitchen's days, its cook sheet, and the scanner at its door. Days are `YYYY-MM-DD` in WIB. */

/** Part of the calendar, both ends included; today to the horizon unless said otherwise. */
export const KitchenDaysQuery = z
  .object({
    from: z.optional(WibDayField),
    to: z.optional(WibDayField),
    /** Size of the order the caller has in mind; only `earliest` depends on it. */
    pieces: z.coerce.number().int().min(1).max(1_000_000).default(1),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: fields.invalidDate.en,
  })
export type KitchenDaysQuery = z.infer<typeof KitchenDaysQuery>

/** What any browser may know of a day (`@dimsum/domain/kitchen-day`). */
export const KitchenDay = z.object({
  day: z.string(),
  state: z.enum(kitchenDayStates),
  left: z.int().nullable(),
  takesBigOrders: z.boolean(),
  /** Of the shop's times those that take no further order on this day; left out where none is full. */
  fullWindows: z.array(z.string()).optional(),
})
export type KitchenDay = z.infer<typeof KitchenDay>

export const KitchenDays = z.object({
  /** Today in WIB by the server's clock. */
  today: z.string(),
  days: z.array(KitchenDay),
  /** The first day with capacity for an order of this size; null when none has. */
  earliest: z.string().nullable(),
  /** Later days are for packages of a season alone, until their last delivery day; left out where the calendar ends there. */
  usualUntil: z.string().optional(),
  /** Orders of this many pieces or more need `takesBigOrders`. */
  bigOrderPieces: z.int(),
})
export type KitchenDays = z.infer<typeof KitchenDays>

export const KitchenDayParams = z.object({ day: WibDayField })

/** A day as the owner sees it. */
export const AdminKitchenDay = z.object({
  day: z.string(),
  /** The day's own figure in pieces; null: `usualCapacity` holds. */
  capacity: z.int().nullable(),
  /** What the settings give this weekday; null is not limited. */
  usualCapacity: z.int().nullable(),
  /** Pieces promised. */
  taken: z.int(),
  /** Closed for new orders, here or among the closed dates of the settings: there is one list. */
  isClosed: z.boolean(),
  note: z.string().nullable(),
  /** Orders that are cooked for, and orders that wait for a word. */
  orders: z.int(),
  unconfirmed: z.int(),
})
export type AdminKitchenDay = z.infer<typeof AdminKitchenDay>

export const KitchenPlanQuery = z.object({ from: WibDayField, to: WibDayField })
export const KitchenPlan = z.object({ today: z.string(), days: z.array(AdminKitchenDay) })
export type KitchenPlan = z.infer<typeof KitchenPlan>

/** Why the owner should look twice: the guard against fake orders. Nothing is refused because of a mark. */
const orderMarks = [
  /** Twenty others of this phone were waiting when it came in. */
  'many-pending',
  /** Many orders came from its address within the hour. */
  'many-from-address',
  /** This phone has three or more open unpaid orders now. */
  'several-unpaid',
  /** Unpaid, and above the ceiling for cash. */
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

const CookTally = z.object({
  orders: z.int(),
  pieces: z.int(),
  preparedPieces: z.int(),
  packages: z.array(
    z.object({
      packageType: PackageTypeField,
      packs: z.int(),
      pieces: z.int(),
      preparedPieces: z.int(),
    }),
  ),
})

export const CookSheetQuery = z.object({ day: WibDayField })

/** One day of the kitchen: what to steam, for whom, and what may still come. */
export const CookSheet = z.object({
  today: z.string(),
  kitchen: AdminKitchenDay,
  /** Orders that are cooked for, in the order in which they leave the house, and their sum. */
  orders: z.array(SheetOrder),
  toCook: CookTally,
  /** Unpaid, unconfirmed orders: not in `toCook`. */
  unconfirmed: z.array(SheetOrder),
  mayCome: CookTally,
})
export type CookSheet = z.infer<typeof CookSheet>

/** Orders no sheet of a coming day shows: no day was chosen, or the day is over and they are still here. */
export const LooseOrders = z.object({ undated: z.array(SheetOrder), overdue: z.array(SheetOrder) })
export type LooseOrders = z.infer<typeof LooseOrders>

export const TickLine = z.object({ isPrepared: z.boolean() })
export const TickedLine = z.object({
  id: z.int(),
  orderId: z.int(),
  preparedAt: WireInstant.nullable(),
})
export type TickedLine = z.infer<typeof TickedLine>

/** Moves an order to another day, or takes its day away. */
export const ScheduleOrder = z.object({
  day: z.nullable(WibDayField),
  /** The time of that day; left out, the order keeps the one it has. */
  timeWindow: z.optional(z.nullable(TimeWindowField)),
  /** The owner may go past what a new order could not have: a closed or full day, a day outside the calendar, another time. */
  overrideKitchen: z.boolean().default(false),
  /** What the screen showed of the order; a difference is a conflict (409 `stale`). */
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

/** `unpaid`: collect the total now. `other-day`: the order is for another day than today. */
const scanNotices = ['unpaid', 'other-day'] as const
export const ScannedLabel = z.object({
  order: AdminOrder,
  /** What a scan by mistake is taken back to. */
  statusBefore: OrderStatusField,
  notices: z.array(z.enum(scanNotices)),
  /** At a hand-over, for whoever stands at the door: what to collect, and whom the courier calls. */
  handOver: z.object({ collect: WireRupiah.nullable(), phone: z.string().nullable() }).nullable(),
})
export type ScannedLabel = z.infer<typeof ScannedLabel>

/** What a printed label says that may change. */
export const PrintedFacts = AdminOrder.pick({
  id: true,
  customerAddress: true,
  notes: true,
  deliveryDate: true,
  timeWindow: true,
  isPaid: true,
})
export type PrintedFacts = z.infer<typeof PrintedFacts>

export const MarkLabelsPrinted = z.object({
  orderIds: z.array(z.int().min(1).max(999_999_999)).min(1).max(500),
  /** What stood on these labels; one that is not true any more is not marked. */
  printed: z
    .array(
      PrintedFacts.extend({
        customerAddress: z.string().max(1_000),
        notes: z.string().max(2_000).nullable(),
        deliveryDate: z.string().max(10).nullable(),
        timeWindow: z.string().max(11).optional(),
      }),
    )
    .max(500)
    .optional(),
})
export type MarkLabelsPrinted = z.infer<typeof MarkLabelsPrinted>
export const PrintedLabels = z.object({
  labelPrintedAt: WireInstant,
  /** Orders that changed since their label was shown: it has to be printed again. */
  changed: z.array(z.int()).optional(),
})
export type PrintedLabels = z.infer<typeof PrintedLabels>
