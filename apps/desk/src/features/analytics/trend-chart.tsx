import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useEffect, useRef, useState } from 'react'
import { DayCursor } from './day-cursor.tsx'
import { labelledDays } from './labelled-days.ts'
import { axisTicks } from './scale.ts'

type TrendChartProps = {
  days: readonly RevenueDay[]
  /** The matching day of the period before, per day, drawn as a line across the column. */
  before: readonly RevenueDay[] | undefined
  /** Accessible name of the chart. */
  label: string
}

/** In a narrow chart every third day has a date, counted from the latest. */
const narrowStep = 3

/**
 * SVG bar chart. Bars have percentages of its width, because scaling the SVG would scale its text. Mouse, touch and
 * keyboard show a day's value. The table below has the same numbers.
 */
export function TrendChart({ days, before, label }: TrendChartProps) {
  const text = useText()
  const plot = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const ticks = axisTicks(Math.max(0, ...[...days, ...(before ?? [])].map(({ revenue }) => revenue)))
  const top = ticks.at(-1) ?? 1
  const x = (column: number) => `${(column / days.length) * 100}%`
  const heightOf = (revenue: number) => `${(revenue / top) * 100}%`
  const y = (revenue: number) => heightOf(top - revenue)
  // Labels would overlap the lines of the period before.
  const labelled = before || pointed !== null ? [] : labelledDays(days)
  useEffect(() => {
    if (pointed === null) return
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && plot.current?.contains(target))) setPointed(null)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [pointed])

  const latest = days.length - 1
  const shown = days[pointed ?? latest]
  const shownBefore = before?.[pointed ?? latest]
  const words = shown && [
    `${text(dates.dayShort(shown.date))}: ${text(analytics.orderCount(shown.orders))}`,
    formatRupiah(shown.revenue),
    ...(shownBefore ? [text(analytics.amountBefore(formatRupiah(shownBefore.revenue)))] : []),
  ]
  return (
    <div className="@container mt-4 h-60 pt-6 pr-1 pb-6.5 pl-13">
      <div ref={plot} className="relative h-full">
        <svg
          role="img"
          aria-label={label}
          className="absolute inset-0 size-full overflow-visible text-caption"
        >
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
              <rect
                x={x(i + 0.15)}
                width={x(0.7)}
                y={y(revenue)}
                height={heightOf(revenue)}
                rx={4}
                className={i === pointed ? 'fill-pandan-800' : 'fill-pandan-700'}
              />
              <text
                x={x(i + 0.5)}
                y="100%"
                dy="1.65em"
                textAnchor="middle"
                className={`fill-kecap-600 ${(latest - i) % narrowStep === 0 ? '' : 'hidden @min-[30rem]:inline'}`}
              >
                {text(dates.dayShort(date))}
              </text>
            </g>
          ))}
          {labelled.map((i) => (
            // The white outline keeps a label readable over a line of the axis.
            <text
              key={i}
              x={x(i + 0.5)}
              y={y(days[i]?.revenue ?? 0)}
              dy={-7}
              textAnchor="middle"
              strokeWidth={4}
              // In a narrow chart a label is wider than its column and would lie on a taller bar beside it.
              className={`fill-kecap-900 stroke-white font-bold [paint-order:stroke] ${(days[i - 1]?.revenue ?? 0) > (days[i]?.revenue ?? 0) ? 'hidden @min-[24rem]:inline' : ''}`}
            >
              {text(analytics.shortAmount(days[i]?.revenue ?? 0))}
            </text>
          ))}
          {before?.map(({ date, revenue }, i) => {
            if (revenue === 0) return null
            // A dark line with a light outline, visible on the bar and beside it.
            const line = { x1: x(i + 0.05), x2: x(i + 0.95), y1: y(revenue), y2: y(revenue) }
            return (
              <g key={date}>
                <line {...line} strokeWidth={6} className="stroke-white" />
                <line {...line} strokeWidth={3} className="stroke-kecap-900" />
              </g>
            )
          })}
        </svg>
        {words && (
          <DayCursor days={days.length} pointed={pointed} onPoint={setPointed} valueText={words.join(', ')} />
        )}
        {words && pointed !== null && (
          <p
            aria-hidden="true"
            style={{ left: `clamp(0.75rem, ${x(pointed + 0.5)}, 100% - 3.75rem)` }}
            className="pointer-events-none absolute -top-6 w-max -translate-x-1/2 rounded-small bg-kecap-900 px-3 py-1.5 text-center text-small text-white shadow-floating"
          >
            {words.map((line, i) => (
              <Say.span key={line} className={i === 1 ? 'block font-bold' : 'block'}>
                {line}
              </Say.span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
