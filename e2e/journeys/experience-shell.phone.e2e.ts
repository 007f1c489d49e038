import type { Page } from '@playwright/test'
import { stopClock } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Causes an error toast: the order does not exist. */
async function causeToast(page: Page) {
  await page.getByLabel('Order ID').fill('999999995')
  await page.getByLabel('Nomor Telepon').fill('081234567890')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(toasts(page)).toHaveCount(1)
}

/** Drags the toast sideways with the mouse. */
async function swipe(page: Page, distance: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('No toast to swipe')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 4 })
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

test('check 16: one toast at a time, for 5 s, swiped away past 50 px, at most 420 px wide', async ({
  page,
}) => {
  await page.goto('/track-order')
  await causeToast(page)
  const first = await toasts(page).elementHandle()
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(toasts(page)).toHaveCount(1)

  await swipe(page, 40)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, 70)
  await expect(toasts(page)).toHaveCount(0)

  await page.clock.install()
  await stopClock(page)
  await causeToast(page)
  await page.mouse.move(5, 700)
  await page.clock.runFor(4900)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.resume()

  await page.setViewportSize({ width: 1024, height: 700 })
  await causeToast(page)
  const viewport = page.getByRole('region', { name: /Notifikasi/ }).getByRole('list')
  expect((await viewport.boundingBox())?.width).toBeLessThanOrEqual(420)
})
