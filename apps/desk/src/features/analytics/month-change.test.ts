import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { monthChange } from './month-change.ts'

const change = (...months: Parameters<typeof monthChange>) => {
  const { direction, text } = monthChange(...months)
  return { direction, text: textOf(text, 'default') }
}

describe('this month compared with the last', () => {
  it('shows signed percent with a decimal comma', () => {
    expect(change(1_124_000, 1_000_000)).toEqual({ direction: 'up', text: '+12,4% vs last month' })
    expect(change(500_000, 1_000_000)).toEqual({ direction: 'down', text: '-50% vs last month' })
  })

  it('never shows infinity or NaN', () => {
    for (const thisMonth of [0, 30_000]) {
      expect(change(thisMonth, 0)).toEqual({ direction: 'none', text: 'no sales last month' })
    }
  })
})
