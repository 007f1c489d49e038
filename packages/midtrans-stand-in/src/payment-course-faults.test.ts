import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FaultName } from './faults.ts'
import { faultTests, payOrder } from './testing/fault-tests.ts'
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
const { faultTest, checkAll } = faultTests('course')

describe('courses of payment', () => {
  faultTest('challenge', 'holds a card payment', async () => {
    arm('challenge')
    await payOrder(merchant, 'credit_card')
    expect(bodies().at(-1)).toMatchObject({
      transaction_status: 'capture',
      fraud_status: 'challenge',
      status_code: '201',
    })
  })

  faultTest('reversal', 'takes a settled bank payment back within minutes', async () => {
    arm('reversal')
    await payOrder(merchant, 'permata_va')
    await control().advanceClock(5 * 60_000)
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending', 'settlement', 'deny'])
    expect(new Set(bodies().map((body) => body.transaction_id)).size).toBe(1)
    expect((await status()).body).toMatchObject({ transaction_status: 'deny' })
  })

  test('reversal: strikes no bank that cannot reverse', async () => {
    arm('reversal')
    await payOrder(merchant, 'bca_va')
    await control().advanceClock(5 * 60_000)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('deny-then-success', 'denies one try and pays the next, under one order id', async () => {
    arm('deny-then-success', { times: 1 })
    await payOrder(merchant, 'gopay')
    const end = bodies().filter((body) => body.transaction_status !== 'pending')
    expect(end.map((body) => body.transaction_status).sort()).toEqual(['deny', 'settlement'])
    expect(end[0]?.transaction_id).not.toBe(end[1]?.transaction_id)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('two-attempts-paid', 'pays a second try as well', async () => {
    arm('two-attempts-paid', { times: 1 })
    await payOrder(merchant, 'bca_va')
    const paid = bodies().filter((body) => body.transaction_status === 'settlement')
    expect(new Set(paid.map((body) => body.transaction_id)).size).toBe(2)
  })
})

describe('order of callback and notification', () => {
  const pressPay = async () => {
    const { redirect_url } = await merchant.createToken('ORDER-1')
    const { transactionId } = control().choose('ORDER-1', 'gopay')
    const reply = await fetch(`${redirect_url}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ transaction_id: transactionId }),
    })
    return reply.text()
  }

  faultTest(
    'success-without-notification',
    'the page reports success, the merchant hears nothing',
    async () => {
      arm('success-without-notification')
      const page = await pressPay()
      await control().notificationsDone()
      expect(page).toContain('&quot;event&quot;:&quot;success&quot;')
      expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending'])
    },
  )

  faultTest('notification-before-callback', 'the page waits until the merchant has answered', async () => {
    arm('notification-before-callback')
    const page = await pressPay()
    expect(page).toContain('&quot;event&quot;:&quot;success&quot;')
    expect(
      control()
        .deliveries()
        .map(({ state }) => state),
    ).toEqual(['delivered', 'delivered'])
  })
})

checkAll()
