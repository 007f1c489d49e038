import { axisTicks } from './scale.ts'

/** Height of the SVG, and margins of the plot (px). */
export const chartHeight = 240
const room = { top: 24, right: 4, bottom: 26, left: 52 }
/** Min px per date label: text, gap, and the shift that keeps the last label inside. Narrower columns skip labels. */
const nameWidth = 64

/** Geometry of the chart in px for the given width. `largest` is the highest value in rupiah. */
export function layOutTrend({ width, days, largest }: { width: number; days: number; largest: number }) {
  const ticks = axisTicks(largest)
  const top = ticks.at(-1) ?? 1
  const ground = chartHeight - room.bottom
  const column = (width - room.left - room.right) / Math.max(1, days)
  const everyNth = Math.ceil(nameWidth / Math.max(1, column))
  return {
    ticks,
    ground,
    column,
    left: room.left,
    right: width - room.right,
    heightOf: (revenue: number) => (revenue / top) * (ground - room.top),
    middleOf: (day: number) => room.left + column * (day + 0.5),
    /** Counted from the latest day, which always has a label. */
    isNamed: (day: number) => (days - 1 - day) % everyNth === 0,
  }
}

export type TrendLayout = ReturnType<typeof layOutTrend>
