import { providerOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isUnconfirmed } from '@dimsum/domain/order-status'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import {
  type Attempt,
  checkAttemptsNow,
  insertAttempt,
  listLiveAttempts,
  nextTimestamp,
  openAttempt,
  renewAttempt,
} from '../ledger/attempts.queries.ts'
import { lockPayableOrder, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { PaymentPage } from '../payment-provider.ts'
import { letAttemptGo } from './let-attempt-go.ts'

/** The reconciler's first question about a new attempt. */
const firstCheckMs = 60_000
/** A token with less life left is not handed out again. */
const leastLeftMs = 60_000
/** A bank's screens take up to this long (minutes). */
const leastLifetimeMinutes = 15

/**
 * - `page`: there is a page, to be returned
 * - `make`: ours to make; the provider may now be called
 * - `wait`: another caller is making it
 * - `end`: these must be ended at the provider before another may begin
 * - `day-over`: the order was not confirmed before its day was over, and will not be cooked
 */
export type Claim =
  | { kind: 'page'; attempt: Attempt; page: PaymentPage }
  | { kind: 'make'; attempt: Attempt }
  | { kind: 'wait' }
  | { kind: 'end'; attempts: Attempt[] }
  | { kind: 'paid' }
  | { kind: 'cancelled' }
  | { kind: 'day-over' }

/**
 * Decides, under the order's lock, what a customer who wants to pay by `method` gets. A new attempt is committed
 * before anybody calls the provider, so that every token that exists has its row (decision 0013).
 * @throws ShopError `not-found`
 */
export const claimAttempt = async (
  parts: PaymentParts,
  orderId: number,
  method: PaymentMethod,
): Promise<Claim> => {
  let claimed: Attempt | undefined
  try {
    return await inTransaction(parts.db, async (tx) => {
      const claim = await decide(tx, parts, orderId, method)
      claimed = claim.kind === 'make' ? claim.attempt : undefined
      return claim
    })
  } catch (error) {
    // A commit whose answer got lost may have happened.
    if (claimed) await letAttemptGo(parts, claimed)
    throw error
  }
}

const decide = async (
  tx: Tx,
  { provider, rules: { limits, lifetimeMinutes } }: Pick<PaymentParts, 'provider' | 'rules'>,
  orderId: number,
  method: PaymentMethod,
): Promise<Claim> => {
  const order = await lockPayableOrder(tx, orderId)
  // It was there when it was asked for: the database went back to before it, as a restored backup does.
  if (!order) throw new ShopError('not-found')
  if (order.isPaid) return { kind: 'paid' }
  if (isCancelled(order.status)) return { kind: 'cancelled' }
  if (dayLeftOf(order) <= 0) return { kind: 'day-over' }
  const lifetime = Math.max(
    leastLifetimeMinutes,
    Math.min(lifetimeMinutes[method], Math.floor(dayLeftOf(order) / 60_000)),
  )

  const live = await listLiveAttempts(tx, orderId)
  if (live.some((attempt) => attempt.state === 'creating' && attempt.leaseMs < limits.lease)) {
    return { kind: 'wait' }
  }
  const own = live.find((attempt) => attempt.method === method)
  const others = live.filter((attempt) => attempt !== own)
  const page = own && pageOf(own)
  if (own && page && others.length === 0) return { kind: 'page', attempt: own, page }
  // Its maker crashed: the same provider order id again, so that there is never a second payment to pay.
  if (own?.state === 'creating' && others.length === 0) {
    return { kind: 'make', attempt: await renewAttempt(tx, own.id, lifetime) }
  }
  if (live.length > 0) return { kind: 'end', attempts: own && page ? others : live }

  const attempt = await insertAttempt(tx, {
    orderId,
    provider: provider.name,
    providerOrderId: providerOrderId(orderId, await nextTimestamp(tx, orderId)),
    method,
    amount: order.totalPrice,
    state: 'creating',
    lifetimeMinutes: lifetime,
    nextCheckMs: firstCheckMs,
  })
  return { kind: 'make', attempt }
}

/** Milliseconds in which paying still buys something: an order the owner took on may be paid after its day, too. */
const dayLeftOf = ({ status, dayLeftMs }: PayableOrder): number =>
  isUnconfirmed(status) ? (dayLeftMs ?? Infinity) : Infinity

/** The page of an open attempt that lives long enough to be paid. */
const pageOf = ({ state, token, redirectUrl, leftMs }: Attempt): PaymentPage | null => {
  const isFresh = state === 'open' && leftMs !== null && leftMs > leastLeftMs
  return isFresh && token !== null && redirectUrl !== null ? { token, redirectUrl } : null
}

/**
 * Stores the token the provider gave; what happened meanwhile decides. `lost`: another caller took the attempt over,
 * or it was ended.
 */
export const storePage = (
  parts: PaymentParts,
  attempt: Attempt,
  page: PaymentPage,
): Promise<'stored' | 'lost' | 'paid' | 'cancelled'> =>
  inTransaction(parts.db, async (tx) => {
    const order = await lockPayableOrder(tx, attempt.orderId)
    // The token is stored all the same: whoever ends the attempt must be able to close its page.
    const isStored = await openAttempt(tx, attempt, page)
    if (order && (order.isPaid || isCancelled(order.status))) {
      await checkAttemptsNow(tx, attempt.orderId)
      return order.isPaid ? 'paid' : 'cancelled'
    }
    return isStored ? 'stored' : 'lost'
  })
