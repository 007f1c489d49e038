import type { InventoryItem, InventoryMovement } from '@dimsum/contract/inventory'
import type { RevenueDay, RevenueTotal } from '@dimsum/contract/revenue'
import { recordIn } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deskAnswers } from './desk-answers.ts'
import { openDesk, toast } from './open-desk.tsx'

/** Analytics and stock show the server's figures. */

const money = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`
const cellsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent))

test('check 32: figures, charts and their tables equal the API’s figures', async () => {
  const daily = deskAnswers()['GET /api/revenue/daily'] as { orders: number; revenue: number }[]
  const sales = { received: 476_000, givenBack: 0 }
  openDesk('/admin', {
    'GET /api/revenue/total': {
      ...{ total: 476_000, ...sales, thisMonth: 476_000, lastMonth: 0, paidOrders: 3 },
      ...{ owed: 60_000, owedOrders: 1 },
    },
    'GET /api/revenue/by-package': [
      { packageType: '100pcs', orders: 1, revenue: 270_000 },
      { packageType: '20pcs', orders: 1, revenue: 116_000 },
      { packageType: '10pcs', orders: 1, revenue: 90_000 },
    ],
    'GET /api/revenue/by-method': [
      { paymentMethod: 'tunai', orders: 2, revenue: 360_000, received: 360_000, givenBack: 0 },
      { paymentMethod: 'transfer', orders: 1, revenue: 116_000, received: 116_000, givenBack: 0 },
    ],
  })
  await page.viewport(1280, 900)
  const tile = (name: string) => page.getByText(name, { exact: true }).first().element().closest('dl > div')
  await expect.element(page.getByText('no sales last month', { exact: true })).toBeVisible()
  for (const [name, words] of [
    ['Total Revenue', money(476_000)],
    ['This Month', money(476_000)],
    ['Last Month', money(0)],
    ['Belum dibayar', `${money(60_000)}1 unpaid order`],
    ['Total Paid Orders', '3'],
    ['Average Order Value', money(158_667)],
    ['20pcs Orders', '1Popular'],
    ['Active Days', `${daily.filter(({ orders }) => orders > 0).length}of 30 days`],
  ] as const)
    expect(tile(name)?.textContent).toContain(words)
  for (let charts = 3; charts > 0; charts--)
    await page.getByRole('button', { name: 'Lihat sebagai tabel' }).first().click()
  expect(cellsOf('Revenue by Package Type')).toEqual([
    ['Paket Besar (100 pcs)', '1', money(270_000)],
    ['Paket Sedang (20 pcs)', '1', money(116_000)],
    ['Paket Kecil (10 pcs)', '1', money(90_000)],
  ])
  expect(cellsOf('Payment Methods')).toEqual([
    ['Tunai', '2', money(360_000)],
    ['Transfer', '1', money(116_000)],
  ])
  expect(cellsOf('Daily revenue').map(([, ...figures]) => figures)).toEqual(
    daily.map(({ orders, revenue }) => [String(orders), money(revenue)]),
  )
  await expect
    .element(page.getByRole('figure', { name: 'Terbanyak: Paket Besar (100 pcs), 57%' }))
    .toBeVisible()
  const trend = page.getByRole('figure', { name: /^Tertinggi \d+ \S+, Rp\s116\.000$/ })
  await expect
    .element(trend.getByRole('img'))
    .toHaveAccessibleName(/^Daily revenue, last 10 days\. Tertinggi/)
})

test('stock that an order changed between two taps is said; waste above it is refused; the ledger names user and reason', async () => {
  const [item] = deskAnswers()['GET /api/inventory'] as [InventoryItem]
  const sent: Partial<InventoryItem & { expectedStock: number }>[] = []
  const move = (id: number, more: Partial<InventoryMovement>): InventoryMovement => ({
    ...{ id, reason: 'sold', delta: -3, stockAfter: 12, orderId: 12, note: null, actor: 'customer' },
    ...{ at: item.createdAt, ...more },
  })
  openDesk('/admin?tab=inventory', {
    'PATCH /api/inventory/1': recordIn(sent, (body) =>
      sent.length === 1
        ? Response.json({ code: 'stale', message: 'Stok berubah.', details: 12 }, { status: 409 })
        : Response.json({ ...item, ...body }),
    ),
    'GET /api/inventory/1/movements': {
      movements: [
        move(2, {
          ...{ reason: 'waste', delta: -2, stockAfter: 10 },
          ...{ orderId: null, note: 'jatuh', actor: 'admin:pemilik' },
        }),
        move(1, {}),
      ],
    },
  })
  const card = page.getByRole('article', { name: 'Paket Sedang (20 pcs)', exact: true })
  await card.getByRole('button', { name: /^Tambah stok/ }).click()
  await expect.poll(toast).toContain('Stok sempat berubah menjadi 12. Sekarang 13.')
  await expect.element(card.getByRole('status', { name: /^Stok/ })).toHaveTextContent('13')
  expect(sent.map(({ currentStock, expectedStock }) => [currentStock, expectedStock])).toEqual([
    [5, 4],
    [13, 12],
  ])
  await card.getByRole('button', { name: 'Catat stok' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catat stok' })
  await dialog.getByLabelText('Apa yang terjadi?').selectOptions('Rusak atau terbuang')
  await dialog.getByLabelText('Jumlah terbuang').fill('99')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect.element(dialog.getByText('Stoknya hanya 13.')).toBeVisible()
  expect(sent).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await card.getByRole('button', { name: 'Riwayat stok' }).click()
  const lines = page.getByRole('dialog', { name: 'Riwayat stok' }).getByRole('listitem')
  await expect.element(lines.first()).toHaveTextContent(/^Rusak atau terbuang: jatuh.*pemilik−2 → 10$/)
  await expect.element(lines.last()).toHaveTextContent(/^Terjual #000012.*pelanggan−3 → 12$/)
  await userEvent.keyboard('{Escape}')
})

test('an amount over a bar does not lie on a taller bar beside it in a narrow chart', async () => {
  const daily = deskAnswers()['GET /api/revenue/daily'] as RevenueDay[]
  const sales = daily.map((day, i) => ({ ...day, revenue: [58_000, 31_800_000, 17_400_000][i - 27] ?? 0 }))
  openDesk('/admin', { 'GET /api/revenue/daily': sales })
  await page.viewport(360, 740)
  await expect.element(page.getByText('31,8 jt')).toBeVisible()
  await expect.element(page.getByText('17,4 jt')).not.toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(page.getByText('17,4 jt')).toBeVisible()
})

test('amounts of hundreds of millions stay in their tiles, also at 200 % text', async () => {
  const amount = 999_999_999
  const large = { total: amount, thisMonth: amount, lastMonth: amount, paidOrders: 9_999 }
  const total = deskAnswers()['GET /api/revenue/total'] as RevenueTotal
  openDesk('/admin', { 'GET /api/revenue/total': { ...total, ...large } })
  await expect.element(page.getByText('Total Revenue')).toBeVisible()
  const outside = () =>
    [...document.querySelectorAll<HTMLElement>('dd')].filter((dd) => dd.scrollWidth > dd.clientWidth)
  for (const width of [320, 768, 1024, 1280]) {
    await page.viewport(width, 800)
    await expect.poll(outside).toEqual([])
    document.documentElement.style.fontSize = '200%'
    await expect.poll(outside).toEqual([])
    document.documentElement.style.fontSize = ''
  }
})
