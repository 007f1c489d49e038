import type { AdminOrder, EnterOrder } from '@dimsum/contract/orders'
import { totalOf } from '@dimsum/domain/order-total'
import { deliveryDayRefusal } from '../../kitchen-days/delivery-day.ts'
import { rulesFor, typesOf } from '../../settings/shop-rules.ts'
import { presentAdminOrder } from '../read/present-order.ts'
import { enteredDeliveryCharge } from './delivery-charge.ts'
import {
  changedPriceRefusal,
  contradictionRefusal,
  linesOf,
  piecesOf,
  tooMuchRefusal,
  totalOfLines,
} from './order-lines.ts'
import type { SentForm } from './place-as-customer.ts'
import { isKeyUsed } from './place-order.queries.ts'
import { type PlaceParts, placeOrder } from './place-order.ts'
import { judgePromotion } from './promotion-charge.ts'
import { requestHash } from './request-hash.ts'

/**
 * Places an order that the owner enters for a customer who called, wrote or came by. The storefront's switch and the
 * block list do not apply; stock and the limits of a promotion code always do, the kitchen's days unless the owner
 * overrides them.
 * @throws ShopError as `placeOrder`, `not-found` and `conflict` at `promotionCode`, `stale` when the screen showed
 * another total, `validation` for a day that is not open
 */
export const placeAsOwner = async (
  parts: PlaceParts,
  actor: string,
  entry: EnterOrder,
  { rules: usualRules, key, expectedTotal }: Pick<SentForm, 'rules' | 'key' | 'expectedTotal'>,
): Promise<AdminOrder> => {
  const { order, source, overrideKitchen, deliveryFee } = entry
  const lines = linesOf(order, usualRules.menu)
  const rules = rulesFor(usualRules, typesOf(lines))
  const linesTotal = totalOfLines(lines)
  const promotion = await judgePromotion(parts, order, lines)
  const delivery = enteredDeliveryCharge(entry, linesTotal, rules)
  const charges = [delivery, promotion?.charge ?? null].filter((charge) => charge !== null)
  const total = totalOf(linesTotal, charges)
  const refusal =
    contradictionRefusal(order) ??
    promotion?.refusal ??
    // `linesOf` has refused lines whose sum alone exceeds the max total.
    tooMuchRefusal(total, deliveryFee === undefined ? 'quantity' : 'deliveryFee') ??
    changedPriceRefusal(expectedTotal, total, lines) ??
    (overrideKitchen ? null : await deliveryDayRefusal(parts, order.deliveryDate, piecesOf(lines), rules))
  if (refusal !== null && !(await isKeyUsed(parts.db, key))) throw refusal
  const entered = await placeOrder(parts, order, {
    rules,
    lines,
    key: key ?? null,
    bodyHash: key === undefined ? null : requestHash({ order, source, overrideKitchen, deliveryFee }),
    cookieHash: null,
    tokenHash: null,
    source,
    actor,
    overrideKitchen,
    suspicion: null,
    charges,
    promotionCodeId: promotion?.id ?? null,
  })
  return presentAdminOrder(entered.order)
}
