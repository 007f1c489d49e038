import { type Limit, type LimitName, limits } from '../platform/limits/limit-table.ts'

/** For tests that make a day's work of one address in a minute: every limit, so wide that nothing reaches it. */
export const noLimits: Partial<Record<LimitName, Limit>> = Object.fromEntries(
  Object.entries(limits).map(([name, { seconds }]) => [name, { points: 1_000_000, seconds }]),
)
