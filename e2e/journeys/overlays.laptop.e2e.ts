import type { Page } from '@playwright/test'
import { refuseWith, startApp } from '../shop/answers.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'
import { untilStill } from '../shop/until-still.ts'

// As most visitors see it, with its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What dialogs owe to keyboard and screen reader (docs/decisions/0029). */

/** How many tab presses lead from the first control of the dialog back to it; fails if the focus ever leaves it. */
async function goRound(page: Page, key: 'Tab' | 'Shift+Tab') {
  const first = await page.evaluateHandle(() => document.activeElement)
  for (let presses = 1; presses < 30; presses += 1) {
    await page.keyboard.press(key)
    const place = await page.evaluate((start) => {
      const focused = document.activeElement
      return { isInside: focused?.closest('[role=dialog]') !== null, isStart: focused === start }
    }, first)
    expect(place.isInside, `${key} number ${presses}`).toBe(true)
    if (place.isStart) return presses
  }
  throw new Error(`${key} never came round`)
}

/** From now on remembers what live regions say, except those that are out of a screen reader's reach. */
async function listenAsScreenReader(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard = new Set<string>()
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
        if (!region.closest('[inert], [aria-hidden=true]')) heard.add(region.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...Reflect.get(window, 'heard')])
}

/** Has every animation run at so many times its speed, until it may go on. */
async function slowDown(page: Page, playbackRate: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate })
  return { goOn: () => devtools.send('Animation.setPlaybackRate', { playbackRate: 1 }) }
}

test('Escape pressed in the moment the menu appears closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.evaluate(() => {
    const pressOnce: MutationCallback = (_, observer) => {
      if (document.querySelector('[role=dialog]') === null) return
      observer.disconnect()
      document.documentElement.dataset.pressed = ''
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    }
    new MutationObserver(pressOnce).observe(document.body, { childList: true })
  })
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await opener.click()
  await expect(page.locator('html')).toHaveAttribute('data-pressed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a dialog keeps the page behind it out of reach and Tab inside; its toast goes first by Escape; focus returns', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin?tab=inventory')
  const opener = page.getByRole('button', { name: 'Add Inventory Item' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add Inventory Item' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

  const stops = await goRound(page, 'Tab')
  expect(stops).toBeGreaterThan(2)
  expect(await goRound(page, 'Shift+Tab')).toBe(stops)

  await page.route('**/api/inventory', (route) =>
    route.request().method() === 'POST' ? refuseWith(409, 'Sudah ada')(route) : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(toasts(page)).toContainText('Sudah ada')
  await expect(page.getByRole('status').filter({ hasText: 'Notifikasi Error Sudah ada' })).toBeAttached()

  const field = dialog.getByLabel('Minimum Stock')
  await field.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Tutup' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(field).toBeFocused()

  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')

  // The place of toasts was there before this dialog, and is not silenced by it.
  await opener.click()
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await expect(page.locator('[data-toasts]')).not.toHaveAttribute('inert')
  await expect(page.locator('[data-toasts]')).not.toHaveAttribute('aria-hidden')
})

test('the second tap of a double tap presses nothing of the dialog that the first one opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await startApp(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await untilStill(page)
  const close = await drawer.getByRole('button', { name: 'Tutup menu' }).boundingBox()
  if (!close) throw new Error('Nothing to press by mistake')
  const tap = () => page.mouse.click(close.x + close.width / 2, close.y + close.height / 2)
  await tap()
  await page.mouse.click(20, 400)
  await expect(drawer).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(500)
  await tap()
  await expect(drawer).toHaveCount(0)
})

test('the second tap on the veil presses nothing of the page that comes back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  // By its address: under an open dialog it has no role.
  const link = page.locator('#home a[href="/order"]')
  const under = await link.boundingBox()
  if (!under) throw new Error('No link to press by mistake')
  const tap = () => page.mouse.click(under.x + 4, under.y + under.height / 2)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await link.evaluate((element) =>
    document.addEventListener(
      'click',
      ({ target }) =>
        target instanceof Node && element.contains(target) && element.setAttribute('data-pressed', ''),
      { capture: true },
    ),
  )
  await page.locator('[data-scroll-lock]').click({ trial: true, position: { x: under.x + 4, y: under.y } })
  // Slowed down, so that the veil is still fading when the second tap comes, on whatever machine.
  const fading = await slowDown(page, 0.01)
  await tap()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await tap()
  await expect(link).not.toHaveAttribute('data-pressed')
  await fading.goOn()
  await expect(page.locator('[data-scroll-lock]')).toHaveCount(0)
  await tap()
  await page.waitForURL('**/order')
})

test('the loss of the network is heard over an open dialog, and its return too', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const heard = await listenAsScreenReader(page)
  await context.setOffline(true)
  await expect.poll(heard).toContain('Anda sedang offline.')
  await context.setOffline(false)
  await expect.poll(heard).toContain('Kembali online')
})
