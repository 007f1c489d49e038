import type { KitchenDays } from '@dimsum/contract/kitchen'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Direct calls to the API without a form: only the server's clock decides. */
let now = new Date('2026-11-21T03:00:00Z')

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()
beforeEach(async () => {
  await shop.rows('truncate kitchen_days, settings; update orders set delivery_date = null')
  shop.parts.settings.forget()
})

const setDay = (day: string, change: object) =>
  shop.send('PUT', `/api/admin/kitchen/days/${day}`, { capacity: null, isClosed: false, ...change }, admin)
const { order } = shop

it('after the cut-off the nearest day with capacity is suggested, not only one that is open', async () => {
  await setDay('2026-11-23', { capacity: 15 })
  await setDay('2026-11-24', { isClosed: true })
  now = new Date('2026-11-21T15:01:00+07:00')
  const { message, issues } = answered(await order({ deliveryDate: '2026-11-22' }))
  expect(message).toContain('Tanggal terdekat: Rabu, 25 November.')
  expect(issues).toEqual([{ path: 'deliveryDate', message }])
})

describe('an order without a day', () => {
  it('is accepted past the cut-off, on a day off, however full the kitchen is, and changes no day', async () => {
    now = new Date('2026-11-21T16:59:00Z')
    await shop.changeSettings({
      weekdayCapacity: [0, 0, 0, 0, 0, 0, 0],
      closedDates: ['2026-11-21', '2026-11-22'],
    })
    const days = await shop.rows('select * from kitchen_days order by day')
    expect(answered(await order())).toMatchObject({ statusCode: 201, deliveryDate: null })
    expect(await shop.rows('select * from kitchen_days order by day')).toEqual(days)
    const rows = await shop.rows('select delivery_date from orders order by id desc limit 1')
    expect(rows).toEqual([{ delivery_date: null }])
  })
})

describe('a server', () => {
  // Its offset shows that the time zone was set.
  it.each([
    ['UTC', 0],
    ['Asia/Jakarta', -420],
    ['Asia/Jayapura', -540],
    ['America/Los_Angeles', 480],
  ])('in %s keeps the same cut-off and the same calendar', async (zone, offsetMinutes) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2026, 10, 21).getTimezoneOffset()).toBe(offsetMinutes)
    const at = (time: string) => {
      now = new Date(`${time}+07:00`)
    }
    const calendar = async () => (await shop.get('/api/kitchen/days')).json<KitchenDays>()
    const place = async (deliveryDate: string) => answered(await order({ deliveryDate }))

    // Just after midnight in Jakarta: yesterday in UTC and in America.
    at('2026-11-22T00:30:00')
    expect(await calendar()).toMatchObject({ today: '2026-11-22', earliest: '2026-11-23' })
    at('2026-11-22T14:59:00')
    const inTime = await place('2026-11-23')
    expect(inTime.statusCode).toBe(201)
    at('2026-11-22T15:01:00')
    expect(await place('2026-11-23')).toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/pukul 15\.00 WIB\. Tanggal terdekat: Selasa, 24 November\.$/),
    })
    // 31 December and 29 February, where wrong calendar arithmetic would fail.
    at('2026-12-31T23:59:00')
    expect(await calendar()).toMatchObject({ today: '2026-12-31', earliest: '2027-01-02' })
    at('2027-01-01T00:01:00')
    expect(await calendar()).toMatchObject({ today: '2027-01-01', earliest: '2027-01-02' })
    at('2028-02-28T14:59:00')
    expect((await place('2028-02-29')).statusCode).toBe(201)
    at('2028-02-28T15:01:00')
    expect(await place('2028-02-29')).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Tanggal terdekat: Rabu, 1 Maret.'),
    })
    // Stored as the requested day, not as a moment that falls on another one.
    const rows = await shop.rows(
      'select delivery_date, (select taken from kitchen_days where day = delivery_date) as taken from orders where id = $1',
      [inTime.id],
    )
    expect(rows).toEqual([{ delivery_date: '2026-11-23', taken: 20 }])
  })
})
