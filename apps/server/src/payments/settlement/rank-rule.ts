import { rupiahFromWire } from '@dimsum/domain/money'
import { isCancelled, type OrderStatus } from '@dimsum/domain/order-status'
import { type AttemptState, isLiveState } from '@dimsum/domain/payment-attempt'
import { hasMoney, type PaymentOutcome, reversesPaid, supersedes } from '@dimsum/domain/payment-outcome'
import type { PaymentReport } from '../payment-provider.ts'

/**
 * - `verified`: the provider's answer to the shop's status request
 * - `unverified`: a signed notification; applied only in a simulation
 */
export type Authority = 'verified' | 'unverified'

/** What is known when a report arrives, read under the order's lock. */
export type Facts = {
  order: { status: OrderStatus; isPaid: boolean; transactionId: string | null }
  attempt: { id: number; amount: string; state: AttemptState; transactionId: string | null; isOver: boolean }
  /** The last applied outcome and status of this transaction; null when there is none. */
  previous: { outcome: PaymentOutcome; status: string | null } | null
  /** An identical report was applied before. */
  isRepeated: boolean
  /**
   * Refunds that the desk requested, as the provider lists them: whether there are no others, and whether they sum to
   * the payment.
   */
  givenBack?: GivenBack | null
  /** Whether this transaction's payment counts now. */
  isCounted: boolean
  /** Whether the order is paid in full once this attempt is. */
  isEnough: boolean
  /** The payment that pays the order without this transaction; null when the others are too little. */
  otherPayment: { attemptId: number | null } | null
}

export type GivenBack = { isByDeskAlone: boolean; isAll: boolean }

export type Concern =
  | 'paid-after-cancel'
  | 'wrong-amount'
  | 'duplicate-payment'
  | 'reversal'
  | 'partial-refund'

/** What a report changes. */
export type Judgement = {
  verdict: 'applied' | 'stale' | 'mismatch' | 'unconfirmed'
  outcome: PaymentOutcome | null
  /** New state of the attempt; absent when it does not change. */
  attemptState?: AttemptState
  /** The attempt refers to the report's transaction from now on. */
  isCurrent: boolean
  /** `pay` and `unpay` change the order; `part` pays it in part; `hand-over` keeps it paid, by the other payment. */
  order: 'pay' | 'part' | 'unpay' | 'hand-over' | 'same'
  concerns: Concern[]
  /** A transaction is open that must not be paid any more: cancel it at the provider. */
  mustEnd: boolean
}

const nothing = (verdict: Judgement['verdict'], outcome: PaymentOutcome | null = null): Judgement => ({
  verdict,
  outcome,
  isCurrent: false,
  order: 'same',
  concerns: [],
  mustEnd: false,
})

/** Whether a received amount equals this many rupiah, in the provider's format `58000.00`. */
export const isAmount = (received: string, expected: string): boolean => {
  if (!/^[1-9]\d{0,9}(\.0{1,2})?$/.test(received)) return false
  return rupiahFromWire(received) === rupiahFromWire(expected)
}

/**
 * The rank rule (decision 0011), per transaction: a lower outcome never replaces a higher one, a failed attempt never
 * closes an order, and only a verified report reverses a payment. Pure.
 */
export const judgeReport = (facts: Facts, report: PaymentReport, authority: Authority): Judgement => {
  const { attempt, previous } = facts
  const { outcome } = report
  if (outcome === null) return nothing('mismatch')
  if (!isAmount(report.grossAmount, attempt.amount) || !speaksRupiah(report, authority)) {
    return { ...nothing('mismatch', outcome), concerns: hasMoney(outcome) ? ['wrong-amount'] : [] }
  }
  if (authority === 'unverified' && outcome === 'paid' && !report.isConsistent)
    return nothing('mismatch', outcome)

  if (previous !== null && reversesPaid(previous.outcome, outcome)) {
    return authority === 'verified' ? reversed(facts, report) : nothing('unconfirmed', outcome)
  }
  if (outcome === 'partly-reversed') {
    return authority === 'verified' ? partlyReversed(facts) : nothing('unconfirmed', outcome)
  }
  if (outcome === 'reversed') return firstSeenReversed(facts, authority)
  if (!supersedes(previous?.outcome ?? null, outcome)) return nothing('stale', outcome)
  if (previous?.outcome === outcome && previous.status === report.words.status)
    return nothing('stale', outcome)
  switch (outcome) {
    case 'paid':
      return previous?.outcome === 'paid' ? laterWordOfPaid(outcome) : paid(facts)
    case 'open':
      return opened(facts)
    case 'failed':
    case 'denied':
    case 'expired':
    case 'cancelled':
      return ended(facts, report, outcome)
  }
}

