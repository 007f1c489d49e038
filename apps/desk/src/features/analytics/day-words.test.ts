import { describe, expect, it } from 'vitest'
import { daysWords, shortDay } from './day-words.ts'

describe('days in the owner’s words', () => {
  it('are short under the bars, August as Agt', () => {
    expect(shortDay('2026-11-09')).toBe('09 Nov')
    expect(shortDay('2026-08-21')).toBe('21 Agt')
  })

  it('say what a figure covers', () => {
    expect(daysWords(null)).toBe('Semua waktu')
    expect(daysWords({ from: '2026-11-01', to: '2026-11-21' })).toBe('01 November 2026 – 21 November 2026')
  })
})
