import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah, formatRupiahShort } from '@dimsum/domain/money'
import { formatDateLong } from '@dimsum/domain/wib-date'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { Card } from '../../ui/card.tsx'
import { FigureTable } from './figure-table.tsx'

/** The last days of the series that are drawn (spec section 2). */
const daysShown = 10

const dayOf = (date: string) => `${date}T00:00:00+07:00`
/** `19 Nov` */
const shortDay = (date: string) => {
  const [day = '', month = ''] = formatDateLong(dayOf(date)).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

/** Daily revenue: bars, since days are separate and days without sales must show. */
export function DailyTrend({ days }: { days: readonly RevenueDay[] }) {
  const titleId = useId()
  const shown = days.slice(-daysShown)
  const best = shown.reduce<RevenueDay | undefined>(
    (top, day) => (day.revenue > (top?.revenue ?? 0) ? day : top),
    undefined,
  )
  const latest = shown.at(-1)
  const finding = best
    ? `Tertinggi ${shortDay(best.date)}, ${formatRupiah(best.revenue)}`
    : 'Belum ada penjualan.'
  const labelled = shown.map((day) => ({
    ...day,
    name: shortDay(day.date),
    label: day.revenue > 0 && (day === best || day === latest) ? formatRupiahShort(day.revenue) : '',
  }))
  return (
    <Card className="p-5">
      <figure aria-labelledby={titleId}>
        <h3 className="text-title font-bold">Daily Revenue Trend</h3>
        <figcaption id={titleId} lang="id" className="mt-1 text-kecap-700">
          {finding}
        </figcaption>
        <div
          role="img"
          aria-label={`Daily revenue, last ${shown.length} days. ${finding}`}
          className="mt-4 h-64"
        >
          <ResponsiveContainer width="100%" height="100%">
            <BarChart
              data={labelled}
              margin={{ top: 20, right: 4, left: 0, bottom: 0 }}
              accessibilityLayer={false}
            >
              <CartesianGrid vertical={false} stroke="var(--color-garis)" />
              <XAxis
                dataKey="name"
                tickLine={false}
                tick={{ fontSize: 13, fill: 'var(--color-kecap-600)' }}
              />
              <YAxis
                domain={[0, 'auto']}
                tickCount={4}
                width={56}
                axisLine={false}
                tickLine={false}
                tickFormatter={formatRupiahShort}
                tick={{ fontSize: 13, fill: 'var(--color-kecap-600)' }}
              />
              <Tooltip
                cursor={{ fill: 'var(--color-santan-100)' }}
                formatter={(value) => [formatRupiah(Number(value)), 'Revenue']}
              />
              <Bar
                dataKey="revenue"
                fill="var(--color-pandan-700)"
                radius={[4, 4, 0, 0]}
                isAnimationActive={false}
              >
                <LabelList dataKey="label" position="top" fontSize={13} fill="var(--color-kecap-900)" />
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </div>
      </figure>
      <FigureTable
        caption="Daily revenue"
        columns={['Date', 'Orders', 'Revenue']}
        rows={days.map((day) => ({
          key: day.date,
          cells: [formatDateLong(dayOf(day.date)), day.orders, formatRupiah(day.revenue)],
        }))}
      />
    </Card>
  )
}
