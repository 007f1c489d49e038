import { isPayableAmount } from '@dimsum/domain/deposit'
import { rupiahFromWire } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { isLiveState } from '@dimsum/domain/payment-attempt'
import { payerOf } from '@dimsum/domain/refund'
import { type Attempt, type AttemptChange, simulationMethod } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentRow } from '../ledger/payments.queries.ts'
import { waitBeforeNextCheck } from './check-schedule.ts'
import { decideRefunds } from './decide-refunds.ts'
import type { Effect } from './effects.ts'
import type { Message, PaymentState } from './payment-state.ts'
import { type Judgement, judgeReport } from './rank-rule.ts'

export type Decision = {
  judgement: Judgement
  /** Whether the order is paid after the effects. */
  isPaid: boolean
  /** In the order of application. */
  effects: readonly Effect[]
}

/** Decides what a report changes: the rank rule judges it, and each part of the judgement becomes an effect. Pure. */
export const decide = (state: PaymentState, { report, authority }: Message): Decision => {
  const { order, attempt, transactions, isRepeated } = state
  const own = state.payments.find((each) => each.transactionId === report.transactionId)
  const other = payerOf(
    order.totalPrice,
    state.payments.filter((each) => each !== own),
    state.refunds,
  )
  const { givenBack, effects: refundEffects } = decideRefunds(state, report, authority)
  const judgement = judgeReport(
    {
      order,
      attempt: { ...attempt, isOver: attempt.leftMs !== null && attempt.leftMs < 0 },
      previous: transactions.get(report.transactionId) ?? null,
      isRepeated,
      isCounted: own !== undefined && own.voidedAt === null,
      isEnough: rupiahFromWire(attempt.amount) >= amountDue(order),
      otherPayment: other,
      givenBack,
    },
    report,
    authority,
  )
  // A payment that the desk refunded in full stays recorded as paid and refunded.
  const isVoided = judgement.outcome === 'reversed' && !givenBack?.isAll
  return {
    judgement,
    isPaid: judgement.order === 'pay' || (order.isPaid && judgement.order !== 'unpay'),
    effects: [
      ...judgement.concerns.map((concern): Effect => ({ name: 'raise-attention', concern })),
      ...(judgement.verdict === 'applied'
        ? [
            attemptEffect(state, report, judgement),
            ...moneyEffects(judgement, own, isVoided),
            ...orderEffects(state, judgement),
            timelineEffect(judgement),
            ...remainingEffects(state, report, judgement, other),
          ]
        : []),
      ...refundEffects,
    ],
  }
}

/** Whether an attempt may still be paid: the order awaits its amount. */
export const isWanted = (order: PayableOrder, { amount }: Pick<Attempt, 'amount'>): boolean =>
  !order.isPaid && !isCancelled(order.status) && isPayableAmount(order, amount)

const attemptEffect = (
  { order, attempt, transactions }: PaymentState,
  report: Message['report'],
  judgement: Judgement,
): Effect => {
  const hasOtherOpen = [...transactions.values()].some(
    ({ transactionId, attemptId, outcome }) =>
      transactionId !== report.transactionId && attemptId === attempt.id && outcome === 'open',
  )
  const state = judgement.attemptState ?? attempt.state
  // When one page has two payments, the attempt refers to the later one, including its time.
  const isNewlyPaid = judgement.attemptState === 'paid'
  const change: AttemptChange = { state }
  if (judgement.isCurrent) {
    change.transactionId = report.transactionId
    change.transactionStatus = report.words.status
    change.paymentType = report.words.method
    // An account number may expire at another time than its page.
    if (judgement.outcome === 'open' && report.expiresAt !== null) change.expiresAt = report.expiresAt
  }
  if (isNewlyPaid) change.paidAt = report.settledAt ?? 'now'
  // A reversed payment ends the attempt: a second transaction on its page must not be paid after that. A page that is being
  // ended stays due for it, whatever is reported about it meanwhile.
  const mustEnd =
    judgement.mustEnd ||
    (state === 'reversed' && hasOtherOpen) ||
    (isLiveState(state) && !isWanted(order, attempt))
  const wait = mustEnd
    ? 0
    : waitBeforeNextCheck({
        state,
        ageMs: attempt.ageMs,
        paidAgeMs: isNewlyPaid ? 0 : attempt.paidAgeMs,
        leftMs: change.expiresAt === undefined ? attempt.leftMs : null,
        doubtAgeMs: attempt.doubtAgeMs,
      })
  return {
    name: 'change-attempt',
    change,
    nextCheckMs: attempt.method === simulationMethod ? null : wait,
  }
}

const moneyEffects = (
  judgement: Judgement,
  own: PaymentRow | undefined,
  isVoided: boolean,
): readonly Effect[] => {
  if (judgement.attemptState === 'paid') return [{ name: 'record-payment' }]
  if (own === undefined || own.voidedAt !== null) return []
  return [{ name: isVoided ? 'void-payment' : 'note-payment-status', paymentId: own.id }]
}

/** An unpaid order shows its latest attempt; a paid one shows the payment that pays it. */
const orderEffects = ({ order }: PaymentState, judgement: Judgement): readonly Effect[] => {
  // This order must not be paid a second time.
  if (judgement.order === 'pay' || judgement.order === 'part')
    return [{ name: 'raise-missing-stock' }, { name: 'end-other-attempts' }]
  const isShown = judgement.order === 'same' && judgement.isCurrent && !order.isPaid
  return judgement.order === 'unpay' || isShown ? [{ name: 'note-transaction' }] : []
}

const kindOf = {
  pay: 'paid',
  part: 'payment',
  unpay: 'unpaid',
  'hand-over': 'payment',
  same: 'payment',
} as const

const timelineEffect = ({ order, concerns }: Judgement): Effect => ({
  name: 'write-timeline',
  kind: kindOf[order],
  isPart: order === 'part',
  concerns,
})

/** A payment was reversed and another one remains: order and attempt now refer to that one. */
const remainingEffects = (
  { attempt, transactions }: PaymentState,
  report: Message['report'],
  judgement: Judgement,
  other: PaymentRow | null,
): readonly Effect[] => {
  if (other === null || judgement.outcome !== 'reversed') return []
  if (judgement.order === 'hand-over') return [{ name: 'apply-remaining-payment', payment: other }]
  const isOnItsPage = other.attemptId === attempt.id && attempt.transactionId === report.transactionId
  const transaction = transactions.get(other.transactionId ?? '')
  if (!isOnItsPage || !transaction) return []
  return [{ name: 'point-attempt-at', transaction, paidAt: other.receivedAt }]
}
