import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { Authenticator } from '../shop/authenticator.ts'
import { expect, expectToast, signedOut, test } from '../shop/desk.ts'
import { printInOneBit, readQrCode } from '../shop/scanned-print.ts'

/** A second factor from setup to a lost phone, the user's sessions, and the audit log. */
test.use({ ownShop: 'second-factor', storageState: signedOut })

const signIn = async (page: Page) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('the owner ends another browser’s session, sets a second factor up, signs in with it, and without the phone', async ({
  page,
  strangerPage: tablet,
}) => {
  for (const browser of [page, tablet]) {
    await signIn(browser)
    await browser.waitForURL('**/admin')
  }
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
