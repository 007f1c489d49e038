import { expect, test } from 'vitest'
import { lostClaimMs } from '../platform/outbox/start-outbox.ts'
import type { Fault } from '../platform/whatsapp/stand-in.ts'
import { atTheEnd } from '../testing/at-the-end.ts'
import { bundleProgram, runProgram } from '../testing/child-program.ts'
import { sized } from '../testing/figures.ts'
import { mailSubject, startMailServer } from '../testing/mail-server.ts'
import { startPushService } from '../testing/push-service.ts'
import { openWhatsappShop } from '../testing/whatsapp-shop.ts'

const messages = sized(80, 4_000)
const kills = sized(2, 20)

const shop = await openWhatsappShop()
const service = await startPushService()
atTheEnd(service.close)
const mails = await startMailServer()
shop.parts.config.messages.smtpUrl = mails.url
shop.parts.config.messages.pushServices.push(service.url)

/** Faults of the provider, one per message: lost answers, reports in any order, and a limit that forces a retry. */
const faults: Fault[] = ['cut', 'html', 'early', 'twice', 'reversed', { status: 400, code: 130429 }]

test(`${messages} events, ${kills} kills of two racing senders, and faults of the provider: WhatsApp, push and mail are each sent once at most, and what is not known is listed`, {
  timeout: sized(300_000, 3_600_000),
}, async () => {
  await shop.choose(['placed'])
  const device = service.newBrowser()
  const wish = { subscription: device.subscription, topics: ['order-placed'] }
  await shop.send('PUT', '/api/admin/notifications/devices', wish, shop.admin)
  // Inserted by SQL for speed; the triggers are the same as for an order over HTTP.
  await shop.rows(
    `insert into orders (customer_name, customer_phone, phone_key, customer_email, customer_address, package_type, pieces, total_price)
     select 'Siti', '0812' || n, '812' || n, 'siti' || n || '@dimsum.test', 'Jl. Kenanga No. 5', '20pcs', 20, 58000
     from generate_series(10000001, $1::int) n`,
    [10_000_000 + messages],
  )
  await shop.rows(
    "insert into order_events (order_id, actor, kind) select id, 'customer', 'placed' from orders order by id",
  )
  const bundle = await bundleProgram('testing/outbox-child.ts')
  const { publicOrigin, messages: reached } = shop.parts.config
  const settings = JSON.stringify({ databaseUrl: shop.database.url, publicOrigin, ...reached })
  for (let kill = 0; kill < kills; kill += 1) {
    // At most half: the refused messages wait, and those of a killed process are lost.
    const until = Math.floor((messages * (kill + 1)) / (2 * (kills + 1)))
    const children = [runProgram(bundle, [settings]), runProgram(bundle, [settings])]
    const arrived = new Promise<void>((resolve) => {
      shop.standIn.onMessage = () => {
        if (shop.standIn.faults.length === 0) shop.standIn.faults.push(...faults)
        if (shop.standIn.accepted.length >= until) resolve()
      }
    })
    await arrived
    const ends = await Promise.all(children.map((child) => child.end('SIGKILL')))
    expect(ends).toEqual(children.map(() => ({ code: null, signal: 'SIGKILL' })))
  }

  shop.standIn.onMessage = () => {}
  shop.standIn.faults.length = 0
  await shop.standIn.idle()

  // The next process: old claims become `unknown`, the rest is sent.
  const age = `now() - ${lostClaimMs} * interval '2 ms'`
  await shop.rows(`update outbox_messages set claimed_at = ${age} where state = 'sending'`)
  await shop.rows("update job_runs set started_at = now() - interval '1 hour' where name = 'outbox'")
  await shop.rows("update outbox_messages set due_at = now() where state = 'waiting'")
  await shop.sendAll()

  const counts = new Map<string, number>()
  const sent = [
    ...shop.standIn.accepted.map(({ key }) => key),
    ...service.pushesTo(device).map(({ body }) => `push ${/\d+$/.exec(JSON.parse(device.open(body)).url)}`),
    ...mails.received.map(({ raw }) => `mail ${/#0*(\d+)/.exec(mailSubject(raw))?.[1]}`),
  ]
  for (const key of sent) counts.set(key, (counts.get(key) ?? 0) + 1)
  expect([...counts].filter(([, times]) => times > 1)).toEqual([])

  const rows: { key: string; outbox: string; state: string; listed: boolean }[] = await shop.rows(
    `select 'outbox-' || m.id as key, m.state as outbox, w.state,
       exists (select from attention_items a where a.reference = 'whatsapp-' || w.id and a.closed_at is null) as listed
     from outbox_messages m join whatsapp_messages w on w.outbox_id = m.id`,
  )
  // `delivered` requires that the message was sent. Any other message must be `unknown` and listed for the owner.
  const wrong = rows.filter(({ key, outbox, state, listed }) =>
    state === 'delivered' ? outbox !== 'sent' || !counts.has(key) || listed : outbox !== 'unknown' || !listed,
  )
  expect([rows.length, wrong]).toEqual([messages, []])
  const others: { key: string; state: string }[] = await shop.rows(
    `select m.channel || ' ' || e.order_id as key, m.state from outbox_messages m join outbox_events e on e.id = m.event_id
     where m.channel <> 'whatsapp' and e.order_id is not null`,
  )
  const lost = others.filter(({ key, state }) => (state === 'sent' ? !counts.has(key) : state !== 'unknown'))
  expect([others.length, lost]).toEqual([2 * messages, []])
  const unsent = await shop.rows("select count(*)::int from outbox_messages where state = 'unknown'")
  const status = (await shop.get('/api/system/status', shop.admin)).json()
  expect(status.messages).toMatchObject({ waiting: 0, unsentCount: unsent[0].count })
})
