import type { InvoiceContent } from './invoice-content.ts'
import { invoiceFonts } from './invoice-fonts.ts'
import { ink, margin, openSheet, type Sheet } from './sheet.ts'

const soft = '#6b564b'
const line = '#e3d3bc'
const green = '#155230'
const red = '#8c1c15'

/**
 * Draws an invoice: A4, one page for a normal order, text that can be selected and searched. Everything a customer
 * typed is drawn as text and nothing else.
 */
export const drawInvoice = async (content: InvoiceContent): Promise<Buffer> => {
  const sheet = openSheet(await invoiceFonts(), {
    title: `Invoice ${content.number}`,
    author: content.shop.name,
    lang: content.locale,
  })
  await drawHead(sheet, content)
  await drawCustomer(sheet, content)
  await drawLines(sheet, content)
  await drawTotal(sheet, content)
  await drawWords(sheet, content)
  await drawFood(sheet, content)
  await drawFoot(sheet, content)
  return sheet.finish()
}

const drawHead = async (sheet: Sheet, content: InvoiceContent) => {
  const { title, shop, number, date, status, payment, isPaid } = content
  const top = sheet.y
  const width = sheet.whole / 2
  await sheet.write(shop.name, { weight: 'bold', size: 18, width })
  await sheet.write(shop.tagline, { size: 9.5, colour: soft, width })
  await sheet.write(shop.contact, { size: 9.5, colour: soft, width })
  const leftEnd = sheet.y

  sheet.y = top
  const right = { x: margin + width, width, align: 'right' } as const
  await sheet.write(title, { weight: 'bold', size: 22, ...right })
  await sheet.write(`#${number}`, { weight: 'bold', size: 13, ...right })
  await sheet.write(date, { size: 10, ...right })
  await sheet.write(status, { size: 10, ...right })
  await sheet.write(payment, { weight: 'bold', size: 10, colour: isPaid ? green : red, ...right })
  sheet.y = Math.max(leftEnd, sheet.y) + 16
  sheet.rule(line)
  sheet.y += 14
}

const drawCustomer = async (sheet: Sheet, { customerTitle, customer }: InvoiceContent) => {
  await sheet.write(customerTitle, { weight: 'bold', size: 11 })
  sheet.y += 6
  const names = 115
  for (const [name, value] of customer) {
    // A single line of each side stays together; a long address may run on to the next page.
    sheet.makeRoom(13)
    const top = sheet.y
    await sheet.write(name, { size: 10, colour: soft, width: names })
    sheet.y = top
    await sheet.write(value, { size: 10, x: margin + names, width: sheet.whole - names })
    sheet.y += 3
  }
  sheet.y += 13
}

const columnsOf = (sheet: Sheet) => {
  const widths = { quantity: 60, unitPrice: 105, total: 115 }
  const item = sheet.whole - widths.quantity - widths.unitPrice - widths.total
  const quantityAt = margin + item
  const unitPriceAt = quantityAt + widths.quantity
  return {
    item: { x: margin, width: item, align: 'left' },
    quantity: { x: quantityAt, width: widths.quantity, align: 'right' },
    unitPrice: { x: unitPriceAt, width: widths.unitPrice, align: 'right' },
    total: { x: unitPriceAt + widths.unitPrice, width: widths.total, align: 'right' },
  } as const
}

const drawLines = async (sheet: Sheet, { columns: names, lines, charges, halalMark }: InvoiceContent) => {
  const columns = columnsOf(sheet)
  const row = async (cells: Record<keyof typeof columns, string>, style: Parameters<Sheet['write']>[1]) => {
    const top = sheet.y
    for (const name of ['item', 'quantity', 'unitPrice', 'total'] as const) {
      sheet.y = top
      await sheet.write(cells[name], { ...style, ...columns[name] })
    }
    sheet.y += 6
  }
  sheet.makeRoom(60)
  await row(names, { weight: 'bold', size: 9.5, colour: soft })
  sheet.rule(line)
  sheet.y += 7
  for (const { item, ...figures } of lines) {
    sheet.makeRoom(24)
    await row({ item: `${item} · ${halalMark}`, ...figures }, { size: 10.5 })
  }
  for (const charge of charges) {
    sheet.makeRoom(24)
    await row({ ...charge, quantity: '', unitPrice: '' }, { size: 10.5 })
  }
}

const drawTotal = async (sheet: Sheet, { totalTitle, total, givenBack }: InvoiceContent) => {
  sheet.makeRoom(44)
  sheet.y += 2
  sheet.rule(ink, 1.5)
  sheet.y += 10
  const top = sheet.y
  sheet.y += 3
  await sheet.write(totalTitle, { weight: 'bold', size: 13 })
  sheet.y = top
  await sheet.write(total, { weight: 'bold', size: 17, align: 'right' })
  if (givenBack) {
    const under = sheet.y + 4
    sheet.y = under
    await sheet.write(givenBack.name, { weight: 'bold', size: 10.5 })
    sheet.y = under
    await sheet.write(givenBack.amount, { weight: 'bold', size: 10.5, align: 'right' })
  }
  sheet.y += 14
}

const drawWords = async (sheet: Sheet, { words }: InvoiceContent) => {
  for (const { name, text } of words) {
    sheet.makeRoom(40)
    await sheet.write(name, { weight: 'bold', size: 10 })
    await sheet.write(text, { size: 10 })
    sheet.y += 14
  }
}

const drawFood = async (sheet: Sheet, { food }: InvoiceContent) => {
  if (!food) return
  sheet.makeRoom(60)
  await sheet.write(food.title, { weight: 'bold', size: 10 })
  if (food.allergens) await sheet.write(food.allergens, { weight: 'bold', size: 10 })
  for (const line of food.lines) await sheet.write(line, { size: 10 })
  sheet.y += 14
}

const drawFoot = async (sheet: Sheet, { thanks, halal, footnote }: InvoiceContent) => {
  sheet.makeRoom(80)
  sheet.y += 8
  sheet.rule(line)
  sheet.y += 14
  await sheet.write(thanks, { weight: 'bold', size: 11, align: 'center' })
  await sheet.write(halal, { weight: 'bold', size: 10, colour: green, align: 'center' })
  sheet.y += 5
  await sheet.write(footnote, { size: 8.5, colour: soft, align: 'center' })
}
