import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { type Desk, expect, expectNoSidewaysScroll, expectOnLanding, test } from '../shop/desk.ts'
import { printInOneBit, scanCode128 } from '../shop/scanned-print.ts'
import { openSection, saveBar, saveWell } from '../shop/settings.ts'

/** Food facts: the owner enters them once, and card, invoice and label show them; before that none does. */
test.use({ ownShop: 'food-facts' })
test.describe.configure({ mode: 'default' })

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des']
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const written = (day: string) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

const nothing = { ingredients: '', allergens: [] as string[], storage: '', keepsDays: null as number | null }
const foodFacts = {
  ingredients: 'Daging ayam, tapioka, udang, telur, minyak wijen',
  allergens: ['crustacean', 'egg', 'sesame'],
  storage: 'Simpan di kulkas, kukus 10 menit sebelum dimakan',
  keepsDays: 2,
}

async function change(desk: Desk, data: Partial<typeof nothing>) {
  const answer = await desk.owner.patch('/api/admin/settings', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const card = (page: Page) => page.locator('#products details')

test('facts entered once are shown under each package, on invoice and label, with the best-before date', async ({
  page,
  desk,
  strangerPage,
}) => {
  const food = await openSection(page, 'komposisi', 'Komposisi & alergen')
  await food.getByLabel(/^Komposisi/).fill(foodFacts.ingredients)
  for (const name of ['Udang & kepiting', 'Telur', 'Wijen']) await food.getByLabel(name).check()
  await food.getByLabel(/^Cara menyimpan/).fill(foodFacts.storage)
  await food.getByLabel(/^Tahan berapa hari/).fill('400')
  await food.getByLabel(/^Tahan berapa hari/).blur()
  await expect(food.getByText('Isi angka 1 sampai 365 hari.')).toBeVisible()
  await food.getByLabel(/^Tahan berapa hari/).fill('2')
  await expect(saveBar(page)).toContainText('Belum disimpan: Komposisi & alergen')
  await expectAccessible(page, 'settings, what is in the food')
  await saveWell(page)
  await page.reload()
  await expect(food.getByLabel('Telur')).toBeChecked()
  await expect(food.getByLabel('Kedelai')).not.toBeChecked()

  await expectOnLanding(strangerPage, () => expect(card(strangerPage)).toHaveCount(3, { timeout: 500 }))
  const first = card(strangerPage).first()
  await first.getByText('Komposisi & alergen').click()
  await expect(first.getByText('udang & kepiting, telur, wijen')).toBeVisible()
  for (const text of [foodFacts.ingredients, foodFacts.storage, 'Tahan 2 hari sejak diterima'])
    await expect(first.getByText(text)).toBeVisible()
  await expectAccessible(strangerPage, 'the landing page with its facts open')
  await expectNoSidewaysScroll(strangerPage)

  const day = dayIn(4)
  const order = await desk.placeOrder({ deliveryDate: day })
  const papers = [`/invoice/${order.id}`, `/order-label/${order.id}`]
  for (const path of papers) {
    await page.goto(path)
    await expect(page.getByText(`Baik sebelum ${written(later(day, 2))}`)).toBeVisible()
    await expect(page.getByText('udang & kepiting, telur, wijen')).toBeVisible()
    await expect(page.getByText(foodFacts.storage)).toBeVisible()
    await expectAccessible(page, `${path} with what is in the food`)
  }
  // The best-before date follows when the kitchen moves the day.
  const moved = await desk.owner.put(`/api/admin/kitchen/orders/${order.id}/day`, {
    data: { day: later(day, 1) },
  })
  expect(moved.ok(), await moved.text()).toBe(true)
  for (const path of papers) {
    await page.goto(path)
    await expect(page.getByText(`Baik sebelum ${written(later(day, 3))}`)).toBeVisible()
  }
  const undated = await desk.placeOrder()
  await page.goto(`/order-label/${undated.id}`)
  await expect(page.getByText('Tahan 2 hari sejak diterima')).toBeVisible()
})

test('the longest facts and the longest order fit every label: allergens complete, barcode readable', async ({
  page,
  desk,
}) => {
  const all = [
    'gluten',
    'crustacean',
    'fish',
    'mollusc',
    'egg',
    'soy',
    'milk',
    'peanut',
    'tree-nut',
    'sesame',
    'sulphite',
  ]
  const storage = 'Simpan beku −18 °C; sesudah dibuka simpan di kulkas. '.repeat(3).slice(0, 120).trim()
  await change(desk, { allergens: all, storage, keepsDays: 365, ingredients: 'ayam '.repeat(119) })
  const order = await desk.placeOrder({
    customerName: 'Ni Luh Ayu Kusumadewi Prameswari Wulandari',
    customerAddress: 'Perumahan Griya Kukusan Indah Blok C3 No. 12, RT 004/RW 011. '.repeat(9).slice(0, 500),
    notes: 'Sambal dipisah, titip di satpam bila tidak ada orang. '.repeat(18).slice(0, 500),
    customerEmail: 'niluhayu.kusumadewi@contohpanjang.example',
    items: ['10pcs', '20pcs', '100pcs'].map((packageType) => ({ packageType, quantity: 1 })),
    deliveryDate: dayIn(4),
  })
  // The documents embed the facts and are rendered again shortly after a change.
  await expect(async () => {
    await page.goto(`/order-label/${order.id}`)
    await expect(page.getByText(/gandum \(gluten\)/)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('.label-barcode rect').first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  for (const paper of ['thermal', 'a6', 'roll']) {
    await page.getByLabel('Paper').selectOption(paper)
    const pages = await printInOneBit(await page.pdf({ preferCSSPageSize: true }))
    // The notes do not fit beside them, so they have a second label.
    expect(pages, paper).toHaveLength(paper === 'roll' ? 1 : 2)
    const [label] = pages
    if (!label) throw new Error(`${paper} printed nothing`)
    expect(scanCode128(label), paper).toBe(`ORDER${String(order.id).padStart(6, '0')}`)
    const text = label.text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'gandum (gluten)',
      'kacang pohon (mede, almond)',
      'sulfit',
      'Simpan beku',
      'Baik sebelum',
    ])
      expect(text, paper).toContain(part)
    const isCut = await page
      .locator('.label-sheet:not(.label-second)')
      .evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight + 1)
    expect(isCut, paper).toBe(false)
  }
})
