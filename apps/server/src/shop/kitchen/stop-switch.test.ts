import type { KitchenDays } from '@dimsum/contract/kitchen'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const morning = new Date('2026-11-21T03:00:00Z')
let now = morning

const shop = await buildTestApp({ now: () => now })
beforeEach(async () => {
  now = morning
  await shop.rows('truncate kitchen_days, settings')
  shop.parts.settings.forget()
})

const set = async (payload: object) => expect((await shop.changeSettings(payload)).statusCode).toBe(200)
const ordering = async () => (await shop.get('/api/config')).json<z.infer<typeof ShopConfig>>().ordering
const calendar = async () => (await shop.get('/api/kitchen/days')).json<KitchenDays>()
const { order, enter } = shop

describe('a pause', () => {
  /** Until Monday 16:00 WIB, an hour after the cut-off. */
  const until = '2026-11-23T09:00:00.000Z'

  it('says when it ends and for which day one can order then, and refuses until it does', async () => {
    await set({ ordering: { state: 'paused', until } })
    expect(await ordering()).toEqual({ state: 'paused', until, nextDay: '2026-11-25', closedUntil: null })
    const message =
      'Maaf, kami sedang tidak menerima pesanan sampai 23 Nov 2026, 16:00 WIB. ' +
      'Silakan coba lagi setelah itu, paling cepat untuk Rabu, 25 November.'
    const refused = answered(await order({ deliveryDate: '2026-11-28' }))
    expect(refused).toMatchObject({ statusCode: 409, message })
    expect((await enter()).statusCode).toBe(201)
    now = new Date(until)
    expect((await order({ deliveryDate: '2026-11-25' })).statusCode).toBe(201)
    expect(await ordering()).toMatchObject({ nextDay: null })
  })

  it('suggests no day that is full or closed by then', async () => {
    await set({ ordering: { state: 'paused', until } })
    await shop.rows(
      "insert into kitchen_days (day, capacity, taken, is_closed) values ('2026-11-25', 100, 95, false), ('2026-11-26', null, 0, true)",
    )
    expect((await order()).json().message).toMatch(/paling cepat untuk Jumat, 27 November\.$/)
  })

  it('has the calendar of the moment it ends, without closed days', async () => {
    await set({ ordering: { state: 'paused', until }, closedDates: ['2026-11-25'] })
    expect(await ordering()).toMatchObject({ nextDay: '2026-11-26' })
    const { today, days, earliest } = await calendar()
    expect([today, earliest]).toEqual(['2026-11-21', '2026-11-26'])
    expect(days.filter(({ state }) => state === 'open')[0]?.day).toBe('2026-11-26')
  })
})

describe('a closed shop', () => {
  it('has no end while none is set, and its calendar still works', async () => {
    await set({ ordering: { state: 'closed' } })
    expect(await ordering()).toEqual({ state: 'closed', until: null, nextDay: null, closedUntil: null })
    expect((await order()).statusCode).toBe(409)
    expect((await calendar()).earliest).toBe('2026-11-22')
  })
})

describe('a holiday', () => {
  it('is announced until its last day; orders for later are taken', async () => {
    await set({ closedDates: ['2026-11-22', '2026-11-23', '2026-11-24'] })
    expect((await ordering()).closedUntil).toBe('2026-11-24')
    expect((await order({ deliveryDate: '2026-11-25' })).statusCode).toBe(201)
  })
})
