import type { EditDetails } from '@dimsum/contract/edit-details'
import type { AdminOrder } from '@dimsum/contract/orders'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { chargesWith, type DetailName, detailsOf } from '@dimsum/domain/order-details'
import { formatOrderId } from '@dimsum/domain/order-number'
import { type Charge, totalOf } from '@dimsum/domain/order-total'
import { normalisePhone } from '@dimsum/domain/phone'
import { windowText } from '@dimsum/domain/time-windows'
import { editing } from '@dimsum/words/server/editing'
import type { Tx } from '../../../platform/db/connection.ts'
import { assertExpected } from '../../../platform/errors/assert-expected.ts'
import { orNotFound, ShopError } from '../../../platform/errors/shop-error.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import { tooMuchRefusal } from '../place/order-lines.ts'
import { findOrder, type StoredOrder } from '../read/orders.queries.ts'
import { presentAdminOrder } from '../read/present-order.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'
import { editOrder } from './edit-goods.queries.ts'
import { assertEditable, type EditParts, followTotal, runOrderEdit } from './edit-order.ts'
import { lockWithGoods, updateOrder } from './order-status.queries.ts'

/**
 * Changes name, phone, e-mail, address, notes, delivery or pick-up, and the delivery fee of an order that is not handed
 * over. A new total follows as in `editGoods`. The timeline shows before and after; an erasure removes that.
 * @throws ShopError `not-found`; `conflict` for a finished order, and a discount above the new total; `stale` when the
 * details are not what the form was filled from; `validation`
 */
export const editDetails = (
  parts: EditParts,
  actor: string,
  id: number,
  { expected, ...wanted }: EditDetails,
  rules: ShopRules,
): Promise<AdminOrder> =>
  runOrderEdit(parts, ['orders'], rules, async (tx) => {
    if ((await lockWithGoods(tx, id)) === 'overtaken') return 'overtaken'
    const order = orNotFound(await findOrder(tx, id))
    const stored = detailsOf(order)
    const charges = chargesWith(wanted, order.charges ?? [])
    const next = detailsOf({ ...wanted, charges })
    if (isSameValue(stored, next)) return presentAdminOrder(order)
    assertEditable(order)
    assertExpected(stored, expected, editing.changed(formatOrderId(id)))
    if (!isSameValue(charges, order.charges ?? [])) {
      assertTotal(order, charges)
      if (!(await storeCharges(tx, actor, order, charges))) return 'overtaken'
    }
    const { deliveryFee: _fee, deliveryArea: _area, ...text } = next
    await updateOrder(tx, id, {
      ...text,
      phoneKey: normalisePhone(next.customerPhone),
      timeWindow: isWindowOf(order.timeWindow, next.isDelivery, rules) ? order.timeWindow : null,
    })
    const edited = orNotFound(await findOrder(tx, id))
    const names = (Object.keys(stored) as DetailName[]).filter((name) => stored[name] !== next[name])
    await insertOrderEvent(tx, {
      orderId: id,
      actor,
      kind: 'details',
      data: { fields: names, by: 'desk' },
      text: names
        .map((name) => `${String(stored[name] ?? '–')} → ${String(next[name] ?? '–')}`)
        .join('; ')
        .slice(0, 1000),
    })
    if (rupiahFromWire(edited.totalPrice) !== rupiahFromWire(order.totalPrice))
      await followTotal(tx, parts, actor, order, edited)
    return presentAdminOrder(edited)
  })

/** Refuses charges with which the total is too large to store, or below zero. */
const assertTotal = ({ items }: StoredOrder, charges: readonly Charge[]): void => {
  const linesTotal = items.reduce((sum, { totalPrice }) => sum + rupiahFromWire(totalPrice), 0)
  const discount = charges.find(({ kind }) => kind === 'discount')
  const mostDiscount = totalOf(
    rupiah(linesTotal),
    charges.filter((charge) => charge !== discount),
  )
  const total = mostDiscount - (discount ? rupiahFromWire(discount.amount) : 0)
  if (total < 0) throw new ShopError('conflict', editing.discountTooHigh(mostDiscount))
  const refusal = tooMuchRefusal(rupiah(total), 'deliveryFee')
  if (refusal) throw refusal
}

const storeCharges = (tx: Tx, actor: string, order: StoredOrder, charges: StoredOrder['charges'] & object) =>
  editOrder(tx, {
    seen: order,
    lines: order.items.map(({ id, packageType, quantity, unitPrice, choices = [] }, index) => ({
      id,
      packageType,
      quantity,
      options: choices.map((choice) => choice.id).toSorted((a, b) => a - b),
      unitPrice: rupiahFromWire(unitPrice),
      index,
    })),
    charges,
    promotionCodeId: order.promotionCodeId,
    actor,
    dayCapacity: null,
    overrideKitchen: true,
  })

/** Whether an agreed time also holds for this way of delivery; a time that is not listed does. */
const isWindowOf = (window: string | null, isDelivery: boolean, { timeWindows }: ShopRules): boolean => {
  const kind = timeWindows.find((each) => windowText(each) === window)?.for ?? 'both'
  return kind === 'both' || (kind === 'delivery') === isDelivery
}
