import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameValue, mergeEdits, type Parts } from './merge-edits.ts'

const parts = fc.dictionary(
  fc.constantFrom('weekdayCapacity.0', 'weekdayCapacity.5', 'closedDates.2026-12-25', 'ordering'),
  fc.oneof(fc.nat(3), fc.boolean(), fc.record({ state: fc.constantFrom('open', 'closed') })),
)
const partsOf = (...all: Parts[]) => new Set(all.flatMap((each) => Object.keys(each)))

describe('two devices that change the same settings', () => {
  it('keep typed values, adopt remote values of untouched fields, and report conflicts', () => {
    expect(
      mergeEdits(
        { '10pcs': 30, '20pcs': 58, '100pcs': 270 },
        { '10pcs': 31, '20pcs': 61, '100pcs': 270 },
        { '10pcs': 30, '20pcs': 60, '100pcs': 280 },
      ),
    ).toEqual({
      merged: { '10pcs': 31, '20pcs': 61, '100pcs': 280 },
      elsewhere: [
        { part: '20pcs', stored: 60, isContested: true },
        { part: '100pcs', stored: 280, isContested: false },
      ],
    })
  })

  it("never lose a change that only one of them made, and hide none of the other's", () => {
    fc.assert(
      fc.property(parts, parts, parts, (seen, typed, stored) => {
        const { merged, elsewhere } = mergeEdits(seen, typed, stored)
        for (const part of partsOf(seen, typed, stored)) {
          const isTyped = !isSameValue(typed[part], seen[part])
          const isStored = !isSameValue(stored[part], seen[part])
          expect(merged[part]).toEqual(isTyped ? typed[part] : stored[part])
          const news = elsewhere.find((change) => change.part === part)
          if (isStored && !isSameValue(stored[part], typed[part]))
            expect(news).toEqual({ part, stored: stored[part], isContested: isTyped })
          else expect(news).toBeUndefined()
        }
      }),
    )
  })

  it('report nothing when only one changed something', () => {
    fc.assert(
      fc.property(parts, parts, (seen, changed) => {
        expect(mergeEdits(seen, changed, seen).elsewhere).toEqual([])
        const { merged, elsewhere } = mergeEdits(seen, seen, changed)
        for (const part of partsOf(seen, changed)) expect(merged[part]).toEqual(changed[part])
        expect(elsewhere.every(({ isContested }) => !isContested)).toBe(true)
      }),
    )
  })
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
