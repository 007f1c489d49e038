/** Paper sizes for the cook sheet. */
export type KitchenPaper = 'a4' | 'roll'

const mmPerPixel = 25.4 / 96
/** Margin that the printer's cutter needs after the last line. */
const tailMm = 8

const pageOf = (paper: KitchenPaper): string => {
  if (paper === 'a4') return '@page { size: A4; margin: 12mm }'
  return `@page { size: 80mm ${rollLength()}mm; margin: 4mm }`
}

/** Prints the cook sheet. The page size applies to this print only. */
export function printOn(paper: KitchenPaper) {
  const root = document.documentElement
  root.dataset.kitchenPaper = paper
  const rules = new CSSStyleSheet()
  rules.replaceSync(pageOf(paper))
  document.adoptedStyleSheets.push(rules)
  const clear = () => {
    delete root.dataset.kitchenPaper
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
  }
  addEventListener('afterprint', clear, { once: true })
  print()
}

/** Length of the roll in mm: the height of the sheet. */
function rollLength(): number {
  const sheet = document.querySelector<HTMLElement>('.print-sheet')
  if (!sheet) return 297
  sheet.dataset.measuring = ''
  const length = sheet.offsetHeight * mmPerPixel
  delete sheet.dataset.measuring
  return Math.ceil(length) + 2 * 4 + tailMm
}
