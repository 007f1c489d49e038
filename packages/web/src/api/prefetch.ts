/**
 * A page of one order fetches that order first, a page of the team the session. `boot.ts` starts the request long before
 * the app's code has loaded.
 */
import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { languageHeader } from '@dimsum/words/language-choice'
import { answerDeadlineMs, deadline } from './deadline.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** A prefetched response is stale after this time (ms). */
const freshForMs = 30_000

const begun = new Map<string, { answer: Promise<Response>; at: number }>()

/** Fetch options of every call: same-origin cookies, JSON, and error messages in the screen's language. */
export const requestOptions = () => ({
  headers: {
    Accept: 'application/json',
    [languageHeader]: globalThis.document?.documentElement.dataset.language ?? '',
  },
  credentials: 'same-origin' as const,
})

/** Starts the first call of the page at a URL, if it has one. */
export function prefetch(address: Address) {
  const path = firstCallOf(address)
  if (path === null) return
  const { signal } = deadline(answerDeadlineMs)
  const answer = fetch(path, { ...requestOptions(), signal })
  // The rejection is handled by the caller that uses the response.
  answer.catch(() => {})
  begun.set(path, { answer, at: performance.now() })
}

/** The prefetched response for a path; it can be taken once. */
export function readPrefetched(path: string): Promise<Response> | undefined {
  const call = begun.get(path)
  begun.delete(path)
  return call && performance.now() - call.at < freshForMs ? call.answer : undefined
}

const ofAnOrder = /^\/(?:invoice|order-label|payment|payment-demo)(?:\/([^/]+))?\/?$/

const ofTheTeam = /^\/(?:admin|production-status)(?:\/|$)/

/** A private link must first be opened with its key: fetched before that, the order is masked. */
export function firstCallOf({ pathname, search, hash }: Address): string | null {
  if (ofTheTeam.test(pathname)) return '/api/admin/session'
  const match = ofAnOrder.exec(pathname)
  if (match === null || hash !== '') return null
  const id = parseOrderIdInput(match[1] ?? new URLSearchParams(search).get('orderId') ?? '')
  return id === null ? null : `/api/orders/${id}`
}
