/** Deposits (uang muka, DP): a part of the total that reserves an order; the rest follows before its day. */
import { type Rupiah, rupiah, rupiahFromWire, rupiahToWire } from './money.ts'
import { amountDue } from './order-total.ts'
import { addWibDays } from './wib-date.ts'

/** The owner's rule. `depositPercent` null: no deposits. */
export interface DepositRule {
  readonly depositPercent: number | null
  /** The least total in rupiah for a deposit. Null: every total, or none if `depositFromPieces` is set. */
  readonly depositFrom: number | null
  /** The least number of pieces for a deposit, whatever the total. Null: only the total counts. */
  readonly depositFromPieces: number | null
  /** Days before the order's day on which the rest is due. */
  readonly restDaysBefore: number
  /** The owner's words on cancellation. */
  readonly depositTerms: string
}

/** The terms of one order, stored when it is placed: a later rule does not change them. */
export interface Deposit {
  /** Wire format, `"135000.00"`. */
  readonly amount: string
  /** The last WIB day for the rest; null without a delivery day. */
  readonly restDue: string | null
  readonly terms: string
}

/** Deposits are whole thousands of rupiah. */
const step = 1_000

/** A deposit as it is stored: when its order moves, the rest is due as many days before the new day. */
type StoredDeposit = Deposit & { readonly restDaysBefore: number }

/** The deposit offered for an order; null when it must be paid at once. */
export function depositFor(
  { depositPercent, depositFrom, depositFromPieces, restDaysBefore, depositTerms }: DepositRule,
  order: {
    readonly total: Rupiah
    readonly pieces: number
    readonly day: string | null
    readonly today: string
  },
): StoredDeposit | null {
  if (depositPercent === null) return null
  const isLarge =
    order.total >= (depositFrom ?? (depositFromPieces === null ? 0 : Number.POSITIVE_INFINITY)) ||
    order.pieces >= (depositFromPieces ?? Number.POSITIVE_INFINITY)
  if (!isLarge) return null
  const amount = Math.ceil((order.total * depositPercent) / 100 / step) * step
  if (amount >= order.total) return null
  const due = order.day === null ? null : addWibDays(order.day, -restDaysBefore)
  const restDue = due !== null && due < order.today ? order.today : due
  return { amount: rupiahToWire(rupiah(amount)), restDue, restDaysBefore, terms: depositTerms }
}

type Payable = Parameters<typeof amountDue>[0] & { readonly deposit?: Deposit | null | undefined }

/** The deposit that can be paid now, in rupiah; null once a part was paid, or when no more than it is due. */
export function depositDue(order: Payable): Rupiah | null {
  if (!order.deposit || order.amountPaid) return null
  const amount = rupiahFromWire(order.deposit.amount)
  return amount < amountDue(order) ? amount : null
}

/** Whether a payment page may ask for this amount (wire format): all that is due, or the deposit. */
export const isPayableAmount = (order: Payable, amount: string): boolean =>
  [amountDue(order), depositDue(order)].includes(rupiahFromWire(amount))
