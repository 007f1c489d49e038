/** What an order costs: its lines, with what is charged or let off besides. */
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** `promotion` is subtracted; every other kind is added. */
export const chargeKinds = ['delivery', 'promotion'] as const

/** As it is stored and sent: a whole amount of at least 0 (`"10000.00"`), and why. */
export interface Charge {
  readonly kind: (typeof chargeKinds)[number]
  readonly amount: string
  /** The delivery area's name, or the promotion's. */
  readonly reason: string
}

/**
 * Rupiah to pay for lines that cost `linesTotal`. Throws `RangeError` for an amount that is none, and for promotions that
 * take away more than the lines cost: no fee is paid from a promotion, and no total is below nothing.
 */
export function totalOf(linesTotal: Rupiah, charges: readonly Charge[] = []): Rupiah {
  const sumOf = (wanted: readonly Charge[]) => wanted.reduce((sum, charge) => sum + amountOf(charge), 0)
  const off = sumOf(charges.filter(({ kind }) => kind === 'promotion'))
  if (off > linesTotal) throw new RangeError(`A promotion of ${off} for lines of ${linesTotal}`)
  return rupiah(linesTotal - off + sumOf(charges.filter(({ kind }) => kind !== 'promotion')))
}

/** What the charge adds to the total, below 0 for a promotion. Throws `RangeError` for an amount that is none. */
export function signedAmount(charge: Charge): Rupiah {
  return rupiah(charge.kind === 'promotion' ? -amountOf(charge) : amountOf(charge))
}

function amountOf({ amount }: Charge): Rupiah {
  const whole = rupiahFromWire(amount)
  if (whole < 0) throw new RangeError(`A charge below nothing: "${amount}"`)
  return whole
}
