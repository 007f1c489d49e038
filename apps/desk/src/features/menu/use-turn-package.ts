import type { OwnPackage } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { menuActs, menu as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { widgets } from '@dimsum/words/widgets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePackage, menuQuery, putPackage } from '../../api/menu.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Fields that one press changes. */
type Turn = Partial<Pick<OwnPackage, 'state' | 'soldOutUntil'>>
type Turning = { change: Turn; before: Turn; isUndo?: true }

/**
 * Changes one field of a package with one press; the toast can undo it. Each field has its own call of this hook: a
 * second press on the same field is ignored during the first, and presses on both are sent one after the other.
 */
export function useTurnPackage(item: OwnPackage) {
  const queries = useQueryClient()
  const { packageType } = item
  const name = nameOfPackage(item)
  const { mutate, mutateAsync, isPending } = useMutation({
    scope: { id: `turn-package-${packageType}` },
    mutationFn: ({ change, before }: Turning) => changePackage({ packageType, ...change, expected: before }),
    onSuccess: (stored, { change, before, isUndo }) => {
      putPackage(queries, stored)
      toast({
        title: wordsOf(change, before)(name),
        tone: 'success',
        ...(!isUndo && {
          action: {
            label: widgets.undo,
            onPress: () => mutate({ change: before, before: change, isUndo: true }),
          },
        }),
      })
    },
    onError: toastFailure(words.notDone),
    onSettled: () => queries.invalidateQueries({ queryKey: menuQuery.queryKey }),
  })
  return (change: Turn, onTurned?: () => void) => {
    if (isPending) return
    const { state, soldOutUntil } = item
    const before = 'state' in change ? { state } : { soldOutUntil }
    // A row that leaves its list is unmounted, and `mutate` callbacks of unmounted components do not run.
    mutateAsync({ change, before }).then(onTurned, () => {})
  }
}

function wordsOf({ state, soldOutUntil }: Turn, before: Turn) {
  if (state === undefined) return soldOutUntil === null ? menuActs.isBack : menuActs.soldOut
  return before.state === 'archived' && state === 'hidden' ? menuActs.restored : menuActs.turned[state]
}
