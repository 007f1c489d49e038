/** The total of an order: its lines plus charges. */
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** `promotion` is subtracted; every other kind is added. */
export const chargeKinds = ['delivery', 'promotion'] as const

/** As stored and sent: a whole amount of at least 0 (`"10000.00"`), and its reason. */
export interface Charge {
  readonly kind: (typeof chargeKinds)[number]
  readonly amount: string
  /** The name of the delivery area or of the promotion. */
  readonly reason: string
}

/**
 * The total in rupiah for lines that cost `linesTotal`. Throws `RangeError` for an invalid amount, and for promotions
 * above the price of the lines: a promotion never pays a fee, and a total is never negative.
 */
export function totalOf(linesTotal: Rupiah, charges: readonly Charge[] = []): Rupiah {
  const sumOf = (wanted: readonly Charge[]) => wanted.reduce((sum, charge) => sum + amountOf(charge), 0)
  const off = sumOf(charges.filter(({ kind }) => kind === 'promotion'))
  if (off > linesTotal) throw new RangeError(`A promotion of ${off} for lines of ${linesTotal}`)
  return rupiah(linesTotal - off + sumOf(charges.filter(({ kind }) => kind !== 'promotion')))
}

/** The charge with its sign: negative for a promotion. Throws `RangeError` for an invalid amount. */
export function signedAmount(charge: Charge): Rupiah {
  return rupiah(charge.kind === 'promotion' ? -amountOf(charge) : amountOf(charge))
}

/** What is still to be paid of an order, in rupiah. `amountPaid` is what is held of one not paid in full (wire format). */
export const amountDue = (order: {
  readonly totalPrice: string
  readonly isPaid: boolean
  readonly amountPaid?: string | null | undefined
}): Rupiah =>
  rupiah(order.isPaid ? 0 : rupiahFromWire(order.totalPrice) - rupiahFromWire(order.amountPaid ?? '0'))

function amountOf({ amount }: Charge): Rupiah {
  const whole = rupiahFromWire(amount)
  if (whole < 0) throw new RangeError(`A charge below nothing: "${amount}"`)
  return whole
}
