import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { orderList } from '@dimsum/words/desk/order-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  everyOrder,
  fittingQuery,
  type OrderFilters,
  orderListQuery,
  orderPageSize,
} from '../../api/orders.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { markOrdersSeen } from '../../components/new-orders.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { useEnterOrder } from './enter-order.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderFilterBar } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { OrderPages } from './order-pages.tsx'
import { OrderTools } from './order-tools.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StatusChips } from './status-chips.tsx'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** The order list, kitchen mode first: what waits, what to make, one large button per card. */
export function OrdersTab({
  startsAtCards = false,
}: {
  /** Brings the first card into view. */ startsAtCards?: boolean
}) {
  const { filters, narrow, goTo, clear } = useOrderFilters()
  const text = useText()
  const queries = useQueryClient()
  const list = useQuery(orderListQuery(filters))
  const fitting = useQuery(fittingQuery(filters))
  const whole = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLElement>(null)
  const [helps, setHelps] = useState(false)
  const entering = useEnterOrder()
  useKitchenKeys(whole, () => setHelps(true))

  const shown = list.data?.orders
  useEffect(() => {
    const ids = shown?.map(({ id }) => id)
    if (ids) markOrdersSeen(queries, ids)
  }, [queries, shown])

  const lastPage = list.data ? Math.max(1, Math.ceil(list.data.total / orderPageSize)) : undefined
  const isBeyond = shown?.length === 0 && lastPage !== undefined && filters.page > lastPage
  const leadBack = useEffectEvent(() => lastPage !== undefined && goTo(lastPage))
  useEffect(() => {
    if (isBeyond) leadBack()
  }, [isBeyond])

  const toCards = () => cards.current?.scrollIntoView({ block: 'start' })
  useEffect(() => {
    if (!startsAtCards) return
    cards.current?.scrollIntoView({ block: 'start' })
    cards.current?.focus({ preventScroll: true })
  }, [startsAtCards])

  return (
    <div ref={whole} className="grid gap-4 lg:gap-3">
      <Say.h2 className="sr-only">{orderList.title}</Say.h2>
      <OrderFilterBar filters={filters} onNarrow={narrow}>
        {entering.button}
      </OrderFilterBar>
      <StatusChips
        chosen={filters.status}
        fitting={fitting.data?.fitting}
        onChoose={(status) => narrow({ status })}
      />
      <OrderTools list={list}>
        <div className="hidden lg:contents">
          {entering.button}
          <Shortcuts open={helps} onOpen={() => setHelps(true)} onClose={() => setHelps(false)} />
        </div>
        <IfHasRight right="reports">
          <div className="hidden sm:contents">
            <ExportOrders filters={filters} />
          </div>
        </IfHasRight>
      </OrderTools>
      {list.isError && <NotLoaded title={orderList.notLoaded} query={list} />}
      <section
        ref={cards}
        tabIndex={-1}
        aria-label={text(orderList.title)}
        className="grid scroll-mt-16 gap-6"
      >
        {(list.isPending || isBeyond) && <OrdersLoading />}
        {shown?.length === 0 && !isBeyond && <NoOrders onClear={isNarrowed(filters) ? clear : null} />}
        <div aria-busy={list.isPlaceholderData}>
          {shown && shown.length > 0 && (
            <OrderList
              orders={shown}
              sort={filters.sort}
              onSort={filters.search === '' ? (sort) => narrow({ sort }) : undefined}
            />
          )}
        </div>
        {list.data && !isBeyond && (
          <OrderPages
            page={filters.page}
            total={list.data.total}
            isExact={list.data.isTotalExact}
            onPage={(page) => {
              goTo(page)
              toCards()
            }}
          />
        )}
      </section>
      <IfHasRight right="reports">
        <div className="sm:hidden">
          <ExportOrders wide filters={filters} />
        </div>
      </IfHasRight>
      {entering.dialog}
    </div>
  )
}

function NoOrders({ onClear }: { /** `null` without active filters. */ onClear: (() => void) | null }) {
  return (
    <EmptyList title={orderList.noneFound}>
      {onClear ? (
        <Button variant="outline" onClick={onClear}>
          {orderList.clearFilters}
        </Button>
      ) : (
        <Say.p className="text-kecap-700">{orderList.noneYet}</Say.p>
      )}
    </EmptyList>
  )
}

const isNarrowed = ({ page: _, ...filters }: OrderFilters) =>
  Object.entries(filters).some(([name, value]) => value !== everyOrder[name as keyof typeof filters])

function OrdersLoading() {
  return (
    <LoadingRegion className="grid gap-4 lg:grid-cols-2" bars={Array(4).fill('h-112 w-full rounded-card')} />
  )
}
