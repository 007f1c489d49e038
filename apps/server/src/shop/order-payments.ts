import type { PaymentAttemptView } from '@dimsum/contract/payments'
import type { Db, Tx } from '../platform/db/connection.ts'

/**
 * The payment functions that `shop` depends on; `payments/order-payments.ts` implements them and the wiring connects
 * both.
 */
export interface OrderPayments {
  /** An order ended: its open payments are ended at the provider soon. Call it in the order's transaction. */
  endSoon(tx: Tx, orderId: number): Promise<void>
  /** The owner's view of every attempt to pay the order. */
  list(db: Db | Tx, orderId: number): Promise<PaymentAttemptView[]>
  /** When the reconciler last ran (ISO 8601, UTC), and how many attempts it still checks. */
  reconciler(db: Db): Promise<{ lastRun: string | null; open: number }>
}
