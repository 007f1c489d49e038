import type { Load } from './latencies.ts'
import type { ProcessorUse } from './processor-time.ts'

/**
 * Compared loads alternate in turns, so that other work on a shared machine affects all of them. The median of the
 * turns is the figure.
 */
export const turns = 5

/** Duration of one turn, from the seconds of the whole figure. */
export const turnSeconds = (seconds: number): number => Math.max(1, seconds / 4)

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Median per figure; rejected requests are summed over all turns. */
export const middleLoad = (loads: readonly Load[]): Load => ({
  perSecond: middle(loads.map(({ perSecond }) => perSecond)),
  p50: middle(loads.map(({ p50 }) => p50)),
  p95: middle(loads.map(({ p95 }) => p95)),
  p99: middle(loads.map(({ p99 }) => p99)),
  refused: loads.reduce((sum, { refused }) => sum + refused, 0),
})

/** Median of the ratios: each load is compared within its own turn. */
export const middleRatio = (
  loads: readonly Load[],
  others: readonly Load[],
  of: 'perSecond' | 'p99' = 'perSecond',
): number => middle(loads.map((load, turn) => load[of] / (others[turn]?.[of] ?? Number.NaN)))

/** Mean use of each part; null where it cannot be measured. */
export const meanUse = (uses: readonly ProcessorUse[]): ProcessorUse => {
  const measured = uses.filter((use) => use !== null)
  if (measured.length === 0) return null
  const mean = (part: keyof NonNullable<ProcessorUse>) =>
    Math.round((measured.reduce((sum, use) => sum + use[part], 0) / measured.length) * 100) / 100
  return { bench: mean('bench'), shop: mean('shop'), database: mean('database') }
}
