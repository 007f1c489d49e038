import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  expectOnLanding,
  expectToast,
  ownersPhone,
  test,
} from '../shop/desk.ts'

/** Reviews: none is public before the owner approved it; verified purchases are marked (product.md section 4). */
test.use({ ownShop: 'reviews', ...ownersPhone })
test.describe.configure({ mode: 'default' })

const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: `Review by ${name}`, exact: true })

const publicReviews = async (owner: APIRequestContext) => (await owner.get('/api/reviews/public')).json()

async function openReviews(page: Page) {
  await page.goto('/admin?tab=reviews')
  await expect(page.getByRole('heading', { name: /pending approvals?$/ })).toBeVisible()
}

test('a review is approved and hidden, and both can be undone', async ({ page, desk, strangerPage }) => {
  await desk.writeReview('Sari Wangi', 'Kulitnya tipis, isinya padat, datang hangat.', 4)
  await openReviews(page)
  await expect(page.getByRole('heading', { name: '1 pending approval', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Reviews\s*1\s*waiting/ })).toBeVisible()
  const card = cardOf(page, 'Sari Wangi')
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: '4 out of 5' })).toBeVisible()
  expect((await card.getByRole('button', { name: 'Approve' }).boundingBox())?.height).toBeGreaterThanOrEqual(
    48,
  )
  await expectNoSidewaysScroll(page)

  await card.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, 'Review Updated')
  await expect(card.getByText('Public', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '0 pending approvals' })).toBeVisible()
  // The toast closes after seconds, so it is pressed before slower steps.
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  // A new visit: a second press on the same button right after the first would be ignored as a double tap.
  await openReviews(page)
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => publicReviews(desk.owner)).toHaveLength(1)
  await expectOnLanding(strangerPage, () =>
    expect(strangerPage.getByText('Kulitnya tipis, isinya padat, datang hangat.')).toBeVisible({
      timeout: 500,
    }),
  )
  // A later visit.
  await openReviews(page)
  await card.getByRole('button', { name: 'Hide' }).click()
  await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect.poll(() => publicReviews(desk.owner)).toEqual([])
})

test('a review from the order’s own link is marked as verified; the owner’s reply is below it', async ({
  page,
  desk,
  strangerPage,
}) => {
  const order = await desk.placeOrder()
  await desk.moveTo(order.id, 'delivered')
  const made = await desk.owner.post(`/api/orders/${order.id}/links`, { data: { purpose: 'review' } })
  const { url } = await made.json()
  await strangerPage.goto(url)
  await strangerPage.getByLabel('Name').fill('Bu Yanti')
  await strangerPage.getByLabel(/^Review/).fill('Pesanan kedua, tetap enak dan rapi.')
  await strangerPage.getByRole('button', { name: 'Submit Review' }).click()
  await expectToast(
    strangerPage,
    'Review Submitted',
    'Thank you for your review! It will be published after approval.',
  )

  await openReviews(page)
  const card = cardOf(page, 'Bu Yanti')
  await expect(card.getByText('Pembeli terverifikasi')).toBeVisible()
  await expect(card.getByRole('link', { name: `Order #${String(order.id).padStart(6, '0')}` })).toBeVisible()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, 'Review Updated')
  await card.getByRole('button', { name: 'Balas' }).click()
  await card.getByLabel('Balasan toko').fill('Terima kasih, Bu Yanti.')
  await card.getByRole('button', { name: 'Simpan balasan' }).click()
  await expect(card.getByText('Terima kasih, Bu Yanti.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Ubah balasan' })).toBeVisible()

  const shown = strangerPage.getByRole('listitem').filter({ hasText: 'Pesanan kedua, tetap enak dan rapi.' })
  await expectOnLanding(strangerPage, () =>
    expect(shown.getByText('Terima kasih, Bu Yanti.')).toBeVisible({ timeout: 500 }),
  )
  await expect(shown.getByText('Verified buyer')).toBeVisible()
})
