import type { Locator, Page } from '@playwright/test'
import { refuseWith } from '../shop/answers.ts'
import { Customer } from '../shop/customer.ts'
import { expect, test } from '../shop/test.ts'

// As most visitors see it, with its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What dialogs, toasts and tabs owe to keyboard and screen reader (docs/decisions/0029). */

const toast = (page: Page) => page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')

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
  await expect(toast(page)).toContainText('Sudah ada')
  await expect(page.getByRole('status').filter({ hasText: 'Notifikasi Error Sudah ada' })).toBeAttached()

  const field = dialog.getByLabel('Minimum Stock')
  await field.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: 'Tutup' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(field).toBeFocused()

  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(toast(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
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

test('on a phone a field that gets the focus while a toast is open comes to stand below the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/orders', refuseWith(409, 'Maaf, stok Paket Sedang tinggal 1.'))
  const customer = new Customer(page)
  await customer.fillOrder()
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(toast(page)).toContainText('Maaf, stok Paket Sedang tinggal 1.')
  // While the mouse is on it, it stays.
  await toast(page).hover({ position: { x: 60, y: 20 } })
  const name = page.getByLabel('Nama')
  await name.blur()
  // The page may still be on its way to what failed.
  await expect
    .poll(async () => {
      await name.evaluate((field) =>
        scrollBy({ top: field.getBoundingClientRect().top - 100, behavior: 'instant' }),
      )
      return Math.round((await name.boundingBox())?.y ?? 0)
    })
    .toBe(100)
  await name.focus()
  await expect
    .poll(async () => {
      const [field, over] = [await name.boundingBox(), await toast(page).boundingBox()]
      return field && over ? field.y >= over.y + over.height && field.y < 740 : 'not there'
    })
    .toBe(true)
})

test('the words of a toast with an action keep their lines, on the narrowest phone too', async ({
  ownerPage: page,
}) => {
  await new Customer(page).hasOrdered()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/admin?tab=orders')
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Konfirmasi' }).click()
    const undo = toast(page).getByRole('button', { name: 'Urungkan' })
    for (const words of ['Status Updated', /^#\d+ → Dikonfirmasi$/]) {
      const line = toast(page).getByText(words)
      expect((await line.boundingBox())?.height, `${words} at ${width}`).toBeLessThan(30)
    }
    await undo.click()
    await expect(card.locator('[data-status=pending]')).toBeVisible()
  }
})

test('every counter of «Pesanan baru» ends where the fields end, on the narrowest phone', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/admin?tab=orders')
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  const endOf = (part: Locator) => part.evaluate((each) => Math.round(each.getBoundingClientRect().right))
  // The dialog may still be on its way in.
  await expect(async () => {
    const end = await endOf(dialog.getByLabel('Nama', { exact: true }))
    const more = await dialog.getByRole('button', { name: /^Tambah / }).all()
    expect(await Promise.all(more.map(endOf))).toEqual([end, end, end])
  }).toPass()
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
  await expect.poll(heard).toContain('Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.')
  await context.setOffline(false)
  await expect.poll(heard).toContain('Kembali online')
})

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
