import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOrMakePushKeys } from '../../platform/push/push-keys.queries.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { readVapid, type SubscribedBrowser, startPushService } from '../../testing/push-service.ts'
import { sendMessages } from '../../testing/send-messages.ts'
import { answered, buildTestApp, testAdmin, usernameOf } from '../../testing/test-app.ts'

useCheapHashes()

const service = await startPushService()
atTheEnd(service.close)
const shop = await buildTestApp({
  config: { messages: { smtpUrl: undefined, pushServices: [service.url] } },
  // In the morning: in the evening the day's summary would be sent as well.
  now: () => new Date('2026-11-21T03:00:00Z'),
})
const admin = await shop.signIn()
beforeEach(() => {
  service.received.length = 0
  service.answerWith = () => 201
})
afterEach(async () => {
  await query('delete from push_subscriptions')
  await query('delete from outbox_events')
})

const query = shop.rows
const sendAll = () => sendMessages(shop.parts)
const saveDevice = (browser: SubscribedBrowser, topics: string[], cookies = admin) =>
  shop.call({
    method: 'PUT',
    url: '/api/admin/notifications/devices',
    payload: { subscription: browser.subscription, topics },
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    },
    cookies,
  })
/** A new device of the team for these topics. */
const newDevice = async (topics: string[], cookies = admin) => {
  const browser = service.newBrowser()
  await saveDevice(browser, topics, cookies)
  return browser
}
const { setStatus: move, payByHand: pay } = shop
const place = () => shop.placeOrder()
const wait = (id: number, browser: SubscribedBrowser, cookies: Record<string, string>, isOn = true) =>
  shop.send('PUT', `/api/orders/${id}/notifications`, { subscription: browser.subscription, isOn }, cookies)
const readBy = (browser: SubscribedBrowser) =>
  service.pushesTo(browser).map(({ body }) => JSON.parse(browser.open(body)))
const unsent = async () => (await shop.get('/api/system/status', admin)).json().messages

describe('a push to the team', () => {
  test('of a new order is signed by the shop, can only be decrypted by the browser, and names no person', async () => {
    const phone = service.newBrowser()
    const saved = {
      username: 'pemilik',
      device: 'Chrome, Android',
      topics: ['order-placed'],
      lastSentAt: null,
    }
    expect((await saveDevice(phone, saved.topics)).json()).toMatchObject(saved)
    const { id } = await place()
    await sendAll()
    const [push] = service.pushesTo(phone)
    if (!push) throw new Error('Nothing came')
    const number = String(id).padStart(6, '0')
    expect(JSON.parse(phone.open(push.body))).toEqual({
      title: `Pesanan baru #${number}`,
      body: 'Rp58.000 · Menunggu',
      url: `/admin?tab=orders&order=${id}`,
      tag: 'order-placed',
      several: '# pesanan baru',
    })
    expect(() => service.newBrowser().open(push.body)).toThrow()
    const { publicKey } = (await shop.get('/api/notifications/key')).json()
    const sender = { aud: service.url, sub: 'mailto:halo@dimsum.test' }
    expect(readVapid(push.headers.authorization ?? '', publicKey)).toMatchObject(sender)
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
    const [device] = (await shop.get('/api/admin/notifications/devices', admin)).json().devices
    expect(device).toMatchObject({ isThis: true, lastSentAt: expect.any(String) })
    const elsewhere = await shop.get('/api/admin/notifications/devices', await shop.signIn())
    expect(elsewhere.json().devices).toMatchObject([{ isThis: false }])
  })

  test('comes for the topics of a device and for nothing else, to each device once', async () => {
    const every = ['order-placed', 'order-paid', 'attention', 'low-stock', 'backup', 'day-summary']
    const devices = [
      await newDevice(['order-placed']),
      await newDevice(['order-paid']),
      await newDevice(every),
    ]
    await query(
      `insert into inventory (package_type, current_stock, minimum_stock, unit_price) values ('20pcs', 12, 11, 58000)`,
    )
    const { id } = await place()
    await place()
    expect((await pay(id)).statusCode).toBe(200)
    await query(`insert into attention_items (kind, order_id, reference)
      values ('unmatched-message', ${id}, 'r'), ('backup', null, 'old')`)
    await move(id, 'confirmed')
    // Several processes in parallel.
    await Promise.all([sendAll(), sendAll(), sendAll()])
    const read = devices.map(readBy)
    expect(read.map((pushes) => pushes.map(({ tag }) => tag).sort())).toEqual([
      ['order-placed', 'order-placed'],
      ['order-paid'],
      ['attention', 'backup', 'low-stock 20pcs', 'order-paid', 'order-placed', 'order-placed'],
    ])
    await query('update inventory set current_stock = 100000')
    for (const secret of ['Siti', '0812', '812-3456', 'Kenanga'])
      expect(JSON.stringify(read)).not.toContain(secret)
  })

  test('is not sent when it is obsolete by then: restocked, closed or undone', async () => {
    await newDevice(['order-paid', 'attention', 'low-stock'])
    const { id } = await place()
    await query(`update inventory set current_stock = minimum_stock + 1`)
    await query(`update inventory set current_stock = minimum_stock - 1`)
    await query(`update inventory set current_stock = 100000`)
    await query(`insert into attention_items (kind, order_id, reference) values ('reversal', ${id}, 'over')`)
    await query(`update attention_items set closed_at = now(), closed_by = 'x' where reference = 'over'`)
    for (const isPaid of [true, false]) expect((await pay(id, { isPaid })).statusCode).toBe(200)
    expect(await query('select from outbox_events')).toHaveLength(3)
    await sendAll()
    expect(service.received).toEqual([])
    expect(await unsent()).toMatchObject({ waiting: 0, unsentCount: 0 })
  })

  test('without subscriptions an order writes no event', async () => {
    await newDevice(['day-summary'])
    await place()
    expect(await query('select id from outbox_events')).toEqual([])
  })
})

