import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { type Desk, expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

/** Time windows: the owner lists them, a customer chooses one, and the kitchen sorts by them. */
test.use({ ownShop: 'time-windows' })
test.describe.configure({ mode: 'default' })

const morning = { begins: '09:00', ends: '11:00', for: 'both', mostOrders: 1, mostPieces: null }
const afternoon = { begins: '15:00', ends: '17:00', for: 'delivery', mostOrders: null, mostPieces: null }
const evening = { begins: '18:00', ends: '20:00', for: 'pickup', mostOrders: null, mostPieces: null }

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dayField = (page: Page) => page.getByRole('combobox', { name: /Tanggal (kirim|ambil)/ })
const timeField = (page: Page) => page.getByRole('combobox', { name: /Jam (kirim|ambil)/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()
const confirmation = (page: Page) => page.getByRole('dialog', { name: /bayar online/ })

const placedIn = async (page: Page) =>
  Number(/#(\d{6})/.exec((await confirmation(page).textContent()) ?? '')?.[1])
const expectPlacedFor = async (page: Page, timeWindow: string) => {
  await expect(confirmation(page)).toBeVisible()
  const answer = await page.request.get(`/api/orders/${await placedIn(page)}`)
  expect(await answer.json()).toMatchObject({ timeWindow })
}

const list = async (desk: Desk, timeWindows: readonly { begins: string }[]) => {
  const answer = await desk.owner.patch('/api/admin/settings', { data: { timeWindows } })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The documents embed the windows and are rendered again shortly after a change.
  for (const path of ['/order', '/admin'])
    await expect(async () => {
      const document = await (await desk.owner.get(path)).text()
      expect([...document.matchAll(/"begins":"(\d\d:\d\d)","ends"/g)].map(([, begins]) => begins)).toEqual(
        timeWindows.map(({ begins }) => begins),
      )
    }).toPass()
}

test('a customer chooses a time, and every print shows it', async ({ strangerPage, page, desk }) => {
  await list(desk, [morning, afternoon, evening])
  const customer = new Customer(strangerPage)
  await customer.fillOrder()
  await expect(timeField(strangerPage)).toHaveCount(0)
  await dayField(strangerPage).selectOption(dayIn(6))
  await expect(timeField(strangerPage)).toBeVisible()
  await submit(strangerPage)
  await expect(strangerPage.getByText('Silakan pilih jam.').first()).toBeVisible()
  await expect(timeField(strangerPage)).toBeFocused()
  await expect(timeField(strangerPage).getByRole('option')).toHaveText([
    'Pilih jam',
    '09:00–11:00 WIB',
    '15:00–17:00 WIB',
  ])
  await timeField(strangerPage).selectOption('09:00–11:00 WIB')
  await expectNoSidewaysScroll(strangerPage)
  await expectAccessible(strangerPage, 'order form with times')
  await submit(strangerPage)
  const dialog = confirmation(strangerPage)
  await expectPlacedFor(strangerPage, '09:00-11:00')
  const id = await placedIn(strangerPage)
  const chat = await dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('09:00–11:00 WIB')
  await strangerPage.goto(`/invoice/${id}`)
  await expect(strangerPage.getByText(/09:00–11:00 WIB/)).toBeVisible()

  await openOrders(page)
  await expect(cardOf(page, { id })).toContainText('09:00–11:00 WIB')
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/09:00–11:00 WIB/)).toBeVisible()
})

test('the owner can override a full time, and the cook sheet is sorted by time', async ({ page, desk }) => {
  await list(desk, [morning, afternoon])
  const day = dayIn(9)
  const late = await desk.placeOrder({ deliveryDate: day, timeWindow: '15:00-17:00' })
  const early = await desk.placeOrder({ deliveryDate: day, timeWindow: '09:00-11:00' })
  await openOrders(page)
  await page.getByRole('button', { name: 'Pesanan baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  await dialog.getByRole('button', { name: /Tambah Paket Sedang/ }).click()
  await dialog.getByLabel('Nomor WhatsApp').fill('0812-9999-1234')
  await dialog.getByLabel('Nama').fill('Bu Tini')
  await dialog.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
  await dialog.getByLabel('Tanggal kirim atau ambil').fill(day)
  await dialog.getByRole('combobox', { name: 'Jam' }).fill('9-11')
  await dialog.getByRole('button', { name: 'Simpan pesanan' }).click()
  await expect(dialog.getByText(/09:00–11:00 WIB sudah penuh/).first()).toBeVisible()
  await dialog.getByLabel('Tetap terima untuk tanggal ini').check()
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/orders'))
  await dialog.getByRole('button', { name: 'Simpan pesanan' }).click()
  const entered = await (await placed).json()
  expect(entered.timeWindow).toBe('09:00-11:00')

  for (const { id } of [late, early, entered]) await desk.moveTo(id, 'confirmed')
  await page.goto(`/admin/dapur?day=${day}`)
  const cards = page.getByRole('article', { name: /Order|Pesanan/ })
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('09:00–11:00 · Diantar')
  await expect(cards.nth(1)).toContainText('Bu Tini')
  await expect(cards.nth(2)).toContainText('15:00–17:00 · Diantar')
})
