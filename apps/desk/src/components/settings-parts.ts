import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'

/** Settings split into parts with a name of their own: one per date, allergen and weekday. */

/** List fields whose entries are treated as switches. */
const lists = ['closedDates', 'allergens'] as const

/** `weekdayCapacity.5: 600`, `closedDates.2026-12-25: true`, `cutOff: '15:00'`. */
export function partsOf(settings: ChangeShopSettingsInput): Readonly<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(settings)) {
    if (isIn(lists, field)) for (const entry of value as string[]) parts[`${field}.${entry}`] = true
    else if (field === 'weekdayCapacity')
      for (const [entry, part] of Object.entries(value as object)) parts[`${field}.${entry}`] = part
    else parts[field] = value
  }
  return parts
}

const isIn = (names: readonly string[], name: string) => names.includes(name)
