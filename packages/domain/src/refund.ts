/** Money given back of a paid order: how, how far it got, and how much there is left to give. */
import { type Rupiah, rupiah } from './money.ts'

/** By the payment provider, or recorded by the owner who gave it back herself. */
export const refundWays = ['provider', 'transfer', 'cash'] as const
export type RefundWay = (typeof refundWays)[number]

/**
 * - `asked`: the provider is being asked, or a crash left it
 * - `unknown`: asked, without a usable answer; it is asked again under the same key
 * - `done`: the money went back
 * - `refused`: the provider refused it; nothing went back
 */
export const refundStates = ['asked', 'unknown', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** How much of a payment a provider gives back by itself: nothing, only all of it, or any part. */
export type RefundReach = 'none' | 'whole' | 'any'

type Given = { amount: Rupiah; state: RefundState; counts: boolean }

/** Whether its money went back, or may have: it cannot be given back a second time. */
const isTaken = ({ state, counts }: Pick<Given, 'state' | 'counts'>): boolean => counts && state !== 'refused'

/** What of the total can still be given back, never less than nothing. */
export const refundLeft = (total: Rupiah, refunds: readonly Given[]): Rupiah =>
  rupiah(refunds.filter(isTaken).reduce((left, { amount }) => Math.max(0, left - amount), total as number))