describe('a device of the team', () => {
  const signIn = async (cookies: Record<string, string> = {}) => {
    const answer = await shop.send('POST', '/api/admin/login', testAdmin, cookies)
    expect(answer.statusCode).toBe(200)
    return { ...cookies, ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) }
  }
  type Act = (own: Record<string, string>, deviceId: number) => Promise<{ statusCode: number }>

  test.each<[string, () => Promise<Record<string, string>>, Act]>([
    ['a sign-out', signIn, (own) => shop.send('POST', '/api/admin/logout', undefined, own)],
    [
      'its removal',
      signIn,
      (own, id) => shop.send('DELETE', `/api/admin/notifications/devices/${id}`, undefined, own),
    ],
    [
      'the removal of a helper',
      () => shop.signIn('cashier'),
      async () => {
        const [{ id }] = await query(`select id from users where username = $1`, [usernameOf.cashier])
        return shop.send('DELETE', `/api/admin/team/members/${id}`, undefined, admin)
      },
    ],
  ])('is silent after %s', async (_act, begin, end) => {
    const own = await begin()
    const { id } = (await saveDevice(service.newBrowser(), ['order-placed'], own)).json()
    await place()
    expect((await end(own, id)).statusCode).toBe(204)
    await place()
    await sendAll()
    expect(service.received).toEqual([])
    expect(await unsent()).toMatchObject({ waiting: 0, unsentCount: 0 })
    expect(await query('select id from push_subscriptions')).toEqual([])
  })

  test('whose user must set up a second factor first gets no figures', async () => {
    const own = await signIn()
    const phone = await newDevice(['order-placed'], own)
    await query(
      "insert into settings (key, value, updated_by) values ('secondFactorDemanded', 'true', 'pemilik')",
    )
    await place()
    await sendAll()
    await query("delete from settings where key = 'secondFactorDemanded'")
    expect(readBy(phone).map(({ body }) => body)).toEqual(['Masuk lagi untuk melihatnya.'])
  })

  test('whose session expired gets no figures until the user signs in again in that browser', async () => {
    const own = await signIn()
    const phone = await newDevice(['order-placed'], own)
    await query(
      `update sessions set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
       where id in (select session_id from push_subscriptions)`,
    )
    // Another user signs in, which removes expired sessions.
    await signIn()
    await place()
    await sendAll()
    expect(readBy(phone).map(({ body }) => body)).toEqual(['Masuk lagi untuk melihatnya.'])
    // The browser dropped the expired session cookie, but not the device cookie.
    const { session: _, ...known } = own
    await signIn(known)
    await place()
    await sendAll()
    expect(readBy(phone).at(-1)?.body).toBe('Rp58.000 · Menunggu')
    await query(
      `update sessions set created_at = now() - interval '40 days', expires_at = now() - interval '39 days'
       where id in (select session_id from push_subscriptions)`,
    )
    await signIn()
    expect(await query('select id from push_subscriptions')).toEqual([])
  })
})

