import { refuse } from '@dimsum/web/testing/answers.ts'
import { countPrints } from '@dimsum/web/testing/outgoing-links.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, ownOrder } from '../../testing/open-shop.tsx'

const order = ownOrder()

test('check 24: an invoice that cannot be read is not found', async () => {
  openShop('/invoice/12', { 'GET /api/orders/12': refuse(503, 'Sedang sibuk') })
  await expect.element(page.getByText('Pesanan Tidak Ditemukan')).toBeVisible()
})

test('a helper whose role hides amounts gets no invoice of Rp 0', async () => {
  const items = order.items.map((item) => ({ ...item, unitPrice: '0.00', totalPrice: '0.00' }))
  openShop('/invoice/12', { 'GET /api/orders/12': { ...order, items, totalPrice: '0.00' } })
  await expect.element(page.getByText('Nominal pesanan hanya terlihat')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('check 24: an order without lines gets one line from its package', async () => {
  openShop('/invoice?orderId=12', { 'GET /api/orders/12': { ...order, items: [] } })
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect.element(row).toHaveTextContent(/Rp\s58\.000/)
  await expect.element(row).toHaveTextContent(/Rp\s116\.000/)
})

test('check 24: a visible invoice is refetched when its window gets the focus', async () => {
  let isPaid = false
  openShop('/invoice/12', {
    'GET /api/orders/12': () => Response.json({ ...order, isPaid, paidAt: isPaid ? order.orderDate : null }),
  })
  await expect.element(page.getByText('Belum Bayar', { exact: true })).toBeVisible()
  isPaid = true
  await expect
    .poll(() => {
      dispatchEvent(new Event('focus'))
      return page.getByText('Lunas', { exact: true }).elements().length
    })
    .toBeGreaterThan(0)
  await expect.element(page.getByRole('table')).toBeVisible()
})

test('the invoice’s buttons print it, fit 320 px and 200 % text, and one links to tracking', async () => {
  openShop('/invoice/12')
  await page.viewport(320, 568)
  const prints = countPrints()
  await page.getByRole('button', { name: 'Cetak' }).click()
  expect(prints).toHaveBeenCalledTimes(1)
  // When the browser blocks the new window, «Download» prints the page itself.
  vi.spyOn(window, 'open').mockReturnValue(null)
  await page.getByRole('button', { name: 'Download' }).click()
  expect(prints).toHaveBeenCalledTimes(2)
  const pdf = page.getByRole('link', { name: 'Simpan PDF' })
  await expect.element(pdf).toHaveAttribute('download', expect.stringMatching(/^Invoice-\d{6}\.pdf$/))
  const icon = page.getByRole('button', { name: 'Download' }).element().querySelector('svg')
  expect(icon?.getBoundingClientRect().width).toBe(20)
  document.documentElement.style.fontSize = '200%'
  const buttons = page.getByRole('button', { name: /^(Cetak|Download)$/ }).elements()
  expect(buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(320)
  document.documentElement.style.fontSize = ''
  await page.getByRole('link', { name: 'Lacak pesanan ini' }).click()
  await expect.element(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  expect(location.pathname + location.search).toBe('/track-order?orderId=12')
})
