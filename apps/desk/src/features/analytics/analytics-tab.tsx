import type { RevenueOfMethod, RevenueOfPackage } from '@dimsum/contract/revenue'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  moneyDailyQuery,
  type RevenueDays,
  revenueByMethodQuery,
  revenueByPackageQuery,
  revenueDailyQuery,
  revenueTotalQuery,
} from '../../api/revenue.ts'
import { usePackageNames } from '../../components/package-names.ts'
import { paymentMethodWord } from '../../components/payment-method-word.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { DailyTrend } from './daily-trend.tsx'
import { DayRange } from './day-range.tsx'
import { daysWords } from './day-words.ts'
import { MoneyDays } from './money-days.tsx'
import { MoneyFigures } from './money-figures.tsx'
import { PackageSum, sumOf } from './package-sum.tsx'
import { PerformanceSummary } from './performance-summary.tsx'
import { ShareBars } from './share-bars.tsx'

/** Analytics (product.md section 2): revenue, its sources, then performance. */
export function AnalyticsTab() {
  const [days, setDays] = useState<RevenueDays>(null)
  const total = useQuery(revenueTotalQuery)
  const daily = useQuery(revenueDailyQuery(days))
  const byPackage = useQuery(revenueByPackageQuery(days))
  const byMethod = useQuery(revenueByMethodQuery(days))
  const money = useQuery(moneyDailyQuery(days))
  const queries = [total, daily, byPackage, byMethod, money]
  const failed = queries.filter((query) => query.isError)
  const rows = byPackage.data
  const menu = useMenu()
  const { nameOf } = usePackageNames()
  const moneyOfDays = days ? daily.data && sumOf(daily.data) : total.data

  return (
    <div className="grid gap-4 sm:gap-6">
      {failed.length > 0 && (
        <NotLoaded
          title={analytics.notLoaded}
          query={{
            error: failed[0]?.error,
            refetch: () => failed.forEach((query) => void query.refetch()),
          }}
        />
      )}
      {total.data ? <MoneyFigures total={total.data} /> : <Waiting of={[total]} className="h-28" />}
      <DayRange days={days} onDays={setDays} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
        {rows ? (
          <ShareBars
            title={analytics.byPackage}
            scope={moneyOfDays?.givenBack ? analytics.packagesOnly(daysWords(days)) : daysWords(days)}
            sum={moneyOfDays && <PackageSum packages={rows} money={moneyOfDays} />}
            shares={withUnsold(rows, menu).map(({ packageType, orders, revenue }) => ({
              key: packageType,
              name: nameOf(packageType),
              orders,
              revenue,
            }))}
            className="lg:col-start-1 lg:row-start-1"
          />
        ) : (
          <Waiting of={[byPackage]} className="h-80" />
        )}
        {daily.data ? (
          <DailyTrend days={daily.data} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        ) : (
          <Waiting of={[daily]} className="h-96 lg:row-span-2" />
        )}
        {byMethod.data ? (
          <ShareBars
            title={analytics.byMethod}
            scope={methodScope(days ? daysWords(days) : analytics.last30Days, byMethod.data)}
            shares={byMethod.data.map(({ paymentMethod, ...figures }) => ({
              key: paymentMethod,
              name: paymentMethodWord(paymentMethod),
              ...figures,
            }))}
            className="lg:col-start-1 lg:row-span-2 lg:row-start-2"
          />
        ) : (
          <Waiting of={[byMethod]} className="h-60 lg:row-span-2" />
        )}
        {total.data && daily.data && rows ? (
          <PerformanceSummary
            total={total.data}
            days={daily.data}
            packages={rows}
            isOfDays={days !== null}
            className="lg:col-start-2 lg:row-start-3"
          />
        ) : (
          <Waiting of={[total, daily, byPackage]} className="h-60" />
        )}
      </div>
      {money.data ? (
        <MoneyDays
          rows={money.data}
          deposits={total.data?.deposits}
          days={days}
          scope={days ? daysWords(days) : analytics.last30Days}
        />
      ) : (
        <Waiting of={[money]} className="h-40" />
      )}
    </div>
  )
}

/** Adds a note that amounts are net of refunds, if there were any. */
const methodScope = (scope: Sentence, methods: readonly RevenueOfMethod[]): Sentence =>
  methods.some(({ givenBack }) => givenBack > 0) ? analytics.net(scope) : scope

/** Adds packages on sale without orders as bars of zero. */
const withUnsold = (
  rows: readonly RevenueOfPackage[],
  menu: readonly Pick<RevenueOfPackage, 'packageType'>[],
) => {
  const unsold = menu.filter((item) => !rows.some(({ packageType }) => packageType === item.packageType))
  return [...rows, ...unsold.map(({ packageType }) => ({ packageType, orders: 0, revenue: 0 }))]
}

/** Placeholder until these queries are answered; after a failure the alert above offers another try. */
function Waiting({ of, className }: { of: readonly { isError: boolean }[]; className: string }) {
  if (of.some(({ isError }) => isError)) return null
  return <LoadingRegion className={className} bars={['h-full w-full rounded-card']} />
}
