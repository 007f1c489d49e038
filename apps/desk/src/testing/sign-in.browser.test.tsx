import type { AuditPage } from '@dimsum/contract/audit'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deskAnswers } from './desk-answers.ts'
import { openDesk, ownerSession, toast } from './open-desk.tsx'

/** The login, the end of a session, a required second factor, and the filter of the audit log. */

const here = () => location.pathname + location.search
const username = page.getByLabelText('Username')
const password = page.getByLabelText('Password', { exact: true })
const logIn = () => page.getByRole('button', { name: 'Login', exact: true }).click()
const signedOut = { 'GET /api/admin/session': refuse(401, 'Unauthorized') }

test('the login wants both fields, keeps what was typed, and does not say which of them was wrong', async () => {
  openDesk('/admin-login', { ...signedOut, 'POST /api/admin/login': refuse(401, 'Unauthorized') })
  await logIn()
  for (const words of ['Username is required', 'Password is required'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(username).toHaveFocus()
  await username.fill('pemilik')
  await password.fill('bukan-kata-sandinya')
  await logIn()
  await expect.poll(toast).toContain('Login FailedInvalid username or password')
  await expect.element(page.getByText('Invalid username or password').first()).toBeVisible()
  await expect.element(username).toHaveValue('pemilik')
  await expect.element(password).toHaveFocus()
  // The old password is selected.
  await userEvent.keyboard('x')
  await expect.element(password).toHaveValue('x')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/')
})

test('check 29: after 24 hours the owner signs in again and returns to the same screen', async () => {
  const loginTime = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString()
  localStorage.setItem('admin-session', JSON.stringify({ authenticated: true, loginTime }))
  openDesk('/admin?tab=inventory', { 'POST /api/admin/login': ownerSession() })
  await expect.poll(here).toBe(`/admin-login?next=${encodeURIComponent('/admin?tab=inventory')}`)
  await expect.poll(toast).toContain('Session ExpiredPlease log in again')
  expect(localStorage.getItem('admin-session')).toBeNull()
  await username.fill('pemilik')
  await password.fill('kukusan-bambu-72')
  await logIn()
  await expect.poll(here).toBe('/admin?tab=inventory')
  await expect.poll(toast).toContain('Login Successful')
})

test('a user with a required second factor sets it up first, and continues to the wanted screen', async () => {
  let isSetUp = false
  openDesk('/admin?tab=orders', {
    'GET /api/admin/session': () => Response.json({ ...ownerSession(), mustSetUpSecondFactor: !isSetUp }),
    'POST /api/admin/second-factor': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dimsum' },
    'POST /api/admin/second-factor/confirm': async (request: Request) => {
      isSetUp = (await request.json()).code === '123456'
      if (isSetUp) return Response.json({ recoveryCodes: ['abcd-efgh', 'ijkl-mnop'] })
      return refuse(400, 'Kode belum benar.')()
    },
  })
  await expect.poll(here).toBe(`/admin/keamanan?next=${encodeURIComponent('/admin?tab=orders')}`)
  await expect.element(page.getByText('Toko ini mewajibkan verifikasi dua langkah.')).toBeVisible()
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await expect.element(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  expect(document.documentElement.scrollWidth).toBe(360)
  document.documentElement.style.fontSize = ''
  const code = page.getByLabelText('Kode', { exact: true })
  await page.getByLabelText('Kata sandi Anda').fill('kukusan-bambu-72')
  for (const typed of ['000000', '123456']) {
    await code.fill(typed)
    await page.getByRole('button', { name: 'Aktifkan sekarang' }).click()
    if (typed === '000000') await expect.element(page.getByText('Kode belum benar.').first()).toBeVisible()
  }
  const codes = page.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')
  await expect.poll(() => codes.elements().length).toBe(2)
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect.poll(here).toBe('/admin?tab=orders')
})

test('the audit log is filtered by topic, user and day', async () => {
  const all = deskAnswers()['GET /api/admin/audit'] as AuditPage
  const asked: string[] = []
  openDesk('/admin/catatan', {
    'GET /api/admin/audit': (request: Request) => {
      asked.push(new URL(request.url).search)
      return Response.json(asked.at(-1)?.includes('2020') ? { ...all, entries: [] } : all)
    },
  })
  const entry = page.getByRole('list', { name: 'Catatan perubahan' }).getByRole('listitem')
  await expect.element(entry).toHaveTextContent('Pengaturan diubah')
  await expect.element(entry).toHaveTextContent('pemilik')
  await page.getByLabelText('Tentang').selectOptions('Pengaturan')
  await page.getByLabelText('Siapa').selectOptions('pemilik')
  await page.getByLabelText('Sampai').fill('2020-01-01')
  await expect.element(page.getByText('Tidak ada catatan yang cocok.')).toBeVisible()
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    ...{ actor: 'admin:pemilik', to: '2020-01-01', topic: 'settings' },
  })
})
