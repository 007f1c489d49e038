import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingHours, openingHoursRows, openingState } from './opening-hours.ts'

/** 16 November 2026 is a Monday. */
const wib = (day: string, time: string) => `${day}T${time}+07:00`

describe('the opening hours', () => {
  it('are Monday to Friday 08:00 to 20:00, Saturday to Sunday 09:00 to 21:00', () => {
    expect(openingHoursRows()).toEqual([
      { days: 'Senin–Jumat', opens: '08:00', closes: '20:00' },
      { days: 'Sabtu–Minggu', opens: '09:00', closes: '21:00' },
    ])
  })

  it('leave a closed day out and never join days around it', () => {
    expect(openingHoursRows({ ...openingHours, 3: null }).map((row) => row.days)).toEqual([
      'Senin–Selasa',
      'Kamis–Jumat',
      'Sabtu–Minggu',
    ])
    expect(openingHoursRows({ ...openingHours, 7: null }).map((row) => row.days)).toEqual([
      'Senin–Jumat',
      'Sabtu',
    ])
  })
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
  ])('at %s: %s', (now, open, text) => {
    expect(openingState(now)).toEqual({ open, text })
  })

  it('goes by Jakarta’s clock: Sunday evening in London is Monday morning here', () => {
    expect(openingState('2026-11-15T23:30:00Z').text).toBe('Tutup · buka lagi hari ini pukul 08:00 WIB')
    expect(openingState('2026-11-16T01:00:00Z').open).toBe(true)
  })

  it('looks past closed days, a whole week if need be', () => {
    const onlyMondays = { ...openingHours, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
    expect(openingState(wib('2026-11-17', '10:00:00'), onlyMondays).text).toBe(
      'Tutup · buka lagi Senin pukul 08:00 WIB',
    )
    expect(openingState(wib('2026-11-16', '21:00:00'), onlyMondays).text).toBe(
      'Tutup · buka lagi Senin pukul 08:00 WIB',
    )
    expect(openingState(wib('2026-11-16', '10:00:00'), { ...onlyMondays, 1: null })).toEqual({
      open: false,
      text: 'Tutup',
    })
  })

  it('is open 84 hours a week', () => {
    const monday = Date.parse(wib('2026-11-16', '00:00:00'))
    const quarters = Array.from({ length: 7 * 24 * 4 }, (_, i) => new Date(monday + i * 900_000))
    expect(quarters.filter((now) => openingState(now).open)).toHaveLength(84 * 4)
  })

  it('always has something to say', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (now) => {
        const { open, text } = openingState(now)
        expect(text.startsWith(open ? 'Buka sekarang · tutup pukul' : 'Tutup · buka lagi')).toBe(true)
      }),
    )
  })
})
