import type { OrderList } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { everyOrder, orderListQuery } from '../api/admin-orders.ts'
import { adminReviewsQuery } from '../api/admin-reviews.ts'
import { RouteLink } from '../components/route-link.tsx'
import { AttentionList } from '../features/admin-attention/attention-list.tsx'
import { InventoryTab } from '../features/admin-inventory/inventory-tab.tsx'
import { OrdersTab } from '../features/admin-orders/orders-tab.tsx'
import { ReviewsTab } from '../features/admin-reviews/reviews-tab.tsx'
import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { LogoutButton } from '../features/admin-session/logout-button.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { LoadingRegion, Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** Charts are heavy and belong to this tab alone. */
const AnalyticsTab = lazy(async () => ({
  default: (await import('../features/admin-analytics/analytics-tab.tsx')).AnalyticsTab,
}))

/** /admin, with the open tab in the address, so a phone's shortcut opens Orders directly. */
export default function AdminPage() {
  return (
    <AdminGate>
      <Dashboard />
    </AdminGate>
  )
}

const tabNames = ['analytics', 'orders', 'inventory', 'reviews'] as const

function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const counts = useQuery(orderListQuery(everyOrder)).data?.counts
  const reviews = useQuery(adminReviewsQuery).data
  const waiting = reviews?.filter((review) => !review.isPublic).length
  const open = tabNames.find((name) => name === search.get('tab')) ?? 'analytics'

  return (
    <div lang="en" className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
        <h1 tabIndex={-1} className="text-h1 font-extrabold">
          Admin Dashboard
        </h1>
        <Badge tone="halal">Total Orders: {totalOf(counts)}</Badge>
        <nav aria-label="Admin" className="flex flex-wrap gap-2 sm:ml-auto">
          <RouteLink href="/admin/dapur" lang="id" className={buttonStyle({ variant: 'outline' })}>
            Dapur
          </RouteLink>
          <RouteLink href="/admin/pengaturan" lang="id" className={buttonStyle({ variant: 'outline' })}>
            Pengaturan
          </RouteLink>
          <LogoutButton />
        </nav>
      </header>
      <AttentionList />
      <Tabs
        label="Admin"
        value={open}
        onValueChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={[
          {
            value: 'analytics',
            label: 'Analytics',
            panel: (
              <Suspense fallback={<TabLoading />}>
                <AnalyticsTab />
              </Suspense>
            ),
          },
          { value: 'orders', label: <Counted name="Orders" count={counts?.pending} />, panel: <OrdersTab /> },
          { value: 'inventory', label: 'Inventory', panel: <InventoryTab /> },
          { value: 'reviews', label: <Counted name="Reviews" count={waiting} />, panel: <ReviewsTab /> },
        ]}
      />
    </div>
  )
}

const totalOf = (counts: OrderList['counts'] | undefined): string =>
  counts ? String(orderStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)) : '…'

/** A tab's name with what waits behind it. */
function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <>
      {name}
      {count !== undefined && count > 0 && <Badge tone="popular">{count}</Badge>}
    </>
  )
}

function TabLoading() {
  return (
    <LoadingRegion className="grid gap-4">
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </LoadingRegion>
  )
}
