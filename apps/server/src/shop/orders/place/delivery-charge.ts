import type { EnterOrder } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type DeliveryArea, deliveryFee, missingToDeliver } from '@dimsum/domain/delivery-areas'
import { type Rupiah, rupiah, rupiahToWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { placing } from '@dimsum/words/server/placing'
import { invalidField, refusedField, type ShopError } from '../../../platform/errors/shop-error.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'

type Asked = Pick<PlaceOrder, 'isDelivery' | 'deliveryAreaId'>
type Areas = Pick<ShopRules, 'deliveryAreas'>

/**
 * The delivery charge of an order whose lines cost `linesTotal`; null for no charge at all, as opposed to a free
 * delivery.
 */
export const deliveryCharge = (asked: Asked, linesTotal: Rupiah, areas: Areas): Charge | null => {
  const area = areaOf(asked, areas)
  return area && chargeOf(rupiah(deliveryFee(area, linesTotal)), area)
}

/** The same for an order that the owner enters: her own fee, in whole rupiah, replaces the area's. */
export const enteredDeliveryCharge = (
  { order, deliveryFee: ownFee }: Pick<EnterOrder, 'order' | 'deliveryFee'>,
  linesTotal: Rupiah,
  areas: Areas,
): Charge | null =>
  order.isDelivery && ownFee !== undefined
    ? chargeOf(rupiah(ownFee), areaOf(order, areas))
    : deliveryCharge(order, linesTotal, areas)

/**
 * Why the shop does not deliver this order: no area chosen, one that is not listed any more, or lines below its
 * minimum, with the missing rupiah in `details`. Null for pick-ups, and while no area is listed.
 */
export const deliveryRefusal = (asked: Asked, linesTotal: Rupiah, areas: Areas): ShopError | null => {
  if (!asked.isDelivery || areas.deliveryAreas.length === 0) return null
  if (!asked.deliveryAreaId) return invalidField('deliveryAreaId', placing.areaMissing)
  const area = areaOf(asked, areas)
  if (area === null) return refusedField('stale', 'deliveryAreaId', placing.areaGone)
  const missing = rupiah(missingToDeliver(area, linesTotal))
  if (missing === 0) return null
  const message = placing.belowLeastOrder(area.name, missing)
  return refusedField('conflict', 'deliveryAreaId', message, rupiahToWire(missing))
}

const areaOf = ({ isDelivery, deliveryAreaId }: Asked, { deliveryAreas }: Areas): DeliveryArea | null =>
  (isDelivery && deliveryAreas.find(({ id }) => id === deliveryAreaId)) || null

const chargeOf = (fee: Rupiah, area: DeliveryArea | null): Charge => ({
  kind: 'delivery',
  amount: rupiahToWire(fee),
  reason: area?.name ?? '',
})
