import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultNames, faults } from './faults.ts'
import { type Merchant, startMerchant, statusesOf } from './testing/merchant.ts'

let merchant: Merchant
beforeEach(async () => {
  merchant = await startMerchant({ control: true })
  await merchant.createToken('ORDER-1')
})
afterEach(() => merchant.close())

const press = (action: string, body: unknown = {}) => merchant.post(`/control/${action}`, body)

describe('the control API', () => {
  test('is not there unless asked for', async () => {
    const plain = await startMerchant()
    expect((await plain.get('/control/transactions')).status).toBe(404)
    await plain.close()
  })

  test('plays a whole payment: choose, pay, refund, with the notifications awaited', async () => {
    expect((await press('choose', { id: 'ORDER-1', method: 'gopay', byQr: true })).body).toMatchObject({
      paymentType: 'qris',
      status: 'pending',
    })
    expect((await press('pay', { id: 'ORDER-1' })).body).toMatchObject({ status: 'settlement' })
    expect((await press('refund', { id: 'ORDER-1', amount: 8_000, key: 'r1' })).body).toMatchObject({
      status: 'partial_refund',
    })
    const { body } = await press('notifications-done')
    expect(body.deliveries).toHaveLength(3)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending', 'settlement', 'partial_refund'])
  })

  test.each([
    ['deny', {}, 'deny'],
    ['fail', {}, 'failure'],
    ['expire', {}, 'expire'],
    ['cancel', {}, 'cancel'],
    ['authorize', { method: 'credit_card' }, 'authorize'],
  ])('%s ends or holds the open try', async (action, { method = 'bca_va' }: { method?: string }, status) => {
    await press('choose', { id: 'ORDER-1', method })
    expect((await press(action, { id: 'ORDER-1' })).body).toMatchObject({ status })
  })

  test('settles and disputes a card, reverses a Permata payment', async () => {
    await press('pay', { id: 'ORDER-1', method: 'credit_card' })
    expect((await press('settle', { id: 'ORDER-1' })).body).toMatchObject({ status: 'settlement' })
    expect((await press('chargeback', { id: 'ORDER-1', partial: true })).body).toMatchObject({
      status: 'partial_chargeback',
    })
    expect((await press('chargeback', { id: 'ORDER-1' })).body).toMatchObject({ status: 'chargeback' })
    await merchant.createToken('ORDER-2')
    await press('pay', { id: 'ORDER-2', method: 'permata_va' })
    expect((await press('reverse', { id: 'ORDER-2' })).body).toMatchObject({ status: 'deny' })
  })

  test('a second payment of one order is refused', async () => {
    await press('pay', { id: 'ORDER-1', method: 'bca_va' })
    await press('choose', { id: 'ORDER-1', method: 'gopay' })
    expect(await press('pay', { id: 'ORDER-1' })).toMatchObject({
      status: 409,
      body: { message: 'A transaction of ORDER-1 has already been paid' },
    })
  })

  test('a move the table lacks is 409, an unknown id 404', async () => {
    await press('pay', { id: 'ORDER-1', method: 'bca_va' })
    expect(await press('expire', { id: 'ORDER-1' })).toMatchObject({
      status: 409,
      body: { message: 'A transaction cannot go from settlement to expire' },
    })
    expect((await press('pay', { id: 'NOBODY' })).status).toBe(404)
    expect((await press('choose', { id: 'ORDER-1', method: 'gold' })).status).toBe(404)
    expect((await press('faults', { fault: 'no-such-fault' })).status).toBe(404)
  })

  test('arms, lists and clears faults', async () => {
    await press('faults', { fault: 'status-500', orderId: 'ORDER-1', times: 1 })
    expect(JSON.parse((await merchant.get('/control/faults')).text)).toEqual([
      { fault: 'status-500', orderId: 'ORDER-1', times: 1 },
    ])
    expect((await merchant.get('/v2/ORDER-1/status')).status).toBe(500)
    await press('faults', { fault: 'create-503' })
    await fetch(`${merchant.url}/control/faults`, { method: 'DELETE' })
    expect((await press('reset')).status).toBe(200)
    expect((await merchant.createToken('ORDER-1')).token).toBeTruthy()
  })

  test('moves the clock', async () => {
    await press('choose', { id: 'ORDER-1', method: 'gopay' })
    const before = merchant.standIn.control.now()
    const { body } = await press('clock', { advanceMs: 16 * 60_000 })
    expect(Number(body.now) - before).toBeGreaterThanOrEqual(16 * 60_000)
    expect((await merchant.get('/v2/ORDER-1/status')).body).toMatchObject({ transaction_status: 'expire' })
  })

  test('reset forgets transactions, logs and faults', async () => {
    await press('pay', { id: 'ORDER-1', method: 'bca_va' })
    await press('faults', { fault: 'create-503' })
    await press('reset')
    for (const what of ['pages', 'transactions', 'deliveries', 'requests', 'faults']) {
      expect((await merchant.get(`/control/${what}`)).text).toBe('[]')
    }
  })

  test('refuses to be steered by a web page', async () => {
    const reply = await merchant.post(
      '/control/pay',
      { id: 'ORDER-1' },
      { Origin: 'https://elsewhere.example' },
    )
    expect(reply.status).toBe(403)
  })
})

test('the manual lists every fault with its typed name', () => {
  const manual = readFileSync(new URL('../../../docs/stand-in.md', import.meta.url), 'utf8')
  for (const name of faultNames) {
    expect(manual).toContain(`| \`${name}\` | ${faults[name].typedName} | ${faults[name].effect} |`)
  }
})
