import { describe, expect, it } from 'vitest'
import { labelledBars } from './labelled-bars.ts'

/** Bars in columns of this width. */
const barsOf = (column: number, ...heights: number[]) =>
  heights.map((height, i) => {
    const middle = column * (i + 0.5)
    return { left: middle - column * 0.35, right: middle + column * 0.35, middle, height }
  })

describe('the figures over the bars', () => {
  it('stand over the highest and the latest day', () =>
    expect(labelledBars(barsOf(60, 90, 150, 40, 80))).toEqual([1, 3]))

  it('stand over one bar that is both', () => expect(labelledBars(barsOf(60, 90, 40, 150))).toEqual([2]))

  it('never lie over a taller bar beside the latest', () => {
    expect(labelledBars(barsOf(20, 150, 20, 20, 20, 90, 40))).toEqual([0])
    expect(labelledBars(barsOf(20, 150, 20, 20, 20, 30, 40))).toEqual([0, 5])
  })

  it('never lie over each other', () => expect(labelledBars(barsOf(20, 10, 150, 20, 148))).toEqual([1]))

  it('are not there without sales', () => {
    expect(labelledBars(barsOf(60, 0, 0))).toEqual([])
    expect(labelledBars(barsOf(60, 80, 0))).toEqual([0])
    expect(labelledBars([])).toEqual([])
  })
})
