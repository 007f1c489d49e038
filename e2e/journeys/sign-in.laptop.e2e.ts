import { admin } from '../shop/admin.ts'
import { Authenticator } from '../shop/authenticator.ts'
import { expect, signedOut, signIn, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import { printInOneBit, readQrCode } from '../shop/scanned-print.ts'
import { expectToast } from '../shop/toasts.ts'

/** Sign-in and sign-out (product.md sections 4, 5 and 8), and a second factor from setup to a lost phone. */
test.use({ ownShop: 'sign-in', storageState: signedOut })
test.setTimeout(300_000)

test('a protected screen shows only its title before the login, signing out ends the session in every tab, and the owner ends another browser’s; a second factor is set up, asked for, and replaced by a recovery code', async ({
  page,
  desk,
  strangerPage: tablet,
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
  scripts.release()
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

  await tablet.goto('/admin-login')
  await signIn(tablet)
  await tablet.waitForURL('**/admin')
  await tablet.goto('/admin/dapur')
  await expect(tablet.getByRole('tab', { name: 'Masak' })).toBeVisible()
  await page.goto('/admin/pengaturan/keamanan')
  await page.getByRole('link', { name: 'Keamanan akun' }).click()
  await expect(page.getByText('Perangkat ini')).toBeVisible()
  await page
    .getByRole('button', { name: /^Keluarkan (Chrome|Browser)/ })
    .first()
    .click()
  await tablet.waitForURL('**/admin-login?next=**')
  await expectToast(tablet, 'Session Expired', 'Please log in again')

  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  const scanned = new URL(await readQrCode(page.getByRole('img', { name: /Kode QR/ })))
  expect(scanned.href).toMatch(/^otpauth:\/\/totp\//)
  const app = new Authenticator((await page.getByTestId('secret').innerText()).replaceAll(/\s/g, ''))
  await page.getByLabel('Kode', { exact: true }).fill(app.nextCode())
  await page.getByLabel('Kata sandi Anda').fill(admin.password)
  await page.getByRole('button', { name: 'Aktifkan sekarang' }).click()
  const codes = page.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { wasPrinted: true })
  })
  await page.getByRole('button', { name: 'Cetak' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'wasPrinted'))).toBe(true)
  const [paper] = await printInOneBit(await page.pdf({ format: 'A4' }))
  for (const code of recoveryCodes) expect(paper?.text).toContain(code)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh' }).click()
  expect((await download).suggestedFilename()).toBe('kode-cadangan.txt')
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page.getByText('Kode cadangan yang tersisa: 10', { exact: false })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin-login')
  await signIn(page)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' })).toBeVisible()
  expect((await page.request.get('/api/admin/session')).status()).toBe(401)
  await code.fill(app.nextCode())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin-login')
  await signIn(page)
  await page.getByRole('button', { name: 'Lost your phone?', exact: false }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin')
  await page.goto('/admin/keamanan')
  await page.getByRole('button', { name: 'Matikan', exact: true }).click()
  await page.getByLabel('Kode', { exact: true }).fill(recoveryCodes[1] ?? '')
  await page.getByLabel('Kata sandi Anda').fill(admin.password)
  await page.getByRole('button', { name: 'Matikan sekarang' }).click()
  await expectToast(page, 'Verifikasi dua langkah dimatikan')
  await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible()

  await page.goto('/admin/pengaturan/keamanan')
  await page.getByRole('link', { name: 'Catatan perubahan' }).click()
  const entries = page.getByRole('list', { name: 'Catatan perubahan' }).getByRole('listitem')
  for (const words of [
    'Verifikasi dua langkah diaktifkan',
    'Masuk dengan kode cadangan',
    'Verifikasi dua langkah dimatikan',
  ])
    await expect(entries.filter({ hasText: words }).first()).toContainText(admin.username)
})
