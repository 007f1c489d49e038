import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { expect, expectToast, signedOut, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** Sign-in and sign-out (product.md sections 4, 5 and 8). */
test.use({ ownShop: 'session', storageState: signedOut })

const signIn = async (page: Page) => {
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a protected screen shows only its title before the login, and signing out ends the session in every tab', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  const drawn: string[] = []
  page.on('response', async (answer) => {
    const path = new URL(answer.url()).pathname
    if (path.startsWith('/api/') && path !== '/api/config' && answer.status() === 200) drawn.push(path)
  })
  // Anyone can do this with developer tools.
  await page.addInitScript(() => {
    const session = { authenticated: true, loginTime: new Date().toISOString() }
    if (sessionStorage.getItem('planted') === null)
      localStorage.setItem('admin-session', JSON.stringify(session))
    sessionStorage.setItem('planted', 'yes')
  })
  const scripts = await delayRequests(page, '**/assets/main-*')
  await page.goto('/admin?tab=orders', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toHaveText('Memuat…Admin Dashboard')
  await scripts.release()
  await page.waitForURL('**/admin-login?next=**')
  expect(drawn).toEqual([])
  await signIn(page)
  await page.waitForURL('**/admin?tab=orders')
  await expectToast(page, 'Login Successful')
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')

  // Without live events, so that the other tab learns of the sign-out with its next press.
  const other = await page.context().newPage()
  await other.route('**/api/admin/events', () => {})
  await openOrders(other)
  await expect(cardOf(other, order)).toBeVisible()
  const stolen = await page.context().cookies()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Suara' }).click()
  await page.getByLabel('Suara saat ada pesanan baru').check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')
  await expectToast(page, 'Logged Out')
  await page.goBack()
  await page.waitForURL('**/admin-login**')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
  await cardOf(other, order).getByRole('button', { name: 'Konfirmasi' }).click()
  await other.waitForURL('**/admin-login?next=**')
  await expectToast(other, 'Session Expired', 'Please log in again')

  await page.context().addCookies(stolen)
  expect((await page.request.get('/api/admin/session')).status()).toBe(401)
  // The device keeps its settings.
  await signIn(other)
  await other.waitForURL('**/admin?tab=orders')
  await other.getByRole('button', { name: 'Suara' }).click()
  await expect(other.getByLabel('Suara saat ada pesanan baru')).toBeChecked()
})
