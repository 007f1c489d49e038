import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { stopClock } from '../shop/payer.ts'

/** Stock: adding, plus and minus, received goods and waste, and concurrent changes (product.md section 2). */
test.use({ ownShop: 'inventory', ...ownersPhone })
test.describe.configure({ mode: 'serial' })

const small = 'Paket Kecil (10 pcs)'
const medium = 'Paket Sedang (20 pcs)'
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const stockOf = (page: Page, name: string) =>
  cardOf(page, name).getByRole('status', { name: `Stok ${name}`, exact: true })

async function openInventory(page: Page) {
  await page.goto('/admin?tab=inventory')
  await expect(page.getByRole('button', { name: 'Add Inventory Item' })).toBeVisible()
}

test('an item is added with the spec’s defaults, and a second one for the same package is rejected', async ({
  page,
  desk,
}) => {
  await openInventory(page)
  await expect(page.getByText('No inventory items', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Inventory Item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Inventory Item' })
  await expect(dialog.getByLabel('Current Stock')).toHaveValue('0')
  await expect(dialog.getByLabel('Minimum Stock')).toHaveValue('10')
  await expect(dialog.getByLabel('Active')).toBeChecked()
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error')
  await expect(dialog.getByLabel('Unit Price (Rp)')).toBeFocused()
  await expect(dialog.getByLabel('Unit Price (Rp)')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Package Type').selectOption({ label: medium })
  await dialog.getByLabel('Current Stock').fill('12')
  await dialog.getByLabel('Unit Price (Rp)').fill('40000')
  await expect(dialog.getByLabel('Unit Price (Rp)')).toHaveValue('40.000')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Inventory Created')
  await expect(stockOf(page, medium)).toHaveText('12')
  await expect(cardOf(page, medium)).toContainText('Active')
  await expectNoSidewaysScroll(page)

  // Another user added the small package while this dialog was open.
  await page.getByRole('button', { name: 'Add Inventory Item' }).click()
  await page.route('**/api/inventory', async (route) => {
    if (route.request().method() === 'POST')
      await desk.owner.post('/api/inventory', {
        data: { packageType: '10pcs', currentStock: 3, unitPrice: 1 },
      })
    await route.continue()
  })
  await dialog.getByLabel('Unit Price (Rp)').fill('21000')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error', 'Stock of 10pcs is already counted; change that item instead.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(stockOf(page, small)).toHaveText('3')

  await page.route('**/api/inventory', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: '' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Add Inventory Item' }).click()
  await dialog.getByLabel('Unit Price (Rp)').fill('190000')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error', 'Failed to create inventory item')
  await expect(dialog.getByRole('alert')).toContainText('Failed to create inventory item')
})

test('check 33: quick taps show at once, are sent as one change, and stop at zero; low stock has a text', async ({
  page,
}) => {
  await openInventory(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const card = cardOf(page, medium)
  const plus = card.getByRole('button', { name: `Tambah stok ${medium}` })
  await page.clock.install()
  await stopClock(page)
  await plus.click({ clickCount: 5 })
  await page.clock.runFor(100)
  await expect(stockOf(page, medium)).toHaveText('17')
  expect(sent).toEqual([])
  await page.clock.resume()
  await expectToast(page, 'Inventory Updated')
  expect(sent).toEqual([{ currentStock: 17, expectedStock: 12 }])
  expect((await plus.boundingBox())?.height).toBeGreaterThanOrEqual(56)

  const few = cardOf(page, small)
  const minus = few.getByRole('button', { name: /^Kurangi stok/ })
  await expect(few).toHaveAttribute('data-low', 'true')
  await expect(few.getByText('Stok menipis')).toBeVisible()
  await stopClock(page)
  await minus.click({ clickCount: 6 })
  await page.clock.runFor(100)
  await expect(stockOf(page, small)).toHaveText('0')
  await expect(few.getByText('Stok habis')).toBeVisible()
  await expect(minus).toHaveAccessibleName(`Kurangi stok ${small} (stok sudah 0)`)
  await expect(minus).toHaveAttribute('aria-disabled', 'true')
  await page.clock.resume()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ currentStock: 0, expectedStock: 3 })
})

test('a failed change is reverted, and its error stays on the card', async ({ page }) => {
  await openInventory(page)
  await page.route('**/api/inventory/*', (route) => route.fulfill({ status: 503, json: { message: '' } }), {
    times: 1,
  })
  await cardOf(page, medium)
    .getByRole('button', { name: `Tambah stok ${medium}` })
    .click()
  await expectToast(page, 'Error', 'Failed to update inventory')
  await expect(stockOf(page, medium)).toHaveText('17')
  await expect(cardOf(page, medium).getByRole('alert')).toHaveText('Failed to update inventory')
})

test('an order between two taps is counted, and the ledger lists both with user and reason', async ({
  page,
  desk,
}) => {
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
    /^Diubah.*pemilik\+5 → 17$/,
    /^Stok masuk.*pemilik\+12 → 12$/,
  ])
})
