import type { PlaceOrder } from '@dimsum/contract/place-order'
import { catalogue } from '@dimsum/domain/catalogue'
import { rupiahToWire } from '@dimsum/domain/money'
import { normalisePhone } from '@dimsum/domain/phone'
import { lineTotal, type OrderLine, orderTotal, piecesOf, priceOf } from '@dimsum/domain/pricing'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { nextDayWithRoom } from '../../kitchen-days/delivery-day.ts'
import { listKitchenDayRows } from '../../kitchen-days/kitchen-days.queries.ts'
import { type ShopRules, usualCapacity } from '../../settings/shop-rules.ts'
import { findOrder, type StoredOrder } from '../read/orders.queries.ts'
import { linesOf } from './order-lines.ts'
import type { OrderToStore, Placement } from './place-order.queries.ts'
import { placementError } from './placement-refusal.ts'
import { storeOrder } from './store-order.ts'

export type AcceptParts = { db: Db; now: () => Date }

/** How an order comes in: by whom, under which key, for which browser. */
export type Acceptance = Pick<
  OrderToStore,
  'key' | 'bodyHash' | 'cookieHash' | 'tokenHash' | 'source' | 'actor' | 'overrideKitchen' | 'suspicion'
> & { rules: ShopRules }

/**
 * Prices an order, stores it with stock, kitchen day, lines, access right and timeline, and tells every open screen.
 * The same key with the same body answers the order of the first time, as it is now.
 * @throws ShopError `out-of-stock`, `conflict` (kitchen day), `forbidden` (blocked phone), `key-reused`, `validation`
 */
export const acceptOrder = async (
  parts: AcceptParts,
  order: PlaceOrder,
  acceptance: Acceptance,
): Promise<{ order: StoredOrder; keepsCookie: boolean }> => {
  const { rules } = acceptance
  const lines = linesOf(order, rules.prices)
  const placement = await storeOrder(parts.db, rowOf(order, lines, acceptance))
  switch (placement.outcome) {
    case 'placed':
      announce(parts)
      return {
        order: placedOrder(order, lines, acceptance, placement),
        keepsCookie: placement.keepsCookie,
      }
    case 'replayed': {
      const stored = await findOrder(parts.db, placement.orderId)
      if (!stored) throw new ShopError('not-found')
      return { order: stored, keepsCookie: placement.keepsCookie }
    }
    case 'key-reused':
      throw new ShopError('key-reused')
    case 'refused':
      throw placementError(
        placement.refusal,
        await refusedDay(parts, order, lines, rules, placement.refusal.reason),
      )
  }
}

/**
 * Field by field: V8 gives every object of so many fields that is spread together from two a shape of its own, which made
 * an order a fifth dearer (decision 0034).
 */
const rowOf = (order: PlaceOrder, lines: readonly OrderLine[], acceptance: Acceptance): OrderToStore => ({
  key: acceptance.key,
  bodyHash: acceptance.bodyHash,
  cookieHash: acceptance.cookieHash,
  tokenHash: acceptance.tokenHash,
  name: order.customerName,
  phone: order.customerPhone,
  phoneKey: normalisePhone(order.customerPhone),
  email: order.customerEmail,
  address: order.customerAddress,
  notes: order.notes,
  isDelivery: order.isDelivery,
  deliveryDate: order.deliveryDate,
  packages: lines.map(({ packageType }) => packageType),
  quantities: lines.map(({ quantity }) => quantity),
  prices: lines.map(({ packageType }) => priceOf(packageType, acceptance.rules.prices)),
  pieces: lines.map(({ packageType }) => catalogue[packageType].pieces),
  dayCapacity: order.deliveryDate === null ? null : usualCapacity(acceptance.rules, order.deliveryDate),
  source: acceptance.source,
  actor: acceptance.actor,
  overrideKitchen: acceptance.overrideKitchen,
  suspicion: acceptance.suspicion,
})

/** The stored order, put together from what was sent and what the database decided. */
const placedOrder = (
  order: PlaceOrder,
  lines: readonly OrderLine[],
  { source, rules: { prices } }: Acceptance,
  { orderId, orderDate, itemIds, suspicion }: Extract<Placement, { outcome: 'placed' }>,
): StoredOrder => ({
  id: orderId,
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  phoneKey: normalisePhone(order.customerPhone),
  customerEmail: order.customerEmail,
  customerAddress: order.customerAddress,
  packageType: lines[0]?.packageType ?? order.packageType,
  quantity: lines[0]?.quantity ?? order.quantity,
  pieces: piecesOf(lines),
  totalPrice: rupiahToWire(orderTotal(lines, prices)),
  status: 'pending',
  notes: order.notes,
  orderDate,
  deliveryDate: order.deliveryDate,
  isDelivery: order.isDelivery,
  isPaid: false,
  paidAt: null,
  paymentMethod: null,
  stripePaymentIntentId: null,
  midtransTransactionId: null,
  midtransPaymentStatus: null,
  source,
  cancelReason: null,
  holdsCapacity: order.deliveryDate !== null,
  suspicion,
  labelPrintedAt: null,
  anonymisedAt: null,
  updatedAt: orderDate,
  items: lines.map((line, index) => ({
    id: itemIds[index] ?? 0,
    packageType: line.packageType,
    quantity: line.quantity,
    unitPrice: rupiahToWire(priceOf(line.packageType, prices)),
    totalPrice: rupiahToWire(lineTotal(line, prices)),
  })),
})

const refusedDay = async (
  { db, now }: AcceptParts,
  { deliveryDate }: PlaceOrder,
  lines: readonly OrderLine[],
  rules: ShopRules,
  reason: string,
) => {
  if (deliveryDate === null || !reason.startsWith('date-')) return null
  const moment = now()
  const today = wibDay(moment)
  const book = await listKitchenDayRows(db, today, addWibDays(today, rules.dates.horizonDays))
  return { day: deliveryDate, next: nextDayWithRoom(moment, piecesOf(lines), rules, book) }
}
