import type { Refund, RefundList } from '@dimsum/contract/refunds'
import { rupiahFromWire } from '@dimsum/domain/money'
import { payerOf, refundLeft } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.queries.ts'
import { listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { reachOf } from './refund-reach.ts'

const presentRefund = (row: RefundRow): Refund => ({
  id: row.id,
  paymentId: row.paymentId,
  amount: rupiahFromWire(row.amount),
  way: row.way,
  state: row.state,
  refusal: row.refusal,
  by: row.askedBy,
  askedAt: row.askedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

/**
 * The refunds of an order, and how much of each payment can still be refunded, and how.
 * @throws ShopError `not-found`
 */
export const readRefunds = async (parts: PaymentParts, orderId: number): Promise<RefundList> => {
  const order = await findPayableOrder(parts.db, orderId)
  if (!order) throw new ShopError('not-found', paying.noOrder)
  const [payments, refunds] = await Promise.all([
    listPayments(parts.db, orderId),
    listRefunds(parts.db, orderId),
  ])
  const present = async (payment: PaymentRow) => {
    const [amount, left] = [rupiahFromWire(payment.amount), refundLeft(payment.id, payments, refunds)]
    const reach = await reachOf(parts.db, parts, payment)
    const isByProvider = reach === 'any' || (reach === 'whole' && left === amount)
    const ways: RefundList['ways'] = isByProvider ? ['provider', 'transfer', 'cash'] : ['transfer', 'cash']
    const { id, method, receivedAt } = payment
    return {
      id,
      amount,
      method,
      receivedAt: receivedAt.toISOString(),
      left,
      ways,
      isWholeOnly: reach === 'whole',
    }
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
