import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { FaultName } from './faults.ts'
import { faultTests, isSigned, payOrder } from './testing/fault-tests.ts'
import { type Merchant, startMerchant, statusesOf } from './testing/merchant.ts'

let merchant: Merchant
beforeEach(async () => {
  merchant = await startMerchant()
})
afterEach(() => merchant.close())

const control = () => merchant.standIn.control
const arm = (fault: FaultName, more: { times?: number; delayMs?: number; transactionStatus?: string } = {}) =>
  control().faults.arm({ fault, ...more })
const status = (orderId = 'ORDER-1') => merchant.get(`/v2/${orderId}/status`)
const bodies = () => merchant.received.map(({ body }) => body)
const { faultTest, checkAll } = faultTests('notification')

describe('delivery of notifications', () => {
  faultTest('notification-lost', 'sends nothing, for one status if asked so', async () => {
    arm('notification-lost', { transactionStatus: 'settlement' })
    await payOrder(merchant)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending'])
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('notification-delayed', 'sends when the delay is over', async () => {
    arm('notification-delayed', { delayMs: 90_000, transactionStatus: 'settlement' })
    await merchant.createToken('ORDER-1')
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().advanceClock(89_000)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending'])
    await control().advanceClock(2_000)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending', 'settlement'])
  })

  faultTest(
    'notification-duplicate-concurrent',
    'sends the second before the first is answered',
    async () => {
      merchant.answerWith((nth) => (nth === 1 ? 'never' : 200))
      arm('notification-duplicate-concurrent', { times: 1 })
      await merchant.createToken('ORDER-1')
      control().choose('ORDER-1', 'bca_va')
      await expect.poll(() => statusesOf(merchant, 'ORDER-1')).toEqual(['pending', 'pending'])
      const delivered = () =>
        control()
          .deliveries()
          .filter(({ state }) => state === 'delivered')
      await expect.poll(delivered).toHaveLength(1)
    },
  )

  faultTest('notification-settlement-first', 'sends pending after settlement', async () => {
    arm('notification-settlement-first')
    await payOrder(merchant)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['settlement', 'pending'])
  })

  faultTest('notification-late-expire', 'lets another try of the paid order expire afterwards', async () => {
    arm('notification-late-expire')
    await payOrder(merchant)
    expect(statusesOf(merchant, 'ORDER-1').at(-1)).toBe('expire')
    const [paid] = bodies().filter((body) => body.transaction_status === 'settlement')
    expect(bodies().at(-1)?.transaction_id).not.toBe(paid?.transaction_id)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })
})

describe('forged notifications are sent before the true one', () => {
  faultTest('forged-amount', 'names another amount, with a good signature', async () => {
    arm('forged-amount', { transactionStatus: 'settlement' })
    await payOrder(merchant)
    const [, forged, real] = bodies()
    expect(forged).toMatchObject({ order_id: 'ORDER-1', gross_amount: '59000.00' })
    expect(isSigned(forged ?? {})).toBe(true)
    expect(real).toMatchObject({ transaction_status: 'settlement', gross_amount: '58000.00' })
  })

  faultTest('forged-ids', 'names another order beside this transaction, with a good signature', async () => {
    await merchant.createToken('ORDER-2')
    arm('forged-ids', { transactionStatus: 'settlement' })
    await payOrder(merchant)
    const [, forged, real] = bodies()
    expect(forged).toMatchObject({ order_id: 'ORDER-2', transaction_status: 'settlement' })
    expect(forged?.transaction_id).toBe(real?.transaction_id)
    expect(isSigned(forged ?? {})).toBe(true)
    expect(real).toMatchObject({ order_id: 'ORDER-1' })
  })

  faultTest('forged-status', 'claims payment under the good signature of a pending message', async () => {
    arm('forged-status', { times: 1 })
    await merchant.createToken('ORDER-1')
    control().choose('ORDER-1', 'bca_va')
    await control().notificationsDone()
    const [forged, real] = bodies()
    expect(forged).toEqual({ ...real, transaction_status: 'settlement' })
    expect(isSigned(forged ?? {})).toBe(true)
    expect(real).toMatchObject({ transaction_status: 'pending' })
  })
})

describe('contents', () => {
  faultTest('extra-fields', 'adds undocumented fields, the signature still good', async () => {
    arm('extra-fields', { times: 1 })
    await payOrder(merchant)
    expect(bodies()[0]).toMatchObject({ risk: { score: 3 }, settlement_batch: '7' })
    expect(isSigned(bodies()[0] ?? {})).toBe(true)
  })

  faultTest('no-fraud-status', 'leaves fraud_status out of notification and status', async () => {
    arm('no-fraud-status')
    await payOrder(merchant)
    for (const body of [...bodies(), (await status()).body]) expect(body).not.toHaveProperty('fraud_status')
  })
})

checkAll()
