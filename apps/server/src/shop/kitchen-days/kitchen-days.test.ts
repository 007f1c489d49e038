import type { KitchenDays, KitchenPlan } from '@dimsum/contract/kitchen'
import { addWibDays } from '@dimsum/domain/wib-date'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
let now = new Date('2026-11-21T03:00:00Z')
const saturday = '2026-11-28'

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()
beforeEach(async () => {
  now = new Date('2026-11-21T03:00:00Z')
  await shop.rows('truncate kitchen_days, settings; update orders set delivery_date = null')
  shop.parts.settings.forget()
})

const days = async (query = '') => (await shop.get(`/api/kitchen/days${query}`)).json<KitchenDays>()
const day = async (which: string) => (await days()).days.find((one) => one.day === which)
const plan = async (from: string, to: string) =>
  (await shop.get(`/api/admin/kitchen/days?from=${from}&to=${to}`, admin)).json<KitchenPlan>()
const usual = { capacity: null, isClosed: false }
const setDay = (which: string, payload: object) =>
  shop.send('PUT', `/api/admin/kitchen/days/${which}`, { ...usual, ...payload }, admin)
const { order, changeSettings: setSettings } = shop
const saturdaysTo = (pieces: number) =>
  setSettings({ weekdayCapacity: [null, null, null, null, null, pieces, null] })

