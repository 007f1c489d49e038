import { parseProviderOrderId } from '@dimsum/domain/order-number'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import {
  type Attempt,
  findAttemptByProviderOrderId,
  insertAttempt,
  listLiveAttempts,
} from '../ledger/attempts.queries.ts'
import { findPayableOrder, lockPayableOrder, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import { wasAskedBeforeRestore } from '../ledger/payment-proof.ts'
import { listFormerSecrets } from '../ledger/payment-secrets.queries.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount } from './rank-rule.ts'

/**
 * The order of a signed message whose attempt we do not know: a backup older than the attempt was restored (docs/security.md,
 * F25), and the message carries the proof that this shop asked for the payment (decision 0039). The order exists and the
 * amount is its total.
 */
export const findAdoptable = async (db: Db, report: PaymentReport): Promise<PayableOrder | null> => {
  const id = parseProviderOrderId(report.providerOrderId)
  const order = id === null ? undefined : await findPayableOrder(db, id.orderId)
  if (!order || !isAmount(report.grossAmount, order.totalPrice)) return null
  return wasAskedBeforeRestore(report, order, await listFormerSecrets(db)) ? order : null
}

/** Stores the attempt again. Beside another one that is open it counts as replaced, and may be paid all the same. */
export const adoptAttempt = (
  db: Db,
  provider: string,
  { id: orderId }: PayableOrder,
  report: PaymentReport,
): Promise<Attempt> =>
  inTransaction(db, async (tx) => {
    const order = await lockPayableOrder(tx, orderId)
    const existing = await findAttemptByProviderOrderId(tx, report.providerOrderId)
    if (existing) return existing
    if (!order) throw new Error(`There is no order ${orderId}`)
    const live = await listLiveAttempts(tx, orderId)
    return insertAttempt(tx, {
      orderId,
      provider,
      providerOrderId: report.providerOrderId,
      method: report.method ?? 'other',
      amount: order.totalPrice,
      state: live.length === 0 ? 'open' : 'replaced',
      lifetimeMinutes: null,
      transactionId: report.transactionId,
      adopted: true,
      nextCheckMs: 60_000,
    })
  })
