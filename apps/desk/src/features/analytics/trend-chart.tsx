import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { labelledDays } from './labelled-days.ts'
import { axisTicks } from './scale.ts'

type TrendChartProps = {
  days: readonly RevenueDay[]
  /** Accessible name of the chart. */
  label: string
}

/** In a narrow chart every third day has a date, counted from the latest. */
const narrowStep = 3

/**
 * SVG bar chart. Bars have percentages of its width, because scaling the SVG would scale its text. The amount of a column
 * that is pointed at or was tapped stands above the plot. The table below has the same numbers.
 */
export function TrendChart({ days, label }: TrendChartProps) {
  const text = useText()
  const ticks = axisTicks(Math.max(0, ...days.map(({ revenue }) => revenue)))
  const top = ticks.at(-1) ?? 1
  const x = (column: number) => `${(column / days.length) * 100}%`
  const heightOf = (revenue: number) => `${(revenue / top) * 100}%`
  const y = (revenue: number) => heightOf(top - revenue)
  const latest = days.length - 1
  return (
    <div className="@container mt-4 h-60 pt-6 pr-1 pb-6.5 pl-13">
      <svg role="img" aria-label={label} className="block size-full overflow-visible text-caption">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-garis-kuat' : 'stroke-garis'}
            />
            <text x={-8} y={y(tick)} dy="0.35em" textAnchor="end" className="fill-kecap-600">
              {text(analytics.shortAmount(tick))}
            </text>
          </g>
        ))}
        {days.map(({ date, revenue }, i) => (
          <g key={date}>
            <rect x={x(i)} width={x(1)} height="100%" className="fill-transparent" />
            <rect
              x={x(i + 0.15)}
              width={x(0.7)}
              y={y(revenue)}
              height={heightOf(revenue)}
              rx={4}
              className="fill-pandan-700 [g:hover>&]:fill-pandan-800"
            />
            <text
              x={x(i + 0.5)}
              y="100%"
              dy="1.65em"
              textAnchor="middle"
              className={`fill-kecap-600 [g:hover>&]:inline! [svg:hover_&]:hidden ${(latest - i) % narrowStep === 0 ? '' : 'hidden @min-[30rem]:inline'}`}
            >
              {text(dates.dayShort(date))}
            </text>
            <text
              x={x(i < days.length / 2 ? i : i + 1)}
              dy={-9}
              textAnchor={i < days.length / 2 ? 'start' : 'end'}
              className="hidden fill-kecap-900 font-bold [g:hover>&]:inline"
            >
              {formatRupiah(revenue)}
            </text>
          </g>
        ))}
        {labelledDays(days).map((i) => (
          // The white outline keeps a label readable over a line of the axis.
          <text
            key={i}
            x={x(i + 0.5)}
            y={y(days[i]?.revenue ?? 0)}
            dy={-7}
            textAnchor="middle"
            strokeWidth={4}
            // In a narrow chart a label is wider than its column and would lie on a taller bar beside it.
            className={`fill-kecap-900 stroke-white font-bold [paint-order:stroke] [svg:hover_&]:hidden ${(days[i - 1]?.revenue ?? 0) > (days[i]?.revenue ?? 0) ? 'hidden @min-[24rem]:inline' : ''}`}
          >
            {text(analytics.shortAmount(days[i]?.revenue ?? 0))}
          </text>
        ))}
      </svg>
    </div>
  )
}
