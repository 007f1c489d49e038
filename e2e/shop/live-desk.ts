import { expect, type Page, type Request } from '@playwright/test'
import { shown } from './order-cards.ts'

const isOrderList = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url())
  // Requests with limit 1 only fetch the counts.
  return pathname === '/api/orders' && searchParams.get('limit') !== '1'
}

/**
 * Opens the list of orders with its event stream. The desk refetches the list when the stream opens, and orders from
 * before that appear in the list instead of behind «Pesanan baru». So the stream is delayed until the list is shown,
 * and the refetch is awaited.
 */
export async function openLiveOrders(page: Page) {
  const lineAddress = '**/api/admin/events'
  let openStream = () => {}
  const mayOpen = new Promise<void>((resolve) => {
    openStream = resolve
  })
  await page.route(lineAddress, (route) => mayOpen.then(() => route.continue()), { times: 1 })
  const line = page.waitForResponse(lineAddress)
  const read = page.waitForResponse((response) => isOrderList(response.request()))
  await page.goto('/admin?tab=orders')
  const { orders } = await (await read).json()
  if (orders.length > 0) await expect(shown(page).first()).toBeVisible()
  // A request that an event overtakes is cancelled and repeated.
  const readAgain = orders.length > 0 ? page.waitForEvent('requestfinished', isOrderList) : null
  openStream()
  await line
  await readAgain
}
