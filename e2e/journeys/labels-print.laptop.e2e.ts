import type { Page } from '@playwright/test'
import { type DeskOrder, expect, test } from '../shop/desk.ts'
import { printedLength, printInOneBit, scanCode128 } from '../shop/scanned-print.ts'

/** Printed labels and invoices: one page each, with a readable barcode (product.md section 2). */
test.use({ ownShop: 'labels' })
test.describe.configure({ mode: 'default' })

const longAddress = `Perumahan Griya Kukusan Indah Blok C3 No. 12, RT 004/RW 011, Kelurahan Pondok Melati
Gang ketiga sesudah masjid Al-Ikhlas, pagar hijau bertuliskan «Keluarga Besar H. Zulkarnain»
${'Patokan warung Bu Siti di pojok, lalu belok kiri. '.repeat(4)}`.slice(0, 300)
const papers = [
  ['thermal', 100, 150],
  ['a6', 105, 148],
  ['roll', 80, null],
] as const

const barcode = ({ id }: Pick<DeskOrder, 'id'>) => `ORDER${String(id).padStart(6, '0')}`

async function openLabel(page: Page, { id }: Pick<DeskOrder, 'id'>) {
  await page.goto(`/order-label/${id}`)
  await expect(
    page
      .getByRole('img', { name: `Barcode ${barcode({ id })}` })
      .locator('rect')
      .first(),
  ).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

/** The page printed on the selected paper. */
const printed = async (page: Page) =>
  printInOneBit(await page.pdf({ preferCSSPageSize: true, printBackground: false }))

test('check 26 and check 27: a label is one page on every paper, and its barcode is readable at 203 dpi in black and white', async ({
  page,
  desk,
}) => {
  const short = await desk.placeOrder()
  const long = await desk.placeOrder({
    customerName: 'Ni Luh Ayu Kusumadewi Prameswari Wulandari',
    customerAddress: longAddress,
    notes:
      'Sambal dipisah, sumpit enam pasang, kirim sebelum jam sebelas siang, titip di satpam bila tidak ada orang.',
    quantity: 12,
  })
  expect(longAddress).toHaveLength(300)
  for (const order of [short, long]) {
    await openLabel(page, order)
    for (const [paper, width, height] of papers) {
      await page.getByLabel('Paper').selectOption(paper)
      const pages = await printed(page)
      const what = `order ${order.id} on ${paper}`
      expect(pages, what).toHaveLength(1)
      const [label] = pages
      if (!label) throw new Error(`${what} printed nothing`)
      expect(Math.abs(label.widthMm - width), what).toBeLessThan(1)
      if (height !== null) expect(Math.abs(label.heightMm - height), what).toBeLessThan(1)
      expect(scanCode128(label), what).toBe(barcode(order))
      for (const part of [order.customerName, 'Order Shipping Label', barcode(order)]) {
        expect(label.text.replaceAll(/\s+/g, ' '), what).toContain(part)
      }
      expect(label.text, what).not.toMatch(/Print Label|Back to Admin|Paper/)
    }
    const onlyLabel = await page.locator('.label-sheet').first().innerText()
    expect(onlyLabel.replaceAll(/\s+/g, ' ')).toContain(
      order === long ? longAddress.replaceAll(/\s+/g, ' ').trim() : 'Jl. Melati',
    )
  }
})

test('the longest note is printed completely, on a second label if necessary', async ({ page, desk }) => {
  const order = await desk.placeOrder({
    customerName: 'Ni Luh Ayu Kusumadewi Prameswari Wulandari',
    customerAddress: longAddress,
    notes: `${'Sambal dipisah, sumpit enam pasang. '.repeat(30)}`.slice(0, 980).concat('ALERGI UDANG'),
  })
  for (const [paper] of papers) {
    await openLabel(page, order)
    await page.getByLabel('Paper').selectOption(paper)
    const pages = await printed(page)
    expect(pages, paper).toHaveLength(paper === 'roll' ? 1 : 2)
    const [first, last] = [pages[0], pages.at(-1)]
    if (!first || !last) throw new Error(`Nothing was printed on ${paper}`)
    expect(scanCode128(first), paper).toBe(barcode(order))
    expect(last.text, paper).toContain('ALERGI UDANG')
  }
})

test('check 28: a barcode that cannot be drawn becomes text; an unknown order has a message', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  await page.route(/jsbarcode/i, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/order-label/${order.id}`)
  await expect(page.getByText(barcode(order), { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Barcode/ })).toHaveCount(0)

  await page.goto('/order-label/999999')
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
  await expect(page.getByText('The requested order could not be found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
})

test('check 25: the invoice prints on one A4 page, and downloads as a PDF', async ({ page, desk }) => {
  const order = await desk.placeOrder({ quantity: 2, notes: 'sambal dipisah', customerName: 'Bu Kartini' })
  await page.goto(`/invoice/${order.id}`)
  await expect(page.getByRole('heading', { name: 'INVOICE' })).toBeVisible()
  await expect(page.getByText('Belum Bayar', { exact: true })).toBeVisible()
  const paper = await printInOneBit(await page.pdf({ format: 'A4' }))
  const file = await page.request.get(`/api/orders/${order.id}/invoice.pdf`)
  expect(file.headers()['content-type']).toBe('application/pdf')
  for (const pages of [paper, await printInOneBit(await file.body())]) {
    expect(pages).toHaveLength(1)
    const text = (pages[0]?.text ?? '').replaceAll(/[\s\u00a0]+/g, ' ')
    for (const part of [
      'INVOICE',
      String(order.id).padStart(6, '0'),
      'Bu Kartini',
      'Paket Sedang (20 pcs)',
      'Rp 116.000',
      'sambal dipisah',
      'Belum Bayar',
      '100% Halal Certified',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/Cetak|Download|Kembali ke Beranda/)
  }
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  for (const width of ['58mm', '80mm']) {
    const roll = await printInOneBit(await page.pdf({ width, height: '600mm' }))
    // The text is as large as on A4. A sheet that is shrunk to the paper ends lower, because it is centred on the page.
    expect(roll.map(printedLength)).toEqual([expect.closeTo(260, -2)])
  }

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download' }).click()
  const sheet = await opened
  await expect(sheet.getByText('Bu Kartini')).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
  await sheet.close()
})
