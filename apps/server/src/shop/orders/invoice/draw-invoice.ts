import pdfmake, { type Content, type Style } from 'pdfmake'
import type { InvoiceContent } from './invoice-content.ts'
import { fonts, inFonts } from './invoice-fonts.ts'

const ink = '#2a1a12'
const soft = '#6b564b'
const line = '#e3d3bc'
const green = '#155230'
const red = '#8c1c15'

/** Points (1/72 inch); A4 with margins of 16 mm, like the printed page. */
const margin = 45
const whole = 595.28 - 2 * margin
/** Widths of the columns item, quantity, unit price and total; fixed, so that long words wrap. */
const widths = [whole - 280, 60, 105, 115]

pdfmake.setFonts(fonts)
// Only fonts may be read.
pdfmake.setLocalAccessPolicy((file) => file.endsWith('.ttf'))
pdfmake.setUrlAccessPolicy(() => false)

/**
 * Draws an invoice: A4, one page for a normal order, text that can be selected and searched. Customers' input is only
 * drawn as plain text.
 */
export const drawInvoice = (content: InvoiceContent): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: margin,
      language: content.locale,
      displayTitle: true,
      info: { title: `Invoice ${content.number}`, author: content.shop.name },
      defaultStyle: { font: 'Jakarta', fontSize: 10, color: ink },
      content: [
        head(content),
        customer(content),
        lines(content),
        total(content),
        ...words(content),
        ...food(content),
        foot(content),
      ],
    })
    .getBuffer()

const write = (text: string, style: Style = {}): Content => ({ text: inFonts(text), ...style })

/** Top margin that aligns the baseline with text 4 points larger: the ascent is 1.038 of the size. */
const besideLarger: Style['margin'] = [0, 4.152, 0, 0]

const rule = (colour: string, thickness: number, [above, below]: [number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: whole, y2: 0, lineWidth: thickness, lineColor: colour }],
  margin: [0, above, 0, below],
})

/** Columns without lines; each row starts below the tallest cell of the previous one. */
const table = (columns: number[], body: Content[][]): Content => ({
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

const head = ({ title, shop, number, date, status, payment, isPaid }: InvoiceContent): Content => [
  table(
    [whole / 2, whole / 2],
    [
      [
        [
          write(shop.name, { bold: true, fontSize: 18, margin: besideLarger }),
          write(shop.tagline, { fontSize: 9.5, color: soft }),
          write(shop.contact, { fontSize: 9.5, color: soft }),
        ],
        {
          stack: [
            write(title, { bold: true, fontSize: 22 }),
            write(`#${number}`, { bold: true, fontSize: 13 }),
            write(date),
            write(status),
            write(payment, { bold: true, color: isPaid ? green : red }),
          ],
          alignment: 'right',
        },
      ],
    ],
  ),
  rule(line, 0.75, [14, 14]),
]

const customer = ({ refund, customerTitle, customer: facts }: InvoiceContent): Content => [
  ...(refund ? [write(refund, { bold: true, margin: [0, 0, 0, 14] })] : []),
  write(customerTitle, { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
  table(
    [115, whole - 115],
    facts.map(([name, value]) => [write(name, { color: soft }), write(value)]),
  ),
]

const lines = ({ columns, lines: items, charges, halalMark }: InvoiceContent): Content => {
  const row = (cells: typeof columns, style: Style): Content[] => [
    write(cells.item, style),
    ...[cells.quantity, cells.unitPrice, cells.total].map((text) =>
      write(text, { ...style, alignment: 'right' }),
    ),
  ]
  return [
    table(widths, [row(columns, { bold: true, fontSize: 9.5, color: soft, margin: [0, 12, 0, 0] })]),
    rule(line, 0.75, [2, 5]),
    table(widths, [
      ...items.map(({ item, choices, ...figures }) =>
        row(
          { item: `${item} · ${halalMark}${choices === null ? '' : `\n${choices}`}`, ...figures },
          { fontSize: 10.5 },
        ),
      ),
      ...charges.map((charge) => row({ ...charge, quantity: '', unitPrice: '' }, { fontSize: 10.5 })),
    ]),
  ]
}

const total = ({ totalTitle, total: sum, belowTotal }: InvoiceContent): Content => ({
  unbreakable: true,
  stack: [
    rule(ink, 1.5, [4, 8]),
    table(
      [whole / 2, whole / 2],
      [
        [
          write(totalTitle, { bold: true, fontSize: 13, margin: besideLarger }),
          write(sum, { bold: true, fontSize: 17, alignment: 'right' }),
        ],
        ...belowTotal.map(({ name, amount }) => [
          write(name, { bold: true, fontSize: 10.5 }),
          write(amount, { bold: true, fontSize: 10.5, alignment: 'right' }),
        ]),
      ],
    ),
  ],
  margin: [0, 0, 0, 12],
})

const words = ({ words: texts }: InvoiceContent): Content[] =>
  texts.map(({ name, text }) => ({
    stack: [write(name, { bold: true }), write(text)],
    margin: [0, 0, 0, 12],
  }))

const food = ({ food: facts }: InvoiceContent): Content[] =>
  facts
    ? [
        {
          stack: [
            write(facts.title, { bold: true }),
            ...(facts.allergens ? [write(facts.allergens, { bold: true })] : []),
            ...facts.lines.map((text) => write(text)),
          ],
          margin: [0, 0, 0, 12],
        },
      ]
    : []

const foot = ({ thanks, halal, footnote }: InvoiceContent): Content => ({
  unbreakable: true,
  stack: [
    rule(line, 0.75, [6, 12]),
    write(thanks, { bold: true, fontSize: 11 }),
    write(halal, { bold: true, color: green, margin: [0, 0, 0, 5] }),
    write(footnote, { fontSize: 8.5, color: soft }),
  ],
  alignment: 'center',
})
