import type { Page } from '@playwright/test'
import { answerWith, holdBack } from '../shop/answers.ts'
import { expect, signIn, test } from '../shop/test.ts'

// Some of these walk through every screen.
test.describe.configure({ timeout: 150_000 })

const toast = (page: Page) => page.getByRole('region', { name: /Notifikasi/ }).getByRole('listitem')

/** A refusal that is quick to cause: nobody has this order. */
async function causeToast(page: Page) {
  await page.getByLabel('Order ID').fill('999999995')
  await page.getByLabel('Nomor Telepon').fill('081234567890')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(toast(page)).toHaveCount(1)
}

/** Drags the toast sideways with the mouse. */
async function swipe(page: Page, distance: number) {
  const box = await toast(page).boundingBox()
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
  const first = await toast(page).elementHandle()
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(toast(page)).toHaveCount(1)

  await swipe(page, 40)
  await expect(toast(page)).toHaveCount(1)
  await swipe(page, 70)
  await expect(toast(page)).toHaveCount(0)

  await page.mouse.move(5, 700)
  await page.evaluate(() => {
    const shown = new MutationObserver(() => {
      const count = document.querySelectorAll('section[aria-label^=Notifikasi] li').length
      if (count === 1 && !Reflect.has(window, 'toastFrom'))
        Object.assign(window, { toastFrom: performance.now() })
      if (count === 0 && Reflect.has(window, 'toastFrom') && !Reflect.has(window, 'toastTo'))
        Object.assign(window, { toastTo: performance.now() })
    })
    shown.observe(document.body, { childList: true, subtree: true })
  })
  await causeToast(page)
  await page.mouse.move(5, 700)
  await expect(toast(page)).toHaveCount(0)
  const shownMs = await page.evaluate(() => Reflect.get(window, 'toastTo') - Reflect.get(window, 'toastFrom'))
  // 5000 ms, and 280 for leaving.
  expect(shownMs).toBeGreaterThan(4700)
  expect(shownMs).toBeLessThan(6500)

  await page.setViewportSize({ width: 1024, height: 700 })
  await causeToast(page)
  const viewport = page.getByRole('region', { name: /Notifikasi/ }).getByRole('list')
  expect((await viewport.boundingBox())?.width).toBeLessThanOrEqual(420)
})

