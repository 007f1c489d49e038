import type { BothLanguages, PackageType } from './menu.ts'
import type { Rupiah } from './money.ts'

/** Whole rupiah. */
type Moved = { readonly received: number; readonly givenBack: number }

/** The day at closing time. */
export interface DaySummary {
  /** `YYYY-MM-DD` in WIB. */
  readonly day: string
  /** Placed on the day and not cancelled. */
  readonly orders: number
  readonly pieces: number
  /** Money received on the day by method, with the number of orders, whatever became of them. */
  readonly received: readonly { readonly method: string; readonly orders: number; readonly amount: Rupiah }[]
  /** Money given back on the day, whenever it was received. */
  readonly givenBack: Rupiah
  /** Both by method; a refund in cash or by transfer is at its own. */
  readonly methods: readonly ({ readonly method: string } & Moved)[]
  /** The same by the person who recorded it; null for the payment provider. */
  readonly people: readonly ({ readonly person: string | null } & Moved)[]
  /** Cash shifts closed on the day. */
  readonly shifts: readonly { readonly person: string; readonly expected: number; readonly counted: number }[]
  /** Everything that is unpaid now, whatever the order's day. */
  readonly unpaid: { readonly orders: number; readonly amount: Rupiah }
  readonly tomorrow: { readonly day: string; readonly pieces: number }
  readonly lowStock: readonly {
    readonly packageType: PackageType
    readonly name: BothLanguages
    readonly left: number
  }[]
}

export function receivedInAll({ received }: Pick<DaySummary, 'received'>): number {
  return received.reduce((sum, { amount }) => sum + amount, 0)
}

/** Received minus refunded on the day. */
export function netOfDay(summary: Pick<DaySummary, 'received' | 'givenBack'>): number {
  return receivedInAll(summary) - summary.givenBack
}
