import { openPage } from '../shop/complete-page.ts'
import { answerWith, delayRequests, reviewOfAge, startApp } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const navigation = ['Beranda', 'Produk', 'Tentang', 'Kontak', 'Pesan Online', 'Lacak Pesanan', 'Admin']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('check 1: the landing page is readable and its links work with JavaScript off', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Halal Dimsum')
    const menu = page.locator('#products')
    for (const price of [/Rp\s30\.000/, /Rp\s58\.000/, /Rp\s270\.000/])
      await expect(menu.getByText(price)).toBeVisible()
    const contact = page.locator('#contact')
    await expect(contact).toContainText('08:00')
    await expect(contact).toContainText('21:00')
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
    // A new shop has no reviews; that text is also in the document.
    await expect(page.locator('#reviews')).toContainText(/No reviews yet|Today|ago|Yesterday/)
    await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Pesan Online' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Dimsum Halal')
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lacak Pesanan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lacak Pesanan')
  })
})

test('check 2: both calls to action are in the first view at 360×640', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  for (const name of ['Pesan Online', 'Lihat Menu']) {
    await expect(page.locator('#home').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('check 3: the navigation has its order; on phones it is a drawer that every choice closes', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Buka menu' })
  await button.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link')).toHaveText(navigation)
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox()
      return box && Math.round(box.x + box.width)
    })
    .toBe(360)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(button).toBeFocused()

  for (const name of navigation) {
    if (!(await button.isVisible())) await page.goto('/')
    await button.click()
    await drawer.getByRole('link', { name, exact: true }).click()
    await expect(drawer).toHaveCount(0)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Utama' }).getByRole('listitem')).toHaveText(navigation)
})

test('check 4: from the order form, Tentang scrolls to its section and focuses the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/order')
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Tentang' }).click()
  await page.waitForURL('**/#about')
  const heading = page.locator('#about').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('check 5: each package card leads to the order form with that package chosen', async ({ page }) => {
  for (const [name, type] of [
    ['Paket Kecil', '10pcs'],
    ['Paket Sedang', '20pcs'],
    ['Paket Besar', '100pcs'],
  ] as const) {
    await page.goto('/')
    await page
      .locator('#products')
      .getByRole('link', { name: new RegExp(name) })
      .click()
    await page.waitForURL(`**/order?package=${type}`)
    await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked()
  }
  await page.goto('/')
  await expect(page.locator('#products').getByText('Popular')).toHaveCount(1)
  await expect(page.locator('#products').getByRole('link', { name: /Popular/ })).toContainText('Paket Sedang')
})

test('check 6: reviews show six placeholders, their empty state, and ages in the fixed words', async ({
  page,
}) => {
  const words = [
    [0, 'Today'],
    [1, 'Yesterday'],
    [6, '6 days ago'],
    [7, '1 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 months ago'],
    [65, '2 months ago'],
  ] as const
  const list = '**/api/reviews/public'
  // The landing document embeds its reviews; coming from another page, the running app fetches them.
  await openPage(page, '/track-order')
  const { release } = await delayRequests(page, list)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/#home"]')?.click())
  const reviews = page.locator('#reviews')
  await expect(reviews.locator('[data-placeholder]')).toHaveCount(6)
  await release()
  await expect(reviews.locator('[data-placeholder]')).toHaveCount(0)

  await openPage(page, '/track-order')
  await page.unroute(list)
  await page.route(list, answerWith([]))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/#home"]')?.click())
  await expect(reviews.getByText('No reviews yet', { exact: true })).toBeVisible()
  await expect(reviews.getByText('Be the first to share your experience!', { exact: true })).toBeVisible()

  await openPage(page, '/track-order')
  await page.unroute(list)
  await page.route(list, answerWith(words.map(([days]) => reviewOfAge(days))))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/#home"]')?.click())
  const more = reviews.getByRole('button', { name: 'Show more reviews' })
  await more.click()
  for (const [days, word] of words) {
    const card = reviews
      .getByRole('listitem')
      .filter({ hasText: `Umur ${days}` })
      .first()
    await expect(card.locator('time')).toHaveText(word)
  }
})

test('check 7: the review form opens, closes, and shows errors', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Write Review' })
  await toggle.click()
  const form = page.getByRole('form', { name: 'Write Review' })
  await expect(form).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
  await expect(toggle).toBeFocused()

  await toggle.click()
  await form.getByRole('radio', { name: '5 stars' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible()
  await expect(form.getByText('Review must be at least 10 characters', { exact: true })).toBeVisible()

  await form.getByLabel('Name').fill('Sari')
  await form.getByRole('textbox', { name: 'Review' }).fill('Siomaynya lembut, sambalnya pas.')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review Submitted', { exact: true })).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(toggle).toBeFocused()
})

test('the app is loaded at the first interaction, not before, and an early press is repeated', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((path) => path.startsWith('/assets/'))).toHaveLength(1)
  await startApp(page)
  expect(scripts.length).toBeGreaterThan(2)
})
