import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { silentLog } from '../../testing/test-payments.ts'
import type { MessageSender } from './message-sender.ts'
import { startOutbox } from './start-outbox.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const outbox = (senders: readonly MessageSender[]) =>
  startOutbox({ db: database.db, senders, recipientsOf: async () => [], log: silentLog })

test('a channel is enabled when a process starts, also right after the job of the one before', async () => {
  const before = outbox([])
  await before.run()
  await before.stop()
  const mail = { channel: 'mail', atOnce: 1, compose: async () => null, send: async () => ({ end: 'sent' }) }
  await outbox([mail as MessageSender]).stop()
  const { rows } = await database.pool.query('select channel from outbox_channels')
  expect(rows).toEqual([{ channel: 'mail' }])
})
