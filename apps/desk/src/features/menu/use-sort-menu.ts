import type { OwnPackage } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { menuOrder, menu as words } from '@dimsum/words/desk/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { menuQuery, sortMenu } from '../../api/menu.ts'

const key = ['sort-menu']
const typesOf = (items: readonly OwnPackage[]) => items.map(({ packageType }) => packageType)

/**
 * Moves a package by one place, optimistically. Quick presses are sent one after the other, each based on the previous
 * result.
 */
export function useSortMenu() {
  const queries = useQueryClient()
  const sorting = useMutation({
    mutationKey: key,
    scope: { id: 'sort-menu' },
    mutationFn: sortMenu,
    onError: (error) =>
      toast({ title: menuOrder.failed, description: errorMessage(error, words.pressAgain), tone: 'danger' }),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) === 1)
        void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
    },
  })
  return (items: readonly OwnPackage[], from: number, to: number) => {
    const moved = [...items]
    moved.splice(to, 0, ...moved.splice(from, 1))
    // A running list request would move the package back for a moment.
    void queries.cancelQueries({ queryKey: menuQuery.queryKey })
    queries.setQueryData(
      menuQuery.queryKey,
      (menu) =>
        menu && {
          ...menu,
          packages: [...moved, ...menu.packages.filter(({ state }) => state === 'archived')],
        },
    )
    sorting.mutate({ packageTypes: typesOf(moved), expected: typesOf(items) })
  }
}
