import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import { describe, expect, it } from 'vitest'
import { midtransReport } from '../../testing/midtrans-report.ts'
import type { TransactionStatus } from '../midtrans/transaction-status.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { type Authority, type Facts, isAmount, type Judgement, judgeReport } from './rank-rule.ts'

/** Decision 0011 as a table: the judgement of every status of the provider in each state. */

type Known = {
  order?: Partial<Facts['order']>
  attempt?: Partial<Facts['attempt']>
  previous?: { outcome: PaymentOutcome; status: TransactionStatus }
  isRepeated?: boolean
  isCounted?: boolean
  isEnough?: boolean
  otherPayment?: { transactionId: string; attemptId: number }
}

type ReportFields = Partial<PaymentReport> & { statusCode?: string }

const openAttempt = { id: 1, amount: '58000.00', state: 'open', transactionId: null, isOver: false } as const
const judge = (
  status: TransactionStatus | null,
  known: Known = {},
  { statusCode, ...fields }: ReportFields = {},
  authority: Authority = 'verified',
): Judgement =>
  judgeReport(
    {
      order: { status: 'confirmed', isPaid: false, transactionId: null, ...known.order },
      attempt: { ...openAttempt, ...known.attempt },
      previous: known.previous ?? null,
      isRepeated: known.isRepeated ?? false,
      isCounted: known.isCounted ?? (known.order?.isPaid === true && known.order.transactionId === 'T1'),
      isEnough: known.isEnough ?? true,
      otherPayment: known.otherPayment ?? null,
    },
    midtransReport({ status: status ?? 'teleported', ...(statusCode && { statusCode }) }, fields),
    authority,
  )

/** A judgement that changes only the given parts. */
const only = (changes: Partial<Judgement>): Judgement => ({
  ...{ verdict: 'applied', outcome: null, isCurrent: false, order: 'same', concerns: [], mustEnd: false },
  ...changes,
})

const paidByAnother = { isPaid: true, transactionId: 'T2' }
const paidByUs = { isPaid: true, transactionId: 'T1' }
const wasPaid = { outcome: 'paid', status: 'settlement' } as const
const known = { order: paidByUs, previous: wasPaid }
const wasPartlyReversed = {
  order: paidByUs,
  previous: { outcome: 'partly-reversed', status: 'partial_refund' },
} as const
const wasPending = { outcome: 'open', status: 'pending' } as const
const sold = { outcome: 'paid', attemptState: 'paid', isCurrent: true, order: 'pay' } as const

describe('a report that cannot be this payment', () => {
  it('has an unknown status, and changes nothing', () => {
    expect(judge(null)).toEqual(only({ verdict: 'mismatch' }))
  })

  it.each([
    ['settlement', 'paid', ['wrong-amount']],
    ['partial_refund', 'partly-reversed', ['wrong-amount']],
    ['pending', 'open', []],
    ['expire', 'expired', []],
  ] as const)('is %s of another amount; a claim that money came concerns the owner', (status, outcome, concerns) => {
    const expected = only({ verdict: 'mismatch', outcome, concerns: [...concerns] })
    expect(judge(status, {}, { grossAmount: '57999.00' })).toEqual(expected)
  })

  it('has another currency; only the provider’s own answer may omit it', () => {
    const mismatch = only({ verdict: 'mismatch', outcome: 'paid', concerns: ['wrong-amount'] })
    expect(judge('settlement', {}, { currency: 'USD' })).toEqual(mismatch)
    expect(judge('settlement', {}, { currency: null }, 'unverified')).toEqual(mismatch)
    expect(judge('settlement', {}, { currency: null }, 'verified')).toEqual(only(sold))
  })

  it('reports a payment with a code that is not success', () => {
    expect(judge('settlement', {}, { statusCode: '201' }, 'unverified')).toEqual(
      only({ verdict: 'mismatch', outcome: 'paid' }),
    )
    expect(judge('settlement', {}, { statusCode: '201' }, 'verified')).toEqual(only(sold))
    expect(judge('pending', {}, { statusCode: '201' }, 'unverified')).toEqual(
      only({ outcome: 'open', isCurrent: true }),
    )
  })
})

