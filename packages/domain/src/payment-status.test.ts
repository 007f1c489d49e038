import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPaidClaim,
  type PaymentOutcome,
  parseTransactionStatus,
  paymentOutcome,
  rankOf,
  reversesPaid,
  supersedes,
  transactionStatuses,
} from './payment-status.ts'

const outcomes = ['open', 'failed', 'ended', 'paid', 'partly-reversed', 'reversed'] as const
const outcome = fc.constantFrom<PaymentOutcome>(...outcomes)

describe('the provider’s word', () => {
  it('is read in any case', () => {
    expect(parseTransactionStatus('PENDING')).toBe('pending')
    for (const each of transactionStatuses) expect(parseTransactionStatus(each)).toBe(each)
  })

  it.each(['', 'paid', 'settled', ' settlement', 'settlement\n', 'constructor'])('is not %j', (text) => {
    expect(parseTransactionStatus(text)).toBeNull()
  })

  it.each([
    ['pending', undefined, 'open'],
    ['pending', 'accept', 'open'],
    ['authorize', 'accept', 'open'],
    ['capture', 'accept', 'paid'],
    ['capture', 'challenge', 'open'],
    ['capture', 'deny', 'failed'],
    ['capture', undefined, 'open'],
    ['capture', '', 'open'],
    ['settlement', undefined, 'paid'],
    ['settlement', null, 'paid'],
    ['settlement', '', 'paid'],
    ['settlement', 'accept', 'paid'],
    ['settlement', 'ACCEPT', 'paid'],
    ['settlement', 'challenge', 'open'],
    ['settlement', 'deny', 'failed'],
    ['settlement', 'a new word', 'open'],
    ['deny', undefined, 'failed'],
    ['failure', undefined, 'failed'],
    ['cancel', undefined, 'ended'],
    ['expire', undefined, 'ended'],
    ['refund', 'accept', 'reversed'],
    ['chargeback', 'accept', 'reversed'],
    ['partial_refund', 'accept', 'partly-reversed'],
    ['partial_chargeback', 'accept', 'partly-reversed'],
  ] as const)('%s with fraud status %s means %s', (status, fraud, meaning) => {
    expect(paymentOutcome(status, fraud)).toBe(meaning)
    expect(isPaidClaim(status, fraud)).toBe(meaning === 'paid')
  })

  it('claims money only as settlement or capture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...transactionStatuses),
        fc.option(fc.oneof(fc.string(), fc.constantFrom('accept', 'challenge', 'deny')), { nil: undefined }),
        (status, fraud) => {
          if (isPaidClaim(status, fraud)) expect(['settlement', 'capture']).toContain(status)
        },
      ),
    )
  })
})

describe('messages that come late, twice and out of order', () => {
  it('rank open below unpaid ends below paid below reversals', () => {
    const sorted = [...outcomes].sort((a, b) => rankOf(a) - rankOf(b))
    expect(sorted).toEqual(outcomes)
    expect(new Set(outcomes.map(rankOf)).size).toBe(outcomes.length)
  })

  it.each([
    [null, 'open', true],
    [null, 'paid', true],
    [null, 'reversed', false],
    ['open', 'paid', true],
    ['failed', 'paid', true],
    ['ended', 'paid', true],
    ['paid', 'open', false],
    ['paid', 'failed', false],
    ['paid', 'ended', false],
    ['paid', 'paid', true],
    ['paid', 'reversed', true],
    ['paid', 'partly-reversed', true],
    ['partly-reversed', 'reversed', true],
    ['partly-reversed', 'paid', false],
    ['reversed', 'paid', false],
    ['open', 'reversed', false],
    ['ended', 'partly-reversed', false],
  ] as const)('after %s, %s counts: %s', (previous, next, counts) => {
    expect(supersedes(previous, next)).toBe(counts)
  })

  it('never lower what is known', () => {
    fc.assert(
      fc.property(outcome, outcome, (previous, next) => {
        if (supersedes(previous, next)) expect(rankOf(next)).toBeGreaterThanOrEqual(rankOf(previous))
      }),
    )
  })

  it('end the same in whatever order they arrive', () => {
    const settle = (messages: readonly PaymentOutcome[]) =>
      messages.reduce<PaymentOutcome | null>((known, each) => (supersedes(known, each) ? each : known), null)
    const beforeReversal = fc.constantFrom<PaymentOutcome>('open', 'failed', 'ended', 'paid')
    const shuffled = fc
      .array(beforeReversal, { minLength: 1 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    fc.assert(
      fc.property(shuffled, ([sent, arrived]) => {
        expect(settle(arrived)).toBe(settle(sent))
        expect(settle([...arrived, ...arrived])).toBe(settle(sent))
      }),
    )
  })
})

describe('money that goes back', () => {
  it.each(['deny', 'cancel', 'refund', 'chargeback'] as const)('%s takes back what was paid', (status) => {
    expect(reversesPaid('paid', status)).toBe(true)
    expect(reversesPaid('partly-reversed', status)).toBe(true)
    expect(reversesPaid('open', status)).toBe(false)
    expect(reversesPaid('reversed', status)).toBe(false)
  })

  it.each([
    'pending',
    'authorize',
    'capture',
    'settlement',
    'expire',
    'failure',
    'partial_refund',
    'partial_chargeback',
  ] as const)('%s does not', (status) => {
    expect(reversesPaid('paid', status)).toBe(false)
  })
})
