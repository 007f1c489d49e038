import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'
import { id } from 'date-fns/locale/id'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addWibDays,
  formatDateLong,
  formatDateTimeShort,
  formatDeadline,
  formatTime,
  formatWibDay,
  formatWibDayOfYear,
  instantMs,
  isWibDay,
  startOfWibDay,
  toWibDay,
  wibDay,
  wibMonth,
  wibTimeOfDayMs,
  wibWeekday,
} from './wib-date.ts'

const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const day = moment.map(wibDay)
const inJakarta = (date: Date, pattern: string) =>
  format(new TZDate(date.getTime(), 'Asia/Jakarta'), pattern, { locale: id })

const deviceZone = process.env.TZ
afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

describe('dates in Indonesian', () => {
  it('follow the patterns of the screens', () => {
    expect(formatDateTimeShort('2026-08-05T07:30:00.000Z')).toBe('05 Agt 2026, 14:30')
    expect(formatDeadline('2026-11-21T07:00:00Z')).toBe('21 Nov 2026, 14:00 WIB')
    expect(formatWibDayOfYear('2026-11-02')).toBe('Senin, 2 November')
  })

  it('agree with date-fns, its Indonesian and the time zone database', () => {
    fc.assert(
      fc.property(moment, (date) => {
        expect(formatDateLong(date)).toBe(inJakarta(date, 'dd MMMM yyyy'))
        expect(formatDateTimeShort(date)).toBe(inJakarta(date, 'dd MMM yyyy, HH:mm'))
        expect(formatTime(date)).toBe(inJakarta(date, 'HH:mm'))
        expect(wibDay(date)).toBe(inJakarta(date, 'yyyy-MM-dd'))
        expect(wibMonth(date)).toBe(inJakarta(date, 'yyyy-MM'))
        expect(formatWibDay(wibDay(date))).toBe(inJakarta(date, 'EEEE, d MMMM yyyy'))
        expect(String(wibWeekday(wibDay(date)))).toBe(inJakarta(date, 'i'))
      }),
    )
  })

  it.each([
    'UTC',
    'Asia/Jayapura',
    'America/New_York',
    'Pacific/Kiritimati',
  ])('say the same on a device in %s', (zone) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const lastMinuteOfTheYear = '2026-12-31T16:59:59.999Z'
    expect(formatDateTimeShort(lastMinuteOfTheYear)).toBe('31 Des 2026, 23:59')
    expect(wibMonth(lastMinuteOfTheYear)).toBe('2026-12')
    expect(formatDateTimeShort('2026-12-31T17:00:00Z')).toBe('01 Jan 2027, 00:00')
    expect(wibDay('2026-11-20T18:30:00Z')).toBe('2026-11-21')
    expect(startOfWibDay('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z')
    expect(formatWibDay('2026-11-21')).toBe('Sabtu, 21 November 2026')
    expect(formatDateLong('2026-11-21')).toBe('21 November 2026')
  })

  it.each([
    '',
    '2026-11-21T14:00:00',
    '11/21/2026',
    '2026-13-01T00:00:00Z',
  ])('refuse %j, which is no moment or depends on the device', (text) => {
    expect(() => formatDateLong(text)).toThrow(RangeError)
  })

  it('refuse an invalid date', () => {
    expect(() => instantMs(new Date(Number.NaN))).toThrow(RangeError)
  })

  it('accept an offset', () => {
    expect(formatTime('2026-11-21T14:00:00+07:00')).toBe('14:00')
    expect(formatTime('2026-11-21T14:00:00+09:00')).toBe('12:00')
  })
})

describe('a calendar day in Jakarta', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '2026-12-31'])('exists: %s', (text) => {
    expect(isWibDay(text)).toBe(true)
    expect(toWibDay(text)).toBe(text)
  })

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '２０２６-11-21',
  ])('does not exist: %j', (text) => {
    expect(isWibDay(text)).toBe(false)
    expect(() => toWibDay(text)).toThrow(RangeError)
    expect(() => startOfWibDay(text)).toThrow(RangeError)
    expect(() => addWibDays(text, 1)).toThrow(RangeError)
    expect(() => wibWeekday(text)).toThrow(RangeError)
  })

  it('begins at midnight WIB and ends where the next begins', () => {
    fc.assert(
      fc.property(day, (each) => {
        const start = startOfWibDay(each)
        const end = startOfWibDay(addWibDays(each, 1))
        expect(end.getTime() - start.getTime()).toBe(86_400_000)
        expect(wibDay(start)).toBe(each)
        expect(wibDay(new Date(end.getTime() - 1))).toBe(each)
        expect(wibTimeOfDayMs(start)).toBe(0)
      }),
    )
  })

  it('is counted forward and back as date-fns counts', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1_000, max: 1_000 }), (each, n) => {
        const later = addWibDays(each, n)
        expect(later).toBe(format(addDays(new Date(`${each}T12:00:00`), n), 'yyyy-MM-dd'))
        expect(addWibDays(later, -n)).toBe(each)
        expect(later > each).toBe(n > 0)
      }),
    )
  })
})

describe('the time of day in Jakarta', () => {
  it('counts from midnight WIB, before 1970 as well', () => {
    expect(wibTimeOfDayMs('2026-11-21T08:00:00Z')).toBe(15 * 3_600_000)
    expect(wibTimeOfDayMs('1969-12-31T16:00:00Z')).toBe(23 * 3_600_000)
    fc.assert(
      fc.property(
        moment,
        (date) => startOfWibDay(wibDay(date)).getTime() + wibTimeOfDayMs(date) === date.getTime(),
      ),
    )
  })
})
