import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameValue, mergeEdits } from './merge-edits.ts'

it('a form keeps typed values, takes stored values of untouched fields, and compares with what was typed over', () => {
  expect(
    mergeEdits(
      { typed: { small: 31, big: 61, tray: 270 }, seen: { small: 30, big: 58, tray: 270 } },
      { small: 30, big: 60, tray: 280 },
    ),
  ).toEqual({ typed: { small: 31, big: 61, tray: 280 }, seen: { small: 30, big: 58, tray: 280 } })
})

const values = fc.record({
  ordering: fc.record({ state: fc.constantFrom('open', 'closed') }),
  closedDates: fc.subarray(['2026-12-25', '2026-12-26']),
  cutOff: fc.nat(2),
})

it('a call is refused exactly when another device changed a field that was edited to another value', () => {
  fc.assert(
    fc.property(values, values, values, (seen, typed, stored) => {
      const merged = mergeEdits({ seen, typed }, stored)
      for (const name of ['ordering', 'closedDates', 'cutOff'] as const) {
        const isEdited = !isSameValue(typed[name], seen[name])
        expect(merged.typed[name]).toEqual(isEdited ? typed[name] : stored[name])
        const isContested =
          isEdited && !isSameValue(stored[name], seen[name]) && !isSameValue(stored[name], typed[name])
        expect(isSameValue(merged.seen[name], stored[name])).toBe(!isContested)
      }
    }),
  )
})

it.each([
  [{ opens: '08:00', closes: '20:00' }, { closes: '20:00', opens: '08:00' }, true],
  [{ '10pcs': undefined }, { '20pcs': 1 }, false],
  [['2026-12-25'], ['2026-12-26'], false],
  [[], {}, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j say the same: %s', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same)
})
