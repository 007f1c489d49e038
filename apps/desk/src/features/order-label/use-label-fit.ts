import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { LabelPaper } from './label-paper.ts'

/** Steps of smaller type in `label.css`: notes first, then the address; the last one cuts the notes to some lines. */
const densest = 5
const noteLines = [16, 14, 12, 10, 8, 6, 4, 2] as const
const mmPerPixel = 25.4 / 96

/**
 * Makes one order fit one label: sets the smallest `data-density` at which nothing overflows. Answers the sheet's length
 * in mm and a function to fit again, for when something in it has changed.
 */
export function useLabelFit(sheet: RefObject<HTMLElement | null>, paper: LabelPaper) {
  const [length, setLength] = useState(150)
  const fit = useCallback(() => {
    const label = sheet.current
    if (!label) return
    label.dataset.paper = paper
    label.style.removeProperty('--note-lines')
    // A pixel of rounding is no overflow.
    const fits = () => label.scrollHeight <= label.clientHeight + 1
    for (let density = 0; density <= densest; density++) {
      label.dataset.density = String(density)
      if (fits()) break
    }
    for (const lines of noteLines) {
      if (fits()) break
      label.style.setProperty('--note-lines', String(lines))
    }
    setLength(label.offsetHeight * mmPerPixel)
  }, [sheet, paper])

  useLayoutEffect(() => {
    fit()
    document.fonts.ready.then(fit)
  }, [fit])
  return { length, fit }
}
