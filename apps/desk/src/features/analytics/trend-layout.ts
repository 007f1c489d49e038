import { axisTicks } from './scale.ts'

/** Height of the drawing, and what it leaves around the plot (px). */
export const chartHeight = 240
const room = { top: 24, right: 4, bottom: 26, left: 52 }
/** Below this width of a column only some days are named (px): a name, the gap beside it, and the shift that keeps the last one inside. */
const nameWidth = 64

/** Where everything of the trend stands, in px, for a drawing of this width. `largest` is the highest value in rupiah. */
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
    /** Counted from the latest day, which always has its name. */
    isNamed: (day: number) => (days - 1 - day) % everyNth === 0,
  }
}

export type TrendLayout = ReturnType<typeof layOutTrend>
