import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { LabelPaper } from './label-paper.ts'

/** Steps of smaller type in `label.css`, tried with the notes on the label and then with the notes on a second one. */
const densities = ['0', '1', '2', '3'] as const
const steps = [
  ...densities.slice(0, 3).map((density) => ({ density, isContinued: false })),
  ...densities.map((density) => ({ density, isContinued: true })),
]
const mmPerPixel = 25.4 / 96

/** A pixel of rounding is no overflow. */
const fits = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight <= clientHeight + 1

/**
 * Makes one order fit its label, or two where its words are many: notes may name an allergy, so none of them is cut. Answers the
 * sheet's length in mm and a function to fit again, for when something in it has changed.
 */
export function useLabelFit(sheet: RefObject<HTMLElement | null>, paper: LabelPaper) {
  const [length, setLength] = useState(150)
  const fit = useCallback(() => {
    const label = sheet.current
    if (!label) return
    const next = label.nextElementSibling
    const second = next instanceof HTMLElement && next.classList.contains('label-second') ? next : null
    label.dataset.paper = paper
    if (second) {
      second.dataset.paper = paper
      second.dataset.density = '0'
    }
    for (const { density, isContinued } of second
      ? steps
      : densities.map((density) => ({ density, isContinued: false }))) {
      label.dataset.density = density
      label.dataset.continued = String(isContinued)
      if (fits(label)) break
    }
    // Many short lines of notes are run together before they leave their label.
    if (second && !fits(second)) second.dataset.density = '1'
    setLength(label.offsetHeight * mmPerPixel)
  }, [sheet, paper])

  useLayoutEffect(() => {
    fit()
    document.fonts.ready.then(fit)
  }, [fit])
  return { length, fit }
}
