/** Papers the cook sheet is printed on. */
export type KitchenPaper = 'a4' | 'roll'

const mmPerPixel = 25.4 / 96
/** Paper the printer's cutter needs behind the last line. */
const tailMm = 8

const pageOf = (paper: KitchenPaper): string => {
  if (paper === 'a4') return '@page { size: A4; margin: 12mm }'
  return `@page { size: 80mm ${rollLength()}mm; margin: 4mm }`
}

/** Prints the sheet that is on the page; the paper's size holds for this one print. */
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

/** A roll ends where the sheet ends: its length in mm. */
function rollLength(): number {
  const sheet = document.querySelector<HTMLElement>('.print-sheet')
  if (!sheet) return 297
  sheet.dataset.measuring = ''
  const length = sheet.offsetHeight * mmPerPixel
  delete sheet.dataset.measuring
  return Math.ceil(length) + 2 * 4 + tailMm
}
