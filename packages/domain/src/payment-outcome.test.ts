import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasMoney,
  isWithoutMoney,
  type PaymentOutcome,
  rankOf,
  reversesPaid,
  supersedes,
} from './payment-outcome.ts'

const outcomes = [
  'open',
  'failed',
  'denied',
  'expired',
  'cancelled',
  'paid',
  'partly-reversed',
  'reversed',
] as const

describe('notifications that are late, repeated and out of order', () => {
  it('rank open below unpaid ends below paid below reversals', () => {
    const sorted = [...outcomes].sort((a, b) => rankOf(a) - rankOf(b))
    expect(sorted).toEqual(outcomes)
    expect(outcomes.map(rankOf)).toEqual([0, 1, 1, 2, 2, 3, 4, 5])
    expect(outcomes.filter(hasMoney)).toEqual(['paid', 'partly-reversed'])
    expect(outcomes.filter(isWithoutMoney)).toEqual(['failed', 'denied', 'expired', 'cancelled'])
  })

  it.each<[PaymentOutcome | null, PaymentOutcome[]]>([
    [null, ['open', 'failed', 'denied', 'expired', 'cancelled', 'paid']],
    ['open', ['open', 'failed', 'denied', 'expired', 'cancelled', 'paid']],
    ['failed', ['failed', 'denied', 'expired', 'cancelled', 'paid']],
    ['denied', ['failed', 'denied', 'expired', 'cancelled', 'paid']],
    ['expired', ['expired', 'cancelled', 'paid']],
    ['cancelled', ['expired', 'cancelled', 'paid']],
    ['paid', ['paid', 'partly-reversed', 'reversed']],
    ['partly-reversed', ['partly-reversed', 'reversed']],
    ['reversed', ['reversed']],
  ])('after %s only %j count', (previous, counting) => {
    expect(outcomes.filter((next) => supersedes(previous, next))).toEqual(counting)
  })

  it('lead to the same outcome in whatever order they arrive', () => {
    const settle = (messages: readonly PaymentOutcome[]) =>
      messages.reduce<PaymentOutcome | null>((known, each) => (supersedes(known, each) ? each : known), null)
    const beforeReversal = fc.constantFrom<PaymentOutcome>('open', 'denied', 'expired', 'paid')
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

it('a denial, a cancellation and a reversal take back what was paid, and nothing else does', () => {
  for (const previous of outcomes) {
    const reversals = outcomes.filter((next) => reversesPaid(previous, next))
    expect(reversals).toEqual(hasMoney(previous) ? ['denied', 'cancelled', 'reversed'] : [])
  }
})
