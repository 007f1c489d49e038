import type { AttentionItem } from '@dimsum/contract/payments'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { recordIn } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEntry, anOrder, deskAnswers, orderList } from './desk-answers.ts'
import { openDesk, unfolded } from './open-desk.tsx'

/** Deposits on «Perlu perhatian» and in the reports. */

const deposit = { amount: '58000.00', restDue: '2026-12-19', terms: '' }
const entry = (more: Partial<AttentionItem>) =>
  anEntry({ kind: 'rest-due', data: { restDue: '2026-12-19' }, ...more })
const withRest = {
  'GET /api/admin/attention': { items: [entry({})], open: 1 },
  'GET /api/orders/12': anOrder({ amountPaid: '58000.00', deposit }),
}
const ofCancelled = entry({ kind: 'cancelled-after-paid', data: { left: '58000.00' } })

test('the rest that is due shows its amount and day, and a WhatsApp draft', async () => {
  openDesk('/admin', withRest)
  await unfolded(async () => {
    await expect.element(page.getByText('Paling lambat Sabtu, 19 Desember 2026').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Kabari DP dan sisanya/ })).toBeVisible()
    await expectAccessible('the rest of a deposit')
  })
})

test('a cancelled order’s money is kept with an amount and a reason', async () => {
  const sent: unknown[] = []
  openDesk('/admin', {
    'GET /api/admin/attention': { items: [ofCancelled], open: 1 },
    'POST /api/admin/attention/1/close': recordIn(sent, () =>
      Response.json({ ...ofCancelled, data: { left: '8000.00' } }),
    ),
  })
  await unfolded(async () => {
    await page.getByRole('button', { name: 'Simpan sebagian atau semua…' }).click()
    await expectAccessible('keeping a deposit')
    const amount = page.getByRole('textbox', { name: 'Yang disimpan, rupiah' })
    await expect.element(amount).toHaveValue('58.000')
    await amount.fill('60.000')
    await page.getByRole('button', { name: 'Simpan uang ini' }).click()
    await expect.element(page.getByText(/paling banyak Rp\s58\.000/)).toBeVisible()
    await expect.element(page.getByText('Tulis alasannya.')).toBeVisible()
    await amount.fill('50.000')
    await page.getByRole('textbox', { name: 'Alasan' }).fill('Bahan sudah dibeli')
    await page.getByRole('button', { name: 'Simpan uang ini' }).click()
    await expect.poll(() => sent).toEqual([{ keep: 50_000, note: 'Bahan sudah dibeli' }])
  })
})

test('«Kembalikan» of a cancelled order leads to its refund, when refunds are on', async () => {
  const cancelled = anOrder({ status: 'cancelled', amountPaid: '58000.00' })
  const answers = deskAnswers()['GET /api/orders/:id/refunds']
  const left = { left: 58_000, ways: ['transfer', 'cash'], isWholeOnly: false }
  openDesk(
    '/admin',
    {
      'GET /api/admin/attention': { items: [ofCancelled], open: 1 },
      'POST /api/admin/search/orders': orderList([cancelled]),
      'GET /api/orders/12': cancelled,
      'GET /api/orders/:id/refunds': {
        ...(answers as object),
        payments: [
          { ...left, id: 3, amount: 58_000, method: 'tunai', receivedAt: '2026-11-20T03:00:00.000Z' },
        ],
        ...left,
      },
    },
    { ...shopConfig(), refunds: true },
  )
  await unfolded(async () => {
    await page.getByRole('link', { name: 'Kembalikan dari pesanan #000012' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Jumlah, rupiah' }).first()).toBeVisible()
  })
})

test('a laptop’s list says that an order is paid in part', async () => {
  openDesk('/admin?tab=orders', { 'GET /api/orders': orderList([anOrder({ amountPaid: '58000.00' })]) })
  await page.viewport(1280, 900)
  await expect.element(page.getByRole('gridcell', { name: 'Partly', exact: true })).toBeVisible()
})

test('the money of each day names the deposits held, with the orders they belong to', async () => {
  openDesk('/admin?tab=analytics')
  await expect.element(page.getByText(/DP yang masih dipegang:/)).toBeVisible()
  await expect.element(page.getByText(/DP yang disimpan dari pesanan batal:/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Lihat 1 pesanan dengan DP' }))
    .toHaveAttribute('href', '/admin?tab=orders&payment=deposit')
  await page.getByRole('button', { name: 'Lihat sebagai tabel' }).last().click()
  await expect.element(page.getByRole('columnheader', { name: 'DP belum lunas' })).toBeVisible()
})
