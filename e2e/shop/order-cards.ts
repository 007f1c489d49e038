import type { Page } from '@playwright/test'
import { type DeskOrder, expect } from './desk.ts'

/** The owner's list of orders, as journeys look at it. */

export const cardOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })

/** `#000123` */
export const number = ({ id }: Pick<DeskOrder, 'id'>) => `#${String(id).padStart(6, '0')}`

export async function openOrders(page: Page, path = '/admin?tab=orders') {
  await page.goto(path)
  await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
}

/** The cards of this page of the list. */
export const shown = (page: Page) => page.getByRole('article', { name: /^Order \d+$/ })
