import { orderStatuses } from '@dimsum/domain/order-status'
import { attemptStates } from '@dimsum/domain/payment-attempt'
import { hasMoney } from '@dimsum/domain/payment-outcome'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { midtransReport } from '../../testing/midtrans-report.ts'
import { outcomeOf, transactionStatuses } from '../midtrans/transaction-status.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { type Authority, type Facts, judgeReport } from './rank-rule.ts'

const anyFacts: fc.Arbitrary<Facts> = fc.record({
  order: fc.record({
    status: fc.constantFrom(...orderStatuses),
    isPaid: fc.boolean(),
    transactionId: fc.constantFrom(null, 'T1', 'T2'),
  }),
  attempt: fc.record({
    id: fc.constant(1),
    amount: fc.constant('58000.00'),
    state: fc.constantFrom(...attemptStates),
    transactionId: fc.constantFrom(null, 'T1', 'T2'),
    isOver: fc.boolean(),
  }),
  previous: fc.option(
    fc
      .constantFrom(...transactionStatuses)
      .map((status) => ({ status, outcome: outcomeOf(status, 'accept') ?? 'open' })),
  ),
  isRepeated: fc.boolean(),
  isCounted: fc.boolean(),
  isEnough: fc.boolean(),
  otherPayment: fc.option(fc.constant({ transactionId: 'T2', attemptId: 2 })),
})
const anyReport: fc.Arbitrary<PaymentReport> = fc
  .tuple(
    fc.record({
      status: fc.constantFrom('unheard-of', ...transactionStatuses),
      fraudStatus: fc.constantFrom(null, 'accept', 'challenge', 'deny'),
      statusCode: fc.constantFrom(null, '200', '201', '202', '407'),
    }),
    fc.record({
      grossAmount: fc.constantFrom('58000.00', '58000', '57999.00', '1.00', '58000.01', '5.8e4'),
      currency: fc.constantFrom(null, 'IDR', 'USD'),
    }),
  )
  .map(([words, fields]) => midtransReport(words, fields))
const anyAuthority = fc.constantFrom<Authority>('verified', 'unverified')

/** Most generated reports match nothing: enough runs to include those that almost pay. */
const always = (holds: (known: Facts, report: PaymentReport, authority: Authority) => void) =>
  fc.assert(fc.property(anyFacts, anyReport, anyAuthority, holds), { numRuns: 5_000 })

describe('the rank rule', () => {
  it('turns an order paid only for the whole amount in rupiah, by a report of received money', () =>
    always((known, report, authority) => {
      if (judgeReport(known, report, authority).order !== 'pay') return
      expect(known.order.isPaid).toBe(false)
      expect(['58000.00', '58000']).toContain(report.grossAmount)
      expect(report.currency ?? 'IDR').toBe('IDR')
      const { status, fraud, code } = report.words
      expect(['settlement', 'capture', 'partial_refund', 'partial_chargeback']).toContain(status)
      expect(hasMoney(report.outcome)).toBe(true)
      expect(['accept', null]).toContain(status === 'settlement' ? fraud : 'accept')
      if (authority === 'unverified') expect([code, report.currency]).toEqual(['200', 'IDR'])
    }))

  it('turns a paid order unpaid only by a verified report about a transaction that counted', () =>
    always((known, report, authority) => {
      const { order, concerns } = judgeReport(known, report, authority)
      if (order !== 'unpay') return
      expect(authority).toBe('verified')
      expect([known.order.isPaid, known.isCounted]).toEqual([true, true])
      expect(known.otherPayment).toBeNull()
      expect(concerns).toEqual(['reversal'])
    }))

  it('applies nothing twice: a repeated report is stale', () =>
    always((known, report, authority) => {
      const first = judgeReport(known, report, authority)
      if (first.verdict !== 'applied' || report.outcome === null) return
      const isPaid = first.order === 'pay' || (known.order.isPaid && first.order !== 'unpay')
      const after: Facts = {
        ...known,
        order: { ...known.order, isPaid },
        attempt: { ...known.attempt, state: first.attemptState ?? known.attempt.state },
        previous: { status: report.words.status, outcome: first.outcome ?? 'open' },
        isRepeated: true,
      }
      const second = judgeReport(after, report, authority)
      expect([second.order, second.concerns, second.attemptState]).toEqual(['same', [], undefined])
    }))
})
