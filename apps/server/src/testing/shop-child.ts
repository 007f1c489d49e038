import { readFileSync } from 'node:fs'
import { buildApp } from '../app.ts'
import { connect } from '../platform/db/connection.ts'
import { instanceParts } from './instance-parts.ts'
import { patience } from './patience.ts'
import { testConfig } from './test-config.ts'

/**
 * A server process on a test's database, on a free port that it prints. The time is in a file that the test writes (ISO
 * 8601); the caller's address is that of `X-Forwarded-For`.
 */
const [databaseUrl = '', clockFile = ''] = process.argv.slice(2)
const config = testConfig({ trustProxy: ['loopback'] })
const now = () => new Date(readFileSync(clockFile, 'utf8'))
const app = await buildApp(instanceParts(connect(databaseUrl, patience), config, { now }))
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
// Also prints its time zone, in minutes behind UTC.
console.log(JSON.stringify({ origin, offset: new Date(2026, 10, 21).getTimezoneOffset() }))
