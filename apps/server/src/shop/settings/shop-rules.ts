import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { DeliveryArea } from '@dimsum/domain/delivery-areas'
import type { CutOffRules } from '@dimsum/domain/delivery-date'
import type { DepositRule } from '@dimsum/domain/deposit'
import type { LimitedWindow } from '@dimsum/domain/time-windows'
import { wibWeekday } from '@dimsum/domain/wib-date'
import type { MenuItem } from '../menu/menu.queries.ts'
import type { SettingsStore } from '../shop-parts.ts'

/** The settings that decide about a new order. */
export type ShopRules = {
  /** All packages of the menu, hidden and archived ones too. */
  menu: readonly MenuItem[]
  /** Delivery areas; empty: everywhere, free of charge. */
  deliveryAreas: readonly DeliveryArea[]
  /** Time windows for hand-over; empty: agreed by chat. */
  timeWindows: readonly LimitedWindow[]
  /** Whether the storefront takes orders; `until` ends a pause. */
  ordering: ShopSettings['ordering']
  /** Which days an order can be for. */
  dates: CutOffRules
  /** Max pieces per day, Monday first; null is not limited. */
  weekdayCapacity: readonly (number | null)[]
  /** Hours until an unpaid, unconfirmed order is cancelled; null: never. */
  unpaidHours: number | null
  deposit: DepositRule
}

export const shopRulesOf = (settings: ShopSettings, menu: readonly MenuItem[]): ShopRules => ({
  menu,
  deliveryAreas: settings.deliveryAreas,
  timeWindows: settings.timeWindows,
  ordering: settings.ordering,
  dates: settings,
  weekdayCapacity: settings.weekdayCapacity,
  unpaidHours: settings.unpaidHours,
  deposit: settings,
})

/** The rules in force. */
export const currentRules = async (settings: Pick<SettingsStore, 'current' | 'menu'>): Promise<ShopRules> =>
  shopRulesOf(await settings.current(), await settings.menu())

/** The latest last delivery day of these packages; null when none has one. */
export const lastDeliveryOf = (items: readonly MenuItem[]): string | null =>
  items
    .flatMap(({ deliverUntil }) => deliverUntil ?? [])
    .toSorted()
    .at(-1) ?? null

export const typesOf = (lines: readonly { packageType: string }[]): string[] =>
  lines.map(({ packageType }) => packageType)

/** The rules for an order of these packages: seasonal ones can be ordered beyond the horizon. */
export const rulesFor = (rules: ShopRules, packageTypes: readonly string[]): ShopRules => {
  const items = rules.menu.filter(({ packageType }) => packageTypes.includes(packageType))
  const reachesTo = items.every(({ deliverUntil }) => deliverUntil !== null) ? lastDeliveryOf(items) : null
  return { ...rules, dates: { ...rules.dates, reachesTo } }
}

/** The default capacity in pieces of this day (`YYYY-MM-DD`); null is not limited. */
export const usualCapacity = (rules: ShopRules, day: string): number | null =>
  rules.weekdayCapacity[wibWeekday(day) - 1] ?? null
