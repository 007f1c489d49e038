import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import type { LabelPaper } from './label-paper.ts'

/** Levels of smaller type in `label.css`, tried with notes on the label, then with notes on a second label. */
const densities = ['0', '1', '2', '3'] as const
const steps = [
  ...densities.slice(0, 3).map((density) => ({ density, isContinued: false })),
  ...densities.map((density) => ({ density, isContinued: true })),
]

/** Tolerates 1 px of rounding. */
const fits = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight <= clientHeight + 1

/**
 * Fits an order on its label, or on two when its notes are long. Notes are never cut, because they may name an allergy.
 * Returns a function to fit again after its content changed.
 */
export function useLabelFit(sheet: RefObject<HTMLElement | null>, paper: LabelPaper) {
  const fit = useCallback(() => {
    const label = sheet.current
    if (!label) return
    const next = label.nextElementSibling
    const second = next instanceof HTMLElement && next.classList.contains('label-second') ? next : null
    label.dataset.paper = paper
    label.dataset.joined = 'false'
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
    // Many short lines of an address or of notes are joined before the label overflows.
    label.dataset.joined = String(!fits(label))
    if (second && !fits(second)) second.dataset.density = '1'
  }, [sheet, paper])

  // After every render, because the order may have changed.
  useLayoutEffect(fit)
  useEffect(() => void document.fonts.ready.then(fit), [fit])
  return fit
}
