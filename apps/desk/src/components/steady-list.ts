import { useState } from 'react'

type Identified = { readonly id: number }

/**
 * Keeps a list steady while the user works on it: what is on screen stays in its place and shows its newest state, what
 * came in meanwhile waits until it is brought in. Returns the list and how many wait. A list that `growsBelow` shows
 * at once what comes after its last item: nothing moves.
 */
export function useSteadyList<Item extends Identified>(
  items: readonly Item[] | null | undefined,
  { isBesideOthers = false, growsBelow = false } = {},
) {
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const ids = items?.map(({ id }) => id)
  // The first list that comes is shown as it is; an empty one has nothing that could move, unless others stand below it.
  const isEmpty = order?.length === 0 && !isBesideOthers
  if (ids && (order === null || (isEmpty && ids.length > 0))) setOrder(ids)
  const known = new Map(items?.map((item) => [item.id, item]))
  if (growsBelow && ids && order) {
    const last = order.findLast((id) => known.has(id))
    const grown =
      last === undefined ? [] : ids.slice(ids.indexOf(last) + 1).filter((id) => !order.includes(id))
    if (grown.length > 0) setOrder([...order, ...grown])
  }
  const shown = (order ?? ids ?? []).flatMap((id) => known.get(id) ?? [])
  return {
    shown,
    waiting: known.size - shown.length,
    bringIn: () => setOrder(ids ?? null),
  }
}
