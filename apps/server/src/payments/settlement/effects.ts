import type { AttemptChange } from '../ledger/attempts.queries.ts'
import type { RefundRow } from '../ledger/refunds.queries.ts'
import type { TransactionState } from '../ledger/transaction-states.ts'
import type { Concern } from './rank-rule.ts'

/** One change that follows from a report. */
export type Effect =
  | { name: 'finish-refund'; refund: RefundRow }
  | { name: 'record-dashboard-refund'; key: string; amount: number; counts: boolean }
  | { name: 'raise-attention'; concern: Concern }
  | { name: 'change-attempt'; change: AttemptChange; nextCheckMs: number | null }
  | { name: 'pay-order' }
  | { name: 'unpay-order' }
  | { name: 'note-transaction' }
  | { name: 'write-timeline'; kind: 'paid' | 'unpaid' | 'payment'; concerns: readonly Concern[] }
  | { name: 'apply-remaining-payment'; transaction: TransactionState }
  | { name: 'point-attempt-at'; transaction: TransactionState }
