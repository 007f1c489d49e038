import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkBackups } from '../doctor/check-backups.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkClock, checkFolder } from '../doctor/check-machine.ts'
import { checkOrigin } from '../doctor/check-origin.ts'
import { checkKeys } from '../doctor/check-payments.ts'
import { lineOf } from '../doctor/finding.ts'
import { demoKeysIn } from '../payments/demo/demo-keys.ts'
import { readSettings } from '../platform/config/config.ts'
import { bundleProgram, runToEnd } from '../testing/child-program.ts'
import { withDatabase } from '../testing/database-url.ts'
import { buildShopProgram, eventually } from '../testing/shop-program.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const doctor = await bundleProgram('cli/doctor.ts')
const shops = await buildShopProgram()
const database = await createTestDatabase()

/** Output and exit code of the doctor with these settings. */
const ask = (settings: Record<string, string>, ...options: string[]) =>
  runToEnd(doctor, options, { DATA_DIR: shops.newDataDir(), DATABASE_URL: database.url, ...settings })

/** An HTTP server on a free port. */
async function serve(answer: RequestListener, tls?: { key: Buffer; cert: Buffer }): Promise<number> {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('beside a healthy shop it finds no fault and lists what it checked', async () => {
  const folder = shops.newDataDir()
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY_FILE: join(folder, 'backup.key'),
  }
  const { shop, origin, get } = await shops.open(settings)
  await eventually(async () => (await get('/readyz')).status === 200)
  const backup = await bundleProgram('cli/backup.ts')
  expect((await runToEnd(backup, [], settings)).code).toBe(0)

  const { code, output } = await ask({ ...settings, PUBLIC_ORIGIN: origin })
  expect(output).toContain('No fault was found.')
  for (const subject of ['Node.js', 'Disk of the data', 'Clock', 'Database', 'Payment', 'TLS', 'Backups'])
    expect(output).toContain(subject)
  expect(output).toMatch(/ok {5}Database +DATABASE_URL, PostgreSQL \S+, up to date\.\n/)
  expect(output).toMatch(/ok {5}Notifications +http:\S+\/api\/payment\/notification is reachable/)
  expect(code).toBe(0)
  await shop.end('SIGTERM')
})

