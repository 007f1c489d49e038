import { useText } from '@dimsum/ui/say.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { TrendLayout } from './trend-layout.ts'

/** Grid lines with their amounts. */
export function TrendAxis({ layout: { ticks, ground, heightOf, left, right } }: { layout: TrendLayout }) {
  const text = useText()
  return ticks.map((tick) => {
    const y = ground - heightOf(tick)
    return (
      <g key={tick}>
        <line
          x1={left}
          x2={right}
          y1={y}
          y2={y}
          className={tick === 0 ? 'stroke-garis-kuat' : 'stroke-garis'}
        />
        <text x={left - 8} y={y} dy="0.35em" textAnchor="end" className="fill-kecap-600 text-caption">
          {text(analytics.shortAmount(tick))}
        </text>
      </g>
    )
  })
}
