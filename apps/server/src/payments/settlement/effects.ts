import type { AttemptChange } from '../ledger/attempts.queries.ts'
import type { PaymentRow } from '../ledger/payments.queries.ts'
import type { RefundRow } from '../ledger/refunds.queries.ts'
import type { TransactionState } from '../ledger/transaction-states.ts'
import type { Concern } from './rank-rule.ts'

/** One change caused by a report. */
export type Effect =
  | { name: 'raise-attention'; concern: Concern }
  | { name: 'raise-missing-stock' }
  | { name: 'change-attempt'; change: AttemptChange; nextCheckMs: number | null }
  | { name: 'end-other-attempts' }
  | { name: 'record-payment' }
  | { name: 'note-payment-status'; paymentId: number }
  | { name: 'void-payment'; paymentId: number }
  | { name: 'note-transaction' }
  | {
      name: 'write-timeline'
      kind: 'paid' | 'unpaid' | 'payment'
      /** The payment is a part of the total. */
      isPart: boolean
      concerns: readonly Concern[]
    }
  | { name: 'apply-remaining-payment'; payment: PaymentRow }
  | { name: 'point-attempt-at'; transaction: TransactionState; paidAt: Date }
  | { name: 'finish-refund'; refund: RefundRow }
  | { name: 'record-dashboard-refund'; key: string; amount: number }
