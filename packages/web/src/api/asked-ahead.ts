/**
 * A page that shows one order asks for it first thing. `boot.ts`, which is there long before the app, begins that call,
 * so that the answer comes while the app's code is still on its way.
 */
import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { languageHeader } from '@dimsum/words/language-choice'
import { answerDeadlineMs, deadline } from './deadline.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** A prefetched answer not used for this long (ms) is stale. */
const freshForMs = 30_000

const begun = new Map<string, { answer: Promise<Response>; at: number }>()

/** How the shop is asked for something: cookies of the same origin, JSON, refusals in the language of the screen. */
export const asking = () => ({
  headers: {
    Accept: 'application/json',
    [languageHeader]: globalThis.document?.documentElement.dataset.language ?? '',
  },
  credentials: 'same-origin' as const,
})

/** Begins the first call of the page at an address, if it has one. */
export function askAhead(address: Address) {
  const path = firstCallOf(address)
  if (path === null) return
  const { signal } = deadline(answerDeadlineMs)
  const answer = fetch(path, { ...asking(), signal })
  // The failure reaches the caller that uses the answer.
  answer.catch(() => {})
  begun.set(path, { answer, at: performance.now() })
}

/** The answer to a call that was begun, for the first who asks. */
export function takeAhead(path: string): Promise<Response> | undefined {
  const call = begun.get(path)
  begun.delete(path)
  return call && performance.now() - call.at < freshForMs ? call.answer : undefined
}

const ofAnOrder = /^\/(?:invoice|order-label|payment|payment-demo)(?:\/([^/]+))?\/?$/

/** A private link opens its order first, and who asks before that sees less of it. */
export function firstCallOf({ pathname, search, hash }: Address): string | null {
  const match = ofAnOrder.exec(pathname)
  if (match === null || hash !== '') return null
  const id = parseOrderIdInput(match[1] ?? new URLSearchParams(search).get('orderId') ?? '')
  return id === null ? null : `/api/orders/${id}`
}
