import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { useId } from 'react'
import { longDay, shortDay } from './day-words.ts'
import { FigureTable } from './figure-table.tsx'
import { TrendChart } from './trend-chart.tsx'

/** The last days of the series that are drawn (product.md section 2). */
const daysShown = 10

/** Daily revenue: bars, since days are separate and days without sales must show. */
export function DailyTrend({ days, className }: { days: readonly RevenueDay[]; className?: string }) {
  const captionId = useId()
  const shown = days.slice(-daysShown)
  const best = shown.reduce<RevenueDay | undefined>(
    (top, day) => (day.revenue > (top?.revenue ?? 0) ? day : top),
    undefined,
  )
  const finding = best
    ? `Tertinggi ${shortDay(best.date)}, ${formatRupiah(best.revenue)}`
    : 'Belum ada penjualan.'
  return (
    <Card className={`p-5 ${className}`}>
      <figure aria-labelledby={captionId}>
        <figcaption>
          <h2 className="text-title font-bold">Daily Revenue Trend</h2>
          <p id={captionId} lang="id" className="mt-1 text-kecap-700">
            {finding}
          </p>
        </figcaption>
        <TrendChart days={shown} label={`Daily revenue, last ${shown.length} days. ${finding}`} />
      </figure>
      <FigureTable
        caption="Daily revenue"
        columns={['Date', 'Orders', 'Revenue']}
        rows={days.map((day) => ({
          key: day.date,
          cells: [longDay(day.date), day.orders, formatRupiah(day.revenue)],
        }))}
      />
    </Card>
  )
}
