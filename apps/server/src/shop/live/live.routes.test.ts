import { LiveOrders } from '@dimsum/contract/live'
import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { App } from '../../platform/http/app.ts'
import { hubDefaults } from '../../platform/live/live-hub.ts'
import { anOrder, buildOrder } from '../../testing/orders.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { buildTestApp, testAdmin, usernameOf } from '../../testing/test-app.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { adminSessionRoutes } from '../team/admin-session.routes.ts'
import { teamRoutes } from '../team/team.routes.ts'
import { liveRoutesWith } from './live.routes.ts'

const quick = { ...hubDefaults, readEveryMs: 100, checkTicketsEveryMs: 50 }
const others = [adminSessionRoutes, teamRoutes, orderRoutes]
const features = [...others, liveRoutesWith(quick)]
const streams = new Set<AbortController>()

const shop = await buildTestApp({ features })
const query = shop.rows
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const admin = await shop.signIn()
afterEach(() => {
  for (const stream of streams) stream.abort()
  streams.clear()
})

type Cookies = Record<string, string>
type Message = { event: string; data: string }

/** Opens a stream like a browser; `next` waits for the next message with data, `ended` for its end. */
const listen = async (path: string, cookies: Cookies, from = origin) => {
  const stop = new AbortController()
  streams.add(stop)
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const answer = await fetch(from + path, { signal: stop.signal, headers: { cookie: cookie.join('; ') } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''

  const block = async (): Promise<string | null> => {
    while (!buffer.includes('\n\n')) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return null
      buffer += chunk.value
    }
    const [first = '', ...rest] = buffer.split('\n\n')
    buffer = rest.join('\n\n')
    return first
  }
  const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]

  const next = async (): Promise<Message | null> => {
    for (let text = await block(); text !== null; text = await block()) {
      const data = field(text, 'data')
      if (data !== undefined) return { event: field(text, 'event') ?? 'message', data }
    }
    return null
  }
  // After the first block nothing is missed.
  if (answer.status === 200) await block()
  /** The first event of this kind about orders; others are skipped. */
  const nextOrder = async (orderId: number, kind?: string) => {
    for (let message = await next(); message !== null; message = await next()) {
      if (message.event !== 'order') continue
      const found = LiveOrders.parse(JSON.parse(message.data)).events.find(
        (event) => event.orderId === orderId && (kind === undefined || event.kind === kind),
      )
      if (found) return { ...found, message }
    }
    return null
  }
  /** Skips all until this topic changed; false when the stream ended before. */
  const nextTopic = async (topic: string) => {
    for (let message = await next(); message !== null; message = await next())
      if (message.event === 'changed' && JSON.parse(message.data).topic === topic) return true
    return false
  }
  const untilEnd = async () => {
    while ((await next()) !== null);
  }
  return { answer, next, nextOrder, nextTopic, untilEnd, stop: () => stop.abort() }
}
const follow = (cookies = admin) => listen('/api/admin/events', cookies)
const followOrder = ({ id, cookies }: { id: number; cookies: Cookies }, from = origin) =>
  listen(`/api/orders/${id}/events`, cookies, from)
const kindsIn = (message: Message | null) =>
  LiveOrders.parse(JSON.parse(message?.data ?? '')).events.map(({ orderId, kind }) => [orderId, kind])

const place = async (app: App = shop.app) => {
  const payload = anOrder({ notes: 'rahasia-77' })
  const answer = await app.inject({ method: 'POST', url: '/api/orders', payload })
  return { id: Number(answer.json().id), cookies: { access: answer.cookies[0]?.value ?? '' } }
}
const move = shop.setStatus
const addition = `insert into order_events (order_id, actor, kind) values ($1, 'system', $2) returning id`
const addEvent = async (orderId: number, kind = 'status') => (await query(addition, [orderId, kind]))[0].id

