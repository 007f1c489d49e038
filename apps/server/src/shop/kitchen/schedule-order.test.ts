import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')
const monday = '2026-11-23'
const tuesday = '2026-11-24'

const shop = await buildTestApp({ now: () => now })
const query = shop.rows
beforeEach(async () => {
  await shop.rows('truncate kitchen_days, settings; update orders set delivery_date = null')
  shop.parts.settings.forget()
})

const taken = async () =>
  Object.fromEntries((await query('select day, taken from kitchen_days')).map((row) => [row.day, row.taken]))
const undated = async (quantity = 1) =>
  (await buildOrder(shop.database.db, { packageType: '100pcs', quantity })).order.id
const { moveToDay: move } = shop
const listTime = (begins: string, ends: string) =>
  shop.changeSettings({ timeWindows: [{ begins, ends, for: 'both', mostOrders: null, mostPieces: null }] })
const limitTo = (day: string, capacity: number, isClosed = false) =>
  query('insert into kitchen_days (day, capacity, is_closed) values ($1, $2, $3)', [day, capacity, isClosed])

describe('an order that gets a day', () => {
  it('counts there, moves its pieces along, and stops counting without a day', async () => {
    const id = await undated(2)
    expect((await move(id, monday)).json()).toMatchObject({ id, deliveryDate: monday })
    expect(await taken()).toEqual({ [monday]: 200 })
    await move(id, tuesday)
    expect(await taken()).toEqual({ [monday]: 0, [tuesday]: 200 })
    await move(id, tuesday)
    expect((await move(id, null)).json()).toMatchObject({ deliveryDate: null })
    expect(await taken()).toEqual({ [monday]: 0, [tuesday]: 0 })
    const moves = "select data from order_events where order_id = $1 and kind = 'delivery-day' order by id"
    expect(await query(moves, [id])).toEqual([
      { data: { from: null, to: monday } },
      { data: { from: monday, to: tuesday } },
      { data: { from: tuesday, to: null } },
    ])
  })

  it.each([
    ['a day whose cut-off is over', '2026-11-21', {}, 'day'],
    ['a day outside the calendar', '2027-03-01', {}, 'day'],
    ['a time that is not listed any more', monday, { timeWindow: '15:00-17:00' }, 'timeWindow'],
    ['a day without the time that the shop asks for', monday, {}, 'timeWindow'],
  ])('is refused %s unless the owner insists', async (_name, day, time, path) => {
    if (path === 'timeWindow') await listTime('09:00', '11:00')
    const id = await undated()
    const refused = answered(await move(id, day, time))
    expect(refused).toMatchObject({ statusCode: 409, code: 'conflict', issues: [{ path }] })
    expect(await taken()).not.toHaveProperty(day, 100)
    expect((await move(id, day, { ...time, overrideKitchen: true })).json().deliveryDate).toBe(day)
  })

  it('keeps it while a package is sold for certain days only, unless the owner insists', async () => {
    const id = await undated()
    await move(id, monday)
    const until = (day: string | null) =>
      query("update packages set deliver_until = $1 where package_type = '100pcs'", [day])
    await until(tuesday)
    expect(answered(await move(id, null))).toMatchObject({ statusCode: 409, reason: 'day-needed' })
    expect(await taken()).toEqual({ [monday]: 100 })
    expect((await move(id, null, { overrideKitchen: true })).json().deliveryDate).toBeNull()
    await until(null)
  })

  it('is not moved by a screen that shows another day or time', async () => {
    await listTime('09:00', '11:00')
    const id = await undated()
    await move(id, monday, { timeWindow: '09:00-11:00' })
    const shown = { expected: { day: null, timeWindow: null } }
    const late = answered(await move(id, tuesday, { timeWindow: '09:00-11:00', ...shown }))
    expect(late).toMatchObject({ statusCode: 409, code: 'stale' })
    const expected = { day: monday, timeWindow: '09:00-11:00' }
    expect((await move(id, tuesday, { timeWindow: '09:00-11:00', expected })).statusCode).toBe(200)
  })

  it.each([
    ['a full day', () => limitTo(monday, 150), /tinggal 150 pcs; pesanan ini 200 pcs/],
    ['a day closed by hand', () => limitTo(monday, 900, true), /Dapur tutup pada Senin, 23 November 2026/],
    ['a closed date', () => shop.changeSettings({ closedDates: [monday] }), /Dapur tutup/],
  ])('is refused %s unless the owner insists', async (_name, prepare, message) => {
    const id = await undated(2)
    await prepare()
    const refused = { statusCode: 409, message: expect.stringMatching(message) }
    expect(answered(await move(id, monday))).toMatchObject(refused)
    expect(await taken()).not.toHaveProperty(monday, 200)
    expect((await move(id, monday, { overrideKitchen: true })).statusCode).toBe(200)
    expect(await taken()).toEqual({ [monday]: 200 })
  })

  it('is refused when it is finished', async () => {
    const id = await undated()
    for (const [status, reason] of [
      ['cancelled', /sudah dibatalkan/],
      ['delivered', /sudah diserahkan/],
    ] as const) {
      await query('update orders set status = $2 where id = $1', [id, status])
      const message = expect.stringMatching(reason)
      expect(answered(await move(id, monday))).toMatchObject({ statusCode: 409, message })
    }
    expect(await taken()).toEqual({})
  })

  it('never counts twice or exceeds a day, however many moves happen in parallel', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => undated()))
    await limitTo(monday, 500)
    await limitTo(tuesday, 300)
    const days = [monday, tuesday, null]
    const moves = Array.from({ length: 60 }, (_, n) => move(ids[n % 12] ?? 0, days[(n * 7) % 3] ?? null))
    const answers = await Promise.all(moves)
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
    const { [monday]: onMonday, [tuesday]: onTuesday } = await taken()
    expect(onMonday).toBeLessThanOrEqual(500)
    expect(onTuesday).toBeLessThanOrEqual(300)
  })
})
