import type { Page } from '@playwright/test'
import { type DeskOrder, expect } from './desk.ts'

/** The owner's list of orders, as journeys look at it. */

export const cardOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })

/** `#000123` */
export const number = ({ id }: Pick<DeskOrder, 'id'>) => `#${String(id).padStart(6, '0')}`

/** The list narrowed to one order, as a notification leads to it: what other customers order meanwhile does not move it away. */
export const pathOfOrder = (id: number) => `/admin?tab=orders&order=${encodeURIComponent(number({ id }))}`

export async function openOrders(page: Page, path = '/admin?tab=orders') {
  await page.goto(path)
  await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
}

/** The orders of this page of the list: cards on a phone, lines on a laptop. */
export const shown = (page: Page) => page.locator('[data-order]')

/** The order's line in the list of a laptop. */
export const lineOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('grid', { name: 'Orders' }).locator(`[data-order="${id}"]`)

/** Shows an order's card beside the list, as a laptop does it. */
export async function openCard(page: Page, order: Pick<DeskOrder, 'id'>) {
  await lineOf(page, order).getByRole('rowheader').click()
  await expect(cardOf(page, order)).toBeVisible()
  return cardOf(page, order)
}
