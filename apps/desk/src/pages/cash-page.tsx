import { Tabs } from '@dimsum/ui/tabs.tsx'
import { cashViews } from '@dimsum/words/desk/cash'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { deskScreens } from '@dimsum/words/desk/screens'
import { useLocation, useSearchParams } from 'wouter'
import { OwnerHeader } from '../components/owner-header.tsx'
import { CashShifts } from '../features/cash/cash-shifts.tsx'
import { LabelScan } from '../features/label-scan/label-scan.tsx'
import { ShopNews } from '../features/live/shop-news.tsx'
import { QuickSale } from '../features/orders/quick-sale.tsx'

const views = ['kas', 'jual', 'scan'] as const

/** /admin/kas?view=kas|jual|scan: the counter, with cash shifts, quick sale and hand-over. */
export default function CashPage() {
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <ShopNews onShowOrders={() => navigate('/admin?tab=orders')} />
      <OwnerHeader title={deskScreens.cash} here="/admin/kas" />
      <Tabs
        label={deskScreens.cash}
        value={views.find((name) => name === search.get('view')) ?? 'kas'}
        onValueChange={(view) => setSearch({ view })}
        tabs={[
          { value: 'kas', label: cashViews.shift, panel: <CashShifts /> },
          { value: 'jual', label: cashViews.sale, panel: <QuickSale /> },
          {
            value: 'scan',
            label: kitchen.scan,
            panel: <LabelScan />,
          },
        ]}
      />
    </div>
  )
}
