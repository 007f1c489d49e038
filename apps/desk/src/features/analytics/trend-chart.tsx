import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useEffect, useRef, useState } from 'react'
import { DayCursor } from './day-cursor.tsx'
import { figureGap, figureReach, labelledBars } from './labelled-bars.ts'
import { TrendAxis } from './trend-axis.tsx'
import { chartHeight, layOutTrend } from './trend-layout.ts'
import { useWidth } from './use-width.ts'

type TrendChartProps = {
  days: readonly RevenueDay[]
  /** The matching day of the period before, per day, drawn as a line across the column. */
  before: readonly RevenueDay[] | undefined
  /** Accessible name of the chart. */
  label: string
}

/**
 * SVG bar chart, rendered for the available width. Mouse, touch and keyboard show a day's value. The highest day has a
 * label, and the latest if there is space. The table below has the same numbers.
 */
export function TrendChart({ days, before, label }: TrendChartProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 480)
  const [pointed, setPointed] = useState<number | null>(null)
  const largest = Math.max(0, ...[...days, ...(before ?? [])].map(({ revenue }) => revenue))
  const layout = layOutTrend({ width, days: days.length, largest })
  const { ground, column, left, right, heightOf, middleOf, isNamed } = layout
  const bars = days.map(({ revenue }, i) => ({
    left: middleOf(i) - column * 0.35,
    right: middleOf(i) + column * 0.35,
    middle: Math.min(middleOf(i), right - figureReach),
    height: heightOf(revenue),
  }))
  // Labels would overlap the lines of the period before.
  const worn = before || pointed !== null ? [] : labelledBars(bars)
  useEffect(() => {
    if (pointed === null) return
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setPointed(null)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [pointed])

  const shown = days[pointed ?? days.length - 1]
  const shownBefore = before?.[pointed ?? days.length - 1]
  const words = shown && [
    `${text(dates.dayShort(shown.date))}: ${text(analytics.orderCount(shown.orders))}`,
    formatRupiah(shown.revenue),
    ...(shownBefore ? [text(analytics.amountBefore(formatRupiah(shownBefore.revenue)))] : []),
  ]
  return (
    <div ref={frame} className="relative mt-4 h-60">
      <svg role="img" aria-label={label} width={width} height={chartHeight} className="absolute inset-0">
        <TrendAxis layout={layout} />
        {days.map(({ date, revenue }, i) => (
          <g key={date}>
            <rect
              x={bars[i]?.left}
              width={column * 0.7}
              y={ground - heightOf(revenue)}
              height={heightOf(revenue)}
              rx={Math.min(4, heightOf(revenue) / 2)}
              className={i === pointed ? 'fill-pandan-800' : 'fill-pandan-700'}
            />
            {worn.includes(i) && (
              <text
                x={bars[i]?.middle}
                y={ground - heightOf(revenue) - figureGap}
                textAnchor="middle"
                className="fill-kecap-900 text-caption font-bold"
              >
                {text(analytics.shortAmount(revenue))}
              </text>
            )}
            {isNamed(i) && (
              <text
                x={Math.min(middleOf(i), right - 20)}
                y={chartHeight - 6}
                textAnchor="middle"
                className="fill-kecap-600 text-caption"
              >
                {text(dates.dayShort(date))}
              </text>
            )}
          </g>
        ))}
        {before?.map(({ date, revenue }, i) => {
          if (revenue === 0) return null
          return (
            <BeforeLine
              key={date}
              middle={middleOf(i)}
              reach={column * 0.45}
              y={ground - heightOf(revenue)}
            />
          )
        })}
      </svg>
      {words && (
        <DayCursor
          days={days.length}
          pointed={pointed}
          onPoint={setPointed}
          valueText={words.join(', ')}
          style={{ left, width: right - left, height: chartHeight, ['--column' as string]: `${column}px` }}
        />
      )}
      {words && pointed !== null && (
        <p
          aria-hidden="true"
          style={{ left: Math.max(64, Math.min(width - 64, middleOf(pointed))) }}
          className="pointer-events-none absolute top-0 w-max -translate-x-1/2 rounded-small bg-kecap-900 px-3 py-1.5 text-center text-small text-white shadow-floating"
        >
          {words.map((line, i) => (
            <Say.span key={line} className={i === 1 ? 'block font-bold' : 'block'}>
              {line}
            </Say.span>
          ))}
        </p>
      )}
    </div>
  )
}

/** A dark line with a light outline, visible on the bar and beside it. */
function BeforeLine({ middle, reach, y }: { middle: number; reach: number; y: number }) {
  return (
    <g>
      <line x1={middle - reach} x2={middle + reach} y1={y} y2={y} strokeWidth={6} className="stroke-white" />
      <line
        x1={middle - reach}
        x2={middle + reach}
        y1={y}
        y2={y}
        strokeWidth={3}
        className="stroke-kecap-900"
      />
    </g>
  )
}
