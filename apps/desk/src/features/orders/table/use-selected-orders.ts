import type { AdminOrder } from '@dimsum/contract/orders'
import { useState } from 'react'

/** Selected orders. An order that leaves the list is deselected. */
export function useSelectedOrders(orders: readonly AdminOrder[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = orders.filter(({ id }) => ids.has(id))
  const change = (wanted: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen.map(({ id }) => id))
    for (const id of wanted) isChosen ? next.add(id) : next.delete(id)
    setIds(next)
  }
  return {
    chosen,
    has: (id: number) => ids.has(id),
    choose: (...wanted: readonly number[]) => change(wanted, true),
    toggle: (id: number) => change([id], !ids.has(id)),
    /** Selects all, or clears the selection when all are selected. */
    toggleAll: () => setIds(new Set(chosen.length === orders.length ? [] : orders.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
