import type { PaymentAttemptView } from '@dimsum/contract/payments'
import type { Db, Tx } from '../platform/db/connection.ts'

/** What the shop needs of payments; `payments/order-payments.ts` does it and the wiring connects the two. */
export interface OrderPayments {
  /** An order ended: what its customer could still pay is ended at the provider soon. In the order's transaction. */
  endSoon(tx: Tx, orderId: number): Promise<void>
  /** Every attempt to pay the order, as the owner sees them. */
  list(db: Db | Tx, orderId: number): Promise<PaymentAttemptView[]>
  /** When the reconciler last ran (ISO 8601, UTC), and how many attempts it still polls. */
  reconciler(db: Db): Promise<{ lastRun: string | null; open: number }>
}
