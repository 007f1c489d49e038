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
const { setStatus, moveToDay: move } = shop
const counted = () =>
  query(
    `select day, time_window as "window", orders, pieces from kitchen_windows where orders > 0 order by 1, 2`,
  )

describe('without a time listed', () => {
  it('an order has none, and no answer names one', async () => {
    const order = (await post({})).json()
    expect(order).not.toHaveProperty('timeWindow')
    const days = (await shop.get('/api/kitchen/days')).body
    expect(days).not.toContain('fullWindows')
  })
  it('one that is asked for is no longer there', async () => {
    const refused = { statusCode: 409, code: 'stale', issues: [{ path: 'timeWindow' }] }
    expect(answered(await post({ timeWindow: morning }))).toMatchObject(refused)
  })
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
    ['none for its day', {}, 400, 'timeWindow'],
    ['one that is for pick-ups', { timeWindow: evening }, 409, 'timeWindow'],
    ['one for deliveries, to pick it up', { timeWindow: afternoon, isDelivery: false }, 409, 'timeWindow'],
    ['one that is not listed', { timeWindow: '06:00-07:00' }, 409, 'timeWindow'],
    ['what is no time', { timeWindow: '25:00-26:00' }, 409, 'timeWindow'],
    ['a text that is too long', { timeWindow: '09:00-11:00 WIB' }, 400, 'timeWindow'],
  ])('an order with %s is refused at its field', async (_what, wish, status, path) => {
    await list()
    expect(answered(await post(wish))).toMatchObject({ statusCode: status, issues: [{ path }] })
    expect(await counted()).toEqual([])
  })

  it('an order without a day has no time either', async () => {
    await list()
    const answer = await post({ deliveryDate: null, timeWindow: morning })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).not.toHaveProperty('timeWindow')
  })

  it('the cook sheet has them in the order of their times, deliveries first, without a time at the end', async () => {
    await list()
    const id = async (wish: Partial<PlaceOrderInput>) => {
      const { id } = (await enter(wish)).json()
      await setStatus(id, 'confirmed')
      return id
    }
    const none = await id({})
    const late = await id({ timeWindow: evening, isDelivery: false })
    const fetched = await id({ timeWindow: morning, isDelivery: false })
    const early = await id({ timeWindow: morning })
    const sheet = await shop.get(`/api/admin/kitchen/sheet?day=${monday}`, admin)
    expect(sheet.json().orders.map((order: { id: number }) => order.id)).toEqual([early, fetched, late, none])
  })
})

describe('a time that is full', () => {
  it.each([
    ['of orders', { mostOrders: 1 }, /^Jam 09:00–11:00 WIB sudah penuh\./],
    ['of pieces', { mostPieces: 30 }, /^Jam 09:00–11:00 WIB tinggal 10 pcs\./],
  ])('%s refuses a further one at its field, and stores nothing of it', async (_what, limits, message) => {
    await list(limits)
    expect((await post({ timeWindow: morning })).statusCode).toBe(201)
    const refused = await post({ timeWindow: morning })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
    expect(refused.json().message).toMatch(message)
    expect(refused.json().issues).toEqual([{ path: 'timeWindow', message: refused.json().message }])
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
    const refused = await enter({ timeWindow: morning })
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([409, 'timeWindow'])
    expect((await enter({ timeWindow: morning }, { overrideKitchen: true })).statusCode).toBe(201)
    for (const timeWindow of ['11:00-09:00', '25:00-26:00', 'pagi']) {
      const wrong = await enter({ timeWindow })
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'order.timeWindow'])
    }
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
    const data = await query(
      `select data from order_events where order_id = $1 and kind = 'delivery-day' order by id`,
      [id],
    )
    expect(data.map((event) => event.data)).toEqual([
      { from: monday, to: tuesday, window: '12:00-13:00' },
      { from: tuesday, to: tuesday, window: morning },
      { from: tuesday, to: null, window: null },
    ])
  })
})
