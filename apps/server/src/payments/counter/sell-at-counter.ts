import type { CounterSale } from '@dimsum/contract/counter-sale'
import { type AdminOrder, EnterOrder } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { isFinal, scanTarget } from '@dimsum/domain/order-status'
import { inTransaction } from '../../platform/db/connection.ts'
import { announce } from '../../platform/live/announce.ts'
import { changeOrderStatus } from '../../shop/orders/change/change-order-status.ts'
import { placeAsOwner } from '../../shop/orders/place/place-as-owner.ts'
import { isKeyUsed } from '../../shop/orders/place/place-order.queries.ts'
import type { ShopRules } from '../../shop/settings/shop-rules.ts'
import { recordManualPayment } from '../manual/record-manual-payment.ts'
import type { PaymentAppParts } from '../payment-parts.ts'

/** What the order of a customer without name and address stores; order data is in Indonesian. */
const atTheCounter = {
  customerName: 'Pembeli langsung',
  customerPhone: '',
  customerAddress: 'Dibeli langsung di tempat',
  isDelivery: false,
}

/**
 * Sells packages for cash and hands them over, in one transaction: order, payment and status commit together. The same
 * key with the same packages is one sale, which a repeated request returns as it stands now.
 * @throws ShopError as `placeAsOwner`
 */
export const sellAtCounter = async (
  parts: PaymentAppParts,
  actor: string,
  { key, items, expectedTotal: shown }: CounterSale,
  rules: ShopRules,
): Promise<AdminOrder> => {
  const packageType = items[0]?.packageType ?? ''
  const entry = EnterOrder.parse({ order: { ...atTheCounter, packageType, items }, source: 'walk-in' })
  const sold = await inTransaction(parts.db, async (tx) => {
    const inTx = { ...parts, db: tx }
    const isRepeated = await isKeyUsed(tx, key)
    const order = await placeAsOwner(inTx, actor, entry, { rules, key, expectedTotal: String(shown) })
    // A parallel request with this key committed after the look: its order is already final.
    if (isRepeated || isFinal(order.status)) return order
    await recordManualPayment({ ...parts.payments, now: parts.now, db: tx }, actor, {
      orderId: order.id,
      isPaid: true,
      paymentMethod: 'tunai',
      amount: rupiahFromWire(order.totalPrice),
    })
    return changeOrderStatus(inTx, actor, order.id, { status: scanTarget['hand-over'] }, rules)
  })
  announce(parts)
  return sold
}