/** An unverified notification must name its currency; the provider's own answer may omit it. */
const speaksRupiah = ({ currency }: PaymentReport, authority: Authority) =>
  currency === 'IDR' || (currency === null && authority === 'verified')

/** A later stage of a paid transaction, for example the settlement of a card's capture: only the status changes. */
const laterWordOfPaid = (outcome: PaymentOutcome): Judgement => ({
  ...nothing('applied', outcome),
  isCurrent: true,
})

const paid = ({ order, isEnough, otherPayment }: Facts): Judgement => ({
  verdict: 'applied',
  outcome: 'paid',
  attemptState: 'paid',
  isCurrent: true,
  order: order.isPaid ? 'same' : isEnough ? 'pay' : 'part',
  concerns: [
    ...(order.isPaid || otherPayment !== null ? (['duplicate-payment'] as const) : []),
    ...(isCancelled(order.status) ? (['paid-after-cancel'] as const) : []),
  ],
  mustEnd: false,
})

const opened = ({ order, attempt }: Facts): Judgement => ({
  verdict: 'applied',
  outcome: 'open',
  isCurrent: attempt.state !== 'paid',
  order: 'same',
  concerns: [],
  mustEnd: !isLiveState(attempt.state) || order.isPaid || isCancelled(order.status),
})

/**
 * A denied transaction leaves the page open, so the attempt stays open until it expires. An expired or cancelled
 * transaction ends the attempt if the attempt refers to it.
 */
const ended = (
  { attempt }: Facts,
  report: PaymentReport,
  outcome: 'failed' | 'denied' | 'expired' | 'cancelled',
): Judgement => {
  const isCurrent =
    isLiveState(attempt.state) &&
    (attempt.transactionId === null || attempt.transactionId === report.transactionId)
  const base = { ...nothing('applied', outcome), isCurrent }
  if (!isCurrent) return base
  if (outcome === 'expired' || outcome === 'cancelled') return { ...base, attemptState: outcome }
  return attempt.isOver ? { ...base, attemptState: 'failed' } : base
}

/** A transaction that counted was reversed. The order stays paid if its other payments are enough. */
const reversed = (
  { order, attempt, isCounted, otherPayment, givenBack }: Facts,
  report: PaymentReport,
): Judgement => {
  const stillPaid = otherPayment !== null
  const paidTheOrder =
    order.isPaid && isCounted && (!stillPaid || order.transactionId === report.transactionId)
  // The owner refunded it herself: nothing is unpaid again, and the reports show refunds.
  if (paidTheOrder && !stillPaid && givenBack?.isAll)
    return { ...nothing('applied', 'reversed'), attemptState: 'reversed', isCurrent: true }
  const effect = !paidTheOrder ? 'same' : stillPaid ? 'hand-over' : 'unpay'
  const base = { ...nothing('applied', 'reversed'), order: effect } as const
  // Two transactions on one page may both have been paid; the attempt then refers to the remaining one.
  if (otherPayment?.attemptId === attempt.id) return base
  return {
    ...base,
    attemptState: 'reversed',
    isCurrent: true,
    concerns: effect === 'unpay' || (!order.isPaid && isCounted && !givenBack?.isAll) ? ['reversal'] : [],
  }
}

/** Part of the money was reversed. If the payment itself was never reported, this reports it too. */
const partlyReversed = (facts: Facts): Judgement => {
  const { previous } = facts
  if (previous?.outcome === 'reversed' || facts.isRepeated) return nothing('stale', 'partly-reversed')
  const base = hasMoney(previous?.outcome ?? null) ? laterWordOfPaid('partly-reversed') : paid(facts)
  if (facts.givenBack?.isByDeskAlone) return { ...base, outcome: 'partly-reversed' }
  return { ...base, outcome: 'partly-reversed', concerns: [...base.concerns, 'partial-refund'] }
}

/** Paid and refunded before either was reported: nothing was booked, so nothing is reversed. */
const firstSeenReversed = ({ previous }: Facts, authority: Authority): Judgement => {
  if (authority === 'unverified') return nothing('unconfirmed', 'reversed')
  if (previous?.outcome === 'reversed') return nothing('stale', 'reversed')
  return { ...nothing('applied', 'reversed'), attemptState: 'reversed', isCurrent: true }
}