describe('a push to a customer', () => {
  test('reports what happens to the own order, once its holder enabled it', async () => {
    const mine = await place()
    const other = await place()
    const [phone, stranger] = [service.newBrowser(), service.newBrowser()]
    expect((await wait(mine.id, stranger, {})).statusCode).toBe(403)
    expect((await wait(mine.id, stranger, other.cookies)).statusCode).toBe(403)
    expect((await wait(mine.id, phone, mine.cookies)).json()).toEqual({ isOn: true })
    await move(mine.id, 'preparing')
    await move(other.id, 'preparing')
    await sendAll()
    expect(readBy(phone)).toEqual([
      {
        title: `Pesanan #${String(mine.id).padStart(6, '0')}`,
        body: 'Sedang Diproses · Rp58.000',
        url: `/track-order?orderId=${mine.id}`,
        tag: `order ${mine.id}`,
        several: '',
      },
    ])
    expect(service.pushesTo(stranger)).toEqual([])
    service.received.length = 0
    await pay(mine.id, { amount: 20_000 })
    await sendAll()
    expect(readBy(phone)).toMatchObject([{ body: 'Dibayar Sebagian · Sisa Rp38.000' }])
    expect((await wait(mine.id, phone, mine.cookies, false)).json()).toEqual({ isOn: false })
    await move(mine.id, 'ready')
    await sendAll()
    expect(service.received).toHaveLength(1)
  })

  test('about a payment of an order that is cancelled already says that it is cancelled', async () => {
    const { id, cookies } = await place()
    const phone = service.newBrowser()
    await wait(id, phone, cookies)
    await pay(id)
    await move(id, 'cancelled')
    await query("delete from outbox_events where topic <> 'order-paid'")
    await sendAll()
    expect(readBy(phone)).toMatchObject([{ body: 'Dibatalkan · Rp58.000' }])
  })

  test('is in the shop’s language, and one to the team in the desk’s', async () => {
    const [customers, teams] = [service.newBrowser(), await newDevice(['order-placed'])]
    const read = async (languages: object) => {
      await shop.changeSettings(languages)
      const { id, cookies } = await place()
      await wait(id, customers, cookies)
      await move(id, 'preparing')
      await sendAll()
      await shop.changeSettings({ shopLanguage: 'default', deskLanguage: 'default' })
      return [customers, teams].map((browser) => readBy(browser).at(-1)?.body)
    }
    expect(await read({ shopLanguage: 'en' })).toEqual([
      'Being prepared · Rp58.000',
      'Rp58.000 · Sedang Diproses',
    ])
    expect(await read({ deskLanguage: 'en' })).toEqual(['Sedang Diproses · Rp58.000', 'Rp58.000 · Preparing'])
  })

  test('goes to at most five browsers of an order; the oldest are removed', async () => {
    const { id, cookies } = await place()
    const browsers = Array.from({ length: 7 }, () => service.newBrowser())
    for (const browser of browsers) await wait(id, browser, cookies)
    await move(id, 'ready')
    await sendAll()
    expect(browsers.map((browser) => service.pushesTo(browser).length)).toEqual([0, 0, 1, 1, 1, 1, 1])
  })

  /** The answer to a browser that subscribes with this endpoint or key. */
  const subscribe = async ({ endpoint, ...key }: { endpoint?: string; p256dh?: string }) => {
    const { id, cookies } = await place()
    const browser = service.newBrowser()
    Object.assign(browser.subscription, endpoint !== undefined && { endpoint })
    Object.assign(browser.subscription.keys, key)
    return wait(id, browser, cookies)
  }

  test.each([
    ...[
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com:8443/x',
      'https://user:secret@fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/x',
      'http://localhost:9/x',
      'http://127.0.0.1:9/x',
      'file:///etc/passwd',
      'gopher://fcm.googleapis.com/x',
      'no address',
      `https://fcm.googleapis.com/${'x'.repeat(990)}`,
    ].map((endpoint) => ({ endpoint })),
    // No point of the curve.
    { p256dh: `B${'A'.repeat(86)}` },
  ])('is refused for the subscription %o', async (change) => {
    expect(answered(await subscribe(change))).toMatchObject({ statusCode: 400, code: 'validation' })
    expect(await query('select id from push_subscriptions')).toEqual([])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is taken for a browser whose service is %s', async (endpoint) => {
    expect((await subscribe({ endpoint })).statusCode).toBe(200)
  })
})

