import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CutOffRules, checkDeliveryDay } from './delivery-date.ts'
import { dayObstacle, type KitchenBook, kitchenDay } from './kitchen-day.ts'
import { addWibDays, wibDay } from './wib-date.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')
const rules: CutOffRules = {
  cutOff: '15:00',
  bigOrderPieces: 300,
  bigOrderLeadDays: 2,
  horizonDays: 30,
  closedDates: ['2026-11-25'],
}
/** The smallest package of the specification's menu, in pieces. */
const smallest = 10
const tuesday = '2026-11-24'
const dayOf = (day: string, book: Partial<KitchenBook> = {}, moment = now) =>
  kitchenDay(day, moment, rules, { capacity: null, taken: 0, ...book }, smallest)

test('a day with every time window full takes no orders', () => {
  const day = { state: 'open', left: null, takesBigOrders: true, fullWindows: ['09:00-11:00'] } as const
  const windows = [{ begins: '09:00', ends: '11:00', for: 'delivery' }] as const
  expect(dayObstacle(day, 20, 300, { windows, isDelivery: true })).toBe('full')
  expect(dayObstacle(day, 20, 300, { windows, isDelivery: false })).toBeNull()
  expect(dayObstacle(day, 20, 300)).toBeNull()
})

describe('a day of the kitchen', () => {
  test('without a limit is open and shows no number', () => {
    const open = { day: tuesday, state: 'open', left: null, takesBigOrders: true }
    expect(dayOf(tuesday)).toEqual(open)
  })

  test('counts pieces across package sizes, and says why an order does not fit', () => {
    const day = dayOf(tuesday, { capacity: 600, taken: 460 })
    expect(day).toMatchObject({ state: 'open', left: 140 })
    expect([140, 150].map((pieces) => dayObstacle(day, pieces, 300))).toEqual([null, 'full'])
  })

  test.each([
    ['is full when not even the smallest package fits', tuesday, { capacity: 600, taken: 595 }, 'full', 5],
    ['never has less than nothing left', tuesday, { capacity: 100, taken: 130 }, 'full', 0],
    ['with nothing to make is a day off', tuesday, { capacity: 0, taken: 0 }, 'closed', 0],
    ['is closed on a closed date', '2026-11-25', {}, 'closed', null],
    ['is too late today', '2026-11-21', {}, 'too-late', null],
    ['is too late yesterday', '2026-11-20', {}, 'too-late', null],
  ])('%s', (_name, day, book, state, left) => {
    expect(dayOf(day, book)).toMatchObject({ state, left })
  })

  test('accepts ordinary orders a day longer than large ones', () => {
    const tomorrow = dayOf('2026-11-22', { capacity: 600 })
    expect(tomorrow).toMatchObject({ state: 'open', takesBigOrders: false })
    expect(dayObstacle(tomorrow, 290, rules.bigOrderPieces)).toBeNull()
    expect(dayObstacle(tomorrow, 300, rules.bigOrderPieces)).toBe('too-late')
  })

  test('has room exactly when the calendar is open and the pieces fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 33 }),
        fc.option(fc.integer({ min: 0, max: 700 })),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 70 }).map((tens) => tens * 10),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        (ahead, capacity, taken, pieces, minute) => {
          const moment = new Date(now.getTime() + minute * 60_000)
          const day = addWibDays(wibDay(moment), ahead)
          const fits =
            checkDeliveryDay(day, moment, pieces, rules).ok &&
            (capacity === null || taken + pieces <= capacity)
          const seen = dayOf(day, { capacity, taken }, moment)
          expect(dayObstacle(seen, pieces, rules.bigOrderPieces) === null).toBe(fits)
        },
      ),
    )
  })
})
