import type { OwnChoiceGroup, OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import { menuOrder } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { ownText, type Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery, sortChoices, sortMenu } from '../../api/menu.ts'
import { toastFailure } from '../../components/toast-failure.ts'

const typesOf = (items: readonly OwnPackage[]) => items.map(({ packageType }) => packageType)
const idsOf = (groups: readonly OwnChoiceGroup[]) => groups.map(({ id }) => id)

/** Sorts the packages that are not archived. */
export const useSortMenu = () =>
  useSort<OwnPackage>({
    id: 'sort-menu',
    send: (moved, before) => sortMenu({ packageTypes: typesOf(moved), expected: typesOf(before) }),
    place: (menu, moved) => ({
      ...menu,
      packages: [...moved, ...menu.packages.filter(({ state }) => state === 'archived')],
    }),
    nameOf: nameOfPackage,
  })

/** Sorts the groups of choices. */
export const useSortChoices = () =>
  useSort<OwnChoiceGroup>({
    id: 'sort-choices',
    send: (moved, before) => sortChoices({ ids: idsOf(moved), expected: idsOf(before) }),
    place: (menu, moved) => ({ ...menu, choiceGroups: [...moved] }),
    nameOf: ({ name }) => ownText(name),
  })

type Sorting<Item> = {
  id: string
  send: (moved: readonly Item[], before: readonly Item[]) => Promise<unknown>
  /** The menu with these items in their new order. */
  place: (menu: OwnMenu, moved: readonly Item[]) => OwnMenu
  nameOf: (item: Item) => Sentence
}

/**
 * Moves an item by one place, optimistically. Quick presses are sent one after the other, each based on the previous
 * result. `moved` is the announcement of the last move.
 */
function useSort<Item>({ id, send, place, nameOf }: Sorting<Item>) {
  const queries = useQueryClient()
  const [moved, setMoved] = useState<Sentence>()
  const key = [id]
  const sorting = useMutation({
    mutationKey: key,
    scope: { id },
    mutationFn: ([after, before]: readonly [readonly Item[], readonly Item[]]) => send(after, before),
    onError: toastFailure(menuOrder.failed),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) === 1)
        void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
    },
  })
  const move = (items: readonly Item[], from: number, to: number) => {
    const after = [...items]
    after.splice(to, 0, ...after.splice(from, 1))
    // A running list request would move the item back for a moment.
    void queries.cancelQueries({ queryKey: menuQuery.queryKey })
    queries.setQueryData(menuQuery.queryKey, (menu) => menu && place(menu, after))
    sorting.mutate([after, items])
    const item = items[from]
    if (item) setMoved(menuOrder.moved(nameOf(item), to + 1, items.length))
  }
  return { move, moved }
}
