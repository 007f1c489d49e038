import { useLayoutEffect } from 'react'

export const labelPapers = {
  thermal: { width: 100, height: 150 },
  // As lengths: `A6` is no page size in CSS, and a browser that does not know it prints Letter.
  a6: { width: 105, height: 148 },
  /** A roll ends where the label ends. */
  roll: { width: 80, height: null },
} as const
export type LabelPaper = keyof typeof labelPapers

export function isLabelPaper(name: string): name is LabelPaper {
  return name in labelPapers
}

/**
 * Tells the printer the paper while the label is on screen, in the same breath as it is chosen: whoever prints at once gets
 * it. `rollLength` is in mm and used for the roll only.
 */
export function usePaperSize(paper: LabelPaper, rollLength: number) {
  useLayoutEffect(() => {
    const { width, height } = labelPapers[paper]
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page { size: ${width}mm ${height ?? Math.ceil(rollLength)}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(rules)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [paper, rollLength])
}
