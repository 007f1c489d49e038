import { describe, expect, it } from 'vitest'
import { monthChange } from './month-change.ts'

describe('this month against the last', () => {
  it('shows signed percent with a decimal comma', () => {
    expect(monthChange(1_124_000, 1_000_000)).toEqual({ direction: 'up', text: '+12,4% vs last month' })
    expect(monthChange(500_000, 1_000_000)).toEqual({ direction: 'down', text: '-50% vs last month' })
  })

  it('never shows infinity or NaN', () => {
    for (const thisMonth of [0, 30_000]) {
      expect(monthChange(thisMonth, 0)).toEqual({ direction: 'none', text: 'no sales last month' })
    }
  })
})
