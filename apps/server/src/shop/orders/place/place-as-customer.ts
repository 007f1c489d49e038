import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { totalOf } from '@dimsum/domain/order-total'
import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { placing } from '@dimsum/words/server/placing'
import { newToken, tokenHash } from '../../../platform/config/secret-token.ts'
import { invalidField, ShopError } from '../../../platform/errors/shop-error.ts'
import type { LimitParts } from '../../../platform/limits/limit.ts'
import { deliveryDayRefusal, findDayWithRoom } from '../../kitchen-days/delivery-day.ts'
import { rulesFor, type ShopRules, typesOf } from '../../settings/shop-rules.ts'
import { presentOrder } from '../read/present-order.ts'
import { deliveryCharge, deliveryRefusal } from './delivery-charge.ts'
import {
  changedPriceRefusal,
  contradictionRefusal,
  linesOf,
  piecesOf,
  tooMuchRefusal,
  totalOfLines,
} from './order-lines.ts'
import { isKeyUsed } from './place-order.queries.ts'
import { type PlaceParts, placeOrder } from './place-order.ts'
import { isRefusedCode, judgePromotion, limitGuessing } from './promotion-charge.ts'
import { requestHash } from './request-hash.ts'
import { windowRefusal } from './time-window.ts'

export type SentForm = {
  rules: ShopRules
  /** The Idempotency-Key of the form, if the browser sent one. */
  key?: string | undefined
  /** The total on the screen in wire format, if the caller sent it (decision 0035). */
  expectedTotal?: string | undefined
  /** The browser's access cookie. */
  cookie?: string | undefined
  /** Why the owner should check it before cooking. */
  suspicion?: string | null
  /** The caller's address, for counting guessed promotion codes. */
  address?: string | undefined
}

/**
 * Places an order of a customer (product.md section 2, order form). `accessToken` is the cookie that gives this browser
 * access to the order for 30 days: its existing one if it is known, else a new one.
 * @throws ShopError as `placeOrder`, `conflict` while the shop takes no orders, `stale` when the screen showed another
 * total or an area that is no longer listed, `validation` for a day that is not open, a missing area or time window,
 * and a filled honeypot field; at `promotionCode` `not-found`, `conflict` and `too-many`
 */
export const placeAsCustomer = async (
  parts: PlaceParts & Pick<LimitParts, 'limits'>,
  order: PlaceOrder,
  { rules: usualRules, key, expectedTotal, cookie, suspicion = null, address }: SentForm,
): Promise<{ order: Order; accessToken: string }> => {
  if (order.website) throw invalidField('website', placing.trap)
  const lines = linesOf(order, usualRules.menu)
  const rules = rulesFor(usualRules, typesOf(lines))
  const pieces = piecesOf(lines)
  const linesTotal = totalOfLines(lines)
  const promotion = await judgePromotion(parts, { promotionCode: order.promotionCode }, lines)
  const delivery = deliveryCharge(order, linesTotal, rules)
  const charges = [delivery, promotion?.charge ?? null].filter((charge) => charge !== null)
  const total = totalOf(linesTotal, charges)
  const refusal =
    contradictionRefusal(order) ??
    (await orderingRefusal(parts, rules, pieces)) ??
    deliveryRefusal(order, linesTotal, rules) ??
    promotion?.refusal ??
    tooMuchRefusal(total) ??
    changedPriceRefusal(expectedTotal, total, lines) ??
    (await deliveryDayRefusal(parts, order.deliveryDate, pieces, rules)) ??
    windowRefusal(order, rules)
  // A repeated request of a stored order gets the same order, even after the cut-off, a new price or a new version of
  // the shop.
  const mayBeRefused = refusal !== null || promotion !== null
  if (mayBeRefused && !(await isKeyUsed(parts.db, key))) {
    if (promotion?.isGuess && address !== undefined) await limitGuessing(parts, address)
    if (refusal !== null) throw refusal
  }
  const token = newToken()
  const placement = placeOrder(parts, order, {
    rules,
    lines,
    key: key ?? null,
    bodyHash: key === undefined ? null : requestHash(order),
    cookieHash: tokenHash(cookie),
    tokenHash: tokenHash(token),
    source: 'web',
    actor: 'customer',
    overrideKitchen: false,
    suspicion,
    charges,
    promotionCodeId: promotion?.id ?? null,
  })
  const placed = await placement.catch(async (error: unknown) => {
    // The database found that this phone has used the code: a stranger may be asking about another person's phone.
    if (isRefusedCode(error) && address !== undefined) await limitGuessing(parts, address)
    throw error
  })
  return {
    order: presentOrder(placed.order),
    accessToken: placed.keepsCookie && cookie !== undefined ? cookie : token,
  }
}

/** The owner's switch: open, paused until a moment, or closed. */
const orderingRefusal = async (
  parts: Pick<PlaceParts, 'db' | 'now'>,
  rules: ShopRules,
  pieces: number,
): Promise<ShopError | null> => {
  const now = parts.now()
  const from = takesOrdersFrom(rules.ordering, now)
  if (from === null) return new ShopError('conflict', placing.closed)
  if (from <= now) return null
  const next = await findDayWithRoom(parts.db, from, pieces, rules)
  return new ShopError('conflict', placing.paused(from, next))
}
