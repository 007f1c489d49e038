/** The total of an order: its lines plus charges. */
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** A discount or an extra charge that the owner agreed on with the customer; an order has at most one of them. */
export const adjustmentKinds = ['discount', 'extra'] as const
export const chargeKinds = ['delivery', 'promotion', ...adjustmentKinds] as const

/** Whether charges of this kind are subtracted from the total. */
const isSubtracted = (kind: Charge['kind']): boolean => kind === 'promotion' || kind === 'discount'

/** As stored and sent: a whole amount of at least 0 (`"10000.00"`), and its reason. */
export interface Charge {
  readonly kind: (typeof chargeKinds)[number]
  readonly amount: string
  /** The name of the delivery area or of the promotion, or the owner's reason. */
  readonly reason: string
}

/**
 * The total in rupiah for lines that cost `linesTotal`. Throws `RangeError` for an invalid amount, and for promotions
 * above the price of the lines: a promotion never pays a fee, and a total is never negative. A discount may pay a fee.
 */
export function totalOf(linesTotal: Rupiah, charges: readonly Charge[] = []): Rupiah {
  const sumOf = (wanted: readonly Charge[]) => wanted.reduce((sum, charge) => sum + amountOf(charge), 0)
  const off = sumOf(charges.filter(({ kind }) => kind === 'promotion'))
  if (off > linesTotal) throw new RangeError(`A promotion of ${off} for lines of ${linesTotal}`)
  const total = charges.reduce((sum, charge) => sum + signedAmount(charge), linesTotal as number)
  if (total < 0) throw new RangeError(`A total of ${total}`)
  return rupiah(total)
}

/** The owner's discount or extra charge of an order. */
export const adjustmentIn = (charges: readonly Charge[] = []): Charge | undefined =>
  charges.find(({ kind }) => adjustmentKinds.some((each) => each === kind))

/** The charge with its sign: negative for a promotion and a discount. Throws `RangeError` for an invalid amount. */
export function signedAmount(charge: Charge): Rupiah {
  return rupiah(isSubtracted(charge.kind) ? -amountOf(charge) : amountOf(charge))
}

/**
 * What is still to be paid of an order, in rupiah. `amountPaid` is what is held of one not paid in full, `kept` what the
 * shop keeps of a cancelled one (wire format).
 */
export const amountDue = (order: {
  readonly totalPrice: string
  readonly isPaid: boolean
  readonly amountPaid?: string | null | undefined
  readonly kept?: string | null | undefined
}): Rupiah => {
  const came = rupiahFromWire(order.amountPaid ?? '0') + rupiahFromWire(order.kept ?? '0')
  return rupiah(order.isPaid ? 0 : rupiahFromWire(order.totalPrice) - came)
}

function amountOf({ amount }: Charge): Rupiah {
  const whole = rupiahFromWire(amount)
  if (whole < 0) throw new RangeError(`A charge below nothing: "${amount}"`)
  return whole
}
