import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { messageEvents } from '@dimsum/domain/order-messages'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../platform/config/secret-token.ts'
import type { Tx } from '../../platform/db/connection.ts'
import { createWhatsappStandIn, type Fault } from '../../platform/whatsapp/stand-in.ts'
import { sized } from '../../testing/figures.ts'
import { buildOrder } from '../../testing/orders.ts'
import { sendMessages } from '../../testing/send-messages.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { openWhatsappShop, whatsappAccess } from '../../testing/whatsapp-shop.ts'
import { raiseState } from './whatsapp.queries.ts'

/** 21 November 2026, 10:00 WIB. */
const morning = new Date('2026-11-21T03:00:00Z')
let now = morning
const shop = await openWhatsappShop(() => now)
// Records the channel as available.
await shop.sendAll()
beforeEach(async () => {
  now = morning
  await shop.choose(messageEvents)
  await shop.rows('truncate rate_limits, whatsapp_withdrawals')
  await shop.rows('delete from outbox_events')
  Object.assign(shop.standIn, { accepted: [], faults: [], isTokenValid: true, canSend: 'AVAILABLE' })
  shop.standIn.absent.clear()
})

let customers = 0
const place = async (more = {}) => {
  customers += 1
  const customerPhone = `0812-7000-${1000 + customers}`
  return (await buildOrder(shop.parts.db, { customerPhone, ...more })).order
}
const move = shop.setStatus
const sentTo = (phone: string) => shop.standIn.accepted.filter(({ to }) => to === phone)
const statesOf = async (id: number) => (await shop.messagesOf(id)).map(({ data }) => data.state)
const attentionOf = async (id: number) =>
  (await shop.attention()).filter(({ orderId }) => orderId === id).map(({ kind, data }) => [kind, data])
const sendDue = async () => {
  await shop.rows('update outbox_messages set due_at = now()')
  await shop.sendAll()
}

