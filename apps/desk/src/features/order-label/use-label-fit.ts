import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { LabelPaper } from './label-paper.ts'

/**
 * Steps of smaller type in `label.css`, tried in this order: notes first, then the address; the fifth and sixth cut the notes
 * to so many lines, the last one cuts more.
 */
const steps: readonly (readonly [density: number, noteLines?: number])[] = [
  ...[0, 1, 2, 3, 4].map((density) => [density] as const),
  ...[5, 6].flatMap((density) => [10, 8, 6, 4, 2].map((lines) => [density, lines] as const)),
  [7, 1],
]
const mmPerPixel = 25.4 / 96

/**
 * Makes one order fit one label: sets the first step at which nothing overflows. Answers the sheet's length
 * in mm and a function to fit again, for when something in it has changed.
 */
export function useLabelFit(sheet: RefObject<HTMLElement | null>, paper: LabelPaper) {
  const [length, setLength] = useState(150)
  const fit = useCallback(() => {
    const label = sheet.current
    if (!label) return
    label.dataset.paper = paper
    // A pixel of rounding is no overflow.
    const fits = () => label.scrollHeight <= label.clientHeight + 1
    for (const [density, noteLines] of steps) {
      label.dataset.density = String(density)
      label.style.setProperty('--note-lines', String(noteLines ?? 10))
      if (fits()) break
    }
    setLength(label.offsetHeight * mmPerPixel)
  }, [sheet, paper])

  useLayoutEffect(() => {
    fit()
    document.fonts.ready.then(fit)
  }, [fit])
  return { length, fit }
}
