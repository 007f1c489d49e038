import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { announceDaySummary } from '../../shop/notifications/announce-day-summary.ts'
import { confirmRestore } from '../../shop/team/confirm-restore.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { anOrder } from '../../testing/orders.ts'
import { startPushService } from '../../testing/push-service.ts'
import { sendMessages } from '../../testing/send-messages.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Db } from '../db/connection.ts'
import type { Admin } from '../http/access/admin.ts'
import { countMessages, listUnsentMessages } from '../outbox/unsent-messages.queries.ts'
import { ensureBackupKey } from './backup-key.ts'
import { findLastRestore } from './last-restore.queries.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const service = await startPushService()
atTheEnd(service.close)
const shop = await buildTestApp({
  config: { messages: { smtpUrl: undefined, pushServices: [service.url] } },
  // In the morning: in the evening the backup would contain the day's summary.
  now: () => new Date('2026-11-21T03:00:00Z'),
})
const folder = mkdtempSync(join(tmpdir(), 'dimsum-messages-'))
const key = await ensureBackupKey(join(folder, 'key', 'backup.key'))
const phone = service.newBrowser()
const device = { subscription: phone.subscription, topics: ['order-placed'] }
await shop.send('PUT', '/api/admin/notifications/devices', device, await shop.signIn())
const place = () => shop.send('POST', '/api/orders', anOrder())
/** Sends everything that is due, like a process started on this database. */
const sendAll = (db: Db) => sendMessages({ ...shop.parts, db })

// One message waits for a retry, one is being sent, and one event has no message yet.
service.answerWith = () => 503
await place()
await place()
await sendAll(shop.database.db)
await shop.rows(
  "update outbox_messages set state = 'sending', claimed_at = now() where id = (select max(id) from outbox_messages)",
)
await place()
const file = (await writeBackup({ url: shop.database.url, folder: join(folder, 'backups'), key })).path

describe('a backup with queued messages', () => {
  let target: TestDatabase
  beforeEach(async () => {
    target = await createTestDatabase({ application_name: 'a test' })
    service.answerWith = () => 201
    service.received.length = 0
  })
  const restore = (isMove: boolean) => restoreBackup({ file, key, url: target.url, overwrite: false, isMove })

  test('sends none of them after a loss, and lists them all', async () => {
    expect((await restore(false)).ended.waitingMessages).toBe(3)
    await target.rows('update outbox_messages set due_at = now()')
    await sendAll(target.db)
    expect(service.received).toEqual([])
    expect(await countMessages(target.db)).toEqual({ waiting: 0, unsent: 3 })
    const listed = await listUnsentMessages(target.db, 10)
    expect(listed.map(({ orderId, state, fault }) => [orderId, state, fault])).toEqual(
      [3, 2, 1].map((orderId) => [orderId, 'unknown', 'restored']),
    )
    await target.rows("insert into order_events (order_id, actor, kind) values (1, 'system', 'placed')")
    await sendAll(target.db)
    // The sessions ended, and with them their push subscriptions.
    expect(service.received).toEqual([])
    expect((await target.pool.query('select from push_subscriptions')).rowCount).toBe(0)
  })

  test('sends a new message only once the owner has confirmed that this copy is the real shop', async () => {
    await restore(false)
    const { endpoint, keys } = phone.subscription
    const insert = 'insert into push_subscriptions (endpoint, p256dh, auth, order_id) values ($1, $2, $3, 1)'
    await target.rows(insert, [endpoint, keys.p256dh, keys.auth])
    await target.rows(`
      update orders set status = 'confirmed' where id = 1;
      insert into order_events (order_id, actor, kind, data) values (1, 'system', 'status', '{"to": "confirmed"}')`)
    await sendAll(target.db)
    expect(service.received).toEqual([])
    await confirmRestore(target.db, { username: 'pemilik' } as Admin)
    // After the delay in which the owner may undo the status change.
    await target.rows('update outbox_messages set due_at = now()')
    await sendAll(target.db)
    expect(service.pushesTo(phone)).toHaveLength(1)
  })

  test('sends them after a move', async () => {
    expect((await restore(true)).ended.waitingMessages).toBe(0)
    expect(await findLastRestore(target.db)).toBeUndefined()
    await target.rows('update outbox_messages set due_at = now()')
    await sendAll(target.db)
    expect(service.pushesTo(phone)).toHaveLength(2)
  })

  test('after closing time does not announce the day a second time, and does the next', async () => {
    await restore(false)
    const restoredAt = await findLastRestore(target.db)
    if (!restoredAt) throw new Error('The restore is not noted')
    // It closes with the first minute of the day.
    const hours = { opens: '00:00', closes: '00:00' }
    const announced = async (now: Date) => {
      await announceDaySummary(target.db, now, { weekdayHours: hours, weekendHours: hours })
      return (await target.rows("select from outbox_events where topic = 'day-summary'")).length
    }
    expect(await announced(restoredAt)).toBe(0)
    expect(await announced(new Date(restoredAt.getTime() + 24 * 3_600_000))).toBe(1)
  })
})
