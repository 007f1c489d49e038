/** What pdfkit's own `text` uses and its types leave out; figures in thousandths of the font size. */
type PdfFont = {
  id: string
  ref(): unknown
  encode(
    text: string,
  ): [glyphs: string[], positions: { xAdvance: number; xOffset: number; yOffset: number }[]]
}
type Inside = { _font: PdfFont; page: { fonts: Record<string, unknown>; height: number } }

/**
 * Text in the present font, with the words it stands for; `x` and `y` in points, `y` the baseline from the top.
 *
 * pdfkit's `text` ends in coordinates that point downwards, and readers place such words by the coordinates in force at
 * the end of the span: the words would stand at the other end of the page. Here the span lies in the PDF's own.
 */
export const drawSpan = (
  pdf: PDFKit.PDFDocument,
  { text, actual, size, x, y }: { text: string; actual: string; size: number; x: number; y: number },
): void => {
  const { _font: font, page } = pdf as unknown as Inside
  page.fonts[font.id] ??= font.ref()
  pdf.save().transform(1, 0, 0, -1, 0, page.height).markContent('Span', { actual })
  pdf.addContent(`BT /${font.id} ${size} Tf`)
  const [glyphs, positions] = font.encode(text)
  let at = x
  for (const [n, { xAdvance, xOffset, yOffset }] of positions.entries()) {
    const [left, up] = [at + (xOffset * size) / 1000, page.height - y + (yOffset * size) / 1000]
    pdf.addContent(`1 0 0 1 ${left.toFixed(3)} ${up.toFixed(3)} Tm [<${glyphs[n]}>] TJ`)
    at += (xAdvance * size) / 1000
  }
  pdf.addContent('ET')
  pdf.endMarkedContent().restore()
}
