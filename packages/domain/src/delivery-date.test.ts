import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CutOffRules,
  checkDeliveryDay,
  closedUntil,
  earliestDay,
  lastDay,
  orderDeadline,
} from './delivery-date.ts'
import { addWibDays, wibDay } from './wib-date.ts'

/** Saturday 21 November 2026. */
const at = (time: string) => `2026-11-21T${time}+07:00`
const usual: CutOffRules = {
  cutOff: '15:00',
  bigOrderPieces: 300,
  bigOrderLeadDays: 2,
  horizonDays: 30,
  closedDates: [],
}
const rules = (changes: Partial<CutOffRules>): CutOffRules => ({ ...usual, ...changes })
/** All days of the ordinary calendar, and today. */
const everyDay = Array.from({ length: 31 }, (_, ahead) => addWibDays('2026-11-21', ahead))

describe('the earliest day', () => {
  it.each([
    ['the morning', at('00:00:00'), '2026-11-22'],
    ['14.59', at('14:59:59.999'), '2026-11-22'],
    ['15.00', at('15:00:00'), '2026-11-23'],
    ['a day that is already tomorrow in Jakarta', '2026-11-21T17:30:00Z', '2026-11-23'],
  ])('for an order at %s', (_when, now, day) => {
    expect(earliestDay(now, 20, usual)).toBe(day)
  })

  it('is a day later for a big order', () => {
    expect(earliestDay(at('14:59:00'), 299, usual)).toBe('2026-11-22')
    expect(earliestDay(at('14:59:00'), 300, usual)).toBe('2026-11-23')
    expect(earliestDay(at('15:00:00'), 300, usual)).toBe('2026-11-24')
  })

  it('skips closed dates', () => {
    expect(earliestDay(at('10:00:00'), 20, rules({ closedDates: ['2026-11-22', '2026-11-23'] }))).toBe(
      '2026-11-24',
    )
  })

  it('does not exist while every day is closed', () => {
    expect(earliestDay(at('10:00:00'), 20, rules({ closedDates: everyDay }))).toBeNull()
    expect(earliestDay(at('10:00:00'), 20, rules({ horizonDays: 0 }))).toBeNull()
  })
})

describe('a chosen day', () => {
  const now = at('14:59:00')

  it.each(['2026-11-22', '2026-12-21'])('%s is accepted: tomorrow to thirty days ahead', (day) => {
    expect(checkDeliveryDay(day, now, 20, usual)).toEqual({ ok: true })
  })

  it.each([
    ['2026-11-20', 'past', '2026-11-22'],
    ['2026-11-21', 'cut-off', '2026-11-22'],
    ['2026-12-22', 'horizon', '2026-12-21'],
    ['2026-02-29', 'invalid', '2026-11-22'],
    ['besok', 'invalid', '2026-11-22'],
    ['2026-11-22T00:00:00Z', 'invalid', '2026-11-22'],
  ])('%s is refused: %s', (day, reason, next) => {
    expect(checkDeliveryDay(day, now, 20, usual)).toEqual({ ok: false, reason, next })
  })

  it.each([
    ['a closed day', '2026-12-01', ['2026-12-01', '2026-12-02'], 'closed', '2026-12-03'],
    ['the closed last day', '2026-12-21', ['2026-12-21'], 'closed', '2026-11-22'],
    ['a day behind the closed last one', '2026-12-25', ['2026-12-21'], 'horizon', '2026-12-20'],
  ])('on %s suggests the nearest open one', (_what, day, closedDates, reason, next) => {
    expect(checkDeliveryDay(day, now, 20, rules({ closedDates }))).toEqual({ ok: false, reason, next })
  })
})

describe('any order, any calendar', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  const anyRules = fc.record({
    cutOff: fc.constantFrom('00:00', '09:30', '15:00', '24:00'),
    bigOrderPieces: fc.integer({ min: 1, max: 1_000 }),
    bigOrderLeadDays: fc.integer({ min: 1, max: 5 }),
    horizonDays: fc.integer({ min: 0, max: 40 }),
    closedDates: fc.array(moment.map(wibDay), { maxLength: 400 }),
  })
  const situation = fc.tuple(
    moment,
    fc.integer({ min: -5, max: 50 }),
    fc.integer({ min: 1, max: 2_000 }),
    anyRules,
  )

  it('only gets suggestions that would be accepted, and one whenever there is one', () => {
    fc.assert(
      fc.property(situation, ([now, ahead, pieces, calendar]) => {
        const check = checkDeliveryDay(addWibDays(wibDay(now), ahead), now, pieces, calendar)
        if (check.ok) return
        expect(check.next === null).toBe(earliestDay(now, pieces, calendar) === null)
        if (check.next !== null)
          expect(checkDeliveryDay(check.next, now, pieces, calendar)).toEqual({ ok: true })
      }),
    )
  })

  it('is accepted for an open day within the horizon and never for today or before', () => {
    fc.assert(
      fc.property(situation, ([now, ahead, pieces, calendar]) => {
        const day = addWibDays(wibDay(now), ahead)
        if (!checkDeliveryDay(day, now, pieces, calendar).ok) return
        expect(ahead).toBeGreaterThanOrEqual(1)
        expect(ahead).toBeLessThanOrEqual(calendar.horizonDays)
        expect(calendar.closedDates).not.toContain(day)
      }),
    )
  })

  it('is in time exactly until the deadline of its day', () => {
    expect(orderDeadline('2026-11-22', 20, usual).toISOString()).toBe('2026-11-21T08:00:00.000Z')
    expect(orderDeadline('2026-11-22', 300, usual).toISOString()).toBe('2026-11-20T08:00:00.000Z')
    const openCalendar = anyRules.map((calendar) => ({
      ...calendar,
      closedDates: [],
      horizonDays: 60,
    }))
    fc.assert(
      fc.property(moment.map(wibDay), fc.nat(2_000), openCalendar, (day, pieces, calendar) => {
        const deadline = orderDeadline(day, pieces, calendar)
        const justBefore = new Date(deadline.getTime() - 1)
        expect(checkDeliveryDay(day, justBefore, pieces, calendar)).toEqual({ ok: true })
        expect(checkDeliveryDay(day, deadline, pieces, calendar)).toMatchObject({
          ok: false,
          reason: 'cut-off',
        })
      }),
    )
  })
})

describe('a holiday', () => {
  const days = (...dates: string[]) => closedUntil(at('09:00:00'), rules({ closedDates: dates }))

  it('is announced until its last day, from the day before it begins', () => {
    expect(days('2026-11-22', '2026-11-23', '2026-11-24')).toBe('2026-11-24')
    expect(days('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23')).toBe('2026-11-23')
  })

  it('is none for a single day off, and none before it is near', () => {
    expect(days()).toBeNull()
    expect(days('2026-11-22')).toBeNull()
    expect(days('2026-11-23', '2026-11-24')).toBeNull()
  })

  it('ends with the calendar when everything is closed', () => {
    expect(days(...everyDay, '2026-12-22')).toBe('2026-12-21')
  })
})

it.each([
  ['2026-12-10', '2026-12-21', 'inside the usual calendar'],
  ['2027-02-25', '2027-02-25', 'behind it'],
  ['2030-01-01', '2027-11-22', 'more than a year ahead'],
])('for packages of a season until %s the calendar reaches to %s: %s', (reachesTo, last) => {
  expect(lastDay(at('10:00:00'), rules({ reachesTo }))).toBe(last)
})
