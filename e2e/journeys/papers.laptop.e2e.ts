import type { Page } from '@playwright/test'
import { type Desk, expect, type PlacedOrder, test } from '../shop/desk.ts'
import { labelCode, openDay, orderNumber } from '../shop/kitchen.ts'
import { type Page as Paper, printedLength, printInOneBit, scanCode128 } from '../shop/scanned-print.ts'

/** Printed invoices, labels and cook sheets: their sizes, nothing cut, readable barcodes (product.md section 2). */
test.use({ ownShop: 'papers' })
test.describe.configure({ mode: 'default' })

const longName = 'Ni Luh Ayu Kusumadewi Prameswari Wulandari'
const address = `Perumahan Griya Kukusan Indah Blok C3 No. 12, RT 004/RW 011, Kelurahan Pondok Melati
Gang ketiga sesudah masjid Al-Ikhlas, pagar hijau bertuliskan «Keluarga Besar H. Zulkarnain»
${'Patokan warung Bu Siti di pojok, lalu belok kiri. '.repeat(4)}`.slice(0, 300)
const oneLine = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

const expectSize = (pages: Paper[], width: number, height: number, what: string) => {
  for (const { widthMm, heightMm } of pages) {
    expect(Math.abs(widthMm - width), what).toBeLessThan(1)
    expect(Math.abs(heightMm - height), what).toBeLessThan(1)
  }
}

