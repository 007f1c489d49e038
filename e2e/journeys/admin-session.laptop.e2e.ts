import type { APIRequestContext, Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { expect, expectToast, signedOut, test } from '../shop/desk.ts'

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

  test('a protected screen redirects to the login and back, and renders nothing before', async ({ page }) => {
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
    await page.goto('/admin?tab=orders')
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

test('after 24 hours the owner signs in again and returns to the same screen', async ({
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

test('a new password signs every other browser out', async ({ page, anotherBrowser }) => {
  const other = await anotherBrowser()
  expect((await other.post('/api/admin/login', { data: admin })).status()).toBe(200)

  await page.goto('/admin/pengaturan/kata-sandi')
  const form = page.getByRole('form', { name: 'Kata sandi' })
  const change = async (oldPassword: string, newPassword: string) => {
    await form.getByLabel('Kata sandi lama').fill(oldPassword)
    await form.getByLabel('Kata sandi baru').fill(newPassword)
    await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
  }
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
  await expect(form.getByText('Wajib diisi.')).toBeVisible()
  await change(admin.password, 'pendek')
  await expect(form.getByText('Paling sedikit 12 huruf atau angka.')).toBeVisible()
  await change(admin.password, 'password1234')
  await expect(form.getByText(/Terlalu mudah ditebak/)).toBeVisible()
  const better = 'pandan-kukus-sore-hari-91'
  await change('bukan-yang-lama', better)
  await expect(form.getByText('Kata sandi lama belum benar.')).toBeVisible()
  await change(admin.password, better)
  await expectToast(page, 'Kata sandi diganti', 'Perangkat lain harus masuk lagi.')
  await expect(form.getByLabel('Kata sandi baru')).toHaveValue('')

  expect((await other.get('/api/admin/session')).status()).toBe(401)
  expect((await other.post('/api/admin/login', { data: admin })).status()).toBe(401)
  expect((await page.request.get('/api/admin/session')).status()).toBe(200)
  const changedBack = page.waitForResponse('**/api/admin/password')
  await change(better, admin.password)
  expect((await changedBack).status()).toBe(204)
  expect((await other.post('/api/admin/login', { data: admin })).status()).toBe(200)
})

test('guessing the owner’s password locks out unknown browsers, not the owner’s', async ({
  page,
  anotherBrowser,
  strangerPage,
}) => {
  const guesser = await anotherBrowser()
  const guess = () => guesser.post('/api/admin/login', { data: { ...admin, password: 'tebakan-yang-salah' } })
  const answers: number[] = []
  for (let n = 0; n < 11; n++) answers.push((await guess()).status())
  expect(answers.at(-1)).toBe(429)

  await strangerPage.goto('/admin-login')
  await fillIn(strangerPage, admin.username, admin.password)
  await expectToast(strangerPage, 'Login Failed', /^.*Too many attempts\. Please try again in \d+ minutes?\./)

  // The owner's browser signed in before, and its device cookie outlives the session.
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')
  await fillIn(page, admin.username, admin.password)
  await page.waitForURL('**/admin')
  await expectToast(page, 'Login Successful')
})
