import { useState } from 'react'

type Identified = { readonly id: number }

/**
 * Keeps a list's order while the user works on it. Items on screen are updated in place; new items wait until the user
 * asks for them. Returns the list and the number of waiting items. With `growsBelow`, items after the last one appear
 * at once, because they move nothing.
 */
export function useSteadyList<Item extends Identified>(
  items: readonly Item[] | null | undefined,
  { isBesideOthers = false, growsBelow = false } = {},
) {
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const ids = items?.map(({ id }) => id)
  // The first list is shown at once. So is any list while an empty one is on screen, unless other content is below it.
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
    mergeNewRows: () => setOrder(ids ?? null),
  }
}
