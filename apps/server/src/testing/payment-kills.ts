import { sql } from 'drizzle-orm'
import type { StopPoint } from '../payments/payment-parts.ts'
import { inTransaction } from '../platform/db/connection.ts'
import { check, fault, pay, placeOrder, type Real, type Step, start } from './payment-steps.ts'

/** Steps that end a process: by a power cut between two steps or at any moment, and for an update. */

/** Starts the next process after the leases of the dead one have expired. */
const comeBack = async (real: Real) => {
  await real.second.comeBack()
  await inTransaction(real.shop.db, (tx) =>
    tx.execute(
      sql`update payment_attempts set updated_at = updated_at - interval '1 hour' where state = 'creating'`,
    ),
  )
  real.isEnding = false
}

const startPoints: readonly StopPoint[] = ['attempt-stored', 'provider-answered', 'token-stored']
const reportPoints: readonly StopPoint[] = ['provider-asked', 'report-recorded']
/** A `pick` that selects the second process. */
const inSecond = 1

/**
 * Kills the second process exactly between two steps of its work: starting a payment, or handling a notification, a
 * status check or a reconciler round. On an order of its own, which certainly reaches that point.
 */
export const killBetween: Step = async (real, _order, pick) => {
  const { second, shop } = real
  const isStart = pick % 2 === 0
  const points = isStart ? startPoints : reportPoints
  const order = await placeOrder(real, shop.url, pick)
  real.placed(order)
  if (!isStart) {
    await start(real, order, 2 * pick)
    if (pick < 8) await fault('notification-lost')(real, order, 0)
    if (pick < 8) await pay(real, order, 0)
  }
  await second.dieAt(points[(pick >> 1) % points.length] ?? 'provider-asked')
  real.isEnding = true
  if (isStart) await start(real, order, inSecond + 2 * (pick % 3))
  else if (pick < 4) await check(real, order, inSecond)
  else if (pick < 8) {
    await shop.makeChecksDue()
    await second.reconcile()
  } else {
    await pay(real, order, 0)
    await shop.control.notificationsDone()
  }
  await second.kill()
  await comeBack(real)
}

/** Kills it during several parallel requests, as soon as the first of them is answered. */
export const killAnywhere: Step = async (real, order, pick) => {
  real.isEnding = true
  const requests = [start(real, order, inSecond), check(real, order, inSecond), pay(real, order, pick)]
  await Promise.race(requests)
  await real.second.kill()
  await Promise.all(requests)
  await comeBack(real)
}

/** An update of the shop: running requests finish, the next process starts. */
export const update: Step = async (real) => {
  await real.second.stop()
  await comeBack(real)
}
