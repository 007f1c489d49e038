import { expect, test } from 'vitest'
import { partsOf } from './settings-parts.ts'

const settings = {
  cutOff: '15:00',
  ordering: { state: 'open', until: null },
  closedDates: ['2026-12-25', '2026-12-26'],
  allergens: ['egg', 'sesame'],
  weekdayCapacity: [600, null, null, null, null, 0, null],
} as const

test('settings are split per date, allergen and weekday', () => {
  const parts = partsOf(structuredClone(settings) as never)
  expect(parts).toEqual({
    cutOff: '15:00',
    ordering: { state: 'open', until: null },
    'closedDates.2026-12-25': true,
    'closedDates.2026-12-26': true,
    'allergens.egg': true,
    'allergens.sesame': true,
    ...Object.fromEntries(settings.weekdayCapacity.map((pieces, i) => [`weekdayCapacity.${i}`, pieces])),
  })
})
