import { afterEach, beforeEach, describe, expect } from 'vitest'
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

  faultTest('two-attempts-paid', 'pays a second try as well', async () => {
    arm('two-attempts-paid', { times: 1 })
    await payOrder(merchant, 'bca_va')
    const paid = bodies().filter((body) => body.transaction_status === 'settlement')
    expect(new Set(paid.map((body) => body.transaction_id)).size).toBe(2)
  })
})

describe('success without notification', () => {
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
})

checkAll()
