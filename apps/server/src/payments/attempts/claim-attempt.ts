import { depositDue, isPayableAmount } from '@dimsum/domain/deposit'
import { rupiahFromWire, rupiahToWire } from '@dimsum/domain/money'
import { providerOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isUnconfirmed } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { maxPayment, type PaymentMethod } from '@dimsum/domain/payment-method'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
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
import type { OwnedAttempt, PaymentWish } from './make-page.ts'
import { releaseLease } from './release-lease.ts'

/** Delay until the first status check of a new attempt. */
const firstCheckMs = 60_000
/** Min remaining lifetime of a token that is returned again. */
const minLeftMs = 60_000
/** In minutes. Account numbers are valid for a day, the banks' default; a code on the screen is paid at once. */
const lifetimes: Record<PaymentMethod, number> = { virtual_account: 24 * 60, gopay: 60, qris: 60 }
/** Min lifetime in minutes: a bank's payment flow takes up to this long. */
const minLifetimeMinutes = 15

/**
 * - `page`: a valid page exists
 * - `make`: this caller owns the attempt and may call the provider for a page of this lifetime
 * - `wait`: another caller is creating the page
 * - `end`: these attempts must be ended at the provider first
 */
export type Claim =
  | { kind: 'page'; attempt: Attempt; page: PaymentPage }
  | ({ kind: 'make' } & OwnedAttempt)
  | { kind: 'wait' }
  | { kind: 'end'; attempts: Attempt[] }

type ClaimWish = Pick<PaymentWish, 'method' | 'isDeposit' | 'totalAmount'>

/**
 * Decides, under the order's lock, what a customer gets who wants to pay by `method`. A new attempt is committed before
 * the provider is called, so that every token has a row (decision 0013).
 * @throws ShopError `not-found`, `conflict` for an order that cannot be paid, `validation` for another amount than is due,
 * or one above the method's max
 */
export const claimAttempt = async (parts: PaymentParts, orderId: number, wish: ClaimWish): Promise<Claim> => {
  let claimed: Attempt | undefined
  return inTransaction(parts.db, async (tx) => {
    const claim = await decide(tx, parts, orderId, wish)
    claimed = claim.kind === 'make' ? claim.attempt : undefined
    return claim
  }).catch(async (error: unknown) => {
    // The commit may have succeeded although its answer was lost.
    if (claimed) await releaseLease(parts, claimed)
    throw error
  })
}

const decide = async (
  tx: Tx,
  { provider, rules: { limits } }: Pick<PaymentParts, 'provider' | 'rules'>,
  orderId: number,
  { method, isDeposit, totalAmount }: ClaimWish,
): Promise<Claim> => {
  const order = await lockPayableOrder(tx, orderId)
  // The order existed a moment ago: the database was restored from a backup that is older than the order.
  if (!order) throw new ShopError('not-found')
  const refusal = refusalOf(order)
  if (refusal) throw refusal
  const due = (isDeposit ? depositDue(order) : null) ?? amountDue(order)
  if (totalAmount !== undefined && rupiahFromWire(totalAmount) !== due)
    throw invalidField('totalAmount', paying.wrongAmount)
  if (due > maxPayment[method]) throw invalidField('paymentMethod', paying.overMaximum(maxPayment[method]))
  // It was not confirmed before its day ended, and will not be cooked.
  if (dayLeftOf(order) <= 0)
    throw new ShopError('conflict', paying.dayOver, { details: paying.chooseAnotherDay })
  const lifetimeMinutes = Math.max(
    minLifetimeMinutes,
    Math.min(lifetimes[method], Math.floor(dayLeftOf(order) / 60_000)),
  )

  const live = await listLiveAttempts(tx, orderId)
  if (live.some((attempt) => attempt.state === 'creating' && attempt.leaseMs < limits.lease)) {
    return { kind: 'wait' }
  }
  const own = live.find((attempt) => attempt.method === method && rupiahFromWire(attempt.amount) === due)
  const others = live.filter((attempt) => attempt !== own)
  const page = own && pageOf(own)
  if (own && page && others.length === 0) return { kind: 'page', attempt: own, page }
  // The process that created it crashed: reuse the provider order id, so that there is never a second payment.
  if (own?.state === 'creating' && others.length === 0) {
    return { kind: 'make', attempt: await renewAttempt(tx, own.id, lifetimeMinutes), lifetimeMinutes }
  }
  if (live.length > 0) return { kind: 'end', attempts: own && page ? others : live }

  const attempt = await insertAttempt(tx, {
    orderId,
    provider: provider.name,
    providerOrderId: providerOrderId(orderId, await nextTimestamp(tx, orderId)),
    method,
    amount: rupiahToWire(due),
    state: 'creating',
    lifetimeMinutes,
    nextCheckMs: firstCheckMs,
  })
  return { kind: 'make', attempt, lifetimeMinutes }
}

/** Why an order must not be paid any more; null when it may be. */
const refusalOf = (order: PayableOrder): ShopError | null => {
  if (order.isPaid) return new ShopError('conflict', paying.alreadyPaid)
  if (isCancelled(order.status)) return new ShopError('conflict', paying.cancelled)
  // A promotion or discount may cover the whole order, and no provider accepts a payment of zero.
  return amountDue(order) === 0 ? new ShopError('conflict', paying.nothingToPay) : null
}

/** Time until the payment is too late, in milliseconds. A confirmed order may be paid after its day too. */
const dayLeftOf = ({ status, dayLeftMs }: PayableOrder): number =>
  isUnconfirmed(status) ? (dayLeftMs ?? Infinity) : Infinity

/** The page of an open attempt, unless its remaining lifetime is too short. */
const pageOf = ({ state, token, redirectUrl, leftMs }: Attempt): PaymentPage | null => {
  const isFresh = state === 'open' && leftMs !== null && leftMs > minLeftMs
  return isFresh && token !== null && redirectUrl !== null ? { token, redirectUrl } : null
}

/**
 * Stores the provider's token, unless another caller took over the attempt or it was ended.
 * @returns whether it was stored for an amount that is still due, and why the order must not be paid any more
 */
export const storePage = (
  parts: PaymentParts,
  attempt: Attempt,
  page: PaymentPage,
): Promise<{ isUsable: boolean; refusal: ShopError | null }> =>
  inTransaction(parts.db, async (tx) => {
    const order = await lockPayableOrder(tx, attempt.orderId)
    // The token is stored in any case: it is needed to close the page.
    const isStored = await openAttempt(tx, attempt, page)
    const refusal = order ? refusalOf(order) : null
    if (refusal) await checkAttemptsNow(tx, attempt.orderId)
    const isDue = order !== undefined && isPayableAmount(order, attempt.amount)
    return { isUsable: isStored && isDue, refusal }
  })
