import type { Refund, RefundList } from '@dimsum/contract/refunds'
import { rupiahFromWire } from '@dimsum/domain/money'
import { hasMoney } from '@dimsum/domain/payment-outcome'
import { payerOf, type RefundReach, refundLeft } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { withIsoDates } from '../../shop/iso-dates.ts'
import { findAttempt, simulationMethod } from '../ledger/attempts.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.queries.ts'
import { listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import { findTransactionStates } from '../ledger/transaction-states.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { PaymentProvider } from '../payment-provider.ts'

const presentRefund = (row: RefundRow): Refund => ({
  ...withIsoDates(row),
  amount: rupiahFromWire(row.amount),
  by: row.askedBy,
})

/**
 * The refunds of an order, and how much of each payment can still be refunded, and how.
 * @throws ShopError `not-found`
 */
export const readRefunds = async (parts: PaymentParts, orderId: number): Promise<RefundList> => {
  const order = orNotFound(await findPayableOrder(parts.db, orderId), paying.noOrder)
  const [payments, refunds] = await Promise.all([
    listPayments(parts.db, orderId),
    listRefunds(parts.db, orderId),
  ])
  const present = async (payment: PaymentRow) => {
    const [amount, left] = [rupiahFromWire(payment.amount), refundLeft(payment.id, payments, refunds)]
    const reach = await reachOf(parts.db, parts.provider, payment)
    const isByProvider = reach === 'any' || (reach === 'whole' && left === amount)
    const ways: RefundList['ways'] = isByProvider ? ['provider', 'transfer', 'cash'] : ['transfer', 'cash']
    return { ...withIsoDates(payment), amount, left, ways, isWholeOnly: reach === 'whole' }
  }
  const given = await Promise.all(payments.filter(({ voidedAt }) => voidedAt === null).map(present))
  const payer = payerOf(order.totalPrice, payments, refunds)
  const { left, ways, isWholeOnly } =
    given.find(({ id, left }) => (payer === null ? left > 0 : id === payer.id)) ?? nothingPaid
  return { refunds: refunds.map(presentRefund), payments: given, left, ways, isWholeOnly }
}

const nothingPaid: Pick<RefundList, 'left' | 'ways' | 'isWholeOnly'> = {
  left: 0,
  ways: ['transfer', 'cash'],
  isWholeOnly: false,
}

/** Whether the provider can refund the payment in part, in full or not at all. */
export const reachOf = async (
  db: Db | Tx,
  provider: PaymentProvider,
  { orderId, attemptId, transactionId }: PaymentRow,
): Promise<RefundReach> => {
  if (transactionId === null || attemptId === null) return 'none'
  const transaction = (await findTransactionStates(db, provider, orderId)).get(transactionId)
  const attempt = await findAttempt(db, attemptId)
  if (!transaction || !attempt) return 'none'
  const mayAsk = attempt.method !== simulationMethod && hasMoney(transaction.outcome)
  return mayAsk ? provider.refundReach(transaction.method) : 'none'
}
