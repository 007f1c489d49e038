import { expectAccessible } from '../shop/axe.ts'
import { expect, expectNoSidewaysScroll, expectToast, test } from '../shop/desk.ts'
import { expectField, withoutCodes } from '../shop/promotion-codes.ts'
import { openSection } from '../shop/settings.ts'

/** The owner creates and edits promotion codes, and uses one in an order. */
test.use({ ownShop: 'promotion-codes-desk' })
test.describe.configure({ mode: 'default' })

test('the owner makes a code in the settings, changes it, switches it off and on, and deletes it', async ({
  page,
  desk,
}) => {
  await withoutCodes(desk)
  const section = await openSection(page, 'kode-promo', 'Kode promo')
  await section.getByRole('button', { name: 'Tambah kode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah kode' })
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Kode: 3 sampai 24 huruf A–Z, angka, atau garis di antaranya.')).toBeVisible()
  await expect(dialog.getByText('Isi angka 1 sampai 100 persen.')).toBeVisible()
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused()
  await dialog.getByLabel('Kode', { exact: true }).fill('lebaran-26')
  await dialog.getByLabel('Berapa persen').fill('150')
  await expect(dialog.getByText('Isi angka 1 sampai 100 persen.')).toBeVisible()
  await dialog.getByLabel('Berapa persen').fill('15')
  await dialog.getByLabel('Minimum pesanan, rupiah').fill('100000')
  await dialog.getByRole('checkbox', { name: 'Paket Sedang (20 pcs)' }).check()
  await dialog.getByLabel('Hari pertama').fill('2026-01-02')
  await dialog.getByLabel('Hari terakhir').fill('2026-01-01')
  await dialog.getByLabel('Paling banyak dipakai').fill('20')
  await dialog.getByLabel('Paling banyak per nomor').fill('1')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeVisible()
  await dialog.getByLabel('Hari terakhir').fill('2099-01-01')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'a new promotion code')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expectToast(page, 'Kode LEBARAN-26 ditambahkan')
  await expect(dialog).toHaveCount(0)

  const entry = section.getByRole('listitem').filter({ hasText: 'LEBARAN-26' })
  await expect(entry).toContainText('Berlaku')
  await expect(entry).toContainText('Potongan 15%')
  await expect(entry).toContainText('0 dari 20 kali dipakai')
  await expect(entry).toContainText(
    /Pesanan mulai Rp\s100\.000, Paket Sedang \(20 pcs\), 02 Januari 2026 sampai 01 Januari 2099, sekali per nomor\./,
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'settings, promotion codes')

  await section.getByRole('button', { name: 'Tambah kode' }).click()
  await dialog.getByLabel('Kode', { exact: true }).fill(' Lebaran-26 ')
  await dialog.getByLabel('Berapa persen').fill('5')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Kode ini sudah ada.')).toBeVisible()
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')

  await entry.getByRole('button', { name: 'Ubah LEBARAN-26' }).click()
  const changing = page.getByRole('dialog', { name: 'Ubah kode LEBARAN-26' })
  await expect(changing.getByLabel('Minimum pesanan, rupiah')).toHaveValue('100.000')
  await changing.getByLabel('Potongan').selectOption('Rupiah')
  await changing.getByLabel('Berapa rupiah').fill('25000')
  await changing.getByLabel('Minimum pesanan, rupiah').fill('')
  await changing.getByLabel('Hari terakhir').fill('')
  await changing.getByRole('button', { name: 'Simpan kode' }).click()
  await expectToast(page, 'Kode LEBARAN-26 disimpan')
  await expect(entry).toContainText(/Potongan Rp\s25\.000/)
  await expect(entry).toContainText('Paket Sedang (20 pcs), mulai 02 Januari 2026, sekali per nomor.')

  await entry.getByRole('checkbox', { name: 'LEBARAN-26 aktif' }).uncheck()
  await expect(entry).toContainText('Tidak aktif')
  await expectField(desk, false)
  await entry.getByRole('checkbox', { name: 'LEBARAN-26 aktif' }).check()
  await expect(entry).toContainText('Berlaku')
  await entry.getByRole('button', { name: 'Hapus LEBARAN-26' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus kode' }).click()
  await expect(entry).toHaveCount(0)
  await expect(section.getByRole('heading', { name: 'Kode promo' })).toBeFocused()
})
