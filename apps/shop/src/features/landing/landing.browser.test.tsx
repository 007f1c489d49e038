import { delayRequests, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openShop, reviewOfAge, toastText } from '../../testing/open-shop.tsx'

const navigation = ['Beranda', 'Produk', 'Tentang', 'Kontak', 'Pesan Online', 'Lacak Pesanan', 'Admin']
const opener = page.getByRole('button', { name: 'Buka menu' })
const drawer = page.getByRole('dialog')
const textsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('check 2: both calls to action are in the first view at 360×640', async () => {
  openShop('/')
  await page.viewport(360, 640)
  for (const name of ['Pesan Online', 'Lihat Menu'])
    await expect
      .element(page.getByRole('main').getByRole('link', { name }).first())
      .toBeInViewport({ ratio: 1 })
})

test('check 3: the navigation in its order; on phones a drawer from the right that a choice closes', async () => {
  openShop('/order')
  await opener.click()
  await drawer.getByRole('link', { name: 'Lacak Pesanan', exact: true }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.poll(() => location.pathname).toBe('/track-order')
  openShop('/')
  await opener.click()
  await expect.element(drawer).toBeVisible()
  expect(textsIn('[role=dialog] a')).toEqual(navigation)
  // Beside a scrollbar at most.
  expect(360 - drawer.element().getBoundingClientRect().right).toBeLessThan(20)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await page.viewport(1280, 800)
  await expect.element(page.getByRole('navigation', { name: 'Utama' })).toBeVisible()
  expect(textsIn('nav[aria-label=Utama] li')).toEqual(navigation)
})

test.each([
  ['Paket Kecil', '10pcs'],
  ['Paket Sedang', '20pcs'],
  ['Paket Besar', '100pcs'],
])('check 5: the card of %s leads to the order form with that package; only Paket Sedang is popular', async (name, type) => {
  openShop('/')
  await expect.element(page.getByText('Popular')).toBeVisible()
  expect(textsIn('#products a').filter((text) => text?.includes('Popular'))).toEqual([
    expect.stringContaining('Paket Sedang'),
  ])
  const products = page.elementLocator(document.querySelector('#products') as Element)
  const card = products.getByRole('link', { name: new RegExp(name) })
  await expect.element(card).toHaveAttribute('href', `/order?package=${type}`)
  openShop(`/order?package=${type}`)
  await expect.element(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked()
})

test('reviews that could not be fetched can be asked for again', async () => {
  const answers = [
    () => Response.json([reviewOfAge(0)]),
    refuse(503, 'Sedang sibuk'),
    () => Response.json([0, 1, 9, 65, 66, 67, 68].map(reviewOfAge)),
  ]
  openShop('/', {
    'GET /api/reviews/public': () => answers.shift()?.() ?? Response.error(),
    'GET /api/reviews/summary': { count: 7, average: 5, stars: [0, 0, 0, 0, 7] },
  })
  const more = page.getByRole('button', { name: 'Show more reviews' })
  await more.click()
  await expect.element(page.getByText('Reviews could not be loaded.')).toBeVisible()
  await more.click()
  await expect.element(page.getByText('Umur 68')).toBeVisible()
})

test('check 6: reviews show six placeholders, their empty state, and ages in the fixed words', async () => {
  const { answer, release } = delayRequests()
  openShop('/', { 'GET /api/reviews/public': answer })
  const placeholders = () => document.querySelectorAll('#reviews [data-placeholder]').length
  await expect.poll(placeholders).toBe(6)
  release(Response.json([]))
  await expect.element(page.getByText('No reviews yet', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Be the first to share your experience!', { exact: true }))
    .toBeVisible()
  expect(placeholders()).toBe(0)

  const words = [
    [0, 'Today'],
    [1, 'Yesterday'],
    [6, '6 days ago'],
    [7, '1 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 months ago'],
    [65, '2 months ago'],
  ] as const
  openShop('/', { 'GET /api/reviews/public': words.map(([days]) => reviewOfAge(days)) })
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await expect.poll(() => textsIn('#reviews li time')).toEqual(words.map(([, word]) => word))
})

test('the star ratings have one line each in Indonesian too', async () => {
  openShop('/', {}, { languages: { shop: 'id', desk: 'id' } })
  await expect.element(page.getByText('5 bintang')).toBeVisible()
  expect(page.getByText('5 bintang').element().getBoundingClientRect().height).toBeLessThan(30)
})

test('a reply of the shop has its heading in the language of the reviews', async () => {
  openShop('/', { 'GET /api/reviews/public': [{ ...reviewOfAge(0), reply: 'Terima kasih, Kak.' }] })
  await expect.element(page.getByText('Reply from Dimsum Contoh')).toBeVisible()
})

test('check 7: the review form opens and closes, its stars move by arrow keys, and it says what is wrong', async () => {
  const { answer, release } = delayRequests()
  openShop('/', { 'POST /api/reviews': answer })
  const toggle = page.getByRole('button', { name: 'Write Review' })
  const form = page.getByRole('form', { name: 'Write Review' })
  await toggle.click()
  await expect.element(form).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  const name = form.getByLabelText('Name', { exact: true })
  await name.fill('Rina')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(toggle).toHaveFocus()

  await toggle.click()
  await expect.element(name).toHaveValue('')
  ;(form.getByRole('radio', { name: '5 stars' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  const submit = form.getByRole('button', { name: 'Submit Review' })
  await submit.click()
  await expect.element(form.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible()
  await expect.element(form.getByText('Review must be at least 10 characters', { exact: true })).toBeVisible()

  const text = 'Siomaynya lembut, sambalnya pas.'
  await name.fill('Sari')
  await form.getByRole('textbox', { name: 'Review' }).fill(text)
  await submit.click()
  await expect.element(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  release(refuse(502, '')())
  await expect.poll(toastText).toContain('Failed to submit review')
  await expect.element(form.getByRole('textbox', { name: 'Review' })).toHaveValue(text)
})

test('check 37: with reduced motion nothing moves and scrolling jumps', async () => {
  openShop('/')
  /** What changes over time, colours and fading apart. */
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(({ offset: _, computedOffset: __, easing: ___, composite: ____, ...changed }) =>
        Object.keys(changed),
      )
      .filter((name) => !/^(opacity|visibility|\w*color)$/i.test(name))
  await expect.element(opener).toBeVisible()
  expect(moving()).toEqual([])
  await opener.click()
  await expect.element(drawer).toBeVisible()
  expect(moving()).toEqual([])
  expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('auto')
})

test('a long review is folded until it is wanted', async () => {
  const reviewText = 'Siomaynya lembut dan sambalnya pas. '.repeat(20).trim()
  openShop('/', { 'GET /api/reviews/public': [{ ...reviewOfAge(0), reviewText }, reviewOfAge(1)] })
  const review = page.getByText(reviewText)
  const heights = () => [review.element().clientHeight, review.element().scrollHeight]
  await expect.element(review).toBeVisible()
  const [folded = 0, whole = 0] = heights()
  expect(folded).toBeLessThan(whole)
  expect(page.getByRole('button', { name: 'Read all of it' }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Read all of it' }).click()
  await expect.poll(heights).toEqual([whole, whole])
})
