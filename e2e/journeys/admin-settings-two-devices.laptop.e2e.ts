import type { Page } from '@playwright/test'
import { expect, expectToast, test } from '../shop/desk.ts'
import { goToSection, openSection, save, saveWell, sectionOf } from '../shop/settings.ts'

/** One shop, two devices: neither undoes without a word what the other has just set. */
test.use({ ownShop: 'two-devices' })
test.describe.configure({ mode: 'default' })

const news = (page: Page) => page.getByRole('region', { name: 'Baru diubah di perangkat lain' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens a section on a connection without live events, as on a phone in a pocket. */
async function openInPocket(page: Page, id: string, name: string) {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  return openSection(page, id, name)
}

test('a price that changed elsewhere is shown, and what was typed stays until the owner decides', async ({
  page,
  desk,
}) => {
  const price = (name: RegExp) => sectionOf(page, 'Harga').getByLabel(name)
  const stored = async () => (await (await desk.owner.get('/api/admin/settings')).json()).prices
  await openInPocket(page, 'harga', 'Harga')
  await desk.owner.patch('/api/admin/settings', { data: { prices: { '20pcs': 60_000, '100pcs': 280_000 } } })
  await price(/^Paket Sedang/).fill('61.000')
  await price(/^Paket Kecil/).fill('31.000')
  await save(page)

  await expect(news(page)).toBeVisible()
  expect(await stored()).toEqual({ '20pcs': 60_000, '100pcs': 280_000 })
  await expect(news(page).getByRole('listitem')).toHaveText([
    /Paket Sedang.*Rp\s60\.000/,
    /Paket Besar.*Rp\s280\.000/,
  ])
  // What was not touched here follows; what was typed here stays.
  await expect(price(/^Paket Besar/)).toHaveValue('280.000')
  await expect(price(/^Paket Sedang/)).toHaveValue('61.000')
  await expect(price(/^Paket Kecil/)).toHaveValue('31.000')
  await news(page)
    .getByRole('button', { name: /Pakai.*Rp\s60\.000/ })
    .click()
  await expect(price(/^Paket Sedang/)).toHaveValue('60.000')
  await saveWell(page)
  await expect(news(page)).toHaveCount(0)
  expect(await stored()).toEqual({ '10pcs': 31_000, '20pcs': 60_000, '100pcs': 280_000 })
})

test('a closed day and a sold-out mark of another device stay when this one saves its own', async ({
  page,
  desk,
}) => {
  const [theirs, ours] = [inDays(9), inDays(12)]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const closed = await openInPocket(page, 'tanggal-tutup', 'Tanggal tutup')
  await desk.owner.patch('/api/admin/settings', {
    data: { closedDates: [theirs], soldOutToday: { '100pcs': today } },
  })
  await closed.getByLabel('Dari').fill(ours)
  await closed.getByRole('button', { name: 'Tambah' }).click()
  await save(page)
  await expect(news(page).getByRole('listitem')).toHaveCount(1)
  await expect(closed.getByRole('list', { name: 'Tanggal tutup' }).getByRole('listitem')).toHaveCount(2)
  await saveWell(page)

  const ordering = await goToSection(page, 'Terima pesanan')
  await expect(ordering.getByLabel(/^Paket Besar/)).toBeChecked()
  await ordering.getByLabel(/^Paket Kecil/).check()
  await saveWell(page)
  await expect(ordering.getByLabel(/^Paket Besar/)).toBeChecked()
  const settings = await (await desk.owner.get('/api/admin/settings')).json()
  expect(settings.closedDates).toEqual([theirs, ours])
  expect(settings.soldOutToday).toEqual({ '10pcs': today, '100pcs': today })
  await desk.owner.patch('/api/admin/settings', { data: { closedDates: [], soldOutToday: {} } })
})

test('a day closed in the kitchen stands among the closed days of the settings, and either opens it', async ({
  page,
  desk,
}) => {
  const day = inDays(11)
  const isClosed = async () =>
    (await (await desk.owner.get(`/api/kitchen/days?from=${day}&to=${day}`)).json()).days[0].state ===
    'closed'
  const atKitchen = async (change: (closed: ReturnType<Page['getByLabel']>) => Promise<void>) => {
    await page.goto(`/admin/dapur?day=${day}`)
    await page.getByRole('button', { name: 'Atur tanggal ini' }).click()
    await change(page.getByRole('dialog').getByLabel('Tutup untuk pesanan baru'))
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
    await expectToast(page, 'Tersimpan')
  }
  const section = sectionOf(page, 'Tanggal tutup')

  await atKitchen((closed) => closed.check())
  await openInPocket(page, 'tanggal-tutup', 'Tanggal tutup')
  await expect(section.getByRole('list', { name: 'Tanggal tutup' }).getByRole('listitem')).toHaveCount(1)
  await section.getByRole('button', { name: /^Hapus/ }).click()
  await saveWell(page)
  expect(await isClosed()).toBe(false)

  await desk.owner.patch('/api/admin/settings', { data: { closedDates: [day] } })
  expect(await isClosed()).toBe(true)
  await atKitchen(async (closed) => {
    await expect(closed).toBeChecked()
    await closed.uncheck()
  })
  expect(await isClosed()).toBe(false)
  await openInPocket(page, 'tanggal-tutup', 'Tanggal tutup')
  await expect(section.getByText('Belum ada tanggal tutup.')).toBeVisible()
})
