import { describe, expect, it } from 'vitest'
import { type OpeningHours, openingHours, openingHoursRows } from './opening-hours.ts'

describe('the opening hours', () => {
  it('are Monday to Friday 08:00 to 20:00, Saturday to Sunday 09:00 to 21:00', () => {
    expect(openingHoursRows()).toEqual([
      { first: 1, last: 5, opens: '08:00', closes: '20:00' },
      { first: 6, last: 7, opens: '09:00', closes: '21:00' },
    ])
  })

  it('omit a closed day and never join the days around it', () => {
    const days = (hours: OpeningHours) => openingHoursRows(hours).map(({ first, last }) => [first, last])
    expect(days({ ...openingHours, 3: null })).toEqual([
      [1, 2],
      [4, 5],
      [6, 7],
    ])
    expect(days({ ...openingHours, 7: null })).toEqual([
      [1, 5],
      [6, 6],
    ])
  })
})
