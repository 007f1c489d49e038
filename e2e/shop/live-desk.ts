import { expect, type Page, type Response } from '@playwright/test'
import { shown } from './order-cards.ts'

const isOrderList = (response: Response) => {
  const { pathname, searchParams } = new URL(response.url())
  // Of a single order only the counts are wanted.
  return pathname === '/api/orders' && searchParams.get('limit') !== '1'
}

/**
 * Opens the list of orders with its line to the shop. The desk reads a list once more when the line opens, and what was ordered
 * meanwhile comes with that reading instead of standing behind «Pesanan baru»: so the line is held until the list is shown, and
 * the second reading is waited for.
 */
export async function openLiveOrders(page: Page) {
  const lineAddress = '**/api/admin/events'
  let openLine = () => {}
  const mayOpen = new Promise<void>((resolve) => {
    openLine = resolve
  })
  await page.route(lineAddress, (route) => mayOpen.then(() => route.continue()), { times: 1 })
  const line = page.waitForResponse(lineAddress)
  const read = page.waitForResponse(isOrderList)
  await page.goto('/admin?tab=orders')
  const { orders } = await (await read).json()
  if (orders.length > 0) await expect(shown(page).first()).toBeVisible()
  const readAgain = orders.length > 0 ? page.waitForResponse(isOrderList) : null
  openLine()
  await line
  await (await readAgain)?.finished()
}
