import { dates } from '@dimsum/words/dates'
import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { daysWords } from './day-words.ts'

describe('days in the owner’s words', () => {
  it('are short under the bars, August as Agt', () => {
    expect(textOf(dates.dayShort('2026-11-09'), 'default')).toBe('09 Nov')
    expect(textOf(dates.dayShort('2026-08-21'), 'default')).toBe('21 Agt')
  })

  it('name the period of a figure', () => {
    expect(textOf(daysWords(null), 'default')).toBe('Semua waktu')
    expect(textOf(daysWords({ from: '2026-11-01', to: '2026-11-21' }), 'default')).toBe(
      '01 November 2026 – 21 November 2026',
    )
  })
})
