import type { Refund, RefundList } from '@dimsum/contract/refunds'
import { rupiahFromWire } from '@dimsum/domain/money'
import { refundLeft } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { reachOf } from './refund-reach.ts'

const presentRefund = (row: RefundRow): Refund => ({
  id: row.id,
  amount: rupiahFromWire(row.amount),
  way: row.way,
  state: row.state,
  refusal: row.refusal,
  by: row.askedBy,
  askedAt: row.askedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

/**
 * What went back of an order, what may, and how the rest could.
 * @throws ShopError `not-found`
 */
export const readRefunds = async (parts: PaymentParts, orderId: number): Promise<RefundList> => {
  const order = await findPayableOrder(parts.db, orderId)
  if (!order) throw new ShopError('not-found', paying.noOrder)
  const rows = await listRefunds(parts.db, orderId)
  const given = rows.map((each) => ({ ...each, amount: rupiahFromWire(each.amount) }))
  const total = rupiahFromWire(order.totalPrice)
  const left = order.isPaid ? refundLeft(total, given) : 0
  const { reach } = await reachOf(parts.db, parts, order)
  const isByProvider = reach === 'any' || (reach === 'whole' && left === total)
  return {
    refunds: rows.map(presentRefund),
    left,
    ways: isByProvider ? ['provider', 'transfer', 'cash'] : ['transfer', 'cash'],
    isWholeOnly: reach === 'whole',
  }
}
