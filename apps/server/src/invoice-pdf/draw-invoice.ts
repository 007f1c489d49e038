import PDFDocument from 'pdfkit'
import type { InvoiceContent } from './invoice-content.ts'
import type { InvoiceFonts } from './invoice-fonts.ts'

/** Points (1/72 inch); A4 with margins of 16 mm, as the printed page has. */
const margin = 45
const ink = '#2a1a12'
const soft = '#6b564b'
const line = '#e3d3bc'
const green = '#155230'
const red = '#8c1c15'

type Sheet = PDFKit.PDFDocument

/**
 * Draws an invoice: A4, one page for a normal order, text that can be selected and searched. Everything a customer
 * typed is drawn as text and nothing else.
 */
export const drawInvoice = (content: InvoiceContent, fonts: InvoiceFonts): Promise<Buffer> => {
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: `Invoice ${content.number}`, Author: content.shop.name },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  sheet.registerFont('regular', fonts.regular)
  sheet.registerFont('bold', fonts.bold)
  sheet.fillColor(ink)

  drawHead(sheet, content)
  drawCustomer(sheet, content)
  drawLines(sheet, content)
  drawTotal(sheet, content)
  drawNotes(sheet, content)
  drawFoot(sheet, content)
  sheet.end()
  return finished
}

const widthOf = (sheet: Sheet) => sheet.page.width - 2 * margin
const rightOf = (sheet: Sheet) => sheet.page.width - margin

/** Begins a new page unless this much is left on the present one. */
const makeRoom = (sheet: Sheet, height: number) => {
  if (sheet.y + height > sheet.page.height - margin) sheet.addPage()
}

const rule = (sheet: Sheet, colour = line, width = 0.75) => {
  sheet.moveTo(margin, sheet.y).lineTo(rightOf(sheet), sheet.y).lineWidth(width).strokeColor(colour).stroke()
}

/** Moves down, and back to the left edge. */
const down = (sheet: Sheet, points: number) => {
  sheet.y += points
  sheet.x = margin
}

const drawHead = (sheet: Sheet, { shop, number, date, status, payment, isPaid }: InvoiceContent) => {
  const top = sheet.y
  const half = widthOf(sheet) / 2
  sheet.font('bold').fontSize(18).text(shop.name, margin, top, { width: half })
  sheet.font('regular').fontSize(9.5).fillColor(soft).text(shop.tagline, { width: half })
  sheet.text(shop.contact, { width: half })
  const leftEnd = sheet.y

  const right = { width: half, align: 'right' } as const
  sheet
    .fillColor(ink)
    .font('bold')
    .fontSize(22)
    .text('INVOICE', margin + half, top, right)
  sheet.fontSize(13).text(`#${number}`, right)
  sheet.font('regular').fontSize(10).text(date, right)
  sheet.text(`Status: ${status}`, right)
  sheet
    .font('bold')
    .fillColor(isPaid ? green : red)
    .text(payment, right)
  sheet.fillColor(ink)
  sheet.y = Math.max(leftEnd, sheet.y)
  down(sheet, 16)
  rule(sheet)
  down(sheet, 14)
}

const drawCustomer = (sheet: Sheet, { customer }: InvoiceContent) => {
  sheet.font('bold').fontSize(11).text('Informasi Pelanggan')
  down(sheet, 6)
  const names = 115
  for (const [name, value] of customer) {
    const width = widthOf(sheet) - names
    sheet.font('regular').fontSize(10)
    // A single line of each side stays together; a long address may run on to the next page.
    makeRoom(sheet, sheet.currentLineHeight(true))
    const top = sheet.y
    sheet.fillColor(soft).text(name, margin, top, { width: names })
    sheet.fillColor(ink).text(value, margin + names, top, { width })
    down(sheet, 3)
  }
  down(sheet, 13)
}

const columnsOf = (sheet: Sheet) => {
  const widths = { quantity: 60, unitPrice: 105, total: 115 }
  const item = widthOf(sheet) - widths.quantity - widths.unitPrice - widths.total
  const quantityAt = margin + item
  const unitPriceAt = quantityAt + widths.quantity
  return {
    item: { x: margin, width: item, align: 'left' },
    quantity: { x: quantityAt, width: widths.quantity, align: 'right' },
    unitPrice: { x: unitPriceAt, width: widths.unitPrice, align: 'right' },
    total: { x: unitPriceAt + widths.unitPrice, width: widths.total, align: 'right' },
  } as const
}

const drawLines = (sheet: Sheet, { lines }: InvoiceContent) => {
  const columns = columnsOf(sheet)
  const row = (cells: Record<keyof typeof columns, string>) => {
    const top = sheet.y
    for (const name of ['item', 'quantity', 'unitPrice', 'total'] as const) {
      const { x, width, align } = columns[name]
      sheet.text(cells[name], x, top, { width, align })
    }
    down(sheet, 6)
  }
  makeRoom(sheet, 60)
  sheet.font('bold').fontSize(9.5).fillColor(soft)
  row({ item: 'Item', quantity: 'Jumlah', unitPrice: 'Harga Satuan', total: 'Total' })
  sheet.fillColor(ink)
  rule(sheet)
  down(sheet, 7)
  for (const { item, ...figures } of lines) {
    makeRoom(sheet, 24)
    sheet.font('regular').fontSize(10.5)
    row({ item: `${item} · Halal`, ...figures })
  }
}

const drawTotal = (sheet: Sheet, { total }: InvoiceContent) => {
  makeRoom(sheet, 44)
  down(sheet, 2)
  rule(sheet, ink, 1.5)
  down(sheet, 10)
  const top = sheet.y
  sheet
    .font('bold')
    .fontSize(13)
    .text('TOTAL', margin, top + 3)
  sheet.fontSize(17).text(total, margin, top, { width: widthOf(sheet), align: 'right' })
  down(sheet, 14)
}

const drawNotes = (sheet: Sheet, { notes }: InvoiceContent) => {
  if (!notes) return
  makeRoom(sheet, 40)
  sheet.font('bold').fontSize(10).text('Catatan', margin)
  sheet.font('regular').text(notes, { width: widthOf(sheet) })
  down(sheet, 14)
}

const drawFoot = (sheet: Sheet, { thanks, halal, footnote }: InvoiceContent) => {
  makeRoom(sheet, 80)
  down(sheet, 8)
  rule(sheet)
  down(sheet, 14)
  const centred = { width: widthOf(sheet), align: 'center' } as const
  sheet.font('bold').fontSize(11).text(thanks, margin, sheet.y, centred)
  sheet.fontSize(10).fillColor(green).text(halal, centred)
  sheet.moveDown(0.4)
  sheet.font('regular').fontSize(8.5).fillColor(soft).text(footnote, centred)
}
