import type { CookSheet } from '@dimsum/contract/kitchen'
import { cookTally } from '@dimsum/domain/cook-sheet'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cookSheetQuery, tickLine } from '../../api/kitchen.ts'
import { toastFailure } from '../../components/toast-failure.ts'

type Ticks = ReadonlyMap<number, string | null>

/**
 * The sheet with optimistic ticks. A tick stays visible while its request runs, even if the sheet is refetched. Quick
 * ticks are sent one after the other. A rejected tick is reverted.
 */
export function useTickedSheet(stored: CookSheet) {
  const queries = useQueryClient()
  const { queryKey } = cookSheetQuery(stored.kitchen.day)
  const [underWay, setUnderWay] = useState<Ticks>(new Map())
  const ticking = useMutation({
    mutationFn: tickLine,
    scope: { id: 'kitchen-ticks' },
    onSuccess: ({ id, preparedAt }) =>
      queries.setQueryData(queryKey, (sheet) => sheet && withTicks(sheet, new Map([[id, preparedAt]]))),
    onError: (error) => {
      toastFailure(kitchen.tickNotSaved, kitchen.checkConnection)(error)
      void queries.invalidateQueries({ queryKey })
    },
    onSettled: (_line, _error, { id }) =>
      setUnderWay((ticks) => new Map([...ticks].filter(([other]) => other !== id))),
  })

  // A tick that is stored leaves `underWay` before `stored` has it.
  const newest = queries.getQueryData(queryKey) ?? stored
  return {
    sheet: underWay.size > 0 ? withTicks(newest, underWay) : newest,
    tick: (id: number, isPrepared: boolean) => {
      const at = isPrepared ? new Date().toISOString() : null
      setUnderWay((ticks) => new Map(ticks).set(id, at))
      ticking.mutate({ id, isPrepared })
    },
  }
}

/** Applies ticks to the sheet and recomputes the totals. */
function withTicks(sheet: CookSheet, ticks: Ticks): CookSheet {
  const orders = sheet.orders.map((order) => ({
    ...order,
    items: order.items.map((line) => {
      const preparedAt = ticks.get(line.id)
      return preparedAt === undefined ? line : { ...line, preparedAt }
    }),
  }))
  const listed = sheet.toCook.packages.map(({ packageType }) => packageType)
  return { ...sheet, orders, toCook: cookTally(orders, listed) }
}
