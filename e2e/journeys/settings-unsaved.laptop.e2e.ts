import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { expectAccessible } from '../shop/axe.ts'
import { expect, expectNoSidewaysScroll, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import {
  goToSection,
  openSection,
  save,
  saveBar,
  saveWell,
  sectionOf,
  sectionPath,
} from '../shop/settings.ts'

/** Unsaved values over several sections: kept, marked, saved together, and never left silently. */
test.use({ ownShop: 'settings-unsaved' })
test.describe.configure({ mode: 'default' })

const mark = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Bagian pengaturan' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const cashLimit = 'Batas bayar tunai (COD), rupiah'

test.afterEach(async ({ desk }) => {
  const data = { cashCeiling: null, thanks: '', cutOff: '15:00', address: '' }
  expect((await desk.owner.patch('/api/admin/settings', { data })).status()).toBe(200)
})

test('new areas and times survive a reload, show no errors before they are filled in, and are saved as shown', async ({
  page,
  desk,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const areas = await openSection(page, 'pengiriman', 'Pengiriman')
  await areas.getByRole('button', { name: 'Tambah area' }).click()
  const area = areas.getByRole('group', { name: 'Area 1' })
  await expect(area.getByLabel('Nama area')).toBeFocused()
  await area.getByLabel('Nama area').fill('Tebet')
  await expect(areas.locator('[aria-invalid]')).toHaveCount(0)
  await area.getByLabel('Ongkir, rupiah').fill('10.50')
  await page.reload()
  await expect(area.getByLabel('Nama area')).toHaveValue('Tebet')
  await expect(area.getByLabel('Ongkir, rupiah')).toHaveValue('10.50')
  await save(page)
  await expect(area.getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await area.getByLabel('Ongkir, rupiah').fill('10.500')

  // A row without a time stays, and saving focuses it.
  const times = await goToSection(page, 'Waktu kirim & ambil')
  await times.getByRole('button', { name: 'Tambah jam' }).click()
  await page.reload()
  await save(page)
  await expect(times.getByLabel('Mulai')).toBeFocused()
  await expect(times.getByLabel('Mulai')).toHaveAttribute('aria-invalid', 'true')
  await times.getByRole('button', { name: /^Hapus/ }).click()
  await saveWell(page)
  const { deliveryAreas, timeWindows } = await (await desk.owner.get('/api/admin/settings')).json()
  expect([deliveryAreas, timeWindows]).toEqual([
    [expect.objectContaining({ name: 'Tebet', fee: 10_500 })],
    [],
  ])
  await desk.owner.patch('/api/admin/settings', { data: { deliveryAreas: [] } })
})

test('changes in three sections are marked, kept while switching, and saved together', async ({
  page,
  desk,
}) => {
  await openSection(page, 'pembayaran', 'Pembayaran')
  await expect(saveBar(page)).toHaveCount(0)
  await page.getByLabel(cashLimit).fill('61.000')
  await expect(mark(page, 'Pembayaran')).toContainText('Belum disimpan')
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')
  await goToSection(page, 'Toko')
  await page.getByLabel('Ucapan terima kasih').fill('Sampai jumpa.')
  await goToSection(page, 'Dapur')
  await page.getByLabel('Batas pesan H-1').fill('15:30')
  await expect(saveBar(page)).toContainText('Belum disimpan: Dapur, Pembayaran, Toko')
  await expect(mark(page, 'Jam buka')).not.toContainText('Belum disimpan')
  await expectAccessible(page, 'settings, three sections not saved')

  // Typing the stored value again is no change.
  await page.getByLabel('Batas pesan H-1').fill('15:00')
  await expect(mark(page, 'Dapur')).not.toContainText('Belum disimpan')
  await saveBar(page).getByRole('link', { name: 'Pembayaran' }).click()
  await expect(page.getByLabel(cashLimit)).toHaveValue('61.000')

  const changes: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(Object.keys(request.postDataJSON()).sort())
  })
  await saveWell(page)
  await expectToast(page, 'Tersimpan')
  expect(changes).toEqual([['cashCeiling', 'expected', 'thanks']])
  await expect(mark(page, 'Pembayaran')).not.toContainText('Belum disimpan')
  const stored = await (await desk.owner.get('/api/admin/settings')).json()
  expect(stored).toMatchObject({ cashCeiling: 61_000, thanks: 'Sampai jumpa.' })
})

test('a rejected field in another section is shown with its typed value', async ({ page, desk }) => {
  await openSection(page, 'pembayaran', 'Pembayaran')
  await page.getByLabel(cashLimit).fill('enam puluh')
  await goToSection(page, 'Toko')
  await page.getByLabel('Alamat dapur').fill('Jl. Dapur No. 1')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${sectionPath('pembayaran')}$`))
  const limit = page.getByLabel(cashLimit)
  await expect(limit).toBeFocused()
  await expect(limit).toHaveValue('enam puluh')
  await expect(sectionOf(page, 'Pembayaran').getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await expect(mark(page, 'Pembayaran')).toContainText('Perlu diperbaiki')
  expect((await (await desk.owner.get('/api/admin/settings')).json()).address).toBe('')
  await limit.fill('60.000')
  await saveWell(page)
  expect((await (await desk.owner.get('/api/admin/settings')).json()).address).toBe('Jl. Dapur No. 1')
})

test('an issue that only the server finds is shown at its field too', async ({ page }) => {
  await openSection(page, 'toko', 'Toko')
  await page.getByLabel('Alamat dapur').fill('Jl. Dapur No. 2')
  await goToSection(page, 'Pembayaran')
  const issues = [{ path: 'address', message: 'Alamat ini tidak bisa dipakai.' }]
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'invalid', message: issues[0]?.message, issues } })
      : route.fallback(),
  )
  await save(page)
  await expect(page.getByLabel('Alamat dapur')).toBeFocused()
  await expect(sectionOf(page, 'Toko').getByText('Alamat ini tidak bisa dipakai.')).toBeVisible()
})

test('a change by another device links to its section', async ({ page, desk }) => {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  await openSection(page, 'pembayaran', 'Pembayaran')
  await page.getByLabel(cashLimit).fill('61.000')
  await goToSection(page, 'Halal')
  await desk.owner.patch('/api/admin/settings', { data: { cashCeiling: 60_000, cutOff: '13:00' } })
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${sectionPath('pembayaran')}$`))
  await expect(page.getByRole('heading', { name: 'Baru diubah di perangkat lain' })).toBeFocused()
  await expect(sectionOf(page, 'Pembayaran').getByRole('listitem')).toHaveText([
    /Batas bayar tunai.*Rp\s60\.000/,
  ])
  // Without typed text the field is updated silently.
  const kitchen = await goToSection(page, 'Dapur')
  await expect(kitchen.getByLabel('Batas pesan H-1')).toHaveValue('13:00')
  await expect(kitchen.getByRole('listitem')).toHaveCount(0)
})