describe('received money', () => {
  it.each(['verified', 'unverified'] as const)('pays the order (%s)', (authority) => {
    expect(judge('settlement', {}, {}, authority)).toEqual(only(sold))
    expect(judge('capture', { previous: wasPending }, {}, authority)).toEqual(only(sold))
  })

  it('pays a part of the order while more is due', () => {
    expect(judge('settlement', { isEnough: false })).toEqual(only({ ...sold, order: 'part' }))
  })

  it('also pays a cancelled order, which raises a concern', () => {
    expect(judge('settlement', { order: { status: 'cancelled' } })).toEqual(
      only({ ...sold, concerns: ['paid-after-cancel'] }),
    )
  })

  it('twice is a concern and one sale', () => {
    expect(judge('settlement', { order: paidByAnother })).toEqual(
      only({ ...sold, order: 'same', concerns: ['duplicate-payment'] }),
    )
    const other = { otherPayment: { transactionId: 'T2', attemptId: 2 } }
    expect(judge('settlement', other)).toEqual(only({ ...sold, concerns: ['duplicate-payment'] }))
  })

  it('as a capture that settles later changes only the status, and the same status again nothing', () => {
    const captured = { order: paidByUs, previous: { outcome: 'paid', status: 'capture' } } as const
    expect(judge('settlement', captured)).toEqual(only({ outcome: 'paid', isCurrent: true }))
    expect(judge('settlement', known)).toEqual(only({ verdict: 'stale', outcome: 'paid' }))
  })
})

describe('an open transaction', () => {
  it.each(['creating', 'open'] as const)('becomes the current one of its attempt (%s)', (state) => {
    expect(judge('pending', { attempt: { state } })).toEqual(only({ outcome: 'open', isCurrent: true }))
  })

  it('on an ended attempt must be ended, and does not replace a paid one', () => {
    const ofState = (state: Facts['attempt']['state']) => judge('pending', { attempt: { state } })
    expect(ofState('replaced')).toEqual(only({ outcome: 'open', isCurrent: true, mustEnd: true }))
    expect(ofState('paid')).toEqual(only({ outcome: 'open', mustEnd: true }))
  })

  it('for an order that needs no payment must be ended', () => {
    const ending = only({ outcome: 'open', isCurrent: true, mustEnd: true })
    expect(judge('pending', { order: { isPaid: true } })).toEqual(ending)
    expect(judge('pending', { order: { status: 'cancelled' } })).toEqual(ending)
  })

  it('is stale when it was reported before, and when a higher outcome was', () => {
    const stale = only({ verdict: 'stale', outcome: 'open' })
    expect(judge('pending', { previous: wasPending })).toEqual(stale)
    expect(judge('authorize', { previous: wasPending })).toEqual(only({ outcome: 'open', isCurrent: true }))
    expect(judge('pending', { previous: wasPaid, order: paidByUs })).toEqual(stale)
    expect(judge('pending', { previous: { outcome: 'expired', status: 'expire' } })).toEqual(stale)
  })
})

describe('a failed transaction', () => {
  it.each([
    ['deny', 'denied'],
    ['failure', 'failed'],
  ] as const)('by %s leaves the attempt to the next one while it has time', (status, outcome) => {
    expect(judge(status)).toEqual(only({ outcome, isCurrent: true }))
    expect(judge(status, { attempt: { isOver: true } })).toEqual(
      only({ outcome, isCurrent: true, attemptState: 'failed' }),
    )
  })

  it.each([
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ] as const)('by %s ends the attempt as %s', (status, attemptState) => {
    expect(judge(status, { attempt: { transactionId: 'T1' } })).toEqual(
      only({ outcome: attemptState, isCurrent: true, attemptState }),
    )
  })

  it('ends nothing when the attempt refers to another transaction, or has ended already', () => {
    const untouched = only({ outcome: 'expired' })
    expect(judge('expire', { attempt: { transactionId: 'T2' } })).toEqual(untouched)
    expect(judge('expire', { attempt: { state: 'paid' } })).toEqual(untouched)
    expect(judge('deny', { attempt: { state: 'cancelled', isOver: true } })).toEqual(
      only({ outcome: 'denied' }),
    )
  })
})

