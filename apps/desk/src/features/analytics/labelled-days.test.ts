import { describe, expect, it } from 'vitest'
import { labelledDays } from './labelled-days.ts'

const labelled = (...revenues: number[]) => labelledDays(revenues.map((revenue) => ({ revenue })))

describe('the amounts over the bars', () => {
  it('stand over the highest and the latest day', () => expect(labelled(90, 150, 40, 80)).toEqual([1, 3]))

  it('stand over one bar that is both', () => expect(labelled(90, 40, 150)).toEqual([2]))

  it('never lie over each other', () => {
    expect(labelled(10, 150, 20, 148)).toEqual([1])
    expect(labelled(150, 20, 20, 148)).toEqual([0, 3])
  })

  it('are not there without sales', () => {
    expect(labelled(0, 0)).toEqual([])
    expect(labelled(80, 0)).toEqual([0])
    expect(labelled()).toEqual([])
  })
})
