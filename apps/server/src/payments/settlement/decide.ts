import { type Attempt, type AttemptChange, simulationMethod } from '../ledger/attempts.queries.ts'
import { isPaidTransaction, type TransactionState } from '../ledger/transaction-states.ts'
import { waitBeforeNextCheck } from './check-schedule.ts'
import { decideRefunds } from './decide-refunds.ts'
import type { Effect } from './effects.ts'
import type { Message, PaymentState } from './payment-state.ts'
import { type Judgement, judgeReport } from './rank-rule.ts'

export type Decision = {
  judgement: Judgement
  /** Whether the order is paid after the effects. */
  isPaid: boolean
  /** In the order in which they are applied. */
  effects: readonly Effect[]
}

/** What a report changes: the rank rule judges it, and each part of the judgement becomes an effect. Pure. */
export const decide = (state: PaymentState, { report, authority }: Message): Decision => {
  const { order, attempt, transactions, isRepeated } = state
  const others = [...transactions.values()].filter((each) => each.transactionId !== report.transactionId)
  const otherPayment = others.find(isPaidTransaction) ?? null
  const { givenBack, effects } = decideRefunds(state, report, authority)
  const judgement = judgeReport(
    {
      order,
      attempt: { ...attempt, isOver: attempt.leftMs !== null && attempt.leftMs < 0 },
      previous: transactions.get(report.transactionId) ?? null,
      isRepeated,
      otherPayment,
      givenBack,
    },
    report,
    authority,
  )
  const hasOtherOpen = others.some((each) => each.attemptId === attempt.id && each.outcome === 'open')
  return {
    judgement,
    isPaid: judgement.order === 'pay' || (order.isPaid && judgement.order !== 'unpay'),
    effects: [
      ...effects,
      ...judgement.concerns.map((concern): Effect => ({ name: 'raise-attention', concern })),
      ...(judgement.verdict === 'applied'
        ? [
            attemptEffect(attempt, report, judgement, hasOtherOpen),
            ...orderEffects(state, report, judgement),
            timelineEffect(judgement),
            ...remainingEffects(state, report, judgement, otherPayment),
          ]
        : []),
    ],
  }
}

const attemptEffect = (
  attempt: Attempt,
  report: Message['report'],
  judgement: Judgement,
  hasOtherOpen: boolean,
): Effect => {
  const state = judgement.attemptState ?? attempt.state
  // Of two payments on one page the attempt stands for the later one, time included.
  const isNewlyPaid = judgement.attemptState === 'paid'
  const change: AttemptChange = { state }
  if (judgement.isCurrent) {
    change.transactionId = report.transactionId
    change.transactionStatus = report.words.status
    change.paymentType = report.words.method
    // An account number may end at another time than the page it was taken from.
    if (judgement.outcome === 'open' && report.expiresAt !== null) change.expiresAt = report.expiresAt
  }
  if (isNewlyPaid) change.paidAt = report.settledAt ?? 'now'
  // A payment that went back ends the attempt: a second choice on its page must not be paid after that.
  const mustEnd = judgement.mustEnd || (state === 'reversed' && hasOtherOpen)
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

const orderEffects = (
  { order }: PaymentState,
  report: Message['report'],
  judgement: Judgement,
): readonly Effect[] => {
  if (judgement.order === 'pay') return [{ name: 'pay-order' }]
  if (judgement.order === 'unpay') return [{ name: 'unpay-order' }]
  // An unpaid order shows its latest try; a paid one the transaction that paid it.
  const isItsOwn = !order.isPaid || order.transactionId === report.transactionId
  return judgement.order === 'same' && judgement.isCurrent && isItsOwn ? [{ name: 'note-transaction' }] : []
}

const kindOf = { pay: 'paid', unpay: 'unpaid', 'hand-over': 'payment', same: 'payment' } as const

const timelineEffect = ({ order, concerns }: Judgement): Effect => ({
  name: 'write-timeline',
  kind: kindOf[order],
  concerns,
})

/** A payment was reversed and another one remains: order and attempt now refer to that one. */
const remainingEffects = (
  { attempt }: PaymentState,
  report: Message['report'],
  judgement: Judgement,
  otherPayment: TransactionState | null,
): readonly Effect[] => {
  if (otherPayment === null || judgement.outcome !== 'reversed') return []
  if (judgement.order === 'hand-over') return [{ name: 'apply-remaining-payment', transaction: otherPayment }]
  const isOnItsPage = otherPayment.attemptId === attempt.id && attempt.transactionId === report.transactionId
  return isOnItsPage ? [{ name: 'point-attempt-at', transaction: otherPayment }] : []
}
