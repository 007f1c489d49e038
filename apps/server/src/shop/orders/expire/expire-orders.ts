import { unpaidExpiry } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { type Rounds, startRounds } from '../../../platform/jobs/rounds.ts'
import type { OrderPayments } from '../../order-payments.ts'
import { type ShopRules, shopRulesOf } from '../../settings/shop-rules.ts'
import type { ShopParts } from '../../shop-parts.ts'
import { changeOrderStatus } from '../change/change-order-status.ts'
import { listExpiredOrders } from './expire-orders.queries.ts'

type ExpiryParts = {
  db: Db
  now: () => Date
  orderPayments: Pick<OrderPayments, 'endSoon'>
  log: { error: (facts: object, message: string) => void }
}

/** How often orders are looked for whose time ran out; the hours they keep their pieces make minutes unimportant. */
const usualIntervalMs = 5 * 60_000
/** How long «Bayar lagi» stays open behind a payment that ran out, before others get the pieces. */
const keptForSeconds = 2 * 60 * 60

const reason = 'tidak dibayar sampai batas waktu'

/**
 * Cancels orders that hold stock or a day's pieces and were not paid in time, so that other customers can have them. What the
 * owner confirmed, opened again or typed in is her own decision and stays. Any process may do it: an order that moved
 * meanwhile is left alone. One that cannot be ended is logged and does not hold up the others.
 * @returns ids of the orders it cancelled
 */
export const expireOrders = async (
  parts: ExpiryParts,
  rules: ShopRules,
  isStopped: () => boolean = () => false,
): Promise<number[]> => {
  const expired: number[] = []
  for (const id of await listExpiredOrders(parts.db, keptForSeconds, rules.unpaidHours)) {
    if (isStopped()) break
    const change = { ...unpaidExpiry, reason }
    try {
      await changeOrderStatus(parts, 'system', id, { ...change, onlyUnpaid: true }, rules)
      expired.push(id)
    } catch (error) {
      if (error instanceof ShopError && error.code === 'stale') continue
      parts.log.error({ err: error, orderId: id }, 'an unpaid order could not be cancelled')
    }
  }
  return expired
}

/** Gives the pieces of unpaid orders back for as long as the process lives. Every process may run one. */
export const startOrderExpiry = (
  parts: ExpiryParts & Pick<ShopParts, 'settings'>,
  intervalMs = usualIntervalMs,
): Rounds =>
  startRounds(async (isStopped) => {
    try {
      await expireOrders(
        parts,
        shopRulesOf(await parts.settings.current(), await parts.settings.menu()),
        isStopped,
      )
    } catch (error) {
      parts.log.error({ err: error }, 'unpaid orders could not be cancelled')
    }
  }, intervalMs)
