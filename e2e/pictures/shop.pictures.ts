import { expect, signedOut, test } from '../shop/desk.ts'
import { openSection } from '../shop/settings.ts'
import { fillShop } from './sample-shop.ts'
import { phone, takePicture } from './take-picture.ts'

/** One shop for all pictures. Each test writes one picture of a document. */
test.use({ ownShop: 'pictures' })

let day = ''
let orderIds: number[] = []
test.beforeAll(async ({ desk }) => {
  const filled = await fillShop(desk)
  day = filled.day
  orderIds = filled.orderIds
})

test.describe('customers', () => {
  test.use({ ...phone, storageState: signedOut })

  test('the landing page', async ({ page }) => {
    await page.goto('/')
    await takePicture(page, 'panduan/beranda')
  })

  test('the order form', async ({ page }) => {
    await page.goto('/order?package=20pcs')
    await takePicture(page, 'panduan/pesan')
  })
})

test.describe('the owner’s phone', () => {
  test.use(phone)

  test('signing in', async ({ strangerPage: page, viewport }) => {
    if (viewport) await page.setViewportSize(viewport)
    await page.goto('/admin-login')
    await takePicture(page, 'panduan/masuk')
  })

  test('the orders', async ({ page }) => {
    await page.goto('/admin?tab=orders')
    const newest = page.getByRole('article', { name: `Order ${orderIds.at(-2)}`, exact: true })
    await expect(newest).toBeVisible()
    await takePicture(page, 'panduan/pesanan', newest)
  })

  test('what needs attention', async ({ page }) => {
    await page.goto('/admin?tab=orders')
    const attention = page.getByRole('region', { name: /Perlu perhatian/ })
    await attention.getByRole('button', { name: /Perlu perhatian \(\d+\)/ }).click()
    await expect(attention.getByRole('listitem')).toBeVisible()
    await takePicture(page, 'panduan/perlu-perhatian', attention)
  })

  test('the kitchen’s day', async ({ page }) => {
    await page.goto(`/admin/dapur?day=${day}`)
    await expect(page.getByRole('region', { name: /^Dimasak/ })).toBeVisible()
    await takePicture(page, 'panduan/dapur')
  })

  test('scanning', async ({ page }) => {
    await page.goto('/admin/dapur?view=scan')
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await takePicture(page, 'panduan/scan')
  })

  test('stock', async ({ page }) => {
    await page.goto('/admin?tab=inventory')
    const low = page.getByRole('article').filter({ hasText: 'Stok menipis' })
    await expect(low).toBeVisible()
    await takePicture(page, 'panduan/stok', low)
  })

  test('reviews', async ({ page }) => {
    await page.goto('/admin?tab=reviews')
    const waiting = page.getByRole('article').filter({ hasText: 'Pending' })
    await expect(waiting).toBeVisible()
    await takePicture(page, 'panduan/ulasan', page.getByRole('heading', { name: /pending approvals?/ }))
  })

  test('taking orders, holidays', async ({ page }) => {
    const ordering = await openSection(page, 'terima-pesanan', 'Terima pesanan')
    await takePicture(page, 'panduan/terima-pesanan', ordering)
    const closed = await openSection(page, 'tanggal-tutup', 'Tanggal tutup')
    await takePicture(page, 'panduan/tanggal-tutup', closed)
  })

  test('what this device does', async ({ page }) => {
    await page.goto('/admin?tab=orders')
    await page.getByRole('button', { name: 'Suara' }).click()
    await expect(page.getByRole('dialog', { name: 'Perangkat ini' })).toBeVisible()
    await takePicture(page, 'panduan/perangkat')
  })
})

test.describe('a laptop', () => {
  test('the shop', async ({ strangerPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 704 })
    await page.goto('/')
    await takePicture(page, 'shop')
  })

  test('the desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1060 })
    await page.goto('/admin?tab=orders')
    await expect(page.getByRole('article').first()).toBeVisible()
    await takePicture(page, 'desk')
  })

  test('a label', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 720 })
    await page.goto(`/order-label/${orderIds[2]}`)
    await expect(page.getByText('Order Shipping Label')).toBeVisible()
    await takePicture(page, 'panduan/label')
  })
})
