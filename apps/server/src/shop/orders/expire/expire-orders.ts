import { unpaidExpiry } from '@dimsum/domain/order-status'
import { wibDay } from '@dimsum/domain/wib-date'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { type PeriodicJob, startPeriodicJob } from '../../../platform/jobs/periodic-job.ts'
import { raiseDueRests } from '../../attention/attention.queries.ts'
import { currentRules, type ShopRules } from '../../settings/shop-rules.ts'
import type { ShopParts } from '../../shop-parts.ts'
import { changeOrderStatus } from '../change/change-order-status.ts'
import type { EditParts } from '../change/edit-order.ts'
import { listExpiredOrders } from './expire-orders.queries.ts'

type ExpiryParts = EditParts & { log: { error: (facts: object, message: string) => void } }

/** Polling interval; with limits in hours, minutes do not matter. */
const usualIntervalMs = 5 * 60_000
/** How long «Bayar lagi» stays open after a payment expired, before the capacity is released. */
const keptForSeconds = 2 * 60 * 60

const reason = 'tidak dibayar sampai batas waktu'

/**
 * Cancels orders that were not paid in time and reserve stock or capacity, so that other customers can have them.
 * Orders that the owner confirmed, reopened or entered stay. Any process may do it: an order that changed meanwhile is
 * skipped. A failure is logged and does not stop the others.
 * @returns ids of the cancelled orders
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

/**
 * Cancels unpaid orders periodically while the process runs, and lists deposits whose rest is due. Every process may run
 * one.
 */
export const startOrderExpiry = (
  parts: ExpiryParts & Pick<ShopParts, 'settings'>,
  intervalMs = usualIntervalMs,
): PeriodicJob =>
  startPeriodicJob(async (isStopped) => {
    try {
      await raiseDueRests(parts.db, wibDay(parts.now()))
      await expireOrders(parts, await currentRules(parts.settings), isStopped)
    } catch (error) {
      parts.log.error({ err: error }, 'unpaid orders could not be cancelled or listed')
    }
  }, intervalMs)