/** The invoice of an unpaid order by Bu Kartini prints on one A4 page or a roll, and downloads as a PDF. */
async function printInvoice(page: Page, order: PlacedOrder) {
  await page.goto(`/invoice/${order.id}`)
  await expect(page.getByText('Belum Bayar', { exact: true })).toBeVisible()
  const paper = await printInOneBit(await page.pdf({ format: 'A4' }))
  const file = await page.request.get(`/api/orders/${order.id}/invoice.pdf`)
  expect(file.headers()['content-type']).toBe('application/pdf')
  for (const pages of [paper, await printInOneBit(await file.body())]) {
    expect(pages).toHaveLength(1)
    const text = oneLine(pages[0]?.text ?? '')
    for (const part of [
      'INVOICE',
      orderNumber(order.id).slice(1),
      'Bu Kartini',
      'Paket Sedang (20 pcs)',
      'Rp 116.000',
      'sambal dipisah',
      'Belum Bayar',
      '100% Halal Certified',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/Cetak|Download|Kembali ke Beranda/)
  }
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
  await expect.poll(() => sheet.title()).toBe(`Invoice-${orderNumber(order.id).slice(1)}`)
  await sheet.close()
}

async function openLabel(page: Page, { id }: Pick<PlacedOrder, 'id'>) {
  await page.goto(`/order-label/${id}`)
  const bars = page.getByRole('img', { name: `Barcode ${labelCode(id)}` }).locator('rect')
  await expect(bars.first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

/** Prints the open label on each paper; returns the text of all of its pages. */
async function printLabel(page: Page, { id }: Pick<PlacedOrder, 'id'>, pages: number): Promise<string[]> {
  const texts: string[] = []
  for (const [paper, width, height] of [
    ['thermal', 100, 150],
    ['a6', 105, 148],
  ] as const) {
    const what = `order ${id} on ${paper}`
    await page.getByLabel('Paper').selectOption(paper)
    const printed = await printInOneBit(await page.pdf({ preferCSSPageSize: true, printBackground: false }))
    expect(printed, what).toHaveLength(pages)
    expectSize(printed, width, height, what)
    expect(printed[0] && scanCode128(printed[0]), what).toBe(labelCode(id))
    const isCut = await page
      .locator('.label-sheet:not(.label-second)')
      .evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight + 1)
    expect(isCut, what).toBe(false)
    texts.push(oneLine(printed.map(({ text }) => text).join(' ')))
  }
  return texts
}

/** Stores the longest food facts; resolves when the documents know them. */
async function setFoodFacts(desk: Desk) {
  await desk.changeSettings({
    ingredients: 'ayam '.repeat(119),
    allergens: [
      ...['gluten', 'crustacean', 'fish', 'mollusc', 'egg', 'soy', 'milk', 'peanut', 'tree-nut', 'sesame'],
      'sulphite',
    ],
    storage: 'Simpan beku −18 °C; sesudah dibuka simpan di kulkas. '.repeat(3).slice(0, 120),
    keepsDays: 365,
  })
  await desk.untilPublished('/admin', /tree-nut/)
  await desk.untilPublished('/', /kacang pohon \(mede, almond\)/)
}

test('check 25, check 26 and check 27: the invoice prints on one A4 page or a roll and downloads the same; a label prints whole on every paper, with a barcode that is readable at 203 dpi in black and white', async ({
  page,
  desk,
}) => {
  const short = await desk.placeOrder({ quantity: 2, notes: 'sambal dipisah', customerName: 'Bu Kartini' })
  await printInvoice(page, short)

  const long = await desk.placeOrder({
    customerName: longName,
    customerAddress: address,
    notes:
      'Sambal dipisah, sumpit enam pasang, kirim sebelum jam sebelas siang, titip di satpam bila tidak ada orang.',
    quantity: 12,
  })
  for (const order of [short, long]) {
    await openLabel(page, order)
    for (const text of await printLabel(page, order, 1)) {
      for (const part of [order.customerName, 'Order Shipping Label', labelCode(order.id)])
        expect(text).toContain(part)
      expect(text).not.toMatch(/Print Label|Back to Admin|Paper/)
    }
    const label = oneLine(await page.locator('.label-sheet').first().innerText())
    expect(label).toContain(order === long ? oneLine(address) : 'Jl. Melati')
  }

  await setFoodFacts(desk)
  const longest = await desk.placeOrder({
    customerName: longName,
    customerAddress: 'Perumahan Griya Kukusan Indah Blok C3 No. 12, RT 004/RW 011. '.repeat(9).slice(0, 500),
    notes: 'Sambal dipisah, sumpit enam pasang. '.repeat(30).slice(0, 980).concat('ALERGI UDANG'),
    customerEmail: 'niluhayu.kusumadewi@contohpanjang.example',
    items: ['10pcs', '20pcs', '100pcs'].map((packageType) => ({ packageType, quantity: 1 })),
    deliveryDate: await openDay(page, 6),
  })
  await openLabel(page, longest)
  // The notes do not fit beside the facts, so they have a second label.
  for (const text of await printLabel(page, longest, 2))
    for (const part of [
      'gandum (gluten)',
      'kacang pohon (mede, almond)',
      'sulfit',
      'Simpan beku',
      'Baik sebelum',
      'ALERGI UDANG',
    ])
      expect(text).toContain(part)
  await page.goto(`/invoice/${longest.id}`)
  for (const part of ['kacang pohon (mede, almond)', 'Simpan beku', 'Baik sebelum'])
    await expect(page.getByText(part)).toBeVisible()
})

const ordersOfTheDay = 24

async function fillDay(desk: Desk, day: string) {
  for (let n = 0; n < ordersOfTheDay; n += 1) {
    const first = { packageType: n % 3 === 0 ? '100pcs' : '20pcs', quantity: 1 + (n % 4) }
    const notes = [
      n % 5 === 0 && 'sambalDipisahTanpaSpasi'.repeat(10),
      n === 0 &&
        `${'Sambal dipisah, titip di satpam kalau rumah kosong, jangan ditumpuk. '.repeat(12)}Selesai.`,
    ]
    const order = {
      customerName: n === 0 ? `${'Dewi Lestari Kusumaningrum '.repeat(3)}Akhir` : `Pembeli ke-${n}`,
      customerPhone: `0813${String(20_000_000 + n)}`,
      customerAddress: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi',
      ...first,
      isDelivery: n % 2 === 0,
      deliveryDate: day,
      items: n % 4 === 0 ? [first, { packageType: '10pcs', quantity: 2 }] : [],
      notes: notes.findLast(Boolean) || null,
    }
    const data = { order, source: 'phone', overrideKitchen: true }
    const placed = await desk.owner.post('/api/admin/orders', { data })
    expect(placed.status(), await placed.text()).toBe(201)
    await desk.moveTo((await placed.json()).id, 'confirmed')
  }
}

/** Elements of the sheet that overflow the paper or themselves. */
const cutParts = (page: Page, widthMm: number) =>
  page.evaluate((width) => {
    const sheet = document.querySelector('.print-sheet')
    const maxPx = (width / 25.4) * 96 + 1
    const left = sheet?.getBoundingClientRect().left ?? 0
    return [...(sheet?.querySelectorAll('*') ?? [])]
      .filter(
        (part) =>
          part.getBoundingClientRect().right - left > maxPx ||
          (part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1),
      )
      .filter((part) => getComputedStyle(part).display !== 'inline')
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
  }, widthMm)

test('the cook sheet of a full day fits on A4 and on an 80 mm roll; its labels print one per page, in hand-over order', async ({
  page,
  desk,
}) => {
  const day = await openDay(page, 3)
  await fillDay(desk, day)
  await page.goto(`/admin/dapur?day=${day}`)
  await expect(page.getByRole('region', { name: /Dimasak/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-sheet')).toBeVisible()
  for (const [content, width, height, columns, mostPages] of [
    [194, 210, 297, 2, 3],
    [64, 80, 3000, 1, 1],
  ] as const) {
    const what = `on paper of ${width} mm`
    await page.setViewportSize({ width: Math.floor((content / 25.4) * 96), height: 1000 })
    expect(await cutParts(page, content), what).toEqual([])
    const headings = page.locator('.print-sheet h2')
    const lefts = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect([lefts.length, new Set(lefts).size], what).toEqual([ordersOfTheDay, columns])
    const pages = await printInOneBit(await page.pdf({ width: `${width}mm`, height: `${height}mm` }))
    expect(pages.length, what).toBeLessThanOrEqual(mostPages)
    const text = oneLine(pages.map((each) => each.text).join(' '))
    expect(text, what).toContain('Selesai.')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('heading', { name: 'Dikukus hari itu' })).toBeHidden()

  await page.emulateMedia({ media: null })
  await page.goto(`/admin/dapur?view=label&day=${day}`)
  await expect(page.getByRole('button', { name: `Cetak ${ordersOfTheDay} label` })).toBeVisible()
  await expect(page.locator('.label-batch svg')).toHaveCount(ordersOfTheDay)
  const { orders } = await (await desk.owner.get(`/api/admin/kitchen/sheet?day=${day}`)).json()
  expect(await page.locator('.label-batch .label-id .label-number').allTextContents()).toEqual(
    orders.map(({ id }: { id: number }) => orderNumber(id)),
  )
  const ways = orders.map(({ isDelivery }: { isDelivery: boolean }) => isDelivery)
  expect(ways.lastIndexOf(true)).toBeLessThan(ways.indexOf(false))
  const labels = await printInOneBit(await page.pdf({ preferCSSPageSize: true }))
  // Notes that do not fit need a second label.
  const second = await page.locator('.label-batch .label-second:visible').count()
  expect(second).toBeGreaterThan(0)
  expect(labels).toHaveLength(ordersOfTheDay + second)
  expectSize(labels, 100, 150, 'labels of the day')
})
