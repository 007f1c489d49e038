import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'
import { sectionPath } from '../shop/settings.ts'

/** Live updates between pointerdown and pointerup do not change what is pressed. */
test.use({ ownShop: 'presses' })

const presses: [path: string, target: (page: Page) => Locator, isDone: (page: Page) => Promise<void>][] = [
  [
    '/admin?tab=orders',
    (page) => page.getByRole('tab', { name: 'Inventory' }),
    (page) => expect(page.getByRole('tab', { name: 'Inventory' })).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    '/admin/dapur',
    (page) => page.getByRole('button', { name: 'Atur hari ini' }),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    sectionPath('toko'),
    (page) => page.getByRole('navigation', { name: 'Bagian pengaturan' }).getByRole('link').nth(3),
    (page) => expect(page).not.toHaveURL(new RegExp(`${sectionPath('toko')}$`)),
  ],
]

test('a tab, the day’s figure and a section receive the press during which the shop was closed or an order came', async ({
  page,
  desk,
}) => {
  const order = async (state: 'open' | 'closed') => {
    const { ordering } = await (await desk.owner.get('/api/admin/settings')).json()
    const data = { ordering: { state, until: null }, expected: { ordering } }
    const answer = await desk.owner.patch('/api/admin/settings', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  for (const [path, target, isDone] of presses) {
    const line = page.waitForResponse('**/api/admin/events')
    await page.goto(path)
    await line
    await target(page).click({ trial: true })
    await page.mouse.down()
    const news = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/api/admin/settings'),
    )
    await order('closed')
    await news
    // Two frames, in which the update would be rendered.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await page.mouse.up()
    await isDone(page)
    await expect(page.getByText('Toko ditutup', { exact: false }).first()).toBeAttached()
    await order('open')
  }

  await page.goto('/admin/dapur')
  const figure = page.getByRole('button', { name: 'Atur hari ini' })
  const dialog = page.getByRole('dialog')
  for (let press = 0; press < 5; press += 1) {
    await Promise.all([figure.click(), desk.placeOrder()])
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
