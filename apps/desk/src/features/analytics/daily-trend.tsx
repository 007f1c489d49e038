import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useId } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { Comparison } from './comparison.tsx'
import { FigureTable } from './figure-table.tsx'
import { usePeriodBefore } from './period-before.ts'
import { TrendChart } from './trend-chart.tsx'

/** Number of days in the chart (product.md section 2). */
const daysShown = 10

/** Daily revenue as bars, so that days without sales are visible; optionally with the period before. */
export function DailyTrend({ days, className }: { days: readonly RevenueDay[]; className?: string }) {
  const captionId = useId()
  const text = useText()
  const [isCompared, compare] = useDeviceSwitch('compare-revenue')
  const before = usePeriodBefore(days, isCompared)
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
        <TrendChart
          days={shown}
          before={before.days?.slice(-daysShown)}
          label={`${text(analytics.trendOf(shown.length))} ${text(finding)}`}
        />
      </figure>
      <div className="mt-2">
        <Checkbox
          name="compare"
          label={analytics.compare}
          checked={isCompared}
          onChange={({ target }) => compare(target.checked)}
        />
      </div>
      {isCompared && <Comparison days={days} before={before} />}
      <FigureTable
        caption={analytics.daily}
        columns={[
          analytics.date,
          analytics.orders,
          analytics.revenue,
          ...(before.days ? [analytics.revenueBefore] : []),
        ]}
        rows={days.map((day, i) => ({
          key: day.date,
          cells: [
            <Say key="day">{dates.dateLong(day.date)}</Say>,
            day.orders,
            formatRupiah(day.revenue),
            ...(before.days ? [formatRupiah(before.days[i]?.revenue ?? 0)] : []),
          ],
        }))}
      />
    </Card>
  )
}