describe('the customer of an order', () => {
  test('is told once of each event that the owner switched on, in the order in which it happened', async () => {
    const { id } = await place({ customerName: '  Siti\n  #1 ', customerPhone: '62 0812 7000 0001' })
    await shop.sendAll()
    await shop.payByHand(id)
    await shop.sendAll()
    await move(id, 'confirmed')
    await shop.sendAll()
    await shop.sendAll()
    const number = String(id).padStart(6, '0')
    expect(sentTo('+6281270000001')).toMatchObject([
      { template: 'order_placed_v1', values: ['Siti 1', number, 'Rp58.000'] },
      { template: 'order_paid_v1', values: ['Siti 1', number, 'Rp58.000'] },
      { template: 'order_confirmed_v1', values: ['Siti 1', number] },
    ])
    const state = 'delivered'
    const note = `Halo Kak Siti 1, pesanan ${number} sudah masuk ke Dimsum Kukus dengan total Rp58.000. Kami kabari setelah dikonfirmasi.`
    expect((await shop.messagesOf(id)).map(({ data }) => data)).toMatchObject([
      { event: 'placed', state, note },
      { event: 'paid', state },
      { event: 'confirmed', state },
    ])
    expect(await shop.attention()).toEqual([])
  })

  test('is told nothing that was not switched on, was undone, or belongs to a suspicious order', async () => {
    await shop.choose(['confirmed'])
    const { id } = await place()
    await move(id, 'confirmed')
    await move(id, 'pending')
    await move(id, 'preparing')
    const marked = await place()
    await shop.rows("update orders set suspicion = 'many-orders' where id = $1", [marked.id])
    await move(marked.id, 'confirmed')
    await shop.sendAll()
    expect(shop.standIn.accepted).toEqual([])
    expect(await statesOf(id)).toEqual(['dropped'])
  })

  test('is told nothing of an event that the owner switches off while the message waits', async () => {
    shop.standIn.faults.push({ status: 400, code: 130429 })
    const { id } = await place()
    await shop.sendAll()
    await shop.choose([])
    await sendDue()
    expect([await statesOf(id), shop.standIn.accepted]).toEqual([['dropped'], []])
  })

  test('reads the shop’s language, and how the order is handed over', async () => {
    await shop.changeSettings({ shopLanguage: 'en' })
    await shop.choose(['ready'])
    const [one, other] = [await place({ isDelivery: true }), await place({ isDelivery: false })]
    for (const { id } of [one, other]) await move(id, 'ready')
    await shop.sendAll()
    await shop.changeSettings({ shopLanguage: 'default' })
    expect(shop.standIn.accepted.map(({ template }) => template).sort()).toEqual([
      'order_ready_delivery_v1',
      'order_ready_pick_up_v1',
    ])
    expect((await shop.messagesOf(other.id))[0]?.data.note).toMatch(/is ready to be picked up/)
  })

  test('sleeps: only a new order is confirmed in the quiet hours, and the rest comes after them', async () => {
    await shop.choose(messageEvents, { begins: '21:00', ends: '07:00' })
    now = new Date('2026-11-21T16:30:00Z')
    const { id } = await place()
    await shop.sendAll()
    await move(id, 'confirmed')
    await shop.sendAll()
    expect(shop.standIn.accepted).toMatchObject([{ template: 'order_placed_v1' }])
    const waiting = await shop.rows(
      `select round(extract(epoch from due_at - clock_timestamp()) / 3600, 1)::float as hours
       from outbox_messages where state = 'waiting'`,
    )
    expect(waiting).toEqual([{ hours: 7.5 }])
    // A due message still waits during quiet hours.
    await sendDue()
    expect(shop.standIn.accepted).toHaveLength(1)
    now = new Date('2026-11-22T00:30:00Z')
    await sendDue()
    expect(shop.standIn.accepted.slice(1)).toMatchObject([{ template: 'order_confirmed_v1' }])
  })

  test('who is not on WhatsApp is shown to the owner with the order', async () => {
    const { id } = await place({ customerPhone: '0812-9000-0001' })
    shop.standIn.absent.add('+6281290000001')
    await shop.sendAll()
    expect(await statesOf(id)).toEqual(['failed'])
    expect(await attentionOf(id)).toEqual([['whatsapp-unsent', { code: '131026' }]])
  })

  test('writes back and stops: counted, written to the newest order, and nothing is sent to the number any more', async () => {
    const { id } = await place({ customerPhone: '0812-9000-0002' })
    await shop.sendAll()
    await shop.standIn.reply('6281290000002', 'Jam berapa diantar? 🥟\u0000')
    for (let n = 0; n < 2; n += 1) await shop.standIn.reply('6281290000002', 'Halo?', 'wamid.REPEATED')
    await shop.standIn.reply('6281290000002', ' berhenti. ')
    await shop.standIn.reply('6281290009999', 'Siapa ini?')
    expect((await shop.messagesOf(id)).slice(1)).toMatchObject([
      { kind: 'whatsapp-received', data: { note: 'Jam berapa diantar? 🥟', state: 'received' } },
      { kind: 'whatsapp-received', data: { note: 'Halo?' } },
      { kind: 'whatsapp-received', data: { note: 'berhenti.', word: 'stop' } },
    ])
    expect(await attentionOf(id)).toEqual([['whatsapp-reply', {}]])
    await move(id, 'confirmed')
    await shop.sendAll()
    expect(sentTo('+6281290000002')).toHaveLength(1)
    expect((await statesOf(id)).at(-1)).toBe('dropped')
    const overview = await shop.get('/api/admin/whatsapp', shop.admin)
    expect(overview.json()).toMatchObject({ received: 4, account: { state: 'available', name: 'Dimsum' } })
    await shop.standIn.reply('6281290000002', 'MULAI')
    await move(id, 'ready')
    await shop.sendAll()
    expect(sentTo('+6281290000002')).toHaveLength(2)
  })

  test('writes to the same shop after a restart of the stand-in', async () => {
    const { id } = await place({ customerPhone: '0812-9000-0003' })
    const { port } = shop.app.server.address() as AddressInfo
    const webhookUrl = `http://127.0.0.1:${port}/webhook/whatsapp`
    for (const text of ['Sudah jadi?', 'Halo?']) {
      const restarted = createWhatsappStandIn({ ...whatsappAccess, webhookUrl, templates: [] })
      await restarted.reply('6281290000003', text)
    }
    const received = (await shop.messagesOf(id)).filter(({ kind }) => kind === 'whatsapp-received')
    expect(received).toHaveLength(2)
  })

  test('is sent what the owner chose; another device that showed other settings is refused', async () => {
    const change = (payload: object) => shop.send('PUT', '/api/admin/whatsapp', payload, shop.admin)
    const { events, quietHours, costPerMessage } = (await shop.get('/api/admin/whatsapp', shop.admin)).json()
    const expected = { events, quietHours, costPerMessage }
    const dearer = { ...expected, costPerMessage: 500 }
    expect((await change({ ...dearer, expected })).json()).toEqual(dearer)
    const late = answered(await change({ ...expected, costPerMessage: 600, expected }))
    expect(late).toMatchObject({ statusCode: 409, code: 'stale', issues: [{ path: 'costPerMessage' }] })
    expect((await change(expected)).json()).toEqual(expected)
  })

  test('stops the messages by telling the owner, who can undo it; both stand in the audit log', async () => {
    const { id } = await place({ customerPhone: '0812-9000-0005' })
    const enter = (stopped: boolean) =>
      shop.send('PUT', `/api/admin/customers/${id}/whatsapp`, { stopped }, shop.admin)
    expect((await enter(true)).json()).toMatchObject({ id, whatsappStopped: true })
    await shop.sendAll()
    expect([await statesOf(id), sentTo('+6281290000005')]).toEqual([['dropped'], []])
    expect((await enter(false)).json()).not.toHaveProperty('whatsappStopped')
    await move(id, 'confirmed')
    await shop.sendAll()
    expect(sentTo('+6281290000005').map(({ template }) => template)).toEqual(['order_confirmed_v1'])
    const entries = await shop.rows(
      "select action, actor, subject from audit_log where action like 'whatsapp.%' order by id",
    )
    const subject = expect.stringMatching(/^phone:[0-9a-f]{32}$/)
    expect(entries).toEqual([
      { action: 'whatsapp.stop', actor: 'admin:pemilik', subject },
      { action: 'whatsapp.resume', actor: 'admin:pemilik', subject },
    ])
  })
})

