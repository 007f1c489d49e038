import { countPrints, pressOutgoingLinks } from '@dimsum/web/testing/outgoing-links.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder, deskAnswers } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

/** Links out of opened cards, and what prints. Chats with customers: `words.browser.test.tsx`. */

const [review] = deskAnswers()['GET /api/reviews'] as object[]
const withEmail = { 'GET /api/reviews': [{ ...review, customerEmail: 'ibu@dapur.example' }] }

test.each([
  [
    '/admin/dapur',
    /^Pesanan 12$/,
    /^Alamat, label, tanggal/,
    ['tel:', 'tab maps.google.com', 'tab /order-label/:id'],
  ],
  ['/admin/pengaturan/pelanggan', 'Siti Rahma', /Riwayat/, ['tel:', 'tab wa.me']],
  ['/admin?tab=reviews', /Sari Wangi/, null, ['mailto:']],
] as const)('an opened card on %s links out of the shop', async (path, name, more, ways) => {
  openDesk(path, withEmail)
  const card = page.getByRole('article', { name })
  await expect.element(card).toBeVisible()
  if (more) await card.getByRole('button', { name: more }).click()
  await expect.poll(() => pressOutgoingLinks(card.element())).toEqual(ways)
})

test('a new invitation leads to WhatsApp', async () => {
  const at = '2026-11-20T03:00:00.000Z'
  const invitation = { id: 3, role: 'kitchen', createdAt: at, expiresAt: at, invitedBy: 'pemilik' }
  openDesk('/admin/pengaturan/tim', {
    'POST /api/admin/team/invitations': { ...invitation, url: 'https://toko.example/admin-undangan#key=1' },
  })
  await page.getByRole('button', { name: 'Buat undangan' }).click()
  const made = page.getByRole('status').filter({ hasText: 'Undangan Dapur siap' })
  await expect.poll(() => pressOutgoingLinks(made.element())).toEqual(['tab wa.me'])
})

test('the courier can call the customer of an order that was handed over by scan', async () => {
  const order = anOrder({ status: 'delivered', isPaid: true, customerPhone: '' })
  const handOver = { collect: null, phone: '081298761234' }
  openDesk('/admin/dapur?view=scan', {
    'POST /api/admin/scan': { order, statusBefore: 'ready', notices: [], handOver },
  })
  await page.getByRole('textbox', { name: 'Nomor pesanan' }).fill('12')
  await page.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect.poll(() => pressOutgoingLinks(page.getByText('Untuk kurir:').element())).toEqual(['tel:'])
})

test.each([
  ['/order-label/12', ['Print Label']],
  ['/admin/dapur', ['Cetak']],
  ['/admin/dapur?view=label', ['Cetak 1 label']],
])('the buttons on %s print', async (path, names) => {
  const prints = countPrints()
  openDesk(path)
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
  expect(prints).toHaveBeenCalledTimes(names.length)
})
