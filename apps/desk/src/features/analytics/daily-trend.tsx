import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useId } from 'react'
import { FigureTable } from './figure-table.tsx'
import { TrendChart } from './trend-chart.tsx'

/** Number of days in the chart (product.md section 2). */
const daysShown = 10

/** Daily revenue as bars, so that days without sales are visible. */
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
