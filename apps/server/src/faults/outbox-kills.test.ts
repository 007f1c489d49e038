import { once } from 'node:events'
import { expect, test } from 'vitest'
import { lostClaimMs } from '../platform/outbox/start-outbox.ts'
import { atTheEnd } from '../testing/at-the-end.ts'
import { bundleProgram, runProgram } from '../testing/child-program.ts'
import { sized } from '../testing/figures.ts'
import { mailSubject, startMailServer } from '../testing/mail-server.ts'
import { buildOrder } from '../testing/orders.ts'
import { startPushService } from '../testing/push-service.ts'
import { sendMessages } from '../testing/send-messages.ts'
import { buildTestApp } from '../testing/test-app.ts'

const events = sized(24, 500)
const kills = sized(2, 10)

const service = await startPushService()
atTheEnd(service.close)
const mails = await startMailServer()
const messages = { smtpUrl: mails.url, pushServices: [service.url] }
const shop = await buildTestApp({ config: { messages } })
const query = shop.rows

test(`${kills} kills while ${events} events are sent: each device and address got each event once or is listed, none twice`, async () => {
  const devices = [service.newBrowser(), service.newBrowser()]
  const cookies = await shop.signIn()
  for (const { subscription } of devices)
    await shop.send(
      'PUT',
      '/api/admin/notifications/devices',
      { subscription, topics: ['order-placed'] },
      cookies,
    )
  // Each by another customer: many orders of one customer would be marked and not mailed.
  for (let n = 0; n < events; n += 1)
    await buildOrder(shop.database.db, {
      customerEmail: `siti${n}@dimsum.test`,
      customerPhone: `0812${String(1_000_000 + n)}`,
    })

  const bundle = await bundleProgram('testing/outbox-child.ts')
  const settings = { databaseUrl: shop.database.url, ...shop.parts.config.messages }
  const all = events * (devices.length + 1)
  for (let kill = 0; kill < kills; kill += 1) {
    // In the middle of this share of the work, while pushes and mails are being sent.
    const until = Math.floor((events * devices.length * (kill + 1)) / (kills + 2))
    const arrived = new Promise<void>((resolve) => {
      service.answerWith = async () => {
        if (service.received.length >= until) resolve()
        return 201
      }
    })
    const child = runProgram(bundle, [JSON.stringify(settings)])
    await Promise.race([arrived, once(child.process, 'exit')])
    await child.end('SIGKILL')
  }

  // The next process: old claims become `unknown`, the rest is sent.
  await query(
    `update outbox_messages set claimed_at = now() - ${lostClaimMs} * interval '2 ms' where state = 'sending'`,
  )
  await query("update job_runs set started_at = now() - interval '1 hour' where name = 'outbox'")
  await sendMessages(shop.parts)

  const rows: { order_id: number | null; channel: string; recipient: string; state: string }[] = await query(
    'select e.order_id, m.channel, m.recipient, m.state from outbox_messages m join outbox_events e on e.id = m.event_id',
  )
  // The day's summary, which may be due meanwhile, has no order.
  expect(rows.filter(({ order_id }) => order_id !== null)).toHaveLength(all)
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [n, device] of devices.entries())
    for (const { body } of service.pushesTo(device)) count(`${n} ${JSON.parse(device.open(body)).url}`)
  for (const { raw } of mails.received) count(`mail ${/#0*(\d+)/.exec(mailSubject(raw))?.[1] ?? null}`)
  expect([...counts.values()].filter((times) => times > 1)).toEqual([])

  const ids = (await query('select id from push_subscriptions order by id')).map(({ id }) => String(id))
  const keyOf = ({ order_id, channel, recipient }: (typeof rows)[number]) =>
    channel === 'mail' ? `mail ${order_id}` : `${ids.indexOf(recipient)} /admin?tab=orders&order=${order_id}`
  const wrong = rows.filter((row) => {
    const times = counts.get(keyOf(row)) ?? 0
    return row.state === 'sent' ? times !== 1 : row.state !== 'unknown'
  })
  expect(wrong).toEqual([])
  const unknown = rows.filter(({ state }) => state === 'unknown')
  const { messages } = (await shop.get('/api/system/status', cookies)).json()
  expect(messages).toMatchObject({ waiting: 0, unsentCount: unknown.length })
})