describe('reversed money', () => {
  const back = { outcome: 'reversed', attemptState: 'reversed', isCurrent: true } as const

  it.each(['deny', 'cancel', 'refund', 'chargeback'] as const)('by %s makes the order unpaid', (status) => {
    expect(judge(status, known)).toEqual(only({ ...back, order: 'unpay', concerns: ['reversal'] }))
    expect(judge(status, wasPartlyReversed)).toEqual(
      only({ ...back, order: 'unpay', concerns: ['reversal'] }),
    )
  })

  it('changes nothing by a notification alone', () => {
    const byNotification = (status: TransactionStatus, before = {}) => judge(status, before, {}, 'unverified')
    const unconfirmed = (outcome: PaymentOutcome) => only({ verdict: 'unconfirmed', outcome })
    expect(byNotification('deny', known)).toEqual(unconfirmed('denied'))
    expect(byNotification('refund', known)).toEqual(unconfirmed('reversed'))
    expect(byNotification('refund')).toEqual(unconfirmed('reversed'))
    expect(byNotification('partial_refund', known)).toEqual(unconfirmed('partly-reversed'))
  })

  it('of another payment than the one that paid leaves the order unchanged', () => {
    expect(judge('refund', { order: paidByAnother, previous: wasPaid })).toEqual(only(back))
    expect(judge('refund', { order: { isPaid: false, transactionId: 'T1' }, previous: wasPaid })).toEqual(
      only(back),
    )
  })

  it('that was a part of the total leaves the order unpaid, and concerns the owner', () => {
    const isPart = { previous: wasPaid, isCounted: true }
    expect(judge('refund', isPart)).toEqual(only({ ...back, concerns: ['reversal'] }))
  })

  it('makes a paid order unpaid when the other parts are too little', () => {
    const byAnother = { order: paidByAnother, previous: wasPaid, isCounted: true }
    expect(judge('refund', byAnother)).toEqual(only({ ...back, order: 'unpay', concerns: ['reversal'] }))
  })

  it('makes another valid payment pay the order', () => {
    const elsewhere = { ...known, otherPayment: { transactionId: 'T2', attemptId: 2 } }
    expect(judge('refund', elsewhere)).toEqual(only({ ...back, order: 'hand-over' }))
    const onSamePage = { ...known, otherPayment: { transactionId: 'T2', attemptId: 1 } }
    expect(judge('refund', onSamePage)).toEqual(only({ outcome: 'reversed', order: 'hand-over' }))
  })

  it('before its payment was ever reported is only recorded', () => {
    expect(judge('refund')).toEqual(only(back))
    expect(judge('chargeback', { previous: wasPending })).toEqual(only(back))
    expect(judge('refund', { previous: { outcome: 'reversed', status: 'refund' } })).toEqual(
      only({ verdict: 'stale', outcome: 'reversed' }),
    )
  })
})

describe('partly reversed money', () => {
  const part = { outcome: 'partly-reversed', isCurrent: true } as const

  it('raises a concern, once for each part', () => {
    expect(judge('partial_refund', known)).toEqual(only({ ...part, concerns: ['partial-refund'] }))
    expect(judge('partial_refund', wasPartlyReversed)).toEqual(
      only({ ...part, concerns: ['partial-refund'] }),
    )
    expect(judge('partial_refund', { ...wasPartlyReversed, isRepeated: true })).toEqual(
      only({ verdict: 'stale', outcome: 'partly-reversed' }),
    )
  })

  it('before its payment was ever reported records both', () => {
    const expected = only({ ...sold, ...part, concerns: ['partial-refund'] })
    expect(judge('partial_refund')).toEqual(expected)
    expect(judge('partial_chargeback', { previous: wasPending })).toEqual(expected)
    expect(judge('partial_refund', { order: paidByAnother })).toEqual(
      only({ ...expected, order: 'same', concerns: ['duplicate-payment', 'partial-refund'] }),
    )
  })

  it('after all of it was reversed is stale', () => {
    const gone = { previous: { outcome: 'reversed', status: 'refund' } } as const
    expect(judge('partial_refund', gone)).toEqual(only({ verdict: 'stale', outcome: 'partly-reversed' }))
  })
})

describe('an amount', () => {
  const wrong = [
    ...['58001.00', '58000.000', '58000.00x', 'x58000.00', '5.8e4', ' 58000', '58000 ', '58000.001'],
    ...['058000.00', '58000.50', '-58000.00', '58,000', '', '0x1', 'NaN'],
  ]
  it.each<[string, string, boolean]>([
    ...['58000', '58000.00', '58000.0'].map((same): [string, string, true] => [same, '58000.00', true]),
    ...wrong.map((other): [string, string, false] => [other, '58000.00', false]),
    ['9999999999.00', '9999999999.00', true],
    ['12345678901', '12345678901', false],
  ])('«%s» is %s: %s', (received, expected, same) => {
    expect(isAmount(received, expected)).toBe(same)
  })
})