describe("the admin's stream reports", () => {
  test('every new order, only by its number', async () => {
    const stream = await follow()
    expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const { id } = await place()
    const heard = await stream.nextOrder(id)
    expect(heard).toMatchObject({ orderId: id, kind: 'placed' })
    const [event] = JSON.parse(heard?.message.data ?? '{}').events
    expect(Object.keys(event)).toEqual(['id', 'orderId', 'kind', 'at'])
    expect(heard?.message.data).not.toMatch(/rahasia|Siti|0812/)
  })

  test('an order that another instance accepted', async () => {
    const other = await openSecondInstance(shop, features)
    const stream = await follow()
    const { id } = await place(other)
    expect(await stream.nextOrder(id, 'placed')).not.toBeNull()
  })

  test('that reviews changed', async () => {
    const stream = await follow()
    await query(
      `insert into reviews (customer_name, rating, review_text, fingerprint) values ('Ani', 5, 'Enak sekali!', gen_random_uuid())`,
    )
    expect(await stream.nextTopic('reviews')).toBe(true)
  })

  test('to the kitchen that something happened, without phone, amount or reviews', async () => {
    const stream = await follow(await shop.signIn('kitchen'))
    await query(`select pg_notify('shop', 'reviews')`)
    const { order } = await buildOrder(shop.database.db, { customerPhone: '081299987765', quantity: 7 })
    await move(order.id, 'confirmed')
    await query(`select pg_notify('shop', 'inventory')`)
    let heard = ''
    for (let message = await stream.next(); message !== null; message = await stream.next()) {
      heard += message.data
      if (heard.includes('"status"') && heard.includes('"inventory"')) break
    }
    expect(heard).toContain(`"orderId":${order.id}`)
    for (const mark of ['81299987765', '406000', 'reviews']) expect(heard).not.toContain(mark)
  })

  test('an event that was not announced, at the next poll', async () => {
    const { id } = await place()
    const stream = await follow()
    const eventId = await addEvent(id)
    expect((await stream.nextOrder(id, 'status'))?.id).toBe(eventId)
  })

  test('an event that committed after one with a higher id', async () => {
    const { id } = await place()
    const stream = await follow()
    const slow = await shop.database.pool.connect()
    await slow.query('begin')
    const late = (await slow.query(addition, [id, 'late'])).rows[0].id
    const early = await addEvent(id, 'early')
    expect((await stream.nextOrder(id, 'early'))?.id).toBe(early)
    await slow.query('commit')
    slow.release()
    expect((await stream.nextOrder(id, 'late'))?.id).toBe(late)
  })

  test('nothing that happened before the stream opened', async () => {
    const { id } = await place()
    const stream = await follow()
    stream.stop()
    await addEvent(id, 'while-away')
    const again = await follow()
    await addEvent(id, 'status')
    expect(kindsIn(await again.next())).toEqual([[id, 'status']])
  })

  test('that more events happened than are worth listing', async () => {
    const stream = await follow()
    const { id } = await place()
    await stream.nextOrder(id)
    await query(
      `insert into order_events (order_id, actor, kind) select $1, 'system', 'note' from generate_series(1, 300)`,
      [id],
    )
    expect((await stream.next())?.event).toBe('refresh')
  })

  test('again after its LISTEN connection was lost', async () => {
    const stream = await follow()
    const { id } = await place()
    await stream.nextOrder(id)
    const killed = await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'dimsum listener'`,
    )
    expect(killed).toHaveLength(1)
    // A new connection notifies every stream once.
    expect(await stream.nextTopic('settings')).toBe(true)
    const { id: later } = await place()
    expect(await stream.nextOrder(later)).not.toBeNull()
  })
})

describe("a customer's stream reports", () => {
  test("only the own order, and not the shop's notes about it", async () => {
    const own = await place()
    const stream = await followOrder(own)
    const other = await place()
    await move(other.id, 'confirmed')
    await addEvent(own.id, 'note')
    await move(own.id, 'confirmed')
    expect(kindsIn(await stream.next())).toEqual([[own.id, 'status']])
  })

  test('that its payment changed, without details: the page may have expired', async () => {
    const own = await place()
    const { id } = own
    const stream = await followOrder(own)
    await addEvent(id, 'payment')
    await addEvent(id, 'status')
    const { message, ...heard } = (await stream.nextOrder(id)) ?? {}
    expect(heard).toEqual({ id: expect.any(Number), orderId: id, kind: 'payment', at: expect.any(String) })
  })
})

describe('a stream ends', () => {
  const asCashier = async () => ({ path: '/api/admin/events', cookies: await shop.signIn('cashier') })
  const asCustomer = async () => {
    const { id, cookies } = await place()
    return { path: `/api/orders/${id}/events`, cookies }
  }
  afterEach(() => query(`delete from settings where key = 'secondFactorDemanded'`))

  test.each<[string, typeof asCashier, (cookies: Cookies) => Promise<unknown>]>([
    ['the sign-out', asCashier, (own) => shop.send('POST', '/api/admin/logout', undefined, own)],
    [
      'the owner requires a second factor that its user has not set up',
      asCashier,
      () =>
        query(
          `insert into settings (key, value, updated_by) values ('secondFactorDemanded', 'true', 'pemilik')`,
        ),
    ],
    [
      'its session expired',
      asCashier,
      () =>
        query(
          `update sessions set expires_at = now() from users where user_id = users.id and role = 'cashier'`,
        ),
    ],
    ['the access to the order ended', asCustomer, () => query('delete from order_access')],
  ])('soon after %s, and no other opens', async (_end, open, end) => {
    const { path, cookies } = await open()
    const stream = await listen(path, cookies)
    await end(cookies)
    await stream.untilEnd()
    expect((await listen(path, cookies)).answer.ok).toBe(false)
  })

  const act = (method: 'PATCH' | 'DELETE', path: string, payload?: object) =>
    shop.send(method, `/api/admin/team/members/${path}`, payload, admin)
  const passwords = { oldPassword: testAdmin.password, newPassword: 'bambu-kukusan-27' }

  test.each<[string, (id: number) => ReturnType<typeof act>]>([
    ['her session', (id) => act('DELETE', `${id}/sessions`)],
    ['her role', (id) => act('PATCH', String(id), { role: 'cashier' })],
    [
      'the password that she changes on another device',
      async () => shop.send('POST', '/api/admin/password', passwords, await shop.signIn('kitchen')),
    ],
    ['her place in the team', (id) => act('DELETE', String(id))],
  ])('at once with %s; those of others go on', async (_what, end) => {
    // Checks its streams only once an hour, so that only the notification ends them.
    const hourly = liveRoutesWith({ ...quick, checkTicketsEveryMs: 3_600_000 })
    const app = await buildApp(shop.parts, [...others, hourly])
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const kitchen = [usernameOf.kitchen]
    await query(`update users set role = 'kitchen' where username = $1`, kitchen)
    const hers = await listen('/api/admin/events', await shop.signIn('kitchen'), address)
    const ours = await listen('/api/admin/events', admin, address)
    const [{ id }] = await query('select id from users where username = $1', kitchen)
    expect((await end(id)).statusCode).toBe(204)
    await hers.untilEnd()
    await query(`select pg_notify('shop', 'inventory')`)
    expect(await ours.nextTopic('inventory')).toBe(true)
    await app.close()
  })
})

describe('streams are bounded', () => {
  test('per browser; one that closes frees its place', async () => {
    const own = await place()
    const open = []
    for (let n = 0; n < quick.maxPerTicket; n++) open.push(await followOrder(own))
    const { answer } = await followOrder(own)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    open[0]?.stop()
    let status = 503
    while (status === 503) status = (await followOrder(own)).answer.status
    expect(status).toBe(200)
  })

  test('per address, and the last places are the team’s: a stranger cannot lock the owner out', async () => {
    const few = { ...quick, maxStreams: 4, reservedForTeam: 1, maxPerAddress: 2 }
    const app = await buildApp(shop.parts, [adminSessionRoutes, orderRoutes, liveRoutesWith(few)])
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await followOrder(await place(), address)).answer.status)
    expect(statuses).toEqual([200, 200, 503])
    for (let n = 0; n < 2; n += 1)
      expect((await listen('/api/admin/events', admin, address)).answer.status).toBe(200)
    await app.close()
  })

  test('closing the shop ends them all', async () => {
    const closing = await buildApp(shop.parts, features)
    const address = await closing.listen({ host: '127.0.0.1', port: 0 })
    const stream = await listen('/api/admin/events', admin, address)
    await closing.close()
    await stream.untilEnd()
  })
})
