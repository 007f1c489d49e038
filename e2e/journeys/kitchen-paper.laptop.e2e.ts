import type { Page } from '@playwright/test'
import { openDay } from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

/** Page sizes of a PDF in points, from its page objects. */
function pagesOf(pdf: Buffer): [width: number, height: number][] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

const points = (mm: number) => Math.round((mm / 25.4) * 72)
const weekdayOfPaper = 3
const ordersOfTheDay = 24

async function fillDay(page: Page, day: string) {
  for (let n = 0; n < ordersOfTheDay; n += 1) {
    const first = { packageType: n % 3 === 0 ? '100pcs' : '20pcs', quantity: 1 + (n % 4) }
    const order = {
      customerName: n === 0 ? `${'Dewi Lestari Kusumaningrum '.repeat(3)}Akhir` : `Pembeli ke-${n}`,
      customerPhone: `0813${String(20_000_000 + n)}`,
      customerAddress: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi',
      ...first,
      isDelivery: n % 2 === 0,
      deliveryDate: day,
      items: n % 4 === 0 ? [first, { packageType: '10pcs', quantity: 2 }] : [],
      notes:
        n === 0
          ? `${'Sambal dipisah, titip di satpam kalau rumah kosong, jangan ditumpuk. '.repeat(12)}Selesai.`
          : n % 5 === 0
            ? 'sambalDipisahTanpaSpasi'.repeat(10)
            : null,
    }
    const placed = await page.request.post('/api/admin/orders', {
      data: { order, source: 'phone', overrideKitchen: true },
    })
    expect(placed.status()).toBe(201)
    const { id } = await placed.json()
    await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  }
}

/** Elements of the sheet that overflow the paper or themselves. */
const cutParts = (page: Page, widthMm: number) =>
  page.evaluate((width) => {
    const sheet = document.querySelector('.print-sheet')
    const maxPx = (width / 25.4) * 96 + 1
    return [...(sheet?.querySelectorAll('*') ?? [])]
      .filter((part) => {
        const box = part.getBoundingClientRect()
        const left = sheet?.getBoundingClientRect().left ?? 0
        return (
          box.right - left > maxPx || (part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1)
        )
      })
      .filter((part) => getComputedStyle(part).display !== 'inline')
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
  }, widthMm)

test('the cook sheet of a full day fits on A4 and on an 80 mm roll, with nothing cut', async ({
  ownerPage: owner,
}) => {
  const day = await openDay(owner, weekdayOfPaper)
  await fillDay(owner, day)
  await owner.addInitScript(() => {
    window.print = () => {}
  })
  await owner.goto(`/admin/dapur?day=${day}`)
  await expect(owner.getByRole('region', { name: /Dimasak/ })).toBeVisible()
  const print = (name: string) => owner.getByRole('button', { name }).click()
  const numbers = () => owner.locator('.print-sheet h2').allTextContents()

  // The page rules are removed after printing; `pdf` prints right after the press.
  await print('Cetak A4')
  await owner.emulateMedia({ media: 'print' })
  await owner.setViewportSize({ width: 703, height: 1000 })
  expect(await cutParts(owner, 186)).toEqual([])
  expect(await numbers()).toHaveLength(ordersOfTheDay)
  const a4 = pagesOf(await owner.pdf({ preferCSSPageSize: true }))
  expect(a4.length).toBeLessThanOrEqual(3)
  for (const [width, height] of a4) {
    expect(Math.abs(width - points(210))).toBeLessThanOrEqual(1)
    expect(Math.abs(height - points(297))).toBeLessThanOrEqual(1)
  }

  await owner.emulateMedia({ media: null })
  await owner.setViewportSize({ width: 1280, height: 800 })
  await owner.reload()
  await expect(owner.getByRole('region', { name: /Dimasak/ })).toBeVisible()
  await print('Cetak 80 mm')
  await owner.emulateMedia({ media: 'print' })
  expect(await cutParts(owner, 72)).toEqual([])
  expect(await numbers()).toHaveLength(ordersOfTheDay)
  const roll = pagesOf(await owner.pdf({ preferCSSPageSize: true }))
  expect(roll).toHaveLength(1)
  expect(Math.abs((roll[0]?.[0] ?? 0) - points(80))).toBeLessThanOrEqual(1)

  // The browser's own print command prints the sheet, too.
  await owner.emulateMedia({ media: null })
  await owner.reload()
  await expect(owner.getByRole('region', { name: /Dimasak/ })).toBeVisible()
  await owner.emulateMedia({ media: 'print' })
  await expect(owner.locator('.print-sheet')).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'Dikukus hari itu' })).toBeHidden()
})

test('the labels of a day print one per page, in hand-over order', async ({ ownerPage: owner }) => {
  const day = await openDay(owner, weekdayOfPaper + 1)
  await fillDay(owner, day)
  await owner.goto(`/admin/dapur?view=label&day=${day}`)
  await expect(owner.getByRole('button', { name: `Cetak ${ordersOfTheDay} label` })).toBeVisible()
  await expect(owner.locator('.label-batch svg')).toHaveCount(ordersOfTheDay)
  const printed = await owner.locator('.label-batch .label-id .label-number').allTextContents()
  const { orders } = await (await owner.request.get(`/api/admin/kitchen/sheet?day=${day}`)).json()
  expect(printed).toEqual(orders.map(({ id }: { id: number }) => `#${String(id).padStart(6, '0')}`))
  const ways = orders.map(({ isDelivery }: { isDelivery: boolean }) => isDelivery)
  expect(ways.lastIndexOf(true)).toBeLessThan(ways.indexOf(false))
  const pages = pagesOf(await owner.pdf({ preferCSSPageSize: true }))
  // One order has notes that need a second label.
  await expect(owner.locator('.label-batch .label-second:visible')).toHaveCount(1)
  expect(pages).toHaveLength(ordersOfTheDay + 1)
  for (const [width, height] of pages) {
    expect(Math.abs(width - points(100))).toBeLessThanOrEqual(1)
    expect(Math.abs(height - points(150))).toBeLessThanOrEqual(1)
  }
})
