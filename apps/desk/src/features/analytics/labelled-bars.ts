/** Which bars of the trend are labelled: the highest, and the latest where its label overlaps no other. */

/** Half the width a figure such as `999,9 rb` takes (px). */
export const figureReach = 26
/** A figure stands this far above its bar's top, and is this high (px). */
export const figureGap = 7
const figureHeight = 14

type Bar = { left: number; right: number; middle: number; height: number }

/** The indexes of the bars that are labelled. The bars stand in the order of their days; `middle` is the figure's. */
export function labelledBars(bars: readonly Bar[]): readonly number[] {
  const highest = Math.max(0, ...bars.map(({ height }) => height))
  if (highest === 0) return []
  const best = bars.findIndex(({ height }) => height === highest)
  const latest = bars.length - 1
  return latest !== best && hasRoom(bars, latest, best) ? [best, latest] : [best]
}

function hasRoom(bars: readonly Bar[], place: number, best: number): boolean {
  const [own, winner] = [bars[place], bars[best]]
  if (!own || !winner || own.height === 0) return false
  const isCovering = bars.some(
    (bar, i) =>
      i !== place &&
      bar.height > own.height + figureGap / 2 &&
      bar.right > own.middle - figureReach &&
      bar.left < own.middle + figureReach,
  )
  const isOnTheOther =
    Math.abs(winner.middle - own.middle) < 2 * figureReach && winner.height - own.height < figureHeight
  return !isCovering && !isOnTheOther
}