describe('a fault is reported with the next step, and the exit code is 1:', () => {
  const keys = {
    PAYMENT_MODE: 'production',
    MIDTRANS_SERVER_KEY: 'Mid-server-abc',
    MIDTRANS_CLIENT_KEY: 'Mid-client-abc',
    PUBLIC_ORIGIN: 'https://dimsum.example',
  }
  test('a bad setting, by the program', async () => {
    const { code, output } = await ask({ PORT: 'abc' })
    expect(output).toMatch(/FAULT {2}Settings +PORT must be a whole number.*\n +Change it in .env/)
    expect(code).toBe(1)
  })

  test.each([
    [
      'a database that is away',
      { DATABASE_URL: 'postgresql://a@127.0.0.1:1/a' },
      'Database',
      /does not answer.*\n +Start it/,
    ],
    [
      'a missing database',
      { DATABASE_URL: withDatabase(database.url, 'nowhere') },
      'Database',
      /create the database if it is missing/,
    ],
    ['no backups with real money', keys, 'Backups', /are no automatic backups.*\n +Set BACKUP_DIR in .env/],
    ['a folder without a backup', { BACKUP_DIR: '/var/tmp/no-dimsum' }, 'Backups', /npm run backup/],
    [
      'an address that does not answer',
      { PUBLIC_ORIGIN: 'http://127.0.0.1:1' },
      'Notifications',
      /is not reachable.*\n +Start the shop; then check the domain/,
    ],
  ])('%s', async (_name, variables, subject, text) => {
    const settings = readSettings({ DATABASE_URL: database.url, ...variables }, shops.newDataDir())
    const check = { Database: checkDatabase, Backups: checkBackups }[subject]
    const findings = await (check?.(settings) ?? checkOrigin(settings.publicOrigin))
    expect(findings.filter(({ state }) => state === 'fault').map(lineOf)).toEqual([
      expect.stringMatching(text),
    ])
    expect(findings.map((finding) => finding.subject)).toContain(subject)
  })

  test('a key of another account, which Midtrans refuses; the right one is accepted', async () => {
    const { serverKey, clientKey } = demoKeysIn(shops.newDataDir())
    const standIn = createStandIn({ serverKey, clientKey, notificationUrls: [] })
    const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
    const access = { serverKey, clientKey, apiUrl: url, snapUrl: url, scriptUrl: url }
    expect(await checkKeys({ mode: 'sandbox', access })).toEqual([
      { subject: 'Payment keys', state: 'ok', says: 'Midtrans (sandbox) accepts the server key.' },
    ])
    const wrong = await checkKeys({ mode: 'sandbox', access: { ...access, serverKey: 'Mid-server-wrong' } })
    const says = 'Midtrans (sandbox) refuses MIDTRANS_SERVER_KEY.'
    expect(wrong).toMatchObject([{ state: 'fault', says, nextStep: expect.any(String) }])
    expect(JSON.stringify(wrong)).not.toContain('Mid-server-wrong')
    await standIn.close()
    expect((await checkKeys({ mode: 'sandbox', access }))[0]?.says).toContain('does not answer')
  })

  test('a proxy that sends the notification elsewhere, or answers it itself', async () => {
    for (const [status, says] of [
      [301, 'redirects'],
      [200, 'answers 200'],
    ] as const) {
      const port = await serve((request, response) =>
        response.writeHead(request.url === '/readyz' ? 200 : status, { location: '/' }).end(),
      )
      expect(await checkOrigin(`http://127.0.0.1:${port}`)).toMatchObject([
        { subject: 'TLS' },
        { subject: 'Notifications', state: 'fault', says: expect.stringContaining(says) },
      ])
    }
  })

  test('a certificate that expires soon or is self-signed; a good one passes', async () => {
    const folder = shops.newDataDir()
    const certificate = (days: number) => {
      const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
      const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost'
      const names = ['-addext', 'subjectAltName=DNS:localhost', '-days', String(days)]
      execFileSync('openssl', [...made.split(' '), ...names, '-keyout', key, '-out', cert], {
        stdio: 'ignore',
      })
      return { key: readFileSync(key), cert: readFileSync(cert) }
    }
    const serveWith = async (days: number) => {
      const tls = certificate(days)
      writeFileSync(join(folder, 'trusted.pem'), tls.cert)
      const port = await serve(
        (request, response) => response.writeHead(request.url === '/readyz' ? 200 : 403).end(),
        tls,
      )
      return `https://localhost:${port}`
    }
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem') }
    const good = await serveWith(60)
    expect(await ask({ PUBLIC_ORIGIN: good, ...trusting })).toMatchObject({
      code: 0,
      output: expect.stringContaining('valid for 59 days'),
    })
    const says = expect.stringContaining('self-signed')
    expect((await checkOrigin(good))[0]).toMatchObject({ subject: 'TLS', state: 'fault', says })
    expect(await ask({ PUBLIC_ORIGIN: await serveWith(3), ...trusting })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/FAULT {2}TLS .*valid for 2 days/),
    })
    rmSync(folder, { recursive: true })
  })
})

test('a database of a newer version is not called up to date', async () => {
  const { url, rows } = await createTestDatabase()
  await rows(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`)
  const settings = readSettings({ DATABASE_URL: url }, shops.newDataDir())
  const says = expect.stringContaining('a newer version of the shop changed it. Install that version')
  expect(await checkDatabase(settings)).toEqual([{ subject: 'Database', state: 'note', says }])
})

test.each([
  [499_000_000, 'fault'],
  [1_999_000_000, 'note'],
  [2_000_000_000, 'ok'],
])('a disk with %i bytes left is %s', async (free, state) => {
  expect((await checkFolder('Disk', '/tmp/not/made/yet', free)).state).toBe(state)
})

test.each([
  ['yes\n', 'ok'],
  ['no\n', 'fault'],
  ['', 'note'],
])('a clock of which the system says "%s" is %s', async (answer, state) => {
  expect((await checkClock(async () => answer)).state).toBe(state)
})
