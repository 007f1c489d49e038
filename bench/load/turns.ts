import type { Load } from './latencies.ts'
import type { ProcessorUse } from './processor-time.ts'

/**
 * Loads that are laid side by side take turns: what else a shared machine does in a second falls on each of them in its
 * time, and the middle of several turns is the figure. One long run of each would compare two states of the machine.
 */
export const turns = 5

/** How long one turn is measured when a figure has so many seconds. */
export const turnSeconds = (seconds: number): number => Math.max(1, seconds / 4)

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The middle turn, figure by figure; what was refused is counted over all turns. */
export const middleLoad = (loads: readonly Load[]): Load => ({
  perSecond: middle(loads.map(({ perSecond }) => perSecond)),
  p50: middle(loads.map(({ p50 }) => p50)),
  p95: middle(loads.map(({ p95 }) => p95)),
  p99: middle(loads.map(({ p99 }) => p99)),
  refused: loads.reduce((sum, { refused }) => sum + refused, 0),
})

/** The middle of the turns' ratios: each load is compared with the other one of its own turn. */
export const middleRatio = (
  loads: readonly Load[],
  others: readonly Load[],
  of: 'perSecond' | 'p99' = 'perSecond',
): number => middle(loads.map((load, turn) => load[of] / (others[turn]?.[of] ?? Number.NaN)))

/** What each part used on average; null where the system does not tell. */
export const meanUse = (uses: readonly ProcessorUse[]): ProcessorUse => {
  const measured = uses.filter((use) => use !== null)
  if (measured.length === 0) return null
  const mean = (part: keyof NonNullable<ProcessorUse>) =>
    Math.round((measured.reduce((sum, use) => sum + use[part], 0) / measured.length) * 100) / 100
  return { bench: mean('bench'), shop: mean('shop'), database: mean('database') }
}
