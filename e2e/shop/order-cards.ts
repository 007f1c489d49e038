import type { Page } from '@playwright/test'
import { expect, type PlacedOrder } from './desk.ts'
import { orderNumber } from './kitchen.ts'

/** Locators for the owner's list of orders. */

export const cardOf = (page: Page, { id }: Pick<PlacedOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })

/** URL of the list with only this order, so that other customers' orders do not move it. */
export const pathOfOrder = (id: number) => `/admin?tab=orders&order=${encodeURIComponent(orderNumber(id))}`

export async function openOrders(page: Page, path = '/admin?tab=orders') {
  await page.goto(path)
  await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
}

/** Orders on this page of the list: cards on a phone, lines on a laptop. */
export const shown = (page: Page) => page.locator('[data-order]')

/** The order's line in the list on a laptop. */
export const lineOf = (page: Page, { id }: Pick<PlacedOrder, 'id'>) =>
  page.getByRole('grid', { name: 'Orders' }).locator(`[data-order="${id}"]`)

/** Finds an order as a stranger who knows its number and phone. */
export async function track(page: Page, { id, customerPhone }: PlacedOrder) {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customerPhone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByText('Pesanan Ditemukan!', { exact: true })).toBeVisible()
}
