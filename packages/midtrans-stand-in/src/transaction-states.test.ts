import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abilitiesOf, paymentMethods } from './payment-methods.ts'
import { type Merchant, startMerchant } from './testing/merchant.ts'
import { canMove, isPaid, type Phase, phaseOf, transactionStatuses } from './transaction-states.ts'

const phases: Phase[] = [...transactionStatuses, 'challenge']
const plain = { isCard: false, isReversible: false, isRefundable: true }

describe('the state table', () => {
  test.each<[Phase, Phase[]]>([
    ['pending', ['settlement', 'deny', 'cancel', 'expire', 'failure']],
    ['settlement', ['refund', 'partial_refund']],
    ['partial_refund', ['refund', 'partial_refund']],
    ['deny', []],
    ['cancel', []],
    ['expire', []],
    ['refund', []],
  ])('a wallet payment may go from %s only to %j', (from, to) => {
    expect(phases.filter((phase) => canMove(from, phase, plain)).sort()).toEqual([...to].sort())
  })

  test('a card is captured, perhaps reviewed, and settles later', () => {
    const card = { ...plain, isCard: true }
    const from = (phase: Phase) => phases.filter((to) => canMove(phase, to, card)).sort()
    expect(from('pending')).toEqual([
      'authorize',
      'cancel',
      'capture',
      'challenge',
      'deny',
      'expire',
      'failure',
    ])
    expect(from('challenge')).toEqual(['cancel', 'capture', 'deny'])
    expect(from('capture')).toEqual(['cancel', 'settlement'])
    expect(from('settlement')).toEqual(['chargeback', 'partial_chargeback', 'partial_refund', 'refund'])
  })

  test('only Permata and Mandiri payments can be reversed after settlement', () => {
    const reversible = paymentMethods.filter((method) => canMove('settlement', 'deny', abilitiesOf(method)))
    expect(reversible.map(({ code }) => code)).toEqual(['echannel', 'permata_va'])
  })

  test('bank transfers cannot be refunded', () => {
    const refundable = paymentMethods.filter((method) => canMove('settlement', 'refund', abilitiesOf(method)))
    expect(refundable.map(({ family }) => family)).not.toEqual(expect.arrayContaining(['va']))
    expect(new Set(refundable.map(({ family }) => family))).toEqual(new Set(['wallet', 'qr', 'card']))
  })
})

describe('whatever is pressed in whatever order', () => {
  let merchant: Merchant
  beforeAll(async () => {
    merchant = await startMerchant({ notificationUrls: [] })
  })
  afterAll(() => merchant.close())

  const presses = ['pay', 'deny', 'expire', 'cancel', 'settle', 'reverse', 'refund', 'chargeback'] as const
  const press = fc.oneof(
    fc.record({ choose: fc.constantFrom(...paymentMethods.map(({ code }) => code)) }),
    fc.record({ act: fc.constantFrom(...presses), nth: fc.nat(3) }),
  )
  let orders = 0

  test('every transition is in the table and at most one transaction of an order is paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 20 }), async (sequence) => {
        const orderId = `LAW-${orders++}`
        await merchant.createToken(orderId)
        const { control } = merchant.standIn
        for (const one of sequence) {
          const tries = control.transactions().filter((transaction) => transaction.orderId === orderId)
          try {
            if ('choose' in one) control.choose(orderId, one.choose)
            else control[one.act](tries[one.nth % (tries.length || 1)]?.transactionId ?? orderId)
          } catch (error) {
            expect(error).toBeInstanceOf(Error)
          }
          expectLawful(control.transactions().filter((transaction) => transaction.orderId === orderId))
        }
      }),
      { numRuns: 60 },
    )
  })

  function expectLawful(tries: ReturnType<Merchant['standIn']['control']['transactions']>) {
    expect(tries.filter((one) => isPaid(phaseOf(one))).length).toBeLessThanOrEqual(1)
    for (const one of tries) {
      const method = paymentMethods.find(({ code }) => code === one.method)
      const path = [...one.history, one].map(phaseOf)
      for (const [index, phase] of path.slice(1).entries()) {
        const from = path[index]
        expect(from && method && canMove(from, phase, abilitiesOf(method)), `${from} to ${phase}`).toBe(true)
      }
      const refunded = one.refunds.reduce((sum, { amount }) => sum + amount, 0)
      expect(refunded).toBeLessThanOrEqual(one.grossAmount)
    }
  }
})
