import type { Tx } from '../../platform/db/connection.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import {
  type Attempt,
  type AttemptChange,
  changeAttempt,
  checkAttemptsNow,
  methodOf,
  simulationMethod,
} from '../ledger/attempts.queries.ts'
import { markPaid, markUnpaid, noteTransaction, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import type { Standing } from '../ledger/standings.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { waitBeforeNextCheck } from './check-schedule.ts'
import type { Judgement } from './judge-report.ts'
import { payByStanding, standFor } from './pay-by-standing.ts'
import { raiseConcerns, raiseMissingStock } from './raise-concerns.ts'

/** How the shop learned of it; shown in the timeline. */
export type Via = 'notification' | 'status-check' | 'reconciler' | 'simulation'

/** A report about an attempt, read and judged under the lock of its order. */
export type Case = {
  order: PayableOrder
  attempt: Attempt
  report: PaymentReport & { transactionId: string }
  via: Via
  /** Another transaction of the order whose payment stands. */
  otherPayment: Standing | null
  /** Whether another transaction of the same attempt was open by its last report. */
  hasOtherOpen: boolean
}

/** Writes what a judgement says: concerns, attempt, order, timeline. The trigger books the revenue. */
export const applyJudgement = async (tx: Tx, about: Case, judgement: Judgement): Promise<void> => {
  await raiseConcerns(tx, about, judgement.concerns)
  if (judgement.verdict !== 'applied') return
  await applyToAttempt(tx, about, judgement)
  await applyToOrder(tx, about, judgement)
  await writeTimeline(tx, about, judgement)
  await passOn(tx, about, judgement)
}

/** A payment was reversed and another one stands: order and attempt now refer to that one. */
const passOn = async (tx: Tx, { order, attempt, report, otherPayment }: Case, judgement: Judgement) => {
  if (otherPayment === null || judgement.outcome !== 'reversed') return
  if (judgement.order === 'hand-over') await payByStanding(tx, order.id, otherPayment, 'payment')
  else if (otherPayment.attemptId === attempt.id && attempt.transactionId === report.transactionId)
    await standFor(tx, otherPayment)
}

const applyToAttempt = (
  tx: Tx,
  { attempt, report, hasOtherOpen }: Case,
  judgement: Judgement,
): Promise<void> => {
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
  const watched = {
    state,
    ageMs: attempt.ageMs,
    paidAgeMs: isNewlyPaid ? 0 : attempt.paidAgeMs,
    leftMs: change.expiresAt === undefined ? attempt.leftMs : null,
    doubtAgeMs: attempt.doubtAgeMs,
  }
  // A payment that went back ends the attempt: a second choice on its page must not be paid after that.
  const mustEnd = judgement.mustEnd || (state === 'reversed' && hasOtherOpen)
  const wait = mustEnd ? 0 : waitBeforeNextCheck(watched)
  return changeAttempt(tx, attempt.id, change, attempt.method === simulationMethod ? null : wait)
}

const applyToOrder = async (tx: Tx, about: Case, judgement: Judgement): Promise<void> => {
  const { order, attempt, report } = about
  switch (judgement.order) {
    case 'pay':
      await markPaid(tx, order.id, {
        paidAt: report.settledAt,
        paymentMethod: methodOf(attempt, report.words.method),
        transactionId: report.transactionId,
        transactionStatus: report.words.status,
      })
      await raiseMissingStock(tx, about)
      // This order must not be paid a second time.
      await checkAttemptsNow(tx, order.id)
      break
    case 'unpay':
      await markUnpaid(tx, order.id, report.words.status)
      break
    case 'hand-over':
      break
    case 'same': {
      // An unpaid order shows its latest try; a paid one the transaction that paid it.
      const isItsOwn = !order.isPaid || order.transactionId === report.transactionId
      if (judgement.isCurrent && isItsOwn) {
        await noteTransaction(tx, order.id, {
          transactionId: report.transactionId,
          status: report.words.status,
        })
      }
    }
  }
}

const kindOf = { pay: 'paid', unpay: 'unpaid', 'hand-over': 'payment', same: 'payment' } as const

const writeTimeline = async (
  tx: Tx,
  { order, attempt, report, via }: Case,
  judgement: Judgement,
): Promise<void> => {
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor: 'provider',
    kind: kindOf[judgement.order],
    data: {
      via,
      status: report.words.status,
      method: methodOf(attempt, report.words.method),
      attemptId: attempt.id,
      amount: attempt.amount,
      ...(judgement.concerns.length > 0 ? { concerns: judgement.concerns } : {}),
    },
  })
}
