/** The switch for orders of the storefront, which the owner uses when the kitchen is overloaded. */

/** A pause ends by itself at `until` (ISO 8601); a closed shop stays closed until the owner opens it. */
export interface OrderingSwitch {
  readonly state: 'open' | 'paused' | 'closed'
  readonly until: string | null
}

/** When the shop accepts orders again, `now` if it does already; `null` when unknown. */
export function takesOrdersFrom({ state, until }: OrderingSwitch, now: Date): Date | null {
  if (state === 'open') return now
  if (state === 'closed' || until === null) return null
  const end = new Date(until)
  return end > now ? end : now
}

/** Whether a pause would already be over: saving it would leave the shop open without a warning. */
export const isPauseOver = ({ state, until }: OrderingSwitch, now: Date): boolean =>
  state === 'paused' && until !== null && new Date(until) <= now