test('check 17: a tooltip opens after 700 ms, its neighbour at once, and none on touch', async ({
  ownerPage,
  page,
}) => {
  await ownerPage.goto('/admin/pengaturan')
  const nav = ownerPage.getByRole('navigation', { name: 'Admin' })
  const tooltip = ownerPage.getByRole('tooltip')
  const from = Date.now()
  await nav.getByRole('link', { name: 'Pesanan' }).hover()
  await expect(tooltip).toBeVisible()
  expect(Date.now() - from).toBeGreaterThanOrEqual(650)
  await nav.getByRole('link', { name: 'Dapur' }).hover()
  await expect(tooltip).toHaveText('Yang dimasak per hari', { timeout: 400 })
  await ownerPage.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  await signIn(page)
  await page.goto('/admin/pengaturan')
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pengaturan' })
  await link.tap()
  await page.waitForFunction(
    (start) => performance.now() - start > 900,
    await page.evaluate(() => performance.now()),
  )
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

const storefront = [
  '/',
  '/order?package=20pcs',
  '/track-order',
  '/payment?test=true',
  '/invoice',
  '/privasi',
  '/tidak-ada',
]

test('check 35: everything that is pressed is 48 px on the storefront, 56 in the kitchen', async ({
  page,
  ownerPage,
  customer,
}) => {
  const tooSmall = (least: number, selector: string) =>
    page.evaluate(
      ({ least, selector }) =>
        [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
          const target = element.closest('label') ?? element
          const { width, height } = target.getBoundingClientRect()
          const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
          // Links within a sentence are as high as its lines.
          const isInline = getComputedStyle(element).display === 'inline'
          const isOffScreen =
            target.getBoundingClientRect().right < 0 || target.getBoundingClientRect().bottom < 0
          if (!isShown || isInline || isOffScreen) return []
          return width < least - 0.5 || height < least - 0.5
            ? [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)}×${Math.round(height)}`]
            : []
        }),
      { least, selector },
    )
  const controls = 'a[href], button, input:not([type=hidden]):not([tabindex="-1"]), select, textarea, summary'
  for (const path of storefront) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await tooSmall(48, controls), path).toEqual([])
  }
  const id = await customer.hasOrdered()
  await ownerPage.setViewportSize({ width: 360, height: 740 })
  await ownerPage.goto(`/admin?tab=orders&search=${id}`)
  const next = ownerPage
    .getByRole('article', { name: `Order ${id}`, exact: true })
    .getByRole('button', { name: 'Konfirmasi' })
  await expect(next).toBeVisible()
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(56)
})

const widths = [
  ['320 px wide', { width: 320, height: 256 }, ''],
  ['200 % text', { width: 360, height: 740 }, '200%'],
  ['200 % text on a laptop', { width: 1280, height: 800 }, '200%'],
] as const

/** What stands outside the page's width, if that makes the page scroll sideways. */
const overflow = (of: Page) =>
  of.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.right > width + 1 &&
        box.width > 0 &&
        !element.closest('[class*=overflow], [aria-hidden=true], svg')
      )
    })
    return document.documentElement.scrollWidth > width
      ? wide.slice(-3).map((element) => element.outerHTML.slice(0, 120))
      : []
  })

const doubleText = (of: Page) =>
  of.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

test('check 36: nothing scrolls sideways or hides at 320 px, at 400 % zoom and at 200 % text', async ({
  page,
  ownerPage,
}) => {
  for (const [name, size, text] of widths) {
    await page.setViewportSize(size)
    for (const path of storefront) {
      await page.goto(path, { waitUntil: 'networkidle' })
      if (text) await doubleText(page)
      expect(await overflow(page), `${path} at ${name}`).toEqual([])
    }
  }
  await ownerPage.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/admin?tab=orders',
    '/admin?tab=inventory',
    '/admin?tab=reviews',
    '/admin',
    '/admin/dapur',
    '/admin/pengaturan',
  ]) {
    await ownerPage.goto(path, { waitUntil: 'networkidle' })
    expect(await overflow(ownerPage), `${path} at 320 px`).toEqual([])
  }
})

test('check 36: an order of mine and a review form fit 320 px, and at 200 % text too', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  const fits = async (what: string) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await overflow(page), `${what} at 320 px`).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await doubleText(page)
    expect.soft(await overflow(page), `${what} at 200 % text`).toEqual([])
  }
  const track = page.getByRole('button', { name: 'Lacak Pesanan' })
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customer.about.phone)
  await track.click()
  await expect(page.locator('main [data-status=pending]').first()).toBeVisible()
  for (const status of ['ready', 'cancelled']) {
    await page.route(`**/api/orders/${id}`, answerWith({ ...order, status }))
    // From now on the device fills both in.
    await page.goto('/track-order')
    await expect(page.getByLabel('Nomor Telepon')).toHaveValue(customer.about.phone)
    await track.click()
    await expect(page.locator(`main [data-status=${status}]`).first()).toBeVisible()
    await fits(`tracking, ${status}`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.goto(`/invoice/${id}`)
  await expect(page.getByRole('table')).toBeVisible()
  await fits('invoice')
  await page.goto(`/payment?orderId=${id}`)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await fits('payment')
  await page.goto('/')
  await page.getByRole('button', { name: 'Write Review' }).click()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await fits('review form')
  const letGo = await holdBack(page, `**/api/orders/${id}`)
  for (const path of [`/invoice/${id}`, `/payment?orderId=${id}`]) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await fits(`${path} loading`)
  }
  await letGo()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('check 37: nothing moves, scrolling jumps, and the hero is still', async ({ page }) => {
    await page.goto('/')
    /** What changes over time, colours and fading apart. */
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .flatMap(({ offset: _, computedOffset: __, easing: ___, composite: ____, ...changed }) =>
            Object.keys(changed),
          )
          .filter((name) => !/^(opacity|visibility|\w*color)$/i.test(name)),
      )
    expect(await moving()).toEqual([])
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving()).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})
