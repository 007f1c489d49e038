import { expect, test } from '../shop/test.ts'

/** The spec's routes and ours, each with words that only the finished screen shows. */
const publicScreens = [
  ['/', 'Premium Halal Dimsum'],
  ['/order', 'Pesan Dimsum Halal'],
  ['/track-order', 'Lacak Pesanan'],
  ['/invoice', 'ID Pesanan Diperlukan'],
  ['/invoice/999999999', 'Pesanan Tidak Ditemukan'],
  ['/order-label/999999999', 'Order Not Found'],
  ['/payment?orderId=999999999', 'Order Not Found'],
  ['/admin-login', 'Admin'],
  ['/privasi', 'Privasi'],
  ['/no-such-page', '404 Page Not Found'],
] as const

for (const [path, words] of publicScreens) {
  test(`${path} shows «${words}» without a fault in the console`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: words }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

const operatorScreens = [
  ['/admin', 'Admin Dashboard'],
  ['/admin?tab=orders', 'Admin Dashboard'],
  ['/admin?tab=inventory', 'Admin Dashboard'],
  ['/admin?tab=reviews', 'Admin Dashboard'],
  ['/admin/dapur', 'Dapur'],
  ['/admin/pengaturan', 'Pengaturan'],
  ['/production-status', 'System Status'],
  ['/debug-midtrans', 'Midtrans Debug'],
  ['/webhook-test', 'Webhook Test'],
] as const

test('the owner opens every operator screen without a fault in the console', async ({ ownerPage }) => {
  for (const [path, words] of operatorScreens) {
    await ownerPage.goto(path)
    await expect(ownerPage.getByRole('heading', { name: words }).first()).toBeVisible()
    await ownerPage.waitForLoadState('networkidle')
  }
})

test('a stranger is led from every operator screen to the login', async ({ strangerPage }) => {
  for (const [path] of operatorScreens) {
    await strangerPage.goto(path)
    await strangerPage.waitForURL('**/admin-login**')
  }
})
