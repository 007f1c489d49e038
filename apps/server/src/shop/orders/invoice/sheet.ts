import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { drawSpan } from './draw-span.ts'
import type { InvoiceFonts } from './invoice-fonts.ts'
import { type Run, textLines } from './text-lines.ts'

/** Points (1/72 inch); A4 with margins of 16 mm, as the printed page has. */
export const margin = 45

export const ink = '#2a1a12'

/** What stands left of a line, of what it leaves free. */
const shares = { left: 0, center: 0.5, right: 1 } as const

/** Other requests are answered in between: drawing pauses after so long (ms). */
const pauseAfterMs = 4

export type TextStyle = {
  size: number
  weight?: keyof InvoiceFonts
  colour?: string
  /** Left edge and width of the column in points; the whole sheet without them. */
  x?: number
  width?: number
  align?: keyof typeof shares
}

/** An A4 sheet that is written from top to bottom, and goes on on the next page where one is full. */
export const openSheet = (
  fonts: InvoiceFonts,
  { title, author, lang }: Record<'title' | 'author' | 'lang', string>,
) => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author },
    // Without this the default font's tables are read for each document.
    font: null as unknown as string,
  })
  for (const { name, font } of [...fonts.regular, ...fonts.bold]) {
    pdf.registerFont(name, font as unknown as Buffer)
  }
  const whole = pdf.page.width - 2 * margin
  let workedSince = performance.now()

  const drawRun = ({ face, text, actual }: Run, size: number, x: number, baseline: number) => {
    pdf.font(face.name, size)
    if (actual === null) pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    else drawSpan(pdf, { text, actual, size, x, y: baseline })
  }

  return {
    /** Points from the top of the page to the next line. */
    y: margin as number,
    whole,
    /** Begins a new page unless this much is left on the present one. */
    makeRoom(height: number) {
      if (this.y + height <= pdf.page.height - margin) return
      pdf.addPage()
      this.y = margin
    },
    rule(colour: string, thickness = 0.75) {
      pdf
        .moveTo(margin, this.y)
        .lineTo(margin + whole, this.y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
    },
    /** Writes text line by line from `y` on, which moves below it. */
    async write(text: string, style: TextStyle) {
      const { size, weight = 'regular', colour = ink, x = margin, width = whole, align = 'left' } = style
      const { ascent, descent, unitsPerEm } = fonts[weight][0].font
      const height = ((ascent - descent) / unitsPerEm) * size
      for (const line of textLines(text, fonts[weight], width / size)) {
        this.makeRoom(height)
        pdf.fillColor(colour)
        const widths = line.map((run) => pdf.font(run.face.name, size).widthOfString(run.text))
        const spare = width - widths.reduce((sum, one) => sum + one, 0)
        let at = x + spare * shares[align]
        for (const [n, run] of line.entries()) {
          drawRun(run, size, at, this.y + (ascent / unitsPerEm) * size)
          at += widths[n] ?? 0
        }
        this.y += height
        if (performance.now() - workedSince > pauseAfterMs) {
          await setImmediate()
          workedSince = performance.now()
        }
      }
    },
    /** @returns the file */
    finish(): Promise<Buffer> {
      pdf.end()
      return buffer(pdf)
    },
  }
}
export type Sheet = ReturnType<typeof openSheet>
