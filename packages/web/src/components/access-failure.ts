import { orderAccess } from '@dimsum/words/order-access'
import type { Message } from '@dimsum/words/sentence'
import { ApiError, errorMessage } from '../api/api-error.ts'

export type AccessFailure = { title: Message; text: Message }

export const notFoundFailure: AccessFailure = {
  title: orderAccess.notFoundTitle,
  text: orderAccess.notFound,
}

export const mismatchFailure: AccessFailure = {
  title: orderAccess.mismatchTitle,
  text: orderAccess.mismatch,
}

const shopFailure: AccessFailure = { title: orderAccess.notSearchedTitle, text: orderAccess.shopFails }

/**
 * Text for a failed order access (product.md section 8, Track). Lost connections, rate limits and server errors have
 * their own texts: "not found" would make customers look for a mistake they did not make.
 */
export function accessFailure(error: unknown): AccessFailure {
  if (!(error instanceof ApiError)) return shopFailure
  if (error.status === 403) return mismatchFailure
  if (error.status === 0) return { title: orderAccess.notSearchedTitle, text: error.userMessage }
  if (error.status === 429) return { title: orderAccess.waitTitle, text: waitText(error) }
  if ([502, 503, 504].includes(error.status)) {
    return { title: orderAccess.notSearchedTitle, text: orderAccess.busy }
  }
  return error.status >= 500 || error.code === 'unknown' ? shopFailure : notFoundFailure
}

function waitText(error: ApiError): Message {
  const { code, retryAfter } = error
  if (code !== 'unknown') return errorMessage(error, orderAccess.busy)
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
  return orderAccess.tooManyTries(minutes)
}
