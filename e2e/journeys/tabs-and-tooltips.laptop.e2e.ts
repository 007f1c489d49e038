import type { Locator } from '@playwright/test'
import { expect, test } from '../shop/test.ts'

// As most visitors see it, with its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What tabs and tooltips owe to keyboard, mouse and screen reader (docs/decisions/0029). */

test('tabs: arrows, Home and End move along the row in a ring, Enter opens, and one tab alone is a stop', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin')
  const row = page.getByRole('tablist')
  const tabs = row.getByRole('tab')
  const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(last).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(row.locator('[role=tab][tabindex="0"]')).toHaveCount(1)

  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel).toHaveAttribute('id', (await second.getAttribute('aria-controls')) ?? '')
  await expect(panel).toHaveAttribute('aria-labelledby', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
})

test('a tooltip stays while the mouse is on it, goes by Escape, and its neighbour opens at once', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/dapur')
  const link = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })
  const tooltip = page.getByRole('tooltip')
  /** To its middle, point by point, as a hand or a magnifier goes. */
  const goTo = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('Nothing to go to')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  }
  await expect(link('Dapur')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await goTo(link('Dapur'))
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Yang dimasak per hari')
  await expect(link('Dapur')).toHaveAccessibleDescription('Yang dimasak per hari')

  await goTo(tooltip)
  await page.clock.runFor(5000)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(tooltip).toHaveCount(0)

  await page.mouse.move(640, 700)
  await page.clock.runFor(1000)
  await goTo(link('Dapur'))
  await page.clock.runFor(750)
  await expect(tooltip).toHaveText('Yang dimasak per hari')
  await goTo(link('Pengaturan'))
  await page.clock.runFor(50)
  await expect(tooltip).toHaveText('Toko, jam buka, harga dan hari tutup')
  await page.mouse.move(640, 700)
  await expect(tooltip).toHaveCount(0)
})
