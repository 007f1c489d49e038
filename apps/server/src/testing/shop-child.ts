import { readFileSync } from 'node:fs'
import { buildApp } from '../app.ts'
import { orderPayments } from '../payments/order-payments.ts'
import { connect } from '../platform/db/connection.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import { createSettingsStore } from '../shop/settings/settings-store.ts'
import { patience } from './patience.ts'
import { testConfig } from './test-config.ts'
import { testPayments } from './test-payments.ts'

/**
 * A server process on a test's database, on a free port that it prints. The time is in a file that the test writes (ISO
 * 8601); the caller's address is that of `X-Forwarded-For`.
 */
const [databaseUrl = '', clockFile = ''] = process.argv.slice(2)
const config = testConfig({ trustProxy: ['loopback'] })
const { db, pool } = connect(databaseUrl, patience)
const app = await buildApp({
  config,
  db,
  pool,
  now: () => new Date(readFileSync(clockFile, 'utf8')),
  settings: createSettingsStore(db, defaultSettings(config.shop)),
  orderPayments,
  payments: testPayments(db, config),
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
// Also prints its time zone, in minutes behind UTC.
console.log(JSON.stringify({ origin, offset: new Date(2026, 10, 21).getTimezoneOffset() }))