describe('failures', () => {
  /** A new order for a device of the team, whose service answers its push with this status. */
  const placeFor = async (status = 201) => {
    const phone = await newDevice(['order-placed'])
    service.answerWith = () => status
    await place()
    return phone
  }
  const sendAgain = async () => {
    await query("update outbox_messages set due_at = now() where state = 'waiting'")
    await sendAll()
  }

  test.each<[status: number, meaning: string, isKept: boolean, message: object | 'waiting' | null]>([
    [404, 'the subscription ended, which is no failure', false, null],
    [410, 'the subscription ended, which is no failure', false, null],
    // Its browser makes a new one.
    [401, 'it was made with another key', false, { state: 'failed', fault: 'other-key' }],
    [403, 'it was made with another key', false, { state: 'failed', fault: 'other-key' }],
    [504, 'the service may have accepted it', true, { state: 'unknown', fault: 'http-504' }],
    [503, 'the service certainly did not accept it', true, 'waiting'],
  ])('after %i, %s: only what waits is sent again', async (status, _meaning, isKept, message) => {
    await placeFor(status)
    await sendAll()
    const waiting = Number(message === 'waiting')
    const listed = typeof message === 'object' && message ? [message] : []
    const left = { waiting, unsentCount: listed.length, unsent: listed }
    expect(await query('select id from push_subscriptions')).toHaveLength(isKept ? 1 : 0)
    expect(await unsent()).toMatchObject(left)
    await sendAgain()
    expect(service.received).toHaveLength(1 + waiting)
    expect(await unsent()).toMatchObject(left)
  })

  test('before anything was sent are retried', async () => {
    const phone = await placeFor()
    // Nothing can be encrypted for this key.
    await query(`update push_subscriptions set p256dh = 'AAAA'`)
    await sendAll()
    expect(await unsent()).toMatchObject({ waiting: 1, unsentCount: 0 })
    await query('update push_subscriptions set p256dh = $1', [phone.subscription.keys.p256dh])
    await sendAgain()
    expect(service.pushesTo(phone)).toHaveLength(1)
  })

  test('a service that did not accept it is retried after growing pauses, and given up after a day by the database’s clock', async () => {
    await placeFor(503)
    const pauses: number[] = []
    for (let n = 0; n < 4; n += 1) {
      await sendAgain()
      await sendAll()
      const [row] = await query(
        'select attempts, round(extract(epoch from due_at - clock_timestamp()))::int as pause from outbox_messages',
      )
      expect(row.attempts).toBe(n + 1)
      pauses.push(row.pause)
    }
    expect(pauses.every((pause, n) => n === 0 || pause > 2 * (pauses[n - 1] ?? 0))).toBe(true)
    expect(service.received).toHaveLength(4)

    const twoDays = 48 * 60 * 60 * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoDays })
    await sendAgain().finally(() => vi.useRealTimers())
    expect(await unsent()).toMatchObject({ waiting: 1, unsentCount: 0 })
    await query("update outbox_events set at = now() - interval '25 hours'")
    await query("update job_runs set started_at = now() - interval '1 hour' where name = 'outbox'")
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - twoDays })
    await sendAll().finally(() => vi.useRealTimers())
    const failed = { channel: 'push', topic: 'order-placed', state: 'failed', fault: 'http-503' }
    expect(await unsent()).toMatchObject({ waiting: 0, unsentCount: 1, unsent: [failed] })
    expect(service.received).toHaveLength(5)
  })

  test('a claim that never ended is listed, and not sent a second time', async () => {
    await placeFor()
    let answer = (_: number) => {}
    const arrived = new Promise<void>((arrive) => {
      service.answerWith = () => {
        arrive()
        return new Promise((resolve) => (answer = resolve))
      }
    })
    const dying = sendAll()
    await arrived
    await query("update outbox_messages set claimed_at = now() - interval '1 hour'")
    await query("update job_runs set started_at = now() - interval '1 hour' where name = 'outbox'")
    await sendAll()
    expect(service.received).toHaveLength(1)
    const ended = { state: 'unknown', fault: 'process-ended' }
    expect(await unsent()).toMatchObject({ unsentCount: 1, unsent: [ended] })
    answer(201)
    await dying
    expect(await unsent()).toMatchObject({ unsentCount: 0 })
  })

  test('a service that does not answer delays no order and no other device', async () => {
    const [slow, quick] = [await newDevice(['order-placed']), await newDevice(['order-placed'])]
    let answer = (_: number) => {}
    const late = new Promise<number>((resolve) => (answer = resolve))
    service.answerWith = ({ path }) => (path === slow.path ? late : 201)
    await place()
    const running = sendAll()
    while (service.received.length < 2) await turn()
    for (let n = 0; n < 3; n += 1) expect((await place()).id).toBeGreaterThan(0)
    const others = sendAll()
    while (service.pushesTo(quick).length < 4) await turn()
    answer(201)
    await Promise.all([running, others])
    expect(service.pushesTo(slow)).toHaveLength(4)
  })
})

test('the keys are created once, also by parallel callers', async () => {
  const { database } = await buildTestApp()
  let made = 0
  const make = () => {
    made += 1
    return { publicKey: `public ${made}`, privateKey: `private ${made}` }
  }
  const found = await Promise.all(Array.from({ length: 10 }, () => findOrMakePushKeys(database.db, make)))
  expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(1)
})
