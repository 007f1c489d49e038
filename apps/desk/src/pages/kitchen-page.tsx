import { isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Tabs } from '@dimsum/ui/tabs.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { cookSheetQuery } from '../api/kitchen.ts'
import { markOrdersSeen } from '../components/new-orders.ts'
import { OwnerHeader } from '../components/owner-header.tsx'
import { useHasRight } from '../components/use-has-right.ts'
import { CookSheetView } from '../features/kitchen/cook-sheet-view.tsx'
import { DayLabels } from '../features/kitchen/day-labels.tsx'
import { DayStrip } from '../features/kitchen/day-strip.tsx'
import { RefreshButton } from '../features/kitchen/refresh-button.tsx'
import { LabelScan } from '../features/label-scan/label-scan.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { LabelBatch } from '../features/order-label/label-batch.tsx'
import { ClosedBanner } from '../features/settings/closed-banner.tsx'
import { HalalNotice } from '../features/settings/halal-notice.tsx'

const views = ['masak', 'scan', 'label'] as const

/** /admin/dapur?day=2026-11-21&view=masak|scan|label: the kitchen page of one day. */
export default function AdminKitchenPage() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const may = useHasRight()
  const queries = useQueryClient()
  const view = views.find((name) => name === search.get('view')) ?? 'masak'
  const asked = search.get('day') ?? ''
  const deviceDay = wibDay(useNow())
  const day = isShopDay(asked) ? asked : deviceDay
  // Today by the server's clock; the device's clock until the response.
  const today = useQuery(cookSheetQuery(day)).data?.today ?? deviceDay
  // Today is not written into the URL: a page that is left open must show the next day after midnight.
  const show = (change: { day?: string; view?: string }) => {
    const next = { day, view, ...change }
    setSearch(next.day === deviceDay ? { view: next.view } : next)
  }

  const showOrders = () => {
    if (may('orders')) return navigate('/admin?tab=orders')
    markOrdersSeen(queries)
    show({ view: 'masak' })
  }

  const dayStrip = <DayStrip today={today} day={day} onDay={(one) => show({ day: one })} />

  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8 print:max-w-none print:p-0">
      <ShopNews onShowOrders={showOrders} />
      <OwnerHeader title={kitchen.title} here="/admin/dapur" />
      <ClosedBanner />
      <div className="mb-2 print:hidden">
        <HalalNotice />
      </div>
      <div className="print:[&_[role=tablist]]:hidden">
        <Tabs
          label={kitchen.title}
          value={view}
          onValueChange={(name) => show({ view: name })}
          tabs={[
            {
              value: 'masak',
              label: kitchen.cook,
              panel: (
                <>
                  {dayStrip}
                  <CookSheetView day={day} refresh={<RefreshButton day={day} />} />
                </>
              ),
            },
            {
              value: 'scan',
              label: kitchen.scan,
              panel: <LabelScan />,
            },
            {
              value: 'label',
              label: kitchen.label,
              panel: (
                <>
                  {dayStrip}
                  <DayLabels
                    day={day}
                    labels={(orders, choice, onPrinted) => (
                      <LabelBatch orders={orders} onPrinted={onPrinted}>
                        {choice}
                      </LabelBatch>
                    )}
                  />
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
