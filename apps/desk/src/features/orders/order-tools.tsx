import type { OrderList } from '@dimsum/contract/orders'
import { inKitchenStatuses } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { orderList } from '@dimsum/words/desk/order-list'
import type { Sentence } from '@dimsum/words/sentence'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderCountsQuery, ordersKey } from '../../api/orders.ts'

type OrderToolsProps = {
  list: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching'>
  /** Further buttons. */
  children: ReactNode
}

/** Summary for the kitchen, age of the list, and buttons. */
export function OrderTools({ list: { dataUpdatedAt, isFetching }, children }: OrderToolsProps) {
  const queries = useQueryClient()
  const { data: counts, isError } = useQuery(orderCountsQuery)
  const reload = () => void queries.refetchQueries({ queryKey: ordersKey, type: 'active' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Say.p
        className="min-w-24 flex-1 text-small font-bold sm:flex-none sm:text-body"
        parts={{
          work: (
            <span className="inline-block">
              {counts ? <Say>{workWords(counts)}</Say> : isError ? '–' : '…'}
            </span>
          ),
        }}
      >
        {orderList.toPrepare}
      </Say.p>
      <div className="contents sm:flex sm:flex-wrap sm:gap-2">
        {children}
        <Button variant="outline" size="xl" busy={isFetching} onClick={reload} className="px-3!">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="max-sm:text-small max-sm:leading-5">
            {dataUpdatedAt > 0 && (
              <span className="inline-block">
                <Say parts={{ time: <ShopDate at={new Date(dataUpdatedAt).toISOString()} format="time" /> }}>
                  {orderList.updated}
                </Say>
                <span className="max-sm:sr-only">&nbsp;·&nbsp;</span>
              </span>
            )}
            <Say.span className="max-sm:block">{orderList.reload}</Say.span>
          </span>
        </Button>
      </div>
    </div>
  )
}

/** `3 pesanan · 480 pcs` */
function workWords({ counts, piecesToPrepare }: OrderList): Sentence {
  const orders = inKitchenStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return orderList.work(orders, piecesToPrepare)
}
