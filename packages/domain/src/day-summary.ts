import type { BothLanguages, PackageType } from './menu.ts'
import type { Rupiah } from './money.ts'

/** The day at closing time. */
export interface DaySummary {
  /** `YYYY-MM-DD` in WIB. */
  readonly day: string
  /** Placed on the day and not cancelled. */
  readonly orders: number
  readonly pieces: number
  /** What was paid on the day, by the method as it stands on the orders. */
  readonly received: readonly { readonly method: string; readonly orders: number; readonly amount: Rupiah }[]
  /** What went back on the day, of orders that were paid on whatever day. */
  readonly givenBack: Rupiah
  /** Everything that is owed at this moment, whatever day it was ordered. */
  readonly unpaid: { readonly orders: number; readonly amount: Rupiah }
  readonly tomorrow: { readonly day: string; readonly pieces: number }
  readonly lowStock: readonly {
    readonly packageType: PackageType
    readonly name: BothLanguages
    readonly left: number
  }[]
}

/** The sum of what was paid on the day. */
export function receivedInAll({ received }: Pick<DaySummary, 'received'>): number {
  return received.reduce((sum, { amount }) => sum + amount, 0)
}

/** What was received on the day without what went back on it. */
export function netOfDay(summary: Pick<DaySummary, 'received' | 'givenBack'>): number {
  return receivedInAll(summary) - summary.givenBack
}
