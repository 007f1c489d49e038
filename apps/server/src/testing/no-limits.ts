import { type Limit, type LimitName, limits } from '../platform/limits/limit-table.ts'

/** Limits too high to reach, for tests that send many requests from one address. */
export const noLimits: Partial<Record<LimitName, Limit>> = Object.fromEntries(
  Object.entries(limits).map(([name, { seconds }]) => [name, { points: 1_000_000, seconds }]),
)
