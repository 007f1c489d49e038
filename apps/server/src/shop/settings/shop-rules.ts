import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { CutOffRules } from '@dimsum/domain/delivery-date'
import { wibWeekday } from '@dimsum/domain/wib-date'
import type { MenuItem } from '../menu/menu.queries.ts'
import type { SettingsStore } from '../shop-parts.ts'

/** The owner's settings and all packages of her menu, hidden and archived ones too: they decide about a new order. */
export type ShopRules = ShopSettings & Pick<CutOffRules, 'reachesTo'> & { menu: readonly MenuItem[] }

/** The rules in force. */
export const currentRules = async (
  settings: Pick<SettingsStore, 'current' | 'menu'>,
): Promise<ShopRules> => ({
  ...(await settings.current()),
  menu: await settings.menu(),
})

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
  return { ...rules, reachesTo }
}

/** The default capacity in pieces of this day (`YYYY-MM-DD`); null is not limited, as without a day. */
export const usualCapacity = (rules: ShopRules, day: string | null): number | null =>
  day === null ? null : (rules.weekdayCapacity[wibWeekday(day) - 1] ?? null)
