import type { KitchenDays } from '@dimsum/contract/kitchen'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, buildTestApp } from '../../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const morning = '09:00-11:00'
const afternoon = '15:00-17:00'
const evening = '18:00-20:00'

const list = async (limits: object = {}) => {
  const window = (text: string, part: object = {}) => ({
    begins: text.slice(0, 5),
    ends: text.slice(6),
    for: 'both',
    mostOrders: null,
    mostPieces: null,
    ...part,
  })
  const timeWindows = [
    window(morning, limits),
    window(afternoon, { for: 'delivery' }),
    window(evening, { for: 'pickup' }),
  ]
  const answer = await shop.changeSettings({ timeWindows })
  expect(answer.statusCode, answer.body).toBe(200)
}

const shop = await buildTestApp({ now: () => now })
const query = shop.rows
const admin = await shop.signIn()
beforeEach(async () => {
  await query(`update orders set delivery_date = null`)
  await query('truncate kitchen_days, kitchen_windows, settings')
  shop.parts.settings.forget()
})

const post = (wish: Partial<PlaceOrderInput>, headers: Record<string, string> = {}) =>
  shop.order({ deliveryDate: monday, ...wish }, headers)
const enter = (wish: Partial<PlaceOrderInput>, more: object = {}) =>
  shop.enter({ deliveryDate: monday, ...wish }, more)
const { moveToDay: move } = shop
const counted = () =>
  query(
    `select day, time_window as "window", orders, pieces from kitchen_windows where orders > 0 order by 1, 2`,
  )

it('without a time listed an order has none and no answer names one, and one that is asked for is gone', async () => {
  expect((await post({})).json()).not.toHaveProperty('timeWindow')
  expect((await shop.get('/api/kitchen/days')).body).not.toContain('fullWindows')
  const refused = { statusCode: 409, code: 'stale', issues: [{ path: 'timeWindow' }] }
  expect(answered(await post({ timeWindow: morning }))).toMatchObject(refused)
})

describe('where times are listed', () => {
  it('an order keeps the one it was given, whatever becomes of the list', async () => {
    await list()
    const placed = await post({ timeWindow: morning })
    expect([placed.statusCode, placed.json().timeWindow]).toEqual([201, morning])
    await query('truncate settings')
    shop.parts.settings.forget()
    const { id } = placed.json()
    expect((await shop.get(`/api/orders/${id}`, admin)).json().timeWindow).toBe(morning)
    expect((await shop.get(`/api/orders/${id}`)).json()).not.toHaveProperty('timeWindow')
  })

  it.each([
    ['none for its day', {}, 400],
    ['one that is for pick-ups', { timeWindow: evening }, 409],
    ['one for deliveries, to pick it up', { timeWindow: afternoon, isDelivery: false }, 409],
    ['one that is not listed', { timeWindow: '06:00-07:00' }, 409],
    ['a text that is too long', { timeWindow: '09:00-11:00 WIB' }, 400],
  ])('an order with %s is refused at its field', async (_what, wish, statusCode) => {
    await list()
    expect(answered(await post(wish))).toMatchObject({ statusCode, issues: [{ path: 'timeWindow' }] })
    expect(await counted()).toEqual([])
  })

  it('an order without a day has no time either', async () => {
    await list()
    const answer = await post({ deliveryDate: null, timeWindow: morning })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).not.toHaveProperty('timeWindow')
  })

  it('the cook sheet has orders by their times, those without one at the end', async () => {
    await list()
    const wishes = [
      {},
      { timeWindow: evening, isDelivery: false },
      { timeWindow: morning, isDelivery: false },
    ]
    const ids: number[] = []
    for (const wish of wishes) ids.push((await enter(wish)).json().id)
    for (const id of ids) await shop.setStatus(id, 'confirmed')
    const sheet = await shop.get(`/api/admin/kitchen/sheet?day=${monday}`, admin)
    expect(sheet.json().orders.map((order: { id: number }) => order.id)).toEqual(ids.toReversed())
  })
})

describe('a time that is full', () => {
  it.each([
    ['of orders', { mostOrders: 1 }, /^Jam 09:00–11:00 WIB sudah penuh\./],
    ['of pieces', { mostPieces: 30 }, /^Jam 09:00–11:00 WIB tinggal 10 pcs\./],
  ])('%s refuses a further one at its field, and stores nothing of it', async (_what, limits, message) => {
    await list(limits)
    expect((await post({ timeWindow: morning })).statusCode).toBe(201)
    const said = expect.stringMatching(message)
    const refused = { statusCode: 409, code: 'conflict', issues: [{ path: 'timeWindow', message: said }] }
    expect(answered(await post({ timeWindow: morning }))).toMatchObject({ ...refused, message: said })
    expect(await counted()).toEqual([{ day: monday, window: morning, orders: 1, pieces: 20 }])
    expect(await query('select taken from kitchen_days where day = $1', [monday])).toEqual([{ taken: 20 }])
    expect((await post({ timeWindow: afternoon })).statusCode).toBe(201)
    expect((await post({ timeWindow: morning, deliveryDate: tuesday })).statusCode).toBe(201)
  })

  it('is named in the calendar, on its day alone', async () => {
    await list({ mostOrders: 1 })
    await post({ timeWindow: morning })
    const { days } = (await shop.get('/api/kitchen/days')).json<KitchenDays>()
    expect(days.filter((day) => day.fullWindows)).toMatchObject([{ day: monday, fullWindows: [morning] }])
  })

  it('takes an order of the owner when she insists, and any other time', async () => {
    await list({ mostOrders: 1 })
    await post({ timeWindow: morning })
    const refused = { statusCode: 409, issues: [{ path: 'timeWindow' }] }
    expect(answered(await enter({ timeWindow: morning }))).toMatchObject(refused)
    expect((await enter({ timeWindow: morning }, { overrideKitchen: true })).statusCode).toBe(201)
    const wrong = { statusCode: 400, issues: [{ path: 'order.timeWindow' }] }
    for (const timeWindow of ['11:00-09:00', '25:00-26:00', 'pagi'])
      expect(answered(await enter({ timeWindow }))).toMatchObject(wrong)
    expect((await enter({ timeWindow: '06:00-07:00' })).json().timeWindow).toBe('06:00-07:00')
    expect(await counted()).toMatchObject([{ window: '06:00-07:00' }, { window: morning, orders: 2 }])
  })

  it('moves with its order, and a move asks for room there', async () => {
    await list({ mostOrders: 1 })
    const { id } = (await post({ timeWindow: morning })).json()
    await post({ timeWindow: morning, deliveryDate: tuesday })
    expect((await move(id, tuesday)).statusCode).toBe(409)
    const agreed = { timeWindow: '12:00-13:00', overrideKitchen: true }
    expect((await move(id, tuesday, agreed)).json()).toMatchObject({
      deliveryDate: tuesday,
      timeWindow: '12:00-13:00',
    })
    expect((await move(id, tuesday, { timeWindow: morning, overrideKitchen: true })).statusCode).toBe(200)
    expect(await counted()).toEqual([{ day: tuesday, window: morning, orders: 2, pieces: 40 }])
    await move(id, null)
    expect(await counted()).toEqual([{ day: tuesday, window: morning, orders: 1, pieces: 20 }])
    const moves = `select data from order_events where order_id = $1 and kind = 'delivery-day' order by id`
    expect(await query(moves, [id])).toEqual([
      { data: { from: monday, to: tuesday, window: '12:00-13:00' } },
      { data: { from: tuesday, to: tuesday, window: morning } },
      { data: { from: tuesday, to: null, window: null } },
    ])
  })
})
