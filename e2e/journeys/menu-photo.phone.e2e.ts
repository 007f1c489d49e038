import { expectAccessible } from '../shop/axe.ts'
import { expect, expectNoSidewaysScroll, expectOnLanding, expectToast, test } from '../shop/desk.ts'
import { expectUpright, sendPhonePhoto } from '../shop/phone-photo.ts'
import { openSection } from '../shop/settings.ts'

/** The owner takes a photo of a package, and customers see it. */
test.use({ ownShop: 'menu-photo' })

test('a phone’s photo is upright on menu and landing page, and can be removed', async ({ page }) => {
  const section = await openSection(page, 'menu', 'Menu')
  await section.getByRole('button', { name: 'Ubah Paket Kecil (10 pcs)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Paket Kecil (10 pcs)' })
  await dialog.getByLabel('Harga, rupiah').fill('31000')
  await sendPhonePhoto(page, dialog)
  await expect(dialog.getByRole('button', { name: 'Ganti foto' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'a package with a photo')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expectToast(page, 'Paket Kecil (10 pcs) disimpan')

  const photo = page.getByRole('img', { name: 'Paket Kecil (10 pcs)', exact: true }).first()
  await expectOnLanding(page, () => expect(photo).toBeVisible())
  await expectUpright(photo)

  await openSection(page, 'menu', 'Menu')
  await section.getByRole('button', { name: 'Ubah Paket Kecil (10 pcs)' }).click()
  await dialog.getByRole('button', { name: 'Hapus foto' }).click()
  await dialog.getByRole('button', { name: 'Tekan lagi untuk menghapus' }).click()
  await expectToast(page, 'Foto dihapus')
})
