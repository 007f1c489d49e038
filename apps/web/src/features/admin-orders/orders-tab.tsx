import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { orderListQuery } from '../../api/admin-orders.ts'
import { ShopDate } from '../../components/shop-date.tsx'
import { SteamerMark } from '../../components/steamer-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderFilterBar } from './order-filters.tsx'
import { OrderPages } from './order-pages.tsx'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** Orders, kitchen mode first: what waits, what to make, one big button per card. */
export function OrdersTab() {
  const { filters, narrow, goTo, clear } = useOrderFilters()
  const list = useQuery(orderListQuery(filters))
  const cards = useRef<HTMLDivElement>(null)
  useKitchenKeys(cards)

  return (
    <div ref={cards} className="grid gap-6">
      <OrderFilterBar filters={filters} counts={list.data?.counts} onNarrow={narrow} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p lang="id" className="text-title font-bold">
          {list.data ? `Perlu disiapkan: ${list.data.piecesToPrepare} pcs` : ' '}
        </p>
        <div className="flex flex-wrap gap-2">
          <ExportOrders />
          <Button variant="outline" size="xl" busy={list.isFetching} onClick={() => list.refetch()}>
            <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span lang="id">
              {list.dataUpdatedAt > 0 && (
                <>
                  Diperbarui <ShopDate at={new Date(list.dataUpdatedAt).toISOString()} format="time" /> ·{' '}
                </>
              )}
              Muat ulang
            </span>
          </Button>
        </div>
      </div>
      {list.isError && (
        <InlineAlert title="Orders could not be loaded.">
          <p>{list.error.message}</p>
        </InlineAlert>
      )}
      {list.isPending && <OrdersLoading />}
      {list.data?.orders.length === 0 && (
        <Empty>
          <Button variant="outline" onClick={clear}>
            <span lang="id">Hapus filter</span>
          </Button>
        </Empty>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2" aria-busy={list.isPlaceholderData}>
        {list.data?.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
      {list.data && <OrderPages page={filters.page} total={list.data.total} onPage={goTo} />}
    </div>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <SteamerMark empty className="size-20 text-garis-kuat" />
      <p className="text-title font-bold">No orders found</p>
      {children}
    </div>
  )
}

function OrdersLoading() {
  return (
    <LoadingRegion className="grid gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Skeleton key={card} className="h-96 w-full rounded-card" />
      ))}
    </LoadingRegion>
  )
}
