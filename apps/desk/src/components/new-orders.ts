import { useSyncExternalStore } from 'react'

/**
 * New orders that arrived while this screen was open. They are not inserted between the cards on screen; the owner
 * presses a button to show them.
 */
let unseen: ReadonlySet<number> = new Set()
/** Orders that this screen has shown or entered; a late event does not make them new again. */
const seen = new Set<number>()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<number>) {
  if (next.size === unseen.size && [...next].every((id) => unseen.has(id))) return
  unseen = next
  for (const listener of listeners) listener()
}

/** Adds new orders; returns those not seen yet. */
export function noteNewOrders(ids: readonly number[]): readonly number[] {
  const fresh = ids.filter((id) => !seen.has(id) && !unseen.has(id))
  set(new Set([...unseen, ...fresh]))
  return fresh
}

/** Marks orders as seen because they are or were on screen. */
export function markOrdersSeen(ids: Iterable<number> = unseen) {
  const shown = [...ids]
  for (const id of shown) seen.add(id)
  set(new Set([...unseen].filter((id) => !seen.has(id))))
}

/** Number of unseen new orders. */
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
