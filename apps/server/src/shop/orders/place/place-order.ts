import type { PlaceOrder } from '@dimsum/contract/place-order'
import { depositFor } from '@dimsum/domain/deposit'
import { type Charge, totalOf } from '@dimsum/domain/order-total'
import { normalisePhone } from '@dimsum/domain/phone'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { findDayWithRoom } from '../../kitchen-days/delivery-day.ts'
import { type ShopRules, usualCapacity } from '../../settings/shop-rules.ts'
import { columnsWhere, type FormColumn } from '../read/order-columns.ts'
import type { StoredOrder } from '../read/orders.queries.ts'
import { type PricedLine, piecesOf, totalOfLines } from './order-lines.ts'
import { insertOrder, type NewOrder, refusalIn } from './place-order.queries.ts'
import { placementError } from './placement-refusal.ts'

export type PlaceParts = { db: Db; now: () => Date }

/** How an order is placed: actor, key and browser. */
export type HowPlaced = Pick<
  NewOrder,
  'key' | 'bodyHash' | 'cookieHash' | 'tokenHash' | 'actor' | 'overrideKitchen'
> &
  Pick<NewOrder['order'], 'source' | 'suspicion' | 'promotionCodeId'> & {
    rules: ShopRules
    /** The result of `linesOf` for the order. */
    lines: readonly PricedLine[]
    charges: Charge[]
  }

const formColumns = columnsWhere<FormColumn>(({ from }) => from === 'form')

/**
 * Prices an order, stores it with stock, kitchen day, lines, access right and timeline, and notifies open screens. The
 * same key with the same body returns the first order in its current state.
 * @throws ShopError `out-of-stock`, `conflict` (kitchen day, promotion code), `not-found` (promotion code), `forbidden`
 * (blocked phone), `key-reused`, `validation`
 */
export const placeOrder = async (
  parts: PlaceParts,
  order: PlaceOrder,
  how: HowPlaced,
): Promise<{ order: StoredOrder; keepsCookie: boolean }> => {
  const { rules, lines } = how
  const { outcome, ...placed } = await insertOrder(parts.db, newOrder(order, how, parts.now())).catch(
    async (error: unknown) => {
      const refusal = refusalIn(error)
      if (!refusal) throw error
      const isOfDay = refusal.reason.startsWith('date-')
      const next = isOfDay ? await findDayWithRoom(parts.db, parts.now(), piecesOf(lines), rules) : null
      throw placementError(refusal, rules.menu, next)
    },
  )
  if (outcome === 'key-reused') throw new ShopError('key-reused')
  if (outcome === 'placed') announce(parts)
  return placed
}

/** The customer's columns under the names of the request, and those that the shop adds. */
const newOrder = (order: PlaceOrder, how: HowPlaced, now: Date): NewOrder => {
  const { rules, lines, source, suspicion, charges, promotionCodeId, ...rest } = how
  const form = Object.fromEntries(formColumns.map((name) => [name, order[name]])) as Pick<
    PlaceOrder,
    FormColumn
  >
  return {
    ...rest,
    order: {
      ...form,
      timeWindow: (order.deliveryDate && order.timeWindow) ?? null,
      phoneKey: normalisePhone(order.customerPhone),
      source,
      suspicion,
      charges: charges.length > 0 ? charges : null,
      promotionCodeId,
      deposit: depositFor(rules, {
        total: totalOf(totalOfLines(lines), charges),
        pieces: piecesOf(lines),
        day: order.deliveryDate,
        today: wibDay(now),
      }),
    },
    lines,
    dayCapacity: usualCapacity(rules, order.deliveryDate),
  }
}
