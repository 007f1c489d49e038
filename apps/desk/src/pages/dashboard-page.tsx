import type { OrderList } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import type { Right } from '@dimsum/domain/roles'
import { Badge } from '@dimsum/ui/badge.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { Tabs } from '@dimsum/ui/tabs.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dashboard } from '@dimsum/words/desk/dashboard'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import type { Sentence } from '@dimsum/words/sentence'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { orderCountsQuery } from '../api/orders.ts'
import { adminReviewsQuery } from '../api/reviews.ts'
import { GuideLink } from '../components/guide-link.tsx'
import { IfHasRight } from '../components/if-has-right.tsx'
import { markOrdersSeen } from '../components/new-orders.ts'
import { startPath } from '../components/start-path.ts'
import { useHasRight, useRole } from '../components/use-has-right.ts'
import { AttentionList } from '../features/attention/attention-list.tsx'
import { DeviceButton } from '../features/live/device-button.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { LogoutButton } from '../features/session/logout-button.tsx'
import { ClosedBanner } from '../features/settings/closed-banner.tsx'
import { HalalNotice } from '../features/settings/halal-notice.tsx'

/** Tabs are loaded when first opened. */
const AnalyticsTab = tabCode(
  async () => (await import('../features/analytics/analytics-tab.tsx')).AnalyticsTab,
)
const OrdersTab = tabCode(async () => (await import('../features/orders/orders-tab.tsx')).OrdersTab)
const InventoryTab = tabCode(
  async () => (await import('../features/inventory/inventory-tab.tsx')).InventoryTab,
)
const ReviewsTab = tabCode(async () => (await import('../features/reviews/reviews-tab.tsx')).ReviewsTab)

function tabCode<Props>(fetchTab: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchTab() }))
}

const tabNames = ['analytics', 'orders', 'inventory', 'reviews'] as const
const rightOfTab = {
  analytics: 'reports',
  orders: 'orders',
  inventory: 'stock',
  reviews: 'reviews',
} as const satisfies Record<(typeof tabNames)[number], Right>

/**
 * /admin. The open tab is in the URL, so that a home screen shortcut can open Orders. Without a tab, the first screen of
 * the user's role opens.
 */
export default function AdminPage() {
  const [address] = useSearchParams()
  const role = useRole()
  const begins = role === undefined || address.has('tab') ? '/admin' : startPath[role]
  return begins.startsWith('/admin/') ? <Redirect to={begins} replace /> : <Dashboard />
}

function Dashboard() {
  const [address, setAddress] = useSearchParams()
  const may = useHasRight()
  const queries = useQueryClient()
  const orders = useQuery({ ...orderCountsQuery, enabled: may('orders') })
  const counts = orders.data?.counts
  const reviews = useQuery({ ...adminReviewsQuery(), enabled: may('reviews') }).data
  const waiting = reviews?.filter((review) => !review.isPublic).length
  const ownTabs = tabNames.filter((name) => may(rightOfTab[name]))
  const asked = tabNames.find((name) => name === address.get('tab'))
  const open = ownTabs.find((name) => name === asked) ?? ownTabs[0]
  // Number of times new orders were shown; used as a key to remount the tab without filters at its newest card.
  const [broughtIn, setBroughtIn] = useState(0)

  const showOrders = () => {
    markOrdersSeen(queries)
    setAddress({ tab: 'orders' }, { replace: true })
    setBroughtIn(broughtIn + 1)
  }

  return (
    // The order list uses the full width.
    <div
      className={`mx-auto px-4 pb-16 sm:px-6 lg:px-8 ${open === 'orders' ? 'max-w-[96rem]' : 'max-w-content'}`}
    >
      <ShopNews onShowOrders={showOrders} />
      <DashboardHead total={may('orders') ? (totalOf(counts) ?? (orders.isError ? '–' : '…')) : null} />
      <ClosedBanner />
      <div className="mb-3 empty:hidden">
        <HalalNotice />
      </div>
      <IfHasRight right="attention">
        <AttentionList />
      </IfHasRight>
      {asked && asked !== open && (
        <div className="mb-4">
          <InlineAlert tone="note" title={dashboard.notForRole} />
        </div>
      )}
      <Tabs
        label={dashboard.admin}
        value={open ?? ''}
        onValueChange={(tab) => setAddress({ tab })}
        tabs={[
          { value: 'analytics', label: dashboard.analytics, panel: <Panel tab={<AnalyticsTab />} /> },
          {
            value: 'orders',
            label: <Counted name={dashboard.orders} count={counts?.pending} what={dashboard.pending} />,
            panel: <Panel tab={<OrdersTab key={broughtIn} startsAtCards={broughtIn > 0} />} />,
          },
          { value: 'inventory', label: dashboard.inventory, panel: <Panel tab={<InventoryTab />} /> },
          {
            value: 'reviews',
            label: <Counted name={dashboard.reviews} count={waiting} what={dashboard.waiting} />,
            panel: <Panel tab={<ReviewsTab />} />,
          },
        ].filter(({ value }) => ownTabs.some((name) => name === value))}
      />
    </div>
  )
}

const smallOnPhones = 'px-1! text-small sm:px-4! sm:text-body'

function DashboardHead({ total }: { total: string | null }) {
  const text = useText()
  const link = `${buttonStyle({ variant: 'quiet' })} ${smallOnPhones}`
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 pb-2 sm:py-5">
      <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
        {dashboard.title}
      </Say.h1>
      {total !== null && <Badge tone="halal">{dashboard.totalOrders(total)}</Badge>}
      <nav aria-label={text(dashboard.admin)} className="-mx-1 flex flex-wrap sm:mx-0 lg:ml-auto">
        <IfHasRight right="kitchen">
          <RouteLink href="/admin/dapur" className={link}>
            {dashboard.kitchen}
          </RouteLink>
        </IfHasRight>
        <IfHasRight right="payments">
          <RouteLink href="/admin/kas" className={link}>
            {ownerNavigation.cash}
          </RouteLink>
        </IfHasRight>
        <RouteLink href="/admin/pengaturan" className={link}>
          {dashboard.settings}
        </RouteLink>
        {/* Hidden on phones to keep the header on one line; kitchen and settings also link to it. */}
        <GuideLink className={`${link} max-sm:hidden`} />
        <DeviceButton className={smallOnPhones} />
        <LogoutButton className={smallOnPhones} />
      </nav>
    </header>
  )
}

const totalOf = (counts: OrderList['counts'] | undefined): string | undefined =>
  counts && String(orderStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0))

/** Name of a tab with a count badge. */
function Counted({ name, count, what }: { name: Sentence; count: number | undefined; what: Sentence }) {
  return (
    <>
      <Say>{name}</Say>
      {count !== undefined && count > 0 && (
        <Badge tone="popular" className="min-w-5 justify-center px-1! py-0.5! sm:min-w-6">
          {count}
          <span className="sr-only">
            {' '}
            <Say>{what}</Say>
          </span>
        </Badge>
      )}
    </>
  )
}

function Panel({ tab }: { tab: ReactNode }) {
  return <Suspense fallback={<TabLoading />}>{tab}</Suspense>
}

function TabLoading() {
  return (
    <LoadingRegion className="grid gap-4" bars={['h-28 w-full rounded-card', 'h-80 w-full rounded-card']} />
  )
}
