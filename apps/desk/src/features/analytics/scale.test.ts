import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisTicks } from './scale.ts'

describe('the axis of the trend', () => {
  it('has round steps', () => {
    expect(axisTicks(540_000)).toEqual([0, 200_000, 400_000, 600_000])
    expect(axisTicks(58_000)).toEqual([0, 20_000, 40_000, 60_000])
    expect(axisTicks(1_616_000)).toEqual([0, 600_000, 1_200_000, 1_800_000])
    expect(axisTicks(30_000)).toEqual([0, 10_000, 20_000, 30_000])
  })

  it('has default ticks without sales', () => expect(axisTicks(0)).toEqual([0, 100_000, 200_000, 300_000]))

  it('starts at zero, covers the largest value, and leaves little space above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (largest) => {
        const ticks = axisTicks(largest)
        const top = ticks.at(-1) ?? 0
        expect(ticks[0]).toBe(0)
        expect(top).toBeGreaterThanOrEqual(largest)
        expect(top).toBeLessThanOrEqual(largest * 1.6)
      }),
    )
  })
})
