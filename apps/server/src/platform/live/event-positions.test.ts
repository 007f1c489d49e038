import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPositions } from './event-positions.ts'

const waitMs = 1000

describe('positions in the feed', () => {
  test('every event is seen once, in whatever order transactions commit and however often it is read', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 60 })
          .chain((count) =>
            fc.tuple(
              fc.shuffledSubarray(Array.from({ length: count }, (_, n) => n + 1)),
              fc.array(fc.nat(count), { maxLength: 20 }),
            ),
          ),
        ([committed, readAgain]) => {
          const positions = createPositions(0, waitMs)
          const seen = [...committed, ...readAgain, ...committed].filter((id) => positions.take(id, 0))
          expect(seen.filter((id) => committed.includes(id))).toEqual(committed)
          expect(new Set(seen).size).toBe(seen.length)
        },
      ),
    )
  })

  test('never claims to be settled past an event that may still commit', () => {
    const positions = createPositions(10, waitMs)
    positions.take(11, 0)
    positions.take(14, 0)
    expect(positions.settled()).toBe(11)
    expect(positions.wanted(waitMs)).toEqual({ highest: 14, missing: [12, 13] })
    positions.take(12, 10)
    expect(positions.settled()).toBe(12)
    positions.take(13, 20)
    expect(positions.settled()).toBe(14)
  })

  test('gives an id up when no transaction can still be open', () => {
    const positions = createPositions(0, waitMs)
    positions.take(3, 0)
    expect(positions.wanted(waitMs + 1)).toEqual({ highest: 3, missing: [] })
    expect(positions.settled()).toBe(3)
    expect(positions.take(2, waitMs + 1)).toBe(false)
  })

  test('does not wait for the ids a restore jumped over', () => {
    const positions = createPositions(5, waitMs)
    positions.take(5_005_000, 0)
    expect(positions.wanted(0).missing).toEqual([])
  })
})
