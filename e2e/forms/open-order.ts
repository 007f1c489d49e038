import type { Page } from '@playwright/test'
import { openCard, openOrders, pathOfOrder } from '../shop/order-cards.ts'
import { type About, pressIn } from './form-row.ts'

/** The card of an order, with its payments, notes and history open. */
export const openMore = async (page: Page, about: About) => {
  const id = Number(about)
  await openOrders(page, pathOfOrder(id))
  const card = await openCard(page, { id })
  await pressIn(card, /^Pembayaran, catatan, riwayat/)
  return card
}

/** An entry of «Perlu perhatian» about an order, with its form open. */
export const openEntry = async (page: Page, id: About, button: string) => {
  await openOrders(page)
  const attention = page.getByRole('region', { name: /Perlu perhatian/ })
  const fold = attention.getByRole('button', { name: /Perlu perhatian \(\d+\)/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  const entry = attention
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`${id}$`) }) })
  await pressIn(entry, button)
  return entry
}
