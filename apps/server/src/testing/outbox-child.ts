import type { Config } from '../platform/config/config.ts'
import { connect } from '../platform/db/connection.ts'
import { startNotifications } from '../shop/notifications/start-notifications.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import { createSettingsStore } from '../shop/settings/settings-store.ts'
import { patience } from './patience.ts'
import { testConfig } from './test-config.ts'

export type OutboxChildSettings = { databaseUrl: string; publicOrigin?: string } & Config['messages']

/** A process that only sends the messages of the outbox, so that a test can kill it at any moment. */
const { databaseUrl, publicOrigin, ...messages }: OutboxChildSettings = JSON.parse(process.argv[2] ?? '')
const config = testConfig({ messages, publicOrigin })
const { db } = connect(databaseUrl, patience)
startNotifications(
  {
    db,
    config,
    settings: createSettingsStore(db, defaultSettings(config.shop)),
    now: () => new Date(),
    log: { warn: () => {}, error: () => {} },
  },
  20,
)
process.stdout.write('sending\n')
// Timers and idle connections of the shop do not keep a process alive.
setInterval(() => {}, 60_000)
