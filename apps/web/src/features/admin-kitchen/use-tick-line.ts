import type { CookSheet } from '@dimsum/contract/kitchen'
import { cookTally } from '@dimsum/domain/cook-sheet'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { cookSheetQuery, kitchenKey, tickLine } from '../../api/kitchen.ts'
import { toast } from '../../ui/toast-store.ts'

type Tick = Parameters<typeof tickLine>[0]

const tickKey = [...kitchenKey, 'tick'] as const

/**
 * Ticks lines of the sheet, several in quick succession too: they are sent one after the other. A tick shows at once,
 * and stays shown while it is on its way even if the sheet is read anew meanwhile.
 */
export function useTickLine(day: string) {
  const queries = useQueryClient()
  const { queryKey } = cookSheetQuery(day)
  const ticking = useMutation({
    mutationKey: tickKey,
    mutationFn: tickLine,
    scope: { id: 'kitchen-ticks' },
    onSuccess: ({ id, preparedAt }) =>
      queries.setQueryData(queryKey, (sheet) => sheet && withTicks(sheet, new Map([[id, preparedAt]]))),
    onError: (error) => {
      toast({
        title: 'Centang belum tersimpan',
        description: errorMessage(error, 'Periksa sambungan, lalu coba lagi.'),
        tone: 'danger',
      })
      void queries.invalidateQueries({ queryKey })
    },
  })
  return (id: number, isPrepared: boolean) => ticking.mutate({ id, isPrepared })
}

/** The sheet as the hand left it: with the ticks that are still on their way. */
export function useTickedSheet(sheet: CookSheet): CookSheet {
  const waiting = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as Tick), at: new Date(state.submittedAt).toISOString() }),
  })
  if (waiting.length === 0) return sheet
  return withTicks(sheet, new Map(waiting.map(({ id, isPrepared, at }) => [id, isPrepared ? at : null])))
}

/** The sheet with some lines' ticks set or taken, and the totals that follow from it. */
function withTicks(sheet: CookSheet, ticks: ReadonlyMap<number, string | null>): CookSheet {
  const orders = sheet.orders.map((order) => ({
    ...order,
    items: order.items.map((line) => {
      const preparedAt = ticks.get(line.id)
      return preparedAt === undefined ? line : { ...line, preparedAt }
    }),
  }))
  const { packages, ...tally } = cookTally(orders)
  return { ...sheet, orders, toCook: { ...tally, packages: [...packages] } }
}
