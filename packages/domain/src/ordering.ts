/** Whether the storefront takes orders: the owner's one switch for a kitchen that is over its head. */
import type { PackageType } from './catalogue.ts'
import { type Instant, wibDay } from './wib-date.ts'

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

/** Packages that are sold out for a day, `YYYY-MM-DD` in WIB; the next day they can be ordered again. */
export type SoldOutDays = { readonly [type in PackageType]?: string | undefined }

/** Whether the owner has said «habis hari ini» of this package, today. */
export function isSoldOutToday(type: PackageType, soldOut: SoldOutDays, now: Instant): boolean {
  return soldOut[type] === wibDay(now)
}