test('leaving asks first, Back shows a notice afterwards, and typed values are kept', async ({ page }) => {
  await page.goto('/admin/dapur')
  const places = page.getByRole('navigation', { name: 'Admin' })
  await places.getByRole('link', { name: 'Pengaturan' }).click()
  await goToSection(page, 'Pembayaran')
  await page.getByLabel(cashLimit).fill('61.000')
  const question = page.getByRole('alertdialog', { name: 'Ada pengaturan yang belum disimpan' })
  await places.getByRole('link', { name: 'Dapur' }).click()
  await expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeFocused()
  await expectAccessible(page, 'settings, asked before leaving')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel(cashLimit)).toHaveValue('61.000')

  await places.getByRole('link', { name: 'Dapur' }).click()
  await question.getByRole('button', { name: 'Pergi, simpan nanti' }).click()
  await expect(page.getByRole('heading', { name: 'Dapur', level: 1 })).toBeVisible()
  await places.getByRole('link', { name: 'Pengaturan' }).click()
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')

  // From a section to the list, and from the list out of the settings.
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/dapur/)
  await expectToast(page, 'Pengaturan belum disimpan')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')
  await goToSection(page, 'Pembayaran')
  await expect(page.getByLabel(cashLimit)).toHaveValue('61.000')
})

test('signing out is not delayed by unsaved values', async ({ strangerPage: page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/admin')
  await openSection(page, 'pembayaran', 'Pembayaran')
  await page.getByLabel(cashLimit).fill('61.000')
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')
})

test('«Buang» resets everything, and can be undone', async ({ page }) => {
  await openSection(page, 'pembayaran', 'Pembayaran')
  await page.getByLabel(cashLimit).fill('500')
  await goToSection(page, 'Toko')
  await page.getByLabel('Alamat dapur').fill('Jl. Dapur No. 1')
  await saveBar(page).getByRole('button', { name: 'Buang' }).click()
  await expect(saveBar(page)).toHaveCount(0)
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran, Toko')
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('Jl. Dapur No. 1')
})

test('«Buang» does nothing during a save', async ({ page }) => {
  await openSection(page, 'toko', 'Toko')
  await page.getByLabel('Alamat dapur').fill('Jl. Dapur No. 3')
  const { release } = await delayRequests(page, '**/api/admin/settings')
  await save(page)
  const discard = saveBar(page).getByRole('button', { name: 'Buang' })
  await expect(discard).toBeDisabled()
  await discard.click({ force: true })
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('Jl. Dapur No. 3')
  await release()
  await expectToast(page, 'Tersimpan')
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('Jl. Dapur No. 3')
})

for (const width of [360, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use(width === 360 ? ownersPhone : { viewport: { width, height: 900 } })

    test('the list marks unsaved sections, and the bar covers no field', async ({ page }) => {
      await openSection(page, 'toko', 'Toko')
      const last = page.getByLabel('Ucapan terima kasih')
      await last.fill('Sampai jumpa.')
      const above = async () => {
        const [field, bar] = [await last.boundingBox(), await saveBar(page).boundingBox()]
        return (field?.y ?? 0) + (field?.height ?? 0) - (bar?.y ?? 0)
      }
      await expect.poll(above).toBeLessThanOrEqual(0)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Semua pengaturan' }).click()
      await expect(mark(page, 'Toko')).toContainText('Belum disimpan')
      await expectNoSidewaysScroll(page)
      await saveWell(page)
      await expect(mark(page, 'Toko')).not.toContainText('Belum disimpan')
    })
  })
}
