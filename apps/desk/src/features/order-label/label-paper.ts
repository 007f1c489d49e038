import { useLayoutEffect } from 'react'

const labelPapers = {
  thermal: { width: 100, height: 150 },
  // As lengths: CSS has no page size `A6`, and browsers fall back to Letter for unknown sizes.
  a6: { width: 105, height: 148 },
} as const
export type LabelPaper = keyof typeof labelPapers

export function isLabelPaper(name: string): name is LabelPaper {
  return name in labelPapers
}

/** Sets the `@page` size while the label is on screen, in a layout effect so that an immediate print uses it. */
export function usePaperSize(paper: LabelPaper) {
  useLayoutEffect(() => {
    const { width, height } = labelPapers[paper]
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(rules)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [paper])
}
