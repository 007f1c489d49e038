import type { AdminOrder } from '@dimsum/contract/orders'
import { useText } from '@dimsum/ui/say.tsx'
import { orderList } from '@dimsum/words/desk/order-list'
import { useEffect, useRef, useState } from 'react'
import type { OrderFilters } from '../../api/orders.ts'
import { useWide } from '../../components/use-wide.ts'
import { OrderCard } from './order-card.tsx'
import { BulkResult } from './table/bulk-result.tsx'
import { OrderTable } from './table/order-table.tsx'
import { SelectionBar } from './table/selection-bar.tsx'
import { useBulkChange } from './table/use-bulk-change.ts'
import { useSelectedOrders } from './table/use-selected-orders.ts'

type OrderListProps = {
  orders: readonly AdminOrder[]
  sort: OrderFilters['sort']
  onSort: ((sort: OrderFilters['sort']) => void) | undefined
}

/** Orders of a page: cards on a phone; on a laptop a table with the details of one order beside it. */
export function OrderList({ orders, sort, onSort }: OrderListProps) {
  const text = useText()
  const whole = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const chosen = useSelectedOrders(orders)
  const changing = useBulkChange()
  const isWide = useWide()

  // Shows the same order after the window changed between narrow and wide.
  const wasWide = useRef(isWide)
  useEffect(() => {
    if (wasWide.current === isWide) return
    wasWide.current = isWide
    whole.current
      ?.querySelector(`[data-order="${at}"]`)
      ?.scrollIntoView({ block: isWide ? 'nearest' : 'start' })
  }, [isWide, at])

  if (!isWide) {
    return (
      <div ref={whole} className="grid gap-4">
        {(changing.progress || changing.result) && <BulkResult changing={changing} />}
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} isListed />
        ))}
      </div>
    )
  }
  const current = orders.find(({ id }) => id === at) ?? orders[0]
  const find = (selector: string) => whole.current?.querySelector<HTMLElement>(selector)
  return (
    <div
      ref={whole}
      className="grid grid-cols-[minmax(0,1fr)_15rem] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_16.5rem]"
    >
      <div className="grid min-w-0 gap-3">
        <OrderTable
          orders={orders}
          currentId={current?.id}
          chosen={chosen}
          sort={sort}
          onSort={onSort}
          onShow={setAt}
          onOpen={() => find('[role=article]')?.focus()}
        />
        {/* At the bottom of the window, so that no row moves when it appears. */}
        <div className="sticky bottom-2 z-10 grid gap-2">
          <BulkResult changing={changing} />
          <SelectionBar
            chosen={chosen.chosen}
            isChanging={changing.progress !== null}
            onChange={(target) => changing.change(chosen.chosen, target)}
            onClear={chosen.clear}
          />
        </div>
      </div>
      {current && (
        <section
          aria-label={text(orderList.details)}
          data-details={current.id}
          className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) find('[aria-current]')?.focus()
          }}
        >
          <OrderCard key={current.id} order={current} />
        </section>
      )}
    </div>
  )
}