describe('what becomes of a message', () => {
  test.each<[string, Fault, states: [outbox: string, message: string], attention: string[]]>([
    ['a limit is tried again', { status: 400, code: 130429 }, ['waiting', 'waiting'], []],
    ['maintenance is tried again', { status: 503, code: 133004 }, ['waiting', 'waiting'], []],
    ['a wrong parameter is not', { status: 400, code: 132000 }, ['failed', 'failed'], ['whatsapp-unsent']],
    ['an unknown fault is not', { status: 500, code: 131000 }, ['unknown', 'unknown'], ['whatsapp-unsent']],
    ['a page of a proxy', 'html', ['sent', 'delivered'], []],
    ['a cut connection', 'cut', ['sent', 'delivered'], []],
    ['a report before the answer', 'early', ['sent', 'delivered'], []],
    ['reports that come twice', 'twice', ['sent', 'delivered'], []],
    ['reports in the wrong order', 'reversed', ['sent', 'delivered'], []],
    ['no report at all', 'silent', ['sent', 'accepted'], []],
    ['a failure after the acceptance', { failed: 131049 }, ['sent', 'failed'], ['whatsapp-unsent']],
  ])('%s', async (_, fault, [outbox, message], kinds) => {
    shop.standIn.faults.push(fault)
    const { id } = await place()
    await shop.sendAll()
    await shop.sendAll()
    const [row] = await shop.rows(
      `select m.state from outbox_messages m join outbox_events e on e.id = m.event_id where e.order_id = $1`,
      [id],
    )
    expect([row.state, ...(await statesOf(id))]).toEqual([outbox, message])
    expect((await attentionOf(id)).map(([kind]) => kind)).toEqual(kinds)
    expect(shop.standIn.accepted.length).toBeLessThanOrEqual(1)
  })

  test('an answer that never came is shown and not repeated, and settled by a later report', async () => {
    const { id } = await place()
    await shop.sendAll()
    const [{ outbox_id: outboxId }] = await shop.rows(
      `update whatsapp_messages set state = 'waiting', wamid_hash = null where order_id = ${id} returning outbox_id`,
    )
    await shop.rows("update outbox_messages set state = 'sending', claimed_at = now() - interval '1 hour'")
    await shop.rows("update job_runs set started_at = now() - interval '1 hour' where name = 'outbox'")
    await shop.sendAll()
    await shop.sendAll()
    expect(await statesOf(id)).toEqual(['unknown'])
    expect(await attentionOf(id)).toEqual([['whatsapp-unsent', {}]])
    expect(shop.standIn.accepted).toHaveLength(1)
    await shop.standIn.report([
      { id: 'wamid.X', status: 'read', biz_opaque_callback_data: `outbox-${outboxId}` },
    ])
    expect(await statesOf(id)).toEqual(['read'])
    expect(await attentionOf(id)).toEqual([])
    expect(await shop.rows("select state from outbox_messages where state <> 'sent'")).toEqual([])
  })

  test('silence of the provider for three hours stands on the owner’s list, until it was delivered after all', async () => {
    shop.standIn.faults.push('silent')
    const { id } = await place()
    await shop.sendAll()
    expect(await attentionOf(id)).toEqual([])
    await shop.rows("update whatsapp_messages set changed_at = now() - interval '4 hours'")
    await shop.sendAll()
    await shop.sendAll()
    expect(await attentionOf(id)).toEqual([['whatsapp-unsent', {}]])
    const [{ wamid = '' } = {}] = shop.standIn.accepted
    await shop.standIn.report([{ id: wamid, status: 'delivered' }])
    expect(await attentionOf(id)).toEqual([])
  })

  test('a report that arrives while the result of the request is stored does not end in a deadlock', async () => {
    shop.standIn.faults.push('silent')
    const { id } = await place()
    await shop.sendAll()
    await shop.rows("update outbox_messages set state = 'sending'")
    await shop.rows("update whatsapp_messages set state = 'waiting'")
    const [{ wamid = '' } = {}] = shop.standIn.accepted
    const report = { wamidHash: hashOf(wamid), outboxId: null, state: 'sent', code: null }
    const lock = 'select from whatsapp_messages where order_id = $1 for update'
    const both = async () => {
      // Without the retry of a deadlock.
      const reporting = shop.database.db.transaction((tx) => raiseState(tx as unknown as Tx, report))
      await vi.waitFor(async () => expect(await shop.database.lockWaits()).toHaveLength(1))
      await Promise.all([reporting, shop.rows("update outbox_messages set state = 'unknown'")])
    }
    await shop.database.whileLocked(lock, [id], both, 2)
    expect(await statesOf(id)).toEqual(['sent'])
  })

  test('reports of any number, in any order, end with the furthest state', async () => {
    const { id } = await place()
    await shop.sendAll()
    const [{ wamid = '' } = {}] = shop.standIn.accepted
    const ranks = ['accepted', 'sent', 'failed', 'delivered', 'read']
    const anyState = fc.constantFrom('sent', 'failed', 'delivered', 'read', 'played')
    await fc.assert(
      fc.asyncProperty(fc.array(anyState, { minLength: 1, maxLength: 8 }), async (reported) => {
        await shop.rows(`update whatsapp_messages set state = 'accepted' where order_id = ${id}`)
        await shop.standIn.report(reported.map((status) => ({ id: wamid, status })))
        const furthest = Math.max(...reported.map((state) => ranks.indexOf(state)), 0)
        expect(await statesOf(id)).toEqual([ranks[furthest]])
      }),
      { numRuns: sized(25, 500) },
    )
  })

  test('a report that comes while the message gets its id is not lost', async () => {
    shop.standIn.faults.push('silent')
    const { id } = await place()
    await shop.sendAll()
    const [{ wamid = '' } = {}] = shop.standIn.accepted
    const [row] = await shop.rows(
      `update whatsapp_messages set wamid_hash = null where order_id = ${id} returning outbox_id as key`,
    )
    const hash = createHash('sha256').update(wamid).digest()
    const getId = 'update whatsapp_messages set wamid_hash = $1 where order_id = $2'
    const report = { id: wamid, status: 'delivered', biz_opaque_callback_data: `outbox-${row.key}` } as const
    await shop.database.whileLocked(getId, [hash, id], () => shop.standIn.report([report]))
    expect(await statesOf(id)).toEqual(['delivered'])
  })

  test('a token that was revoked keeps the messages and is shown once a day', async () => {
    shop.standIn.isTokenValid = false
    const one = await place()
    const other = await place()
    await shop.sendAll()
    expect([await statesOf(one.id), await statesOf(other.id)]).toEqual([['waiting'], ['waiting']])
    const shown = (await shop.attention()).filter(({ orderId }) => orderId === null)
    expect(shown.filter(({ data }) => JSON.stringify(data) === '{"code":"190"}')).toHaveLength(1)
    const overview = await shop.get('/api/admin/whatsapp', shop.admin)
    expect(overview.json()).toMatchObject({ account: { state: 'refused', code: 190 }, templates: null })
    shop.standIn.isTokenValid = true
    await sendDue()
    expect([await statesOf(one.id), await statesOf(other.id)]).toEqual([['delivered'], ['delivered']])
  })
})

