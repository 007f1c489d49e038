import { paying } from '@dimsum/words/server/paying'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { type Attempt, listWatchedAttempts } from '../ledger/attempts.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { isProviderError } from '../payment-provider.ts'
import { askAboutAttempt } from '../settlement/ask-about-attempt.ts'

/** Pending status requests by attempt, shared by all callers of the same page. */
const asking = new WeakMap<PaymentParts, Map<number, Promise<unknown>>>()

/**
 * Whether the order is paid. Requests the provider's status when the order is unpaid here. Only stored ids are used,
 * never what the popup reported (docs/security.md, T15).
 * @throws ShopError `not-found`; `provider-down` when the order is not paid here and the provider does not answer
 */
export const checkPayment = async (parts: PaymentParts, orderId: number): Promise<{ isPaid: boolean }> => {
  const order = orNotFound(await findPayableOrder(parts.db, orderId), paying.noOrder)
  if (order.isPaid) return { isPaid: true }
  const attempts = await listWatchedAttempts(parts.db, orderId)
  if (attempts.length === 0) return { isPaid: false }
  try {
    await Promise.all(attempts.map((attempt) => askOnce(parts, attempt)))
  } catch (error) {
    if (!isProviderError(error)) throw error
    parts.log.warn({ orderId, failure: error.failure, status: error.status }, 'payment could not be checked')
    throw new ShopError('provider-down', '', { cause: error })
  }
  return { isPaid: (await findPayableOrder(parts.db, orderId))?.isPaid ?? false }
}

const askOnce = (parts: PaymentParts, attempt: Attempt): Promise<unknown> => {
  const underWay = asking.get(parts) ?? new Map<number, Promise<unknown>>()
  asking.set(parts, underWay)
  const running = underWay.get(attempt.id)
  if (running) return running
  const question = askAboutAttempt(parts, attempt, 'status-check', {
    withinMs: parts.rules.limits.check,
  }).finally(() => underWay.delete(attempt.id))
  underWay.set(attempt.id, question)
  return question
}