describe('the public calendar', () => {
  it('runs from today to the horizon, and shows no pieces while they are unlimited', async () => {
    const calendar = await days()
    expect(calendar.today).toBe('2026-11-21')
    expect(calendar.days).toHaveLength(31)
    const first = { day: '2026-11-21', state: 'too-late', left: null, takesBigOrders: false }
    expect(calendar.days[0]).toEqual(first)
    expect(calendar.days[1]).toMatchObject({ state: 'open', left: null, takesBigOrders: false })
    expect(calendar.days.at(-1)).toMatchObject({ day: '2026-12-21', state: 'open' })
    expect(calendar).toMatchObject({ earliest: '2026-11-22', bigOrderPieces: 300 })
  })

  it('extends to the last delivery day of a season, for its packages alone', async () => {
    const season = { deliverFrom: '2027-03-08', deliverUntil: '2027-03-10' }
    const change = (payload: object) => shop.send('PATCH', '/api/admin/menu/100pcs', payload, admin)
    expect((await change(season)).statusCode).toBe(200)
    const calendar = await days()
    expect(calendar.days.at(-1)?.day).toBe('2027-03-10')
    expect(calendar.usualUntil).toBe('2026-12-21')
    const hamper = { packageType: '100pcs', quantity: 1 }
    const small = { packageType: '10pcs', quantity: 1 }
    expect((await order({ ...hamper, deliveryDate: '2027-03-09' })).statusCode).toBe(201)
    for (const goods of [small, { ...hamper, items: [hamper, small] }]) {
      const refused = answered(await order({ ...goods, deliveryDate: '2027-03-09' }))
      expect(refused).toMatchObject({ statusCode: 400, issues: [{ path: 'deliveryDate' }] })
    }
    expect((await order({ ...hamper, deliveryDate: '2027-03-11' })).statusCode).toBe(400)
    expect((await change({ deliverFrom: null, deliverUntil: null })).statusCode).toBe(200)
    expect((await days()).days).toHaveLength(31)
  })

  it('shows the pieces left of a limited day as orders arrive', async () => {
    await saturdaysTo(600)
    const { id } = (await order({ packageType: '100pcs', quantity: 4, deliveryDate: saturday })).json()
    const small = { packageType: '20pcs', quantity: 2 } as const
    const items = [small, { ...small, packageType: '10pcs' as const }]
    await order({ ...small, items, deliveryDate: saturday })
    expect(await day(saturday)).toMatchObject({ state: 'open', left: 140 })
    await shop.setStatus(id, 'cancelled')
    expect(await day(saturday)).toMatchObject({ left: 540 })
  })

  it('shows full and closed days as such, and finds the first with capacity for the given pieces', async () => {
    await setSettings({ closedDates: ['2026-11-24'] })
    await setDay('2026-11-22', { isClosed: true })
    await setDay('2026-11-23', { capacity: 100 })
    await order({ packageType: '100pcs', deliveryDate: '2026-11-23' })
    const { days: shown, earliest } = await days('?pieces=10')
    expect(shown.slice(1, 5).map(({ state }) => state)).toEqual(['closed', 'full', 'closed', 'open'])
    expect(earliest).toBe('2026-11-25')
  })

  it.each([
    [10, '2026-11-22'],
    [299, '2026-11-23'],
    [300, '2026-11-24'],
    [601, null],
  ])('finds the first day for %i pieces', async (pieces, earliest) => {
    await setSettings({ weekdayCapacity: [600, 600, 600, 600, 600, 600, 200] })
    await setDay('2026-11-23', { capacity: 299 })
    expect((await days(`?pieces=${pieces}`)).earliest).toBe(earliest)
  })

  it('finds no full day beyond the horizon of today during a pause', async () => {
    const until = '2026-11-24T03:00:00.000Z'
    await setSettings({ horizonDays: 7, ordering: { state: 'paused', until } })
    for (const busy of ['25', '26', '27', '28', '29']) await setDay(`2026-11-${busy}`, { capacity: 5 })
    expect((await days('?pieces=10')).earliest).toBe('2026-11-30')
    await setDay('2026-11-30', { capacity: 5 })
    await setDay('2026-12-01', { capacity: 5 })
    expect((await days('?pieces=10')).earliest).toBeNull()
  })

  it('returns a range of days, never a day that cannot be ordered for; the range ends after it begins', async () => {
    const part = await days('?from=2026-11-25&to=2026-11-27')
    expect(part.days.map(({ day: one }) => one)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
    expect((await days('?from=2020-01-01&to=2040-01-01')).days).toHaveLength(31)
    expect((await days('?from=2030-01-01')).days).toEqual([])
    const turned = answered(await shop.get('/api/kitchen/days?from=2026-12-02&to=2026-12-01'))
    expect(turned).toMatchObject({ statusCode: 400, issues: [{ path: 'to' }] })
  })

  it('keeps the owner’s notes and figures private', async () => {
    await setDay(saturday, { capacity: 600, note: 'Hajatan Bu RT' })
    expect(JSON.stringify(await days())).not.toMatch(/Hajatan|capacity|taken/)
  })
})

describe('the owner’s days', () => {
  it('show what is ordered, by how many orders, confirmed or not', async () => {
    await saturdaysTo(600)
    await setDay(saturday, { note: 'Hajatan Bu RT' })
    const { id } = (await order({ deliveryDate: saturday })).json()
    await order({ deliveryDate: saturday, packageType: '100pcs' })
    await shop.setStatus(id, 'confirmed')
    const { today, days: shown } = await plan('2026-11-27', saturday)
    expect(today).toBe('2026-11-21')
    const quiet = { usualCapacity: null, taken: 0, note: null, orders: 0, unconfirmed: 0 }
    const busy = { usualCapacity: 600, taken: 120, note: 'Hajatan Bu RT', orders: 1, unconfirmed: 1 }
    expect(shown).toEqual([
      { day: '2026-11-27', ...usual, ...quiet },
      { day: saturday, ...usual, ...busy },
    ])
  })

  it('accept a capacity other than the weekday’s, also one below what is ordered', async () => {
    await saturdaysTo(600)
    await order({ packageType: '100pcs', quantity: 2, deliveryDate: saturday })
    const answer = await setDay(saturday, { capacity: 150, note: ' cuma berdua\n' })
    const stored = { capacity: 150, usualCapacity: 600, taken: 200, note: 'cuma berdua' }
    expect(answer.json()).toMatchObject(stored)
    expect(await day(saturday)).toMatchObject({ state: 'full', left: 0 })
    expect((await order({ deliveryDate: saturday })).statusCode).toBe(409)
    await setDay(saturday, { capacity: null })
    expect(await day(saturday)).toMatchObject({ state: 'open', left: 400 })
  })

  it('record who changed them, from what to what', async () => {
    await setDay(saturday, { capacity: 600 })
    await setDay(saturday, { capacity: 400, isClosed: true })
    const [last] = await shop.rows('select * from audit_log order by id desc limit 1')
    expect(last).toMatchObject({
      ...{ actor: 'admin:pemilik', action: 'kitchen-day.change', subject: `kitchen-day:${saturday}` },
      before: { capacity: 600, isClosed: false, note: null },
      after: { capacity: 400, isClosed: true, note: null },
    })
  })

  it('refuse a change based on old values, and name the field', async () => {
    await setDay(saturday, { capacity: 600, note: 'Hajatan Bu RT' })
    await setSettings({ closedDates: [saturday] })
    const shown = { capacity: 600, isClosed: false, note: 'Hajatan Bu RT' }
    const message = expect.stringMatching(/^Sabtu, 28 November 2026 baru diubah di perangkat lain\./)
    const late = answered(await setDay(saturday, { ...shown, capacity: 300, expected: shown }))
    expect(late).toMatchObject({ statusCode: 409, code: 'stale', message, issues: [{ path: 'isClosed' }] })
    const now = { ...shown, isClosed: true }
    expect((await plan(saturday, saturday)).days[0]).toMatchObject(now)
    expect((await setDay(saturday, { ...now, capacity: 300, expected: now })).statusCode).toBe(200)
    expect((await day(saturday))?.state).toBe('closed')
  })

  it('accept one of two concurrent changes from the same screen and refuse the other', async () => {
    const shown = { capacity: null, isClosed: false, note: null }
    const both = await Promise.all([
      setDay(saturday, { ...shown, capacity: 300, expected: shown }),
      setDay(saturday, { ...shown, isClosed: true, expected: shown }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('are limited to 92 per request', async () => {
    const ask = (to: string) => shop.get(`/api/admin/kitchen/days?from=2026-11-01&to=${to}`, admin)
    expect((await ask(addWibDays('2026-11-01', 91))).statusCode).toBe(200)
    expect((await ask(addWibDays('2026-11-01', 92))).statusCode).toBe(400)
  })
})

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
    await setSettings({
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
