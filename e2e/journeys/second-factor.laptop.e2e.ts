import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { Authenticator } from '../shop/authenticator.ts'
import { expect, expectToast, signedOut, test } from '../shop/desk.ts'
import { printInOneBit, readQrCode } from '../shop/scanned-print.ts'

/** A second factor from setup to a lost phone, the user's sessions, and the audit log. */
// Setting one up signs out the owner's other browsers, so each journey signs in for itself.
test.use({ ownShop: 'second-factor', storageState: signedOut })
test.describe.configure({ mode: 'default' })

const signIn = async (page: Page) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Sets up the second factor; returns the authenticator and the recovery codes. */
const setUp = async (page: Page, password: string = admin.password) => {
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await expect(page.getByRole('img', { name: /Kode QR/ })).toBeVisible()
  const typed = (await page.getByTestId('secret').innerText()).replaceAll(/\s/g, '')
  const app = new Authenticator(typed)
  await page.getByLabel('Kode', { exact: true }).fill('000000')
  await page.getByLabel('Kata sandi Anda').fill(password)
  await page.getByRole('button', { name: 'Aktifkan sekarang' }).click()
  await expect(page.getByText('Kode belum benar', { exact: false })).toBeVisible()
  await page.getByLabel('Kode', { exact: true }).fill(app.nextCode())
  await page.getByRole('button', { name: 'Aktifkan sekarang' }).click()
  const codes = page.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { app, typed, recoveryCodes: await codes.allInnerTexts() }
}

const switchOff = async (page: Page, code: string) => {
  await page.goto('/admin/keamanan')
  await page.getByRole('button', { name: 'Matikan', exact: true }).click()
  await page.getByLabel('Kode', { exact: true }).fill(code)
  await page.getByLabel('Kata sandi Anda').fill(admin.password)
  await page.getByRole('button', { name: 'Matikan sekarang' }).click()
  await expectToast(page, 'Verifikasi dua langkah dimatikan')
}

test('the owner switches a second factor on, signs in with it, and signs in without the phone', async ({
  strangerPage: page,
}) => {
  await signIn(page)
  await page.waitForURL('**/admin')
  await page.goto('/admin/pengaturan/keamanan')
  await page.getByRole('link', { name: 'Keamanan akun' }).click()
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  const scanned = new URL(await readQrCode(page.getByRole('img', { name: /Kode QR/ })))
  expect(scanned.href).toMatch(/^otpauth:\/\/totp\//)
  await page.reload()
  const { app, recoveryCodes } = await setUp(page)
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
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' })).toBeVisible()
  expect((await page.request.get('/api/admin/session')).status()).toBe(401)
  await page.getByLabel('Code', { exact: true }).fill(app.nextCode())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page)
  await page.getByRole('button', { name: 'Lost your phone?', exact: false }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin')
  await switchOff(page, recoveryCodes[1] ?? '')
  await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible()
})

test('the list of sessions ends another browser, which then signs in again', async ({
  page,
  strangerPage,
}) => {
  for (const browser of [strangerPage, page]) {
    await signIn(browser)
    await browser.waitForURL('**/admin')
  }
  await page.goto('/admin/keamanan')
  await expect(page.getByText('Perangkat ini')).toBeVisible()
  // Earlier journeys' sessions are listed too; this browser's never has the button.
  const others = page.getByRole('button', { name: /^Keluarkan (Chrome|Browser)/ })
  await expect(others.first()).toBeVisible()
  await others.first().click()
  await expect(async () => {
    expect((await strangerPage.request.get('/api/admin/session')).status()).toBe(401)
  }).toPass()
  await strangerPage.goto('/admin/dapur')
  await strangerPage.waitForURL('**/admin-login**')
})

test('the audit log lists changes with their user, and can be filtered', async ({ page }) => {
  await signIn(page)
  await page.waitForURL('**/admin')
  for (const cutOff of ['15:00', '14:30'])
    expect((await page.request.patch('/api/admin/settings', { data: { cutOff } })).status()).toBe(200)
  const load = { capacity: 300, isClosed: false }
  const planned = await page.request.put('/api/admin/kitchen/days/2030-12-05', { data: load })
  expect(planned.status()).toBe(200)
  await page.goto('/admin/pengaturan/keamanan')
  await page.getByRole('link', { name: 'Catatan perubahan' }).click()
  const entries = page.getByRole('list', { name: 'Catatan perubahan' }).getByRole('listitem')
  const setting = entries.filter({ hasText: 'Batas pesan H-1: 15:00 → 14:30' }).first()
  const day = entries.filter({ hasText: 'Hari dapur' }).first()
  await expect(setting).toContainText(admin.username)
  await expect(day).toContainText('5 Desember')
  await page.getByLabel('Tentang').selectOption('Pengaturan')
  await expect(entries.filter({ hasText: 'Hari dapur' })).toHaveCount(0)
  await expect(setting).toBeVisible()
  await page.getByLabel('Siapa').selectOption(admin.username)
  await expect(setting).toBeVisible()
  await page.getByLabel('Sampai').fill('2020-01-01')
  await expect(page.getByText('Tidak ada catatan yang cocok.')).toBeVisible()
})

test('a user without a required second factor sets it up after signing in, and continues to the wanted screen', async ({
  page,
  anotherBrowser,
}) => {
  const owner = await anotherBrowser()
  const post = async (path: string, data: object) => {
    const answer = await owner.post(path, { data })
    expect([path, answer.ok()]).toEqual([path, true])
    return answer.json()
  }
  await post('/api/admin/login', admin)
  const { secret } = await post('/api/admin/second-factor', {})
  const code = new Authenticator(secret).nextCode()
  await post('/api/admin/second-factor/confirm', { password: admin.password, code })
  const demand = { data: { secondFactorDemanded: true } }
  expect((await owner.patch('/api/admin/settings', demand)).status()).toBe(200)
  const { url } = await post('/api/admin/team/invitations', { role: 'cashier' })
  const helper = { username: 'Kasir Siang', password: 'bambu-kukus-melati-72' }
  await post('/api/invitations/accept', { token: url.split('#key=')[1], ...helper })

  await page.goto('/admin?tab=reviews')
  await page.getByLabel('Username').fill(' kasir siang ')
  await page.getByLabel('Password', { exact: true }).fill(helper.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/admin/keamanan?next=**')
  await expect(page.getByText('Toko ini mewajibkan verifikasi dua langkah.')).toBeVisible()
  await page.goto('/admin?tab=orders')
  await page.waitForURL('**/admin/keamanan?next=**')
  await setUp(page, helper.password)
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await page.waitForURL('**/admin?tab=orders')
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
})
