import { expect, test } from 'vitest'
import { fieldsOf, partsOf } from './settings-parts.ts'

const today = '2026-11-22'
const settings = {
  cutOff: '15:00',
  ordering: { state: 'open', until: null },
  closedDates: ['2026-12-25', '2026-12-26'],
  allergens: ['egg', 'sesame'],
  prices: { '20pcs': 60_000, '10pcs': undefined },
  soldOutToday: { '10pcs': today },
  weekdayCapacity: [600, null, null, null, null, 0, null],
} as const

test('each price, day and mark is a part of its own, and together they are the settings again', () => {
  const parts = partsOf(structuredClone(settings) as never, today)
  expect(parts).toEqual({
    cutOff: '15:00',
    ordering: { state: 'open', until: null },
    'closedDates.2026-12-25': true,
    'closedDates.2026-12-26': true,
    'allergens.egg': true,
    'allergens.sesame': true,
    'prices.20pcs': 60_000,
    'soldOutToday.10pcs': today,
    ...Object.fromEntries(settings.weekdayCapacity.map((pieces, i) => [`weekdayCapacity.${i}`, pieces])),
  })
  const { prices, ...others } = settings
  expect(fieldsOf(parts, Object.keys(settings))).toEqual({ ...others, prices: { '20pcs': prices['20pcs'] } })
})

test('a sold-out mark of yesterday is no mark', () => {
  expect(partsOf({ soldOutToday: { '10pcs': '2026-11-21' } }, today)).toEqual({})
})
