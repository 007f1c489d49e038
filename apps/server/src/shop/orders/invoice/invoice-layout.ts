import type { Content, Style } from 'pdfmake'
import { inFonts } from './invoice-fonts.ts'

export const colours = {
  ink: '#2a1a12',
  soft: '#6b564b',
  line: '#e3d3bc',
  green: '#155230',
  red: '#8c1c15',
}

/** Points (1/72 inch); A4 with margins of 16 mm, like the printed page. */
export const margin = 45
export const whole = 595.28 - 2 * margin

export const write = (text: string, style: Style = {}): Content => ({ text: inFonts(text), ...style })

/** Top margin that aligns the baseline with text 4 points larger: the ascent is 1.038 of the size. */
export const besideLarger: NonNullable<Style['margin']> = [0, 4.152, 0, 0]

export const rule = (colour: string, thickness: number, [above, below]: [number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: whole, y2: 0, lineWidth: thickness, lineColor: colour }],
  margin: [0, above, 0, below],
})

/** Columns without lines; each row starts below the tallest cell of the previous one. */
export const table = (columns: number[], body: Content[][]): Content => ({
  table: { widths: columns, body },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
})
