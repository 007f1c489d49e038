import { useSyncExternalStore } from 'react'

/**
 * Orders that came in while this screen was open and are not seen yet. They do not push themselves between
 * the cards on screen: the owner brings them in when the hands are free.
 */
let unseen: ReadonlySet<number> = new Set()
/** Orders this screen has shown or entered: a late message does not make them new again. */
const seen = new Set<number>()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<number>) {
  if (next.size === unseen.size && [...next].every((id) => unseen.has(id))) return
  unseen = next
  for (const listener of listeners) listener()
}

/** Notes orders that came in; returns those not seen yet. */
export function noteNewOrders(ids: readonly number[]): readonly number[] {
  const fresh = ids.filter((id) => !seen.has(id) && !unseen.has(id))
  set(new Set([...unseen, ...fresh]))
  return fresh
}

/** These orders are, or were, on screen. */
export function markOrdersSeen(ids: Iterable<number> = unseen) {
  const shown = [...ids]
  for (const id of shown) seen.add(id)
  set(new Set([...unseen].filter((id) => !seen.has(id))))
}

/** How many orders wait to be looked at. */
export function useNewOrders(): number {
  return useSyncExternalStore(
    subscribe,
    () => unseen.size,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