describe('the address for reports', () => {
  test('answers the handshake with the right word alone', async () => {
    const shake = (word: string) =>
      shop.get(`/webhook/whatsapp?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=1158201444`)
    const right = await shake(whatsappAccess.verifyToken)
    expect([right.statusCode, right.body]).toEqual([200, '1158201444'])
    expect((await shake('another-word')).statusCode).toBe(403)
  })

  test('refuses a body whose signature does not fit its bytes', async () => {
    const payload = JSON.stringify({ entry: [{ id: whatsappAccess.accountId, changes: [] }] })
    const signature = shop.standIn.sign(payload)
    for (const forged of [
      '',
      `sha256=${randomBytes(32).toString('hex')}`,
      `sha256=${createHmac('sha256', 'another-secret').update(payload).digest('hex')}`,
      shop.standIn.sign(`${payload} `),
      signature.slice(0, -1),
      signature.replace('sha256=', 'sha1='),
    ]) {
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': forged }
      const answer = await shop.call({ method: 'POST', url: '/webhook/whatsapp', headers, payload })
      expect(answer.statusCode, forged).toBe(403)
    }
  })

  test('is not there, nor any other call or text, in a shop without the account', async () => {
    const plain = await buildTestApp()
    const cookies = await plain.signIn()
    const { order } = await buildOrder(plain.parts.db)
    for (const [method, url, payload] of [
      ['GET', '/webhook/whatsapp'],
      ['POST', '/webhook/whatsapp', {}],
      ['GET', '/api/admin/whatsapp'],
      ['PUT', '/api/admin/whatsapp', { events: [], quietHours: null, costPerMessage: 0 }],
      ['PUT', `/api/admin/customers/${order.id}/whatsapp`, { stopped: true }],
    ] as const)
      expect((await plain.send(method, url, payload, cookies)).statusCode).toBe(404)
    await sendMessages(plain.parts)
    for (const url of ['/api/config', `/api/admin/customers/${order.id}`])
      expect((await plain.call({ url, cookies })).body).not.toMatch(/whatsapp(Messages|Stopped)/)
    const rows = await plain.rows(
      `select (select count(*)::int from outbox_events where order_id is not null) as events,
         (select count(*)::int from whatsapp_messages) as messages`,
    )
    expect(rows).toEqual([{ events: 0, messages: 0 }])
  })
})
