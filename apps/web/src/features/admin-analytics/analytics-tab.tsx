import type { RevenueDay, RevenueOfMethod, RevenueOfPackage, RevenueTotal } from '@dimsum/contract/revenue'
import { catalogue } from '@dimsum/domain/catalogue'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import {
  type RevenueDays,
  revenueByMethodQuery,
  revenueByPackageQuery,
  revenueDailyQuery,
  revenueTotalQuery,
} from '../../api/revenue.ts'
import { Price } from '../../components/price.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { DailyTrend } from './daily-trend.tsx'
import { DayRange } from './day-range.tsx'
import { FigureTile } from './figure-tile.tsx'
import { monthChange } from './month-change.ts'
import { ShareBars } from './share-bars.tsx'

/** Analytics (spec section 2): money first, then where it came from, then how the shop performs. */
export function AnalyticsTab() {
  const [days, setDays] = useState<RevenueDays>(null)
  const total = useQuery(revenueTotalQuery)
  const daily = useQuery(revenueDailyQuery(days))
  const byPackage = useQuery(revenueByPackageQuery(days))
  const byMethod = useQuery(revenueByMethodQuery(days))
  const queries = [total, daily, byPackage, byMethod]
  const failed = queries.find((query) => query.isError)

  return (
    <div className="grid gap-6">
      <DayRange days={days} onDays={setDays} />
      {failed && (
        <div className="grid justify-items-start gap-4">
          <InlineAlert title="Analytics could not be loaded.">
            <p>{failed.error?.message}</p>
          </InlineAlert>
          <Button
            onClick={() => queries.filter((query) => query.isError).forEach((query) => void query.refetch())}
          >
            Try again
          </Button>
        </div>
      )}
      {total.data ? <MoneyFigures total={total.data} /> : !failed && <FiguresLoading />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {byPackage.data && (
          <ShareBars title="Revenue by Package Type" shares={packageShares(byPackage.data)} />
        )}
        {daily.data && <DailyTrend days={daily.data} />}
        {byMethod.data && <ShareBars title="Payment Methods" shares={methodShares(byMethod.data)} />}
        {total.data && daily.data && byPackage.data && (
          <Performance total={total.data} days={daily.data} packages={byPackage.data} />
        )}
      </div>
    </div>
  )
}

function MoneyFigures({ total }: { total: RevenueTotal }) {
  const { direction, text } = monthChange(total.thisMonth, total.lastMonth)
  return (
    <dl className="grid gap-4 min-[400px]:grid-cols-2 lg:grid-cols-4">
      <FigureTile name="Total Revenue" value={<Price amount={total.total} />} />
      <FigureTile
        name="This Month"
        value={<Price amount={total.thisMonth} />}
        note={
          <span className="inline-flex items-center gap-1">
            {direction === 'up' && <ArrowUp aria-hidden="true" className="size-4" />}
            {direction === 'down' && <ArrowDown aria-hidden="true" className="size-4" />}
            {text}
          </span>
        }
      />
      <FigureTile name="Last Month" value={<Price amount={total.lastMonth} />} />
      <FigureTile
        name={<span lang="id">Belum dibayar</span>}
        value={<Price amount={total.owed} />}
        note={`${total.owedOrders} unpaid orders`}
      />
    </dl>
  )
}

function Performance({
  total,
  days,
  packages,
}: {
  total: RevenueTotal
  days: readonly RevenueDay[]
  packages: readonly RevenueOfPackage[]
}) {
  const average = total.paidOrders === 0 ? 0 : Math.round(total.total / total.paidOrders)
  const popular = packages.find(({ packageType }) => packageType === '20pcs')?.orders ?? 0
  const active = days.filter(({ orders }) => orders > 0).length
  return (
    <section>
      <h3 className="text-title font-bold">Performance Summary</h3>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <FigureTile name="Total Paid Orders" value={total.paidOrders} />
        <FigureTile name="Average Order Value" value={<Price amount={average} />} />
        <FigureTile name="20pcs Orders" value={popular} note="Popular" />
        <FigureTile name="Active Days" value={active} note={`of ${days.length}`} />
      </dl>
    </section>
  )
}

const packageShares = (rows: readonly RevenueOfPackage[]) =>
  rows.map(({ packageType, ...row }) => ({
    key: packageType,
    name: catalogue[packageType].name,
    lang: 'id',
    ...row,
  }))

const methodNames: Readonly<Record<string, string>> = {
  virtual_account: 'Virtual Account',
  gopay: 'GoPay',
  qris: 'QRIS',
  cash: 'Cash',
  transfer: 'Bank transfer',
  qris_static: 'QRIS (printed)',
  unknown: 'Unknown',
}

const methodShares = (rows: readonly RevenueOfMethod[]) =>
  rows.map(({ paymentMethod, ...row }) => ({
    key: paymentMethod,
    name: methodNames[paymentMethod] ?? paymentMethod,
    ...row,
  }))

function FiguresLoading() {
  return (
    <LoadingRegion className="grid gap-4 min-[400px]:grid-cols-2 lg:grid-cols-4">
      {['total', 'this', 'last', 'owed'].map((tile) => (
        <Skeleton key={tile} className="h-28 w-full rounded-card" />
      ))}
    </LoadingRegion>
  )
}
