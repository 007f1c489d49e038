import { type OpeningHours, openingHours, openingState } from '@dimsum/domain/opening-hours'
import { describe, expect, it } from 'vitest'
import { openingDays, openingStateText } from './opening-hours.ts'

/** 16 November 2026 is a Monday. */
const wib = (day: string, time: string) => `${day}T${time}+07:00`
const shown = (now: Date | string, hours?: OpeningHours) => openingStateText(openingState(now, hours)).id

it('days with the same hours are one range, a single day is its name', () => {
  expect(openingDays({ first: 1, last: 5 })).toMatchObject({ id: 'Senin–Jumat', en: 'Monday–Friday' })
  expect(openingDays({ first: 6, last: 6 })).toMatchObject({ id: 'Sabtu', en: 'Saturday' })
})

describe('open now?', () => {
  it.each([
    [wib('2026-11-16', '08:00:00'), true, 'Buka sekarang · tutup pukul 20:00 WIB'],
    [wib('2026-11-16', '19:59:59.999'), true, 'Buka sekarang · tutup pukul 20:00 WIB'],
    [wib('2026-11-16', '20:00:00'), false, 'Tutup · buka lagi Selasa pukul 08:00 WIB'],
    [wib('2026-11-16', '07:59:59.999'), false, 'Tutup · buka lagi hari ini pukul 08:00 WIB'],
    [wib('2026-11-20', '20:30:00'), false, 'Tutup · buka lagi Sabtu pukul 09:00 WIB'],
    [wib('2026-11-21', '08:30:00'), false, 'Tutup · buka lagi hari ini pukul 09:00 WIB'],
    [wib('2026-11-21', '20:30:00'), true, 'Buka sekarang · tutup pukul 21:00 WIB'],
    [wib('2026-11-22', '21:00:00'), false, 'Tutup · buka lagi Senin pukul 08:00 WIB'],
    // Sunday evening in London is Monday morning here.
    ['2026-11-15T23:30:00Z', false, 'Tutup · buka lagi hari ini pukul 08:00 WIB'],
    ['2026-11-16T01:00:00Z', true, 'Buka sekarang · tutup pukul 20:00 WIB'],
  ])('at %s: %s', (now, open, text) => {
    expect([openingState(now).open, shown(now)]).toEqual([open, text])
  })

  it('skips closed days, up to a whole week', () => {
    const onlyMondays = { ...openingHours, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
    expect(shown(wib('2026-11-17', '10:00:00'), onlyMondays)).toBe('Tutup · buka lagi Senin pukul 08:00 WIB')
    expect(shown(wib('2026-11-16', '21:00:00'), onlyMondays)).toBe('Tutup · buka lagi Senin pukul 08:00 WIB')
    expect(shown(wib('2026-11-16', '10:00:00'), { ...onlyMondays, 1: null })).toBe('Tutup')
  })

  it('is open 84 hours a week, and always has a text', () => {
    const monday = Date.parse(wib('2026-11-16', '00:00:00'))
    const quarters = Array.from({ length: 7 * 24 * 4 }, (_, i) => new Date(monday + i * 900_000))
    expect(quarters.filter((now) => openingState(now).open)).toHaveLength(84 * 4)
    for (const now of quarters)
      expect(shown(now)).toMatch(openingState(now).open ? /^Buka sekarang · tutup/ : /^Tutup · buka lagi/)
  })

  it('is English when English is chosen', () => {
    const english = (now: string) => openingStateText(openingState(now)).en
    expect(english(wib('2026-11-16', '08:00:00'))).toBe('Open now · closes at 20:00 WIB')
    expect(english(wib('2026-11-16', '07:00:00'))).toBe('Closed · opens again today at 08:00 WIB')
    expect(english(wib('2026-11-22', '21:00:00'))).toBe('Closed · opens again on Monday at 08:00 WIB')
  })
})
