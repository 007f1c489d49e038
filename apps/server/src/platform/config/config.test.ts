import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { idleLines, loadSettings, projectFolder, readSettings } from './config.ts'
import { settingTable } from './config-table.ts'
import { StartProblem } from './start-problem.ts'

const read = (variables: Record<string, string>) => readSettings(variables, '/shop')

function refusal(variables: Record<string, string>): string {
  try {
    read(variables)
  } catch (error) {
    if (error instanceof StartProblem) return error.sentences
    throw error
  }
  return 'accepted'
}

const realKeys = { MIDTRANS_SERVER_KEY: 'Mid-server-abc', MIDTRANS_CLIENT_KEY: 'Mid-client-abc' }
const production = { PAYMENT_MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example', ...realKeys }

describe('with nothing set', () => {
  test('the shop serves this machine on port 3000 from ./data of the project, in demo mode', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: undefined,
      trustProxy: false,
      dataDir: '/shop/data',
      databaseUrl: undefined,
      admin: { username: 'admin', password: undefined },
      payment: { mode: 'demo', access: null },
      logLevel: 'info',
    })
  })

  test('an empty value equals none', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', PUBLIC_ORIGIN: '' })).toEqual(read({}))
  })

  test('WhatsApp is the shop’s phone unless it has its own number', () => {
    expect(read({ SHOP_PHONE: '0812-1111-1111' }).shop.whatsapp).toBe('0812-1111-1111')
    expect(read({ SHOP_WHATSAPP: '0812-2222-2222' }).shop.whatsapp).toBe('0812-2222-2222')
  })
})

describe('a bad value is refused with a message that names the setting', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535; it is "65536".'],
    ['PORT', '-1', 'PORT must be'],
    ['PUBLIC_ORIGIN', 'shop.example', 'PUBLIC_ORIGIN must be an address like https://shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/dimsum', 'PUBLIC_ORIGIN must be an address'],
    ['PUBLIC_ORIGIN', 'ftp://shop.example', 'PUBLIC_ORIGIN must be an address'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/shop', 'DATABASE_URL must begin with postgresql://.'],
    ['PAYMENT_MODE', 'live', 'PAYMENT_MODE must be demo, sandbox or production; it is "live".'],
    ['MIDTRANS_API_URL', 'api.midtrans.com', 'MIDTRANS_API_URL must be an address'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error'],
    ['SHOP_NAME', 'x'.repeat(61), 'SHOP_NAME must be one line of at most 60 characters'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toContain(sentence)
  })

  test('all of them at once, and secrets are not printed', () => {
    const sentences = refusal({ PORT: 'x', DATABASE_URL: 'hunter2', METRICS_TOKEN: 'abc' })
    expect(sentences).toMatch(/PORT .*DATABASE_URL .*METRICS_TOKEN /)
    expect(sentences).not.toMatch(/hunter2|abc/)
  })
})

describe('TRUST_PROXY', () => {
  test.each([
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['loopback,fd00::/8', ['loopback', 'fd00::/8']],
  ])('%s names proxies', (text, proxies) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(proxies)
  })

  test.each([
    ...['true', '*', '0', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0.0/8,'],
  ])('TRUST_PROXY=%s trusts everyone or an unknown network, and is refused', (text) => {
    expect(refusal({ TRUST_PROXY: text })).toContain('everyone cannot be trusted')
  })
})

