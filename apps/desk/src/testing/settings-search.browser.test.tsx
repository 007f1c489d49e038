import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDesk } from './open-desk.tsx'

/** Settings are found by their words and by their addresses. */

beforeEach(() => sessionStorage.clear())

test('everyday words of both languages lead to the very field', async () => {
  openDesk('/admin/pengaturan')
  const search = page.getByRole('searchbox', { name: 'Cari pengaturan' })
  const found = page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('link')
  for (const [words, names] of [
    ['PRICE', /Paket, harga dan habis.*Menu/],
    ['kitchen address', /Alamat dapur.*Toko/],
    ['kapasitas', /Maksimal pcs per hari.*Dapur/],
  ] as const) {
    await search.fill(words)
    await expect.element(found).toHaveTextContent(names)
  }
  await expectAccessible('settings, something found')
  await found.click()
  await expect.poll(() => location.pathname + location.hash).toBe('/admin/pengaturan/dapur#weekdayCapacity')
  await expect.element(page.getByLabelText('Senin', { exact: true })).toHaveFocus()
})

test('an unknown section says so, and a link to a field focuses it, in English too', async () => {
  openDesk('/admin/pengaturan/tidak-ada')
  await expect.element(page.getByText('Bagian pengaturan itu tidak ada. Pilih dari daftar.')).toBeVisible()
  openDesk('/admin/pengaturan/pembayaran#cashCeiling')
  await expect.element(page.getByLabelText('Batas bayar tunai (COD), rupiah')).toHaveFocus()
  const english = shopConfig({}, { languages: { shop: 'default', desk: 'en' } })
  openDesk('/admin/pengaturan/pembayaran', {}, english)
  const limit = page.getByLabelText('Cash limit (COD), rupiah')
  await limit.fill('100000000')
  await userEvent.tab()
  await expect.element(page.getByText('Enter a number from 0 to 99,999,999 rupiah.')).toBeVisible()
})
