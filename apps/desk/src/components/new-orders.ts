import { createStore } from '@dimsum/ui/store.ts'
import { useSyncExternalStore } from 'react'

/**
 * New orders that arrived while this screen was open. They are not inserted between the cards on screen; the owner
 * presses a button to show them.
 */
const unseen = createStore<ReadonlySet<number>>(new Set())
/** Orders that this screen has shown or entered; a late event does not make them new again. */
const seen = new Set<number>()

/** Adds new orders; returns those not seen yet. */
export function noteNewOrders(ids: readonly number[]): readonly number[] {
  const fresh = ids.filter((id) => !seen.has(id) && !unseen.get().has(id))
  if (fresh.length > 0) unseen.set(new Set([...unseen.get(), ...fresh]))
  return fresh
}

/** Marks orders as seen because they are or were on screen. */
export function markOrdersSeen(ids: Iterable<number> = unseen.get()) {
  const shown = [...ids]
  for (const id of shown) seen.add(id)
  unseen.set(new Set([...unseen.get()].filter((id) => !seen.has(id))))
}

/** Number of unseen new orders. */
export function useNewOrders(): number {
  return useSyncExternalStore(
    unseen.subscribe,
    () => unseen.get().size,
    () => 0,
  )
}
