import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { Parts } from '@dimsum/domain/merge-edits'

/** Settings split into independently changeable parts: one per date, allergen and weekday. */

/** List fields whose entries are treated as switches. */
const lists = ['closedDates', 'allergens'] as const

/** `weekdayCapacity.5: 600`, `closedDates.2026-12-25: true`, `cutOff: '15:00'`. */
export function partsOf(settings: ChangeShopSettingsInput): Parts {
  const parts: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(settings)) {
    if (isIn(lists, field)) for (const entry of value as string[]) parts[`${field}.${entry}`] = true
    else if (field === 'weekdayCapacity')
      for (const [entry, part] of Object.entries(value as object)) parts[`${field}.${entry}`] = part
    else parts[field] = value
  }
  return parts
}

/** Joins parts to form fields again; a field without parts is empty. */
export function fieldsOf(parts: Parts, fields: readonly string[]): ChangeShopSettingsInput {
  const together: Record<string, unknown> = {}
  for (const field of fields) {
    const entries = Object.entries(parts)
      .filter(([part, value]) => part.startsWith(`${field}.`) && value !== undefined)
      .map(([part, value]) => [part.slice(field.length + 1), value] as const)
    if (isIn(lists, field)) together[field] = entries.map(([entry]) => entry).sort()
    else if (field === 'weekdayCapacity')
      together[field] = weekdays.map((i) => parts[`${field}.${i}`] ?? null)
    else together[field] = parts[field]
  }
  return together as ChangeShopSettingsInput
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]

const isIn = (names: readonly string[], name: string) => names.includes(name)
