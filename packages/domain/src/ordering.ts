/** Whether the storefront takes orders: the owner's one switch for a kitchen that is over its head. */

/** A pause ends by itself at `until` (ISO 8601); a closed shop opens when its owner says so. */
export interface OrderingSwitch {
  readonly state: 'open' | 'paused' | 'closed'
  readonly until: string | null
}

/** From when on the shop takes orders, `now` itself while it does; `null` when that is not known yet. */
export function takesOrdersFrom({ state, until }: OrderingSwitch, now: Date): Date | null {
  if (state === 'open') return now
  if (state === 'closed' || until === null) return null
  const end = new Date(until)
  return end > now ? end : now
}

/** A pause that ends before it begins: the shop would stay open without a word. */
export const isPauseOver = ({ state, until }: OrderingSwitch, now: Date): boolean =>
  state === 'paused' && until !== null && new Date(until) <= now