describe('payment mode', () => {
  test('keys alone do not say whether money is real', () => {
    expect(refusal(realKeys)).toContain('Set PAYMENT_MODE to sandbox')
  })

  test('the sandbox uses the test URLs, production the production URLs', () => {
    const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = realKeys
    const sandbox = {
      snapUrl: 'https://app.sandbox.midtrans.com',
      apiUrl: 'https://api.sandbox.midtrans.com',
      scriptUrl: 'https://app.sandbox.midtrans.com/snap/snap.js',
    }
    const access = { serverKey, clientKey, ...sandbox }
    expect(read({ PAYMENT_MODE: 'sandbox', ...realKeys }).payment).toEqual({ mode: 'sandbox', access })
    expect(read(production).payment.access).toMatchObject({
      snapUrl: 'https://app.midtrans.com',
      apiUrl: 'https://api.midtrans.com',
      scriptUrl: 'https://app.midtrans.com/snap/snap.js',
    })
  })

  test.each([
    ['no server key', { MIDTRANS_SERVER_KEY: '' }, 'MIDTRANS_SERVER_KEY is missing'],
    ['no client key', { MIDTRANS_CLIENT_KEY: '' }, 'MIDTRANS_CLIENT_KEY is missing'],
    ['a sandbox key', { MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc' }, 'SERVER_KEY is a key of the sandbox'],
    ['swapped keys', { MIDTRANS_CLIENT_KEY: 'Mid-server-abc' }, 'MIDTRANS_CLIENT_KEY holds a server key'],
    ['a demo key', { MIDTRANS_SERVER_KEY: 'SB-Mid-server-DIMSUM-DEMO-1' }, 'SERVER_KEY is a key of the demo'],
    ['no public origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN is missing'],
    ['plain http', { PUBLIC_ORIGIN: 'http://shop.example' }, 'PUBLIC_ORIGIN does not begin with https://'],
    [
      'a stand-in',
      { MIDTRANS_API_URL: 'http://127.0.0.1:9' },
      'MIDTRANS_API_URL does not begin with https://',
    ],
    [
      'the sandbox’s address',
      { MIDTRANS_SNAP_URL: 'https://app.sandbox.midtrans.com' },
      'MIDTRANS_SNAP_URL is an address of the sandbox',
    ],
  ])('production refuses %s, and never repeats the server key', (_what, change, sentence) => {
    const sentences = refusal({ ...production, ...change })
    expect(sentences).toContain(sentence)
    expect(sentences).not.toContain('server-abc')
  })

  test('production names everything that is wrong at once', () => {
    expect(refusal({ PAYMENT_MODE: 'production' })).toContain(
      'MIDTRANS_SERVER_KEY is missing; MIDTRANS_CLIENT_KEY is missing; PUBLIC_ORIGIN is missing',
    )
  })

  test('demo refuses real keys', () => {
    const urls = {
      MIDTRANS_SNAP_URL: 'https://app.midtrans.com',
      MIDTRANS_API_URL: 'https://api.midtrans.com',
    }
    for (const more of [{}, urls])
      expect(refusal({ PAYMENT_MODE: 'demo', ...realKeys, ...more })).toContain(
        'Remove the MIDTRANS_ settings',
      )
  })

  test('demo may use a stand-in that runs elsewhere, whose script the shop serves as its own', () => {
    const elsewhere = {
      PAYMENT_MODE: 'demo',
      MIDTRANS_SERVER_KEY: 'SB-Mid-server-DIMSUM-DEMO-1',
      MIDTRANS_CLIENT_KEY: 'SB-Mid-client-DIMSUM-DEMO-1',
      MIDTRANS_SNAP_URL: 'http://stand-in:4000/',
      MIDTRANS_API_URL: 'http://stand-in:4000/',
    }
    expect(read(elsewhere).payment.access).toMatchObject({
      apiUrl: 'http://stand-in:4000',
      scriptUrl: '/midtrans/snap/snap.js',
    })
  })
})

test('.env.example lists every setting with its default and its description, and nothing else', () => {
  const example = readFileSync(join(projectFolder, '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^# (.+)\n([A-Z_]+)=(.*)$/gm)].map((match) => match.slice(1))
  const known = Object.entries(settingTable).map(([name, { fallback, help }]) => [help, name, fallback])
  expect(listed).toEqual(known)
})

describe('.env', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dimsum-env-'))
    return () => rmSync(folder, { recursive: true })
  })
  const write = (text: string) => writeFileSync(join(folder, '.env'), text)

  test('of a Windows editor, with a byte order mark and CRLF, is read from its first line', () => {
    write('\uFEFFSHOP_NAME="Dimsum Bu Sari"\r\nSHOP_FOUNDER = Sari \r\n')
    expect(loadSettings(folder).shop).toMatchObject({ name: 'Dimsum Bu Sari', founder: 'Sari' })
    expect(idleLines(folder)).toEqual([])
  })

  test('with misspelt names still starts the shop, and the names are known', () => {
    write('BACKUP_DRI=/mnt\nshop_name=x\nPOSTGRES_PASSWORD=x\nSHOP_FOUNDER=Sari\n')
    const said = (name: string) => `${name} in .env is not a setting; .env.example lists them all.`
    expect(idleLines(folder)).toEqual([said('BACKUP_DRI'), said('shop_name')])
  })

  test('with lines that set nothing is read to its end; they are numbered, since they may hold a secret', () => {
    const idle = ['# demo', 'METRICS_TOKEN: hunter2==', '  # HOST=::1', 'export SHOP_NAME=Dimsum Bu Sari']
    write([...idle, 'PORT 4284', 'SHOP_FOUNDER=Sari\n'].join('\n'))
    expect(loadSettings(folder)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      shop: { name: 'Dimsum Bu Sari', founder: 'Sari' },
    })
    const said = (line: number) => `Line ${line} of .env sets nothing; write NAME=value.`
    expect(idleLines(folder)).toEqual([said(2), said(5)])
  })

  test('that cannot be read is named', () => {
    mkdirSync(join(folder, '.env'))
    expect(() => loadSettings(folder)).toThrow(`${join(folder, '.env')} cannot be read (EISDIR).`)
  })
})
