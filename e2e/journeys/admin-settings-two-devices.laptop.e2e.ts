import type { Page } from '@playwright/test'
import { expect, expectToast, test } from '../shop/desk.ts'
import { goToSection, openSection, save, saveWell, sectionOf } from '../shop/settings.ts'

/** Concurrent edits on two devices: neither silently overwrites the other's changes. */
test.use({ ownShop: 'two-devices' })
test.describe.configure({ mode: 'default' })

const news = (page: Page) => page.getByRole('region', { name: 'Baru diubah di perangkat lain' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens a section without live events, like a phone in a pocket. */
async function openInPocket(page: Page, id: string, name: string) {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  return openSection(page, id, name)
}

test('a limit that changed elsewhere is shown, and what was typed stays until the owner decides', async ({
  page,
  desk,
}) => {
  const limit = (day: string) => sectionOf(page, 'Dapur').getByLabel(day, { exact: true })
  const stored = async () => (await (await desk.owner.get('/api/admin/settings')).json()).weekdayCapacity
  const theirs = [null, 600, 700, null, null, null, null]
  await openInPocket(page, 'dapur', 'Dapur')
  await desk.owner.patch('/api/admin/settings', { data: { weekdayCapacity: theirs } })
  await limit('Selasa').fill('610')
  await limit('Senin').fill('500')
  await save(page)

  await expect(news(page)).toBeVisible()
  expect(await stored()).toEqual(theirs)
  await expect(news(page).getByRole('listitem')).toHaveText([/Selasa.*600 pcs/, /Rabu.*700 pcs/])
  // Unedited fields are updated; edited fields stay.
  await expect(limit('Rabu')).toHaveValue('700')
  await expect(limit('Selasa')).toHaveValue('610')
  await expect(limit('Senin')).toHaveValue('500')
  await news(page)
    .getByRole('button', { name: /Pakai.*600 pcs/ })
    .click()
  await expect(limit('Selasa')).toHaveValue('600')
  await saveWell(page)
  await expect(news(page)).toHaveCount(0)
  expect(await stored()).toEqual([500, ...theirs.slice(1)])
  await desk.owner.patch('/api/admin/settings', { data: { weekdayCapacity: theirs.map(() => null) } })
})

test('a closed day and an allergen saved by another device stay when this one saves its own', async ({
  page,
  desk,
}) => {
  const [theirs, ours] = [inDays(9), inDays(12)]
  const closed = await openInPocket(page, 'tanggal-tutup', 'Tanggal tutup')
  await desk.owner.patch('/api/admin/settings', {
    data: { closedDates: [theirs], allergens: ['egg'] },
  })
  await closed.getByLabel('Dari').fill(ours)
  await closed.getByRole('button', { name: 'Tambah' }).click()
  await save(page)
  await expect(news(page).getByRole('listitem')).toHaveCount(1)
  await expect(closed.getByRole('list', { name: 'Tanggal tutup' }).getByRole('listitem')).toHaveCount(2)
  await saveWell(page)

  const food = await goToSection(page, 'Komposisi & alergen')
  await expect(food.getByLabel('Telur')).toBeChecked()
  await food.getByLabel('Susu').check()
  await saveWell(page)
  await expect(food.getByLabel('Telur')).toBeChecked()
  const settings = await (await desk.owner.get('/api/admin/settings')).json()
  expect(settings.closedDates).toEqual([theirs, ours])
  expect(settings.allergens).toEqual(['egg', 'milk'])
  await desk.owner.patch('/api/admin/settings', { data: { closedDates: [], allergens: [] } })
})

test('a day closed in the kitchen is listed in the settings, and can be opened in either place', async ({
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
