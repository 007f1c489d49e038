import { expectAccessible } from '../shop/axe.ts'
import { expect, test } from '../shop/desk.ts'
import { sectionOf, sectionPath, setDeskLanguage } from '../shop/settings.ts'

/** Finding a setting on a phone: in the list, by synonyms, by a link; and Back returns to the list. */
test.use({ ownShop: 'settings-found' })
test.describe.configure({ mode: 'default' })

test('synonyms in Indonesian or English lead to the field', async ({ page }) => {
  await page.goto('/admin/pengaturan')
  const search = page.getByRole('searchbox', { name: 'Cari pengaturan' })
  const found = page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('link')
  await search.fill('kapasitas')
  await expect(found).toHaveText([/Maksimal pcs per hari.*Dapur/])
  await expectAccessible(page, 'settings, something found')
  await found.click()
  await expect(page).toHaveURL(/\/dapur#weekdayCapacity$/)
  await expect(sectionOf(page, 'Dapur').getByLabel('Senin')).toBeFocused()
  await expect(sectionOf(page, 'Dapur').getByLabel('Senin')).toBeInViewport()

  await page.goBack()
  await expect(search).toHaveValue('')
  await search.fill('PRICE')
  await expect(found).toHaveText([/Paket, harga dan habis.*Menu/])
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeFocused()

  // Its name in the other language finds it too.
  await page.goBack()
  await search.fill('kitchen address')
  await expect(found).toHaveText([/Alamat dapur.*Toko/])
  await search.fill('sesuatu')
  await expect(page.getByText('Tidak ada yang cocok dengan «sesuatu»')).toBeVisible()
  await expectAccessible(page, 'settings, nothing found')
  await search.fill('')
  await expect(page.getByRole('link', { name: /^Terima pesanan/ })).toBeVisible()
})

test('Back goes from a section to the list, and from the list to the previous page', async ({ page }) => {
  await page.goto('/admin/dapur')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pengaturan' }).click()
  const list = page.getByRole('navigation', { name: 'Bagian pengaturan' })
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Semua pengaturan' }).click(),
  ]) {
    await list.getByRole('link', { name: /^Jam buka/ }).click()
    await expect(page).toHaveURL(new RegExp(`${sectionPath('jam-buka')}$`))
    await expect(page.getByRole('heading', { name: 'Jam buka' })).toBeFocused()
    await expect(page).toHaveTitle(/^Jam buka · /)
    await expect(list).toBeHidden()
    await back()
    await expect(list).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/pengaturan$/)
    await expect(page).toHaveTitle(/^Pengaturan · /)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/dapur/)

  // After a direct visit of a section, its link leads to the list.
  await page.goto(sectionPath('halal'))
  await page.getByRole('link', { name: 'Semua pengaturan' }).click()
  await expect(list).toBeVisible()
})

test('URLs of earlier versions lead to their sections', async ({ page }) => {
  for (const [old, now] of [
    ['?tab=tim', 'tim'],
    ['?tab=pelanggan', 'pelanggan'],
    ['?tab=toko#dapur', 'dapur'],
    ['#keamanan', 'keamanan'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/admin/pengaturan${old}`)
    await page.waitForURL(`**${sectionPath(now)}`)
    await expect(page.locator(`#${now}`)).toBeVisible()
  }
  await page.goto('/admin/pengaturan/tidak-ada')
  await expect(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
})

test('a link to a field gives it the focus', async ({ page }) => {
  await page.goto(`${sectionPath('pembayaran')}#cashCeiling`)
  await expect(page.getByLabel(/^Batas bayar tunai/)).toBeFocused()
})

test('the settings are shown in English when chosen, and found by words of both languages', async ({
  page,
  desk,
}) => {
  await setDeskLanguage(desk, page, 'en')
  await page.goto('/admin/pengaturan')
  const search = page.getByRole('searchbox', { name: 'Find a setting' })
  const found = page.getByRole('list', { name: 'Results' }).getByRole('link')
  for (const word of ['alamat dapur', 'kitchen address']) {
    await search.fill(word)
    await expect(found).toHaveText([/Kitchen address.*Shop/])
  }
  await search.fill('')
  await page.getByRole('link', { name: /^Payment/ }).click()
  await expect(page).toHaveTitle(/^Payment · /)
  const limit = page.getByLabel('Cash limit (COD), rupiah')
  await limit.fill('100000000')
  await limit.blur()
  await expect(page.getByText('Enter a number from 0 to 99,999,999 rupiah.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Changes not saved yet' })).toContainText(
    'Not saved: Payment',
  )
  await expectAccessible(page, 'settings, in English')
})
