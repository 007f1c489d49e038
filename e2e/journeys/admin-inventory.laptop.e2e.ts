import type { Page } from '@playwright/test'
import { expect, expectToast, ownersPhone, test } from '../shop/desk.ts'

/** Stock: adding, plus and minus, received goods and waste, and concurrent changes (product.md section 2). */
test.use({ ownShop: 'inventory', ...ownersPhone })
test.describe.configure({ mode: 'default' })

const medium = 'Paket Sedang (20 pcs)'
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const stockOf = (page: Page, name: string) =>
  cardOf(page, name).getByRole('status', { name: `Stok ${name}`, exact: true })

async function openInventory(page: Page) {
  await page.goto('/admin?tab=inventory')
  await expect(page.getByRole('button', { name: 'Add Inventory Item' })).toBeVisible()
}

test('an order between two taps is counted, and the ledger lists both with user and reason', async ({
  page,
  desk,
}) => {
  const data = { packageType: '20pcs', currentStock: 17, unitPrice: 40_000 }
  expect((await desk.owner.post('/api/inventory', { data })).status()).toBe(201)
  await openInventory(page)
  await expect(stockOf(page, medium)).toHaveText('17')
  const order = await desk.placeOrder({ quantity: 2 })
  await expect(stockOf(page, medium)).toHaveText('15')
  await page.route(
    '**/api/inventory/*',
    async (route) => {
      await desk.placeOrder({ quantity: 3 })
      await route.continue()
    },
    { times: 1 },
  )
  await cardOf(page, medium)
    .getByRole('button', { name: `Tambah stok ${medium}` })
    .click()
  await expectToast(page, 'Inventory Updated', 'Stok sempat berubah menjadi 12. Sekarang 13.')
  await expect(stockOf(page, medium)).toHaveText('13')

  const record = async (what: string, field: string, count: string, note: string) => {
    await cardOf(page, medium).getByRole('button', { name: 'Catat stok' }).click()
    const dialog = page.getByRole('dialog', { name: 'Catat stok' })
    await dialog.getByLabel('Apa yang terjadi?').selectOption({ label: what })
    await dialog.getByLabel(field).fill(count)
    await dialog.getByLabel('Keterangan').fill(note)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    return dialog
  }
  const tooMuch = await record('Rusak atau terbuang', 'Jumlah terbuang', '99', '')
  await expect(tooMuch.getByText('Stoknya hanya 13.')).toBeVisible()
  await tooMuch.getByRole('button', { name: 'Tutup' }).click()
  await record('Rusak atau terbuang', 'Jumlah terbuang', '2', 'jatuh')
  await expectToast(page, 'Inventory Updated')
  await record('Stok masuk', 'Jumlah masuk', '20', 'dari dapur pusat')
  await expect(stockOf(page, medium)).toHaveText('31')
  await record('Hitung ulang', 'Jumlah sebenarnya', '30', '')
  await expect(stockOf(page, medium)).toHaveText('30')
  await desk.moveTo(order.id, 'cancelled')
  await expect(stockOf(page, medium)).toHaveText('32')

  await cardOf(page, medium).getByRole('button', { name: 'Riwayat stok' }).click()
  const ledger = page.getByRole('dialog', { name: 'Riwayat stok' })
  const orderNumber = `#${String(order.id).padStart(6, '0')}`
  await expect(ledger.getByRole('listitem')).toHaveText([
    new RegExp(`^Kembali dari pembatalan ${orderNumber}.*pemilik\\+2 → 32$`),
    /^Hitung ulang.*pemilik−1 → 30$/,
    /^Stok masuk: dari dapur pusat.*pemilik\+20 → 31$/,
    /^Rusak atau terbuang: jatuh.*pemilik−2 → 11$/,
    /^Diubah.*pemilik\+1 → 13$/,
    /^Terjual.*pelanggan−3 → 12$/,
    new RegExp(`^Terjual ${orderNumber}.*pelanggan−2 → 15$`),
    /^Stok masuk.*pemilik\+17 → 17$/,
  ])
})
