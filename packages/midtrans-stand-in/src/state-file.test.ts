import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoServerKeyPrefix } from './keys.ts'
import { signatureOf } from './signature.ts'
import { type Merchant, startMerchant, statusesOf } from './testing/merchant.ts'

let folder: string
let stateFile: string
const running: Merchant[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
  stateFile = join(folder, 'nested', 'state.jsonl')
})
afterEach(async () => {
  for (const merchant of running.splice(0)) await merchant.close()
  rmSync(folder, { recursive: true })
})

async function start(options: Parameters<typeof startMerchant>[0] = {}): Promise<Merchant> {
  const merchant = await startMerchant({ stateFile, ...options })
  running.push(merchant)
  return merchant
}
const statusIn = async (merchant: Merchant, orderId: string) =>
  (await merchant.get(`/v2/${orderId}/status`)).body.transaction_status

test('a restart keeps tokens and transactions', async () => {
  const before = await start()
  const { token } = await before.createToken('ORDER-1')
  const chosen = before.standIn.control.choose('ORDER-1', 'bca_va')
  before.standIn.control.pay('ORDER-1')
  await before.createToken('ORDER-2')
  await before.close()

  const after = await start()
  expect(await statusIn(after, 'ORDER-1')).toBe('settlement')
  expect(after.standIn.control.transactions()).toMatchObject([
    { ...chosen, status: 'settlement', history: [{}] },
  ])
  expect(await (await fetch(`${after.url}/snap/v4/redirection/${token}`)).text()).toContain(
    'Pembayaran berhasil',
  )
  after.standIn.control.choose('ORDER-2', 'gopay')
  expect(await statusIn(after, 'ORDER-2')).toBe('pending')
})

test('jobs that became due during the pause run at the restart', async () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const before = await start({ now: () => now })
  await before.createToken('ORDER-1')
  before.standIn.control.choose('ORDER-1', 'gopay')
  await before.standIn.control.notificationsDone()
  await before.close()

  const after = await start({ now: () => now + 16 * 60_000 })
  await after.standIn.control.advanceClock(0)
  expect(await statusIn(after, 'ORDER-1')).toBe('expire')
  expect(statusesOf(after, 'ORDER-1')).toEqual(['expire'])
})

test('an unfinished delivery is continued', async () => {
  const before = await start({ retryDelayScale: 1, notificationUrls: ['http://127.0.0.1:9/nobody'] })
  const after = await startMerchant()
  running.push(after)
  await before.post(
    '/snap/v1/transactions',
    { transaction_details: { order_id: 'ORDER-1', gross_amount: 10_000 } },
    { 'X-Override-Notification': after.notificationUrl },
  )
  after.answerWith((nth) => (nth === 1 ? 503 : 200))
  before.standIn.control.choose('ORDER-1', 'bca_va')
  await before.standIn.control.advanceClock(0)
  expect(after.received).toHaveLength(1)
  await before.close()

  // New keys, as a shop in demo mode generates them.
  const serverKey = `${demoServerKeyPrefix}second`
  const again = await start({ retryDelayScale: 1, serverKey })
  await again.standIn.control.advanceClock(3 * 60_000)
  expect(after.received).toHaveLength(2)
  const signed = { order_id: 'ORDER-1', status_code: '201', gross_amount: '10000.00' }
  expect(after.received[1]?.body.signature_key).toBe(signatureOf(signed, serverKey))
  expect(again.standIn.control.deliveries()).toMatchObject([
    { state: 'delivered', tries: [{ answer: 503 }, { answer: 200 }] },
  ])
})

test('truncated at any length the file can be opened, and no earlier complete line is lost', async () => {
  const before = await start()
  await before.createToken('ORDER-1')
  await before.createToken('ORDER-2')
  await before.close()
  const whole = readFileSync(stateFile)
  const firstLine = whole.indexOf('\n')
  for (let length = 0; length <= whole.length; length += 37) {
    writeFileSync(stateFile, whole)
    truncateSync(stateFile, length)
    const after = await start()
    expect(after.standIn.control.pages().length).toBeGreaterThanOrEqual(length > firstLine ? 1 : 0)
    await after.close()
  }
})

test('a file with other content is replaced', async () => {
  const before = await start()
  await before.close()
  writeFileSync(stateFile, '\u0000\u0001 not ours\n[1,2]\n{"page":null}\n{"transaction":{"x":1}}\n')
  const after = await start()
  expect(after.standIn.control.pages()).toEqual([])
})

test('a restart leaves one line per current record, readable by the owner only', async () => {
  const before = await start()
  await before.createToken('ORDER-1')
  before.standIn.control.pay('ORDER-1', { method: 'bca_va' })
  await before.standIn.control.notificationsDone()
  await before.close()
  await (await start()).close()
  expect(readFileSync(stateFile, 'utf8').trim().split('\n')).toHaveLength(2)
  expect(statSync(stateFile).mode & 0o777).toBe(0o600)
})

test('reset empties it', async () => {
  const merchant = await start()
  await merchant.createToken('ORDER-1')
  await merchant.standIn.control.reset()
  expect(readFileSync(stateFile, 'utf8')).toBe('')
  expect(merchant.standIn.control.pages()).toEqual([])
})

test('a disk that refuses writes stops nothing', async () => {
  const merchant = await start()
  rmSync(join(folder, 'nested'), { recursive: true })
  await merchant.createToken('ORDER-1')
  merchant.standIn.control.pay('ORDER-1', { method: 'bca_va' })
  await merchant.standIn.control.notificationsDone()
  expect(await statusIn(merchant, 'ORDER-1')).toBe('settlement')
})
