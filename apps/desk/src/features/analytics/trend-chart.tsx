import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah, formatRupiahShort } from '@dimsum/domain/money'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import { useEffect, useRef, useState } from 'react'
import { axisTicks } from './scale.ts'
import { useWidth } from './use-width.ts'
import { figureGap, figureReach, wornFigures } from './worn-figures.ts'

const height = 240
const room = { top: 24, right: 4, bottom: 26, left: 52 }
/** Below this width of a column only some days are named (px): a name, the gap beside it, and the shift that keeps the last one inside. */
const nameWidth = 64

type TrendChartProps = {
  days: readonly RevenueDay[]
  /** What the drawing is called. */
  label: string
}

/**
 * Bars in SVG, rendered for the available width. Hover or a tap shows a day's value; the highest day is labelled,
 * the latest too where there is space. For keyboard and screen reader the table below has the same numbers.
 */
export function TrendChart({ days, label }: TrendChartProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 480)
  const [pointed, setPointed] = useState<number | null>(null)
  const largest = Math.max(0, ...days.map(({ revenue }) => revenue))
  const ticks = axisTicks(largest)
  const top = ticks.at(-1) ?? 1
  const ground = height - room.bottom
  const column = (width - room.left - room.right) / Math.max(1, days.length)
  const heightOf = (revenue: number) => (revenue / top) * (ground - room.top)
  const middleOf = (i: number) => room.left + column * (i + 0.5)
  const everyNth = Math.ceil(nameWidth / Math.max(1, column))
  const bars = days.map(({ revenue }, i) => ({
    left: middleOf(i) - column * 0.35,
    right: middleOf(i) + column * 0.35,
    middle: Math.min(middleOf(i), width - room.right - figureReach),
    height: heightOf(revenue),
  }))
  const worn = wornFigures(bars)
  const shown = pointed === null ? undefined : days[pointed]
  useEffect(() => {
    if (pointed === null) return
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setPointed(null)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [pointed])

  return (
    <div
      ref={frame}
      className="relative mt-4 h-60"
      // A finger that is lifted has left, and the value it asked for would be gone with it.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
    >
      <svg role="img" aria-label={label} width={width} height={height} className="absolute inset-0">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={room.left}
              x2={width - room.right}
              y1={ground - heightOf(tick)}
              y2={ground - heightOf(tick)}
              className={tick === 0 ? 'stroke-garis-kuat' : 'stroke-garis'}
            />
            <text
              x={room.left - 8}
              y={ground - heightOf(tick)}
              dy="0.35em"
              textAnchor="end"
              className="fill-kecap-600 text-caption"
            >
              {formatRupiahShort(tick)}
            </text>
          </g>
        ))}
        {days.map(({ date, revenue }, i) => {
          const isWorn = pointed === null && worn.includes(i)
          return (
            <g key={date}>
              <rect
                x={middleOf(i) - column * 0.35}
                width={column * 0.7}
                y={ground - heightOf(revenue)}
                height={heightOf(revenue)}
                rx={Math.min(4, heightOf(revenue) / 2)}
                className={i === pointed ? 'fill-pandan-800' : 'fill-pandan-700'}
              />
              {isWorn && (
                <text
                  x={bars[i]?.middle}
                  y={ground - heightOf(revenue) - figureGap}
                  textAnchor="middle"
                  className="fill-kecap-900 text-caption font-bold"
                >
                  {formatRupiahShort(revenue)}
                </text>
              )}
              {(days.length - 1 - i) % everyNth === 0 && (
                <text
                  x={Math.min(middleOf(i), width - room.right - 20)}
                  y={height - 6}
                  textAnchor="middle"
                  className="fill-kecap-600 text-caption"
                >
                  {text(dates.dayShort(date))}
                </text>
              )}
              <rect
                x={room.left + column * i}
                width={column}
                y={0}
                height={height}
                fill="transparent"
                onPointerEnter={() => setPointed(i)}
                onPointerDown={() => setPointed(i)}
              />
            </g>
          )
        })}
      </svg>
      {shown && pointed !== null && (
        <p
          aria-hidden="true"
          style={{ left: Math.max(64, Math.min(width - 64, middleOf(pointed))) }}
          className="pointer-events-none absolute top-0 w-max -translate-x-1/2 rounded-small bg-kecap-900 px-3 py-1.5 text-center text-small text-white shadow-floating"
        >
          <Say>{dates.dayShort(shown.date)}</Say>: <Say>{analytics.orderCount(shown.orders)}</Say>
          <span className="block font-bold">{formatRupiah(shown.revenue)}</span>
        </p>
      )}
    </div>
  )
}
