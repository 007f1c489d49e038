import type { OrderTimeline } from '@dimsum/contract/orders'
import { expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDesk, openMore, ownerSession, toast } from './open-desk.tsx'
import { pressAt } from './press-at.ts'

/** Acts that change what people may do: each asks first. */

const at = '2026-11-20T03:00:00.000Z'
const question = page.getByRole('alertdialog')
const press = (name: string) => question.getByRole('button', { name, exact: true }).click()

const member = { id: 2, username: 'bu-rini', role: 'kitchen', createdAt: at, sessions: 0, signedInAt: null }

test('a role changes only after the question is confirmed', async () => {
  const sent: unknown[] = []
  openDesk('/admin/pengaturan/tim', {
    'GET /api/admin/team': { members: [member], invitations: [] },
    'PATCH /api/admin/team/members/2': recordIn(sent, () => new Response(null, { status: 204 })),
  })
  const role = page.getByRole('combobox', { name: 'Peran bu-rini' })
  for (const answer of ['Jangan ganti', 'Ganti peran']) {
    await role.selectOptions('Kasir')
    await expect.element(question).toHaveAccessibleName('Jadikan bu-rini Kasir?')
    await expect.element(question).toHaveTextContent('Pesanan, pembayaran, pelanggan, ulasan.')
    expect(sent).toEqual([])
    await press(answer)
    await expect.element(question).not.toBeInTheDocument()
    if (answer === 'Jangan ganti') await expect.element(role).toHaveValue('kitchen')
  }
  await expect.poll(toast).toContain('Peran diganti')
  expect(sent).toEqual([{ role: 'cashier', expectedRole: 'kitchen' }])
})

test('a double tap makes one invitation; its link stays when the team cannot be fetched again', async () => {
  let sent = 0
  const made = { id: 3, role: 'kitchen', createdAt: at, expiresAt: at, invitedBy: 'pemilik' }
  let reads = 0
  openDesk('/admin/pengaturan/tim', {
    'GET /api/admin/team': () => {
      reads += 1
      return reads === 1 ? Response.json({ members: [], invitations: [] }) : refuse(503, 'Sedang sibuk')()
    },
    'POST /api/admin/team/invitations': () => {
      sent += 1
      return Response.json({ ...made, url: `https://toko.example/admin-undangan#key=${sent}` })
    },
  })
  const make = page.getByRole('button', { name: 'Buat undangan' })
  await expect.element(make).toBeVisible()
  pressAt(make.element(), 1000)
  await expect.poll(() => reads).toBe(2)
  await expect.element(make).not.toHaveAttribute('aria-busy')
  const link = page.getByLabelText('Tautan undangan')
  await expect.element(link).toHaveValue('https://toko.example/admin-undangan#key=1')
  pressAt(make.element(), 1400)
  await untilLoaded()
  await expect.element(link).toBeVisible()
  expect(sent).toBe(1)
})

test('a username of the greatest length fits on a narrow phone', async () => {
  const username = 'kasir'.repeat(8)
  openDesk('/admin/pengaturan/tim', {
    'GET /api/admin/team': { members: [{ ...member, username }], invitations: [] },
  })
  await expect.element(page.getByRole('combobox', { name: `Peran ${username}` })).toBeVisible()
  await expectFitsNarrow('the team')
})

test('private links of an order are revoked only after the question is confirmed', async () => {
  const revoke = vi.fn(() => new Response(null, { status: 204 }))
  const events = [{ id: 1, kind: 'link', at, actor: 'admin:pemilik', data: { purpose: 'track' } }]
  openDesk('/admin?tab=orders', {
    'GET /api/orders/12/timeline': { events } as OrderTimeline,
    'DELETE /api/orders/12/links': revoke,
  })
  await openMore()
  for (const answer of ['Jangan cabut', 'Cabut tautan']) {
    await page.getByRole('button', { name: 'Cabut tautan pribadi …' }).click()
    await expect.element(question).toHaveAccessibleName('Cabut tautan pribadi pesanan #000012?')
    expect(revoke).not.toHaveBeenCalled()
    await press(answer)
    await expect.element(question).not.toBeInTheDocument()
  }
  await expect.poll(toast).toContain('Tautan pribadi dicabut')
  expect(revoke).toHaveBeenCalledTimes(1)
})

test('a restored shop is confirmed as the real one only after a question', async () => {
  let confirmed = 0
  const session = { ...ownerSession(), unconfirmedBackup: at }
  const banner = page.getByRole('region', { name: 'Toko dari cadangan' })
  openDesk('/admin?tab=orders', {
    'GET /api/admin/session': () => Response.json(confirmed ? ownerSession() : session),
    'POST /api/admin/confirm-restore': () => {
      confirmed += 1
      return new Response(null, { status: 204 })
    },
  })
  await banner.getByRole('button', { name: 'Periksa dan pastikan …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apakah ini toko yang asli?' })
  await expect.poll(() => dialog.getByRole('link').elements().length).toBe(2)
  expect(confirmed).toBe(0)
  await dialog.getByRole('button', { name: 'Ya, ini toko yang asli' }).click()
  await expect.poll(toast).toContain('Toko ini sekarang toko yang asli')
  await expect.element(banner).not.toBeInTheDocument()
})

test('the form that blocks a customer takes the focus from its button', async () => {
  openDesk('/admin/pengaturan/pelanggan')
  await page.getByRole('button', { name: /^Riwayat/ }).click()
  await page.getByRole('button', { name: 'Blokir nomor ini …' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Alasan' })).toHaveFocus()
})

test('the card below the signed-in devices stays in place when they are loaded', async () => {
  const { answer, release } = delayRequests()
  openDesk('/admin/keamanan', { 'GET /api/admin/sessions': answer })
  const below = page.getByRole('heading', { name: 'Catatan perubahan' })
  await expect.element(page.getByRole('button', { name: 'Aktifkan' })).toBeVisible()
  const before = below.element().getBoundingClientRect().top
  const session = { id: 1, device: 'Chrome, Android', signedInAt: at, lastSeenAt: at, isThis: true }
  release(Response.json({ sessions: [session] }))
  await expect.element(page.getByText('Chrome, Android')).toBeVisible()
  expect(Math.abs(below.element().getBoundingClientRect().top - before)).toBeLessThan(8)
})
