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
 * The order of a signed notification without a known attempt: a backup older than the attempt was restored
 * (docs/security.md, F25). The report must contain the proof that this shop started the payment (decision 0039), the
 * order must exist, and the amount must be its total.
 */
export const findAdoptable = async (db: Db, report: PaymentReport): Promise<PayableOrder | null> => {
  const id = parseProviderOrderId(report.providerOrderId)
  const order = id === null ? undefined : await findPayableOrder(db, id.orderId)
  if (!order || !isAmount(report.grossAmount, order.totalPrice)) return null
  return wasAskedBeforeRestore(report, order, await listFormerSecrets(db)) ? order : null
}

/** Stores the attempt again. If another one is open it becomes `replaced`, but may still be paid. */
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
