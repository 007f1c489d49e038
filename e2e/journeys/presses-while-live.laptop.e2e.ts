import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'
import { sectionPath } from '../shop/settings.ts'

/** Live updates between pointerdown and pointerup do not change what is pressed. */
test.use({ ownShop: 'presses' })
test.describe.configure({ mode: 'default' })

type Press = { path: string; target: (page: Page) => Locator; isDone: (page: Page) => Promise<void> }

const presses: Record<string, Press> = {
  'a tab of the dashboard': {
    path: '/admin?tab=orders',
    target: (page) => page.getByRole('tab', { name: 'Inventory' }),
    isDone: (page) =>
      expect(page.getByRole('tab', { name: 'Inventory' })).toHaveAttribute('aria-selected', 'true'),
  },
  'the day’s figure in the kitchen': {
    path: '/admin/dapur',
    target: (page) => page.getByRole('button', { name: 'Atur hari ini' }),
    isDone: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'a section of the settings': {
    path: sectionPath('toko'),
    target: (page) => page.getByRole('navigation', { name: 'Bagian pengaturan' }).getByRole('link').nth(3),
    isDone: (page) => expect(page).not.toHaveURL(new RegExp(`${sectionPath('toko')}$`)),
  },
}

for (const [what, { path, target, isDone }] of Object.entries(presses)) {
  test(`${what} is pressed although the shop was closed during the press`, async ({ page, desk }) => {
    const order = async (state: 'open' | 'closed') => {
      const { ordering } = await (await desk.owner.get('/api/admin/settings')).json()
      const data = { ordering: { state, until: null }, expected: { ordering } }
      const answer = await desk.owner.patch('/api/admin/settings', { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    const line = page.waitForResponse('**/api/admin/events')
    await page.goto(path)
    await line
    const pressed = target(page)
    await pressed.click({ trial: true })
    await page.mouse.down()
    const news = page.waitForResponse('**/api/admin/settings')
    await order('closed')
    await (await news).finished()
    // Two frames, in which the update would be rendered.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await page.mouse.up()
    await isDone(page)
    await expect(page.getByText('Toko ditutup', { exact: false }).first()).toBeAttached()
    await order('open')
  })
}

test('orders that arrive during a press do not receive it', async ({ page, desk }) => {
  await page.goto('/admin/dapur')
  const figure = page.getByRole('button', { name: 'Atur hari ini' })
  const dialog = page.getByRole('dialog')
  for (let press = 0; press < 10; press += 1) {
    await Promise.all([figure.click(), desk.placeOrder()])
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
