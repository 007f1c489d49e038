/**
 * A page that shows one order asks for it first thing. `boot.ts`, which is there long before the app, begins that call,
 * so that the answer comes while the app's code is still on its way.
 */
import { parseOrderIdInput } from '@dimsum/domain/order-number'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** An answer that nobody took for so long (ms) says nothing of now. */
const freshForMs = 30_000

const begun = new Map<string, { answer: Promise<Response>; at: number }>()

/** How the shop is asked for something: cookies of the same origin, JSON. */
export const asking = { headers: { Accept: 'application/json' }, credentials: 'same-origin' } as const

/** Begins the first call of the page at an address, if it has one. */
export function askAhead(address: Address) {
  const path = firstCallOf(address)
  if (path === null) return
  const answer = fetch(path, asking)
  // Whoever takes it hears of the failure.
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
