import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { addWibDays } from '@dimsum/domain/wib-date'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { revenueDailyQuery } from '../../api/revenue.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { FigureTable } from './figure-table.tsx'
import { TrendChart } from './trend-chart.tsx'

/** Number of days in the chart (product.md section 2). */
const daysShown = 10

/** Daily revenue as bars, so that days without sales are visible, and the period before. */
export function DailyTrend({ days, className }: { days: readonly RevenueDay[]; className?: string }) {
  const captionId = useId()
  const text = useText()
  const shown = days.slice(-daysShown)
  const best = shown.reduce<RevenueDay | undefined>(
    (top, day) => (day.revenue > (top?.revenue ?? 0) ? day : top),
    undefined,
  )
  const finding = best ? analytics.highest(best.date, formatRupiah(best.revenue)) : analytics.noSales
  return (
    <Card className={`p-5 ${className}`}>
      <figure aria-labelledby={captionId}>
        <figcaption>
          <Say.h2 className="text-title font-bold">{analytics.trend}</Say.h2>
          <Say.p id={captionId} className="mt-1 text-kecap-700">
            {finding}
          </Say.p>
        </figcaption>
        <TrendChart days={shown} label={`${text(analytics.trendOf(shown.length))} ${text(finding)}`} />
      </figure>
      <PeriodBefore days={days} />
      <FigureTable
        caption={analytics.daily}
        columns={[analytics.date, analytics.orders, analytics.revenue]}
        rows={days.map((day) => ({
          key: day.date,
          cells: [<Say key="day">{dates.dateLong(day.date)}</Say>, day.orders, formatRupiah(day.revenue)],
        }))}
      />
    </Card>
  )
}

/** Compares the period with the same number of days before it. */
function PeriodBefore({ days }: { days: readonly RevenueDay[] }) {
  const count = days.length
  const [first] = days
  // Figures of another period would give a wrong comparison.
  const query = useQuery({
    ...revenueDailyQuery(
      first ? { from: addWibDays(first.date, -count), to: addWibDays(first.date, -1) } : null,
    ),
    enabled: first !== undefined,
  })
  if (query.isError) return <NotLoaded query={query} />
  const { data: before, isPlaceholderData } = query
  return (
    <Say.p className="mt-2 min-h-12 text-kecap-700">
      {before &&
        !isPlaceholderData &&
        analytics.comparedWithBefore(revenueOf(days), revenueOf(before), count)}
    </Say.p>
  )
}

/** Total in rupiah. */
const revenueOf = (days: readonly RevenueDay[]) => days.reduce((sum, { revenue }) => sum + revenue, 0)
