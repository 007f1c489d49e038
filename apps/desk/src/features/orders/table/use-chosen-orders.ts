import type { AdminOrder } from '@dimsum/contract/orders'
import { useState } from 'react'

/** Which of the orders on screen are chosen for an act on several; one that is not shown any more is chosen no longer. */
export function useChosenOrders(orders: readonly AdminOrder[]) {
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
    /** Chooses all on screen, or none when all are. */
    toggleAll: () => setIds(new Set(chosen.length === orders.length ? [] : orders.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
