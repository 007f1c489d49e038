import type { Config } from '../platform/config/config.ts'
import { connect } from '../platform/db/connection.ts'
import { startNotifications } from '../shop/notifications/start-notifications.ts'
import { instanceParts } from './instance-parts.ts'
import { patience } from './patience.ts'
import { testConfig } from './test-config.ts'
import { silentLog } from './test-payments.ts'

export type OutboxChildSettings = { databaseUrl: string; publicOrigin?: string } & Config['messages']

/** A process that only sends the messages of the outbox, so that a test can kill it at any moment. */
const { databaseUrl, publicOrigin, ...messages }: OutboxChildSettings = JSON.parse(process.argv[2] ?? '')
const config = testConfig({ messages, publicOrigin })
const parts = instanceParts(connect(databaseUrl, patience), config)
startNotifications({ ...parts, log: silentLog }, 20)
process.stdout.write('sending\n')
// Timers and idle connections of the shop do not keep a process alive.
setInterval(() => {}, 60_000)
