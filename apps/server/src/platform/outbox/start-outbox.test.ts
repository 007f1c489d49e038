import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { silentLog } from '../../testing/test-payments.ts'
import type { MessageSender } from './message-sender.ts'
import { startOutbox } from './start-outbox.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const runOnce = async (senders: readonly MessageSender[]) => {
  const outbox = startOutbox({ db: database.db, senders, recipientsOf: async () => [], log: silentLog })
  await outbox.run()
  await outbox.stop()
}

test('a channel is enabled by the first round of a process, also right after the job of the one before', async () => {
  await runOnce([])
  const mail = { channel: 'mail', atOnce: 1, compose: async () => null, send: async () => ({ end: 'sent' }) }
  await runOnce([mail as MessageSender])
  const { rows } = await database.pool.query('select channel from outbox_channels')
  expect(rows).toEqual([{ channel: 'mail' }])
})
