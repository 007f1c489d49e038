import { pagePath } from './mount-path.ts'
import type { Provider } from './provider.ts'
import type { NotificationRouting, SnapPage } from './records.ts'
import { readSnapRequest, type SnapRequest } from './snap-validation.ts'
import { freesOrderId, isPaid, phaseOf } from './transaction-states.ts'

/** A response of the Snap API: HTTP status and JSON body. */
export interface ApiAnswer {
  status: number
  body: unknown
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Creates a token. The same order id may be used again until a method is confirmed: the new token replaces the old one.
 * Later it is in use, unless every transaction under it expired or was cancelled. Source:
 * https://docs.midtrans.com/docs/snap-advanced-feature
 */
export function createSnapTransaction(
  provider: Provider,
  body: unknown,
  routing: NotificationRouting,
): ApiAnswer {
  if (body === undefined) return refusal(400, 'There was a problem in the JSON you submitted')
  const request = readSnapRequest(body)
  if ('messages' in request) return refusal(400, ...request.messages)
  const taken = takenMessage(provider, request.orderId)
  if (taken) return refusal(400, taken)

  const { store, settings, ids } = provider
  const previous = store.pageByOrder(request.orderId)
  if (previous && !previous.closed) store.savePage({ ...previous, closed: 'replaced' })

  const token = ids.uuid('token', request.orderId, String(store.pageCount(request.orderId)))
  store.savePage(pageFor(provider, request, token, routing))
  return { status: 201, body: { token, redirect_url: settings.publicBaseUrl + pagePath(token) } }
}

function pageFor(
  provider: Provider,
  request: SnapRequest,
  token: string,
  routing: NotificationRouting,
): SnapPage {
  const now = provider.schedule.now()
  const { expiry, pageExpiryMs } = request
  // In this order: page_expiry, then expiry, then the default of a day.
  const expiresAt =
    pageExpiryMs !== undefined
      ? now + pageExpiryMs
      : expiry
        ? Math.min((expiry.startsAt ?? now) + expiry.durationMs, now + 7 * dayMs)
        : now + dayMs
  return {
    token,
    orderId: request.orderId,
    grossAmount: request.grossAmount,
    createdAt: now,
    expiresAt,
    items: request.items,
    customerName: request.customerName,
    customFields: request.customFields,
    routing,
    ...(request.enabledPayments && { enabledPayments: request.enabledPayments }),
    ...(expiry && { expiry }),
    ...(request.finishUrl !== undefined && { finishUrl: request.finishUrl }),
  }
}

function takenMessage(provider: Provider, orderId: string): string | undefined {
  const phases = provider.store.transactionsOf(orderId).map(phaseOf)
  if (phases.every(freesOrderId)) return undefined
  const field = 'transaction_details.order_id'
  if (phases.some(isPaid)) return `${field} has been paid and utilized, please use another order ID`
  return `${field} has already been taken`
}

/** Cancels an unused payment page: https://docs.midtrans.com/reference/cancel-a-snap-session */
export function cancelSnapPage(provider: Provider, token: string): ApiAnswer {
  const { store, schedule } = provider
  const page = store.pageByToken(token)
  if (!page) return refusal(404, 'token not found')
  if (page.closed === 'canceled') return refusal(400, 'token already canceled')
  const isUsed = store.transactionsOf(page.orderId).some((transaction) => transaction.token === token)
  if (isUsed) return refusal(400, 'Transaction is on progress')
  store.savePage({ ...page, closed: 'canceled' })
  return { status: 200, body: { canceled_at: new Date(schedule.now()).toISOString() } }
}

export const refusal = (status: number, ...messages: string[]): ApiAnswer => ({
  status,
  body: { error_messages: messages },
})

export const wrongSnapKey = refusal(
  401,
  'Access denied due to unauthorized transaction, please check client or server key',
  'Visit https://snap-docs.midtrans.com/#request-headers for more details',
)
