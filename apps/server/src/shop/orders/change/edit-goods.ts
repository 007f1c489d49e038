import type { EditGoods, GoodsTerms } from '@dimsum/contract/edit-goods'
import type { AdminOrder } from '@dimsum/contract/orders'
import { editedTotal } from '@dimsum/domain/edited-total'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { rupiah, rupiahFromWire, rupiahToWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { maximumOrderTotal } from '@dimsum/domain/pricing'
import { wibDay } from '@dimsum/domain/wib-date'
import { editing } from '@dimsum/words/server/editing'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { assertExpected } from '../../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound } from '../../../platform/errors/shop-error.ts'
import { findOrderMoney } from '../../attention/money-attention.queries.ts'
import { type ShopRules, usualCapacity } from '../../settings/shop-rules.ts'
import { changedPriceRefusal, tooMuchRefusal } from '../place/order-lines.ts'
import { findOrder, type StoredOrder } from '../read/orders.queries.ts'
import { presentAdminOrder } from '../read/present-order.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'
import { editOrder, findPromotionOf } from './edit-goods.queries.ts'
import { assertEditable, type EditParts, followTotal, runOrderEdit } from './edit-order.ts'
import { editedLines, goodsOf, quantitiesOf } from './edited-lines.ts'

/**
 * Changes packages, choices, quantities, discount or extra charge of an order that is not delivered. Stock, kitchen day,
 * time window and promotion follow in the same transaction; the ledger decides whether the order is still paid, and its
 * open payments are ended at the provider. A repeated request changes nothing.
 * @throws ShopError `not-found`; `stale` when the goods or the new total are not what the screen showed; `out-of-stock`
 * and `conflict` when what is added cannot be had, and for a finished order; `validation`
 */
export const editGoods = (
  parts: EditParts,
  actor: string,
  id: number,
  edit: EditGoods,
  rules: ShopRules,
): Promise<AdminOrder> =>
  runOrderEdit(parts, ['orders', 'kitchen_days'], rules, async (tx) => {
    const order = orNotFound(await findOrder(tx, id))
    const stored = goodsOf(order)
    if (isSameValue(stored, { items: quantitiesOf(edit.items), adjustment: edit.adjustment }))
      return presentAdminOrder(order)
    assertEditable(order)
    assertShown(order, edit.expected)
    const lines = editedLines(edit.items, order.items, rules.menu)
    const promotion = (await findPromotionOf(tx, id)) ?? null
    const { charges, total, mostDiscount } = editedTotal({
      lines,
      charges: order.charges ?? [],
      promotion,
      adjustment: edit.adjustment,
    })
    if (total === null) throw invalidField('adjustment.amount', editing.discountTooHigh(mostDiscount))
    const field = mostDiscount > maximumOrderTotal ? 'quantity' : 'adjustment.amount'
    const refusal = tooMuchRefusal(total, field) ?? changedPriceRefusal(edit.total, total, lines)
    if (refusal) throw refusal
    const { deliveryDate: day } = order
    const isEdited = await editOrder(tx, {
      seen: order,
      lines,
      charges,
      promotionCodeId: charges.some(({ kind }) => kind === 'promotion') ? order.promotionCodeId : null,
      actor,
      dayCapacity: usualCapacity(rules, day),
      // A past day is not cooked for, so its limits cannot be exceeded any more.
      overrideKitchen: edit.overrideKitchen || (day !== null && day < wibDay(parts.now())),
    })
    if (!isEdited) return 'overtaken'
    const edited = orNotFound(await findOrder(tx, id))
    await insertOrderEvent(tx, {
      orderId: id,
      actor,
      kind: 'goods',
      data: { from: factsOf(order), to: factsOf(edited) },
      text: isSameValue(stored.adjustment, edit.adjustment) ? undefined : edit.adjustment?.reason,
    })
    await followTotal(tx, parts, actor, order, edited)
    return presentAdminOrder(edited)
  })

/** What the form of an order needs besides the order. @throws ShopError `not-found` */
export const goodsTerms = (db: Db, id: number): Promise<GoodsTerms> =>
  inTransaction(db, async (tx) => {
    const money = orNotFound(await findOrderMoney(tx, id))
    return {
      held: rupiahToWire(rupiah(money.received - money.givenBack)),
      promotion: (await findPromotionOf(tx, id)) ?? null,
    }
  })

const assertShown = (order: StoredOrder, { items, adjustment, totalPrice }: EditGoods['expected']): void =>
  assertExpected(
    { ...goodsOf(order), totalPrice: rupiahFromWire(order.totalPrice) },
    { items: quantitiesOf(items), adjustment, totalPrice: rupiahFromWire(totalPrice) },
    editing.changed(formatOrderId(order.id)),
  )

/** Facts of the timeline: packages and total. */
const factsOf = (order: StoredOrder) => ({
  lines: orderLines(order).map(({ name, choices, quantity }) => ({ name, choices, quantity })),
  total: rupiahFromWire(order.totalPrice),
})
