import { type Desk, expect, expectToast, test } from '../shop/desk.ts'
import { cardOf, lineOf, number, openOrders, shown } from '../shop/order-cards.ts'

/** The list of orders: counts, filters, pages and keyboard (product.md section 2). */
test.use({ ownShop: 'order-list' })
test.describe.configure({ mode: 'default' })

test('chips count the whole shop, filters narrow it, pages hold twenty', async ({ page, desk }) => {
  const pickup = await desk.placeOrder({ isDelivery: false, customerName: 'Pak Ambil' })
  const paid = await desk.placeOrder({ customerName: 'Bu Lunas' })
  await desk.markPaid(paid)
  await fillUp(desk, 22)
  await openOrders(page)
  const chips = page.getByRole('group', { name: 'Status' }).locator('label')
  // Each chip has its count after its name.
  await expect(chips).toHaveText(Array.from({ length: 7 }, () => /\d$/))
  const counts = await chips.allInnerTexts()
  const [all = 0, ...each] = counts.map((text) => Number(/\d+$/.exec(text.trim())?.[0]))
  expect(each).toHaveLength(6)
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all)
  await expect(page.getByText(`Total Orders: ${all}`, { exact: true })).toBeVisible()

  await page.getByLabel('Delivery', { exact: true }).selectOption('pickup')
  await expect(shown(page)).toHaveCount(1)
  await expect(lineOf(page, pickup)).toContainText('Pickup')
  await expect(cardOf(page, pickup)).toContainText('Pickup')
  await page.getByLabel('Delivery', { exact: true }).selectOption('all')
  await page.getByLabel('Payment').selectOption('paid')
  await expect(lineOf(page, paid)).toBeVisible()
  await expect(shown(page).filter({ hasText: 'Unpaid' })).toHaveCount(0)
  await page.getByLabel('Payment').selectOption('unpaid')
  await expect(lineOf(page, paid)).toHaveCount(0)
  await page.getByLabel('Payment').selectOption('all')

  const pages = Math.ceil(all / 20)
  await expect(shown(page)).toHaveCount(20)
  await expect(page.getByText(`Page 1 of ${pages}`, { exact: true })).toBeVisible()
  const first = { id: Number(await shown(page).first().getAttribute('data-order')) }
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText(`Page 2 of ${pages}`, { exact: true })).toBeVisible()
  await expect(lineOf(page, first)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(`Page 2 of ${pages}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(lineOf(page, first)).toBeVisible()
})

async function fillUp(desk: Desk, orders: number) {
  for (let n = 0; n < orders; n++) await desk.placeOrder({ packageType: '10pcs' })
}

test('the keys j, k, n and / control the list, and can be switched off', async ({ page, desk }) => {
  await desk.placeOrder()
  const order = await desk.placeOrder()
  await openOrders(page)
  const line = lineOf(page, order)
  await expect(line).toBeVisible()
  await page.keyboard.press('j')
  await expect(line).toBeFocused()
  await page.keyboard.press('n')
  await expectToast(page, 'Status Updated', `${number(order)} → Dikonfirmasi`)
  await page.keyboard.press('j')
  await expect(shown(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(line).toBeFocused()
  // Also within the details beside the list.
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await expect(shown(page).nth(1)).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByLabel('Search')).toHaveValue('j')
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Search').blur()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' })
  await help.getByLabel('Pintasan aktif di perangkat ini').uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(line).not.toBeFocused()
})
