import type { APIRequestContext, Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { expect, expectToast, signedOut, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** Sign-in, sign-out, password, and limits against guessing (product.md sections 4, 5 and 8). */
test.use({ ownShop: 'session' })
test.describe.configure({ mode: 'default' })

const fillIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test.describe('signed out', () => {
  test.use({ storageState: signedOut })

  test('the form requires both fields, keeps typed values, and does not reveal which one was wrong', async ({
    page,
  }) => {
    await page.goto('/admin-login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()

    await fillIn(page, admin.username, 'bukan-kata-sandinya')
    await expectToast(page, 'Login Failed', 'Invalid username or password')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(admin.username)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('x')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('x')

    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('a protected screen redirects to the login and back, and before shows only its title', async ({
    page,
  }) => {
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
    await fillIn(page, admin.username, admin.password)
    await page.waitForURL('**/admin?tab=orders')
    await expectToast(page, 'Login Successful')
    await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
  })

  test('signing out ends the session in every tab, and keeps the device’s settings', async ({ page }) => {
    await page.goto('/admin-login')
    await fillIn(page, admin.username, admin.password)
    await page.waitForURL('**/admin')
    await page.goto('/admin?tab=orders')
    const stolen = await page.context().cookies()
    await page.getByRole('button', { name: 'Suara' }).click()
    await page.getByLabel('Suara saat ada pesanan baru').check()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/admin-login')
    await expectToast(page, 'Logged Out')
    await page.goBack()
    await page.waitForURL('**/admin-login**')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
    await page.context().addCookies(stolen)
    expect((await page.request.get('/api/admin/session')).status()).toBe(401)

    await page.goto('/admin-login')
    await fillIn(page, admin.username, admin.password)
    await page.waitForURL('**/admin')
    await page.getByRole('button', { name: 'Suara' }).click()
    await expect(page.getByLabel('Suara saat ada pesanan baru')).toBeChecked()
  })
})

/** Gives the page its own session, so that other browsers are not affected. Returns an API client with that session. */
async function withOwnSession(page: Page, anotherBrowser: () => Promise<APIRequestContext>) {
  const browser = await anotherBrowser()
  await browser.post('/api/admin/login', { data: admin })
  await page.context().clearCookies()
  await page.context().addCookies((await browser.storageState()).cookies)
  return browser
}

const aDayMs = 24 * 60 * 60 * 1000

test('check 29: after 24 hours the owner signs in again and returns to the same screen', async ({
  page,
  anotherBrowser,
}) => {
  await withOwnSession(page, anotherBrowser)
  await page.goto('/admin?tab=inventory')
  await expect(page.getByText('No inventory items', { exact: true })).toBeVisible()
  await page.evaluate(
    (loginTime) => localStorage.setItem('admin-session', JSON.stringify({ authenticated: true, loginTime })),
    new Date(Date.now() - aDayMs - 1000).toISOString(),
  )
  await page.reload()
  await page.waitForURL('**/admin-login?next=**')
  await expectToast(page, 'Session Expired', 'Please log in again')
  expect(await page.evaluate(() => localStorage.getItem('admin-session'))).toBeNull()
  await fillIn(page, admin.username, admin.password)
  await page.waitForURL('**/admin?tab=inventory')
})

test('a session that was ended elsewhere redirects to the login', async ({ page, anotherBrowser }) => {
  const browser = await withOwnSession(page, anotherBrowser)
  await page.goto('/admin?tab=orders')
  await expect(page.getByRole('button', { name: /^Diperbarui/ })).toBeVisible()
  await browser.post('/api/admin/logout')
  await page.waitForURL('**/admin-login?next=**')
  await expectToast(page, 'Session Expired', 'Please log in again')
})

test('after signing out in another tab, the next press reports that the session has ended', async ({
  page,
  desk,
  anotherBrowser,
}) => {
  const order = await desk.placeOrder()
  const browser = await anotherBrowser()
  await browser.post('/api/admin/login', { data: { username: 'pemilik', password: 'kukusan-bambu-72' } })
  await page.context().clearCookies()
  await page.context().addCookies((await browser.storageState()).cookies)
  // Without live events, so that the screen learns of the sign-out with the next press.
  await page.route('**/api/admin/events', () => {})
  await openOrders(page)
  await expect(cardOf(page, order)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/admin-login')
  await expectToast(other, 'Logged Out')

  await cardOf(page, order).getByRole('button', { name: 'Konfirmasi' }).click()
  await page.waitForURL('**/admin-login?next=**')
  await expectToast(page, 'Session Expired', 'Please log in again')
})
