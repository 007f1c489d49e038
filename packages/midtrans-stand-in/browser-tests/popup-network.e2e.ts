import { expect } from '@playwright/test'
import { test } from './shop-page.ts'

/** The popup without network, and during changes made elsewhere. */

test.beforeEach(async ({ shop }) => shop.open())

test('a payment made elsewhere appears in the open popup', async ({ shop }) => {
  const { token, orderId } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await expect(shop.popup.getByText('Nomor virtual account', { exact: true })).toBeVisible()
  shop.standIn.control.pay(orderId)
  await expect(shop.popup.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible()
})

test('a popup whose page cannot be loaded can be closed', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await page.context().setOffline(true)
  await shop.press(token)
  const wayOut = page.getByRole('dialog').getByRole('button', { name: 'Tutup' })
  await expect(wayOut).toBeVisible()
  const box = await wayOut.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await wayOut.click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bayar online' })).toBeFocused()
})

test('a popup that loses the network says so, keeps its close button and continues afterwards', async ({
  page,
  shop,
}) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va', 'gopay'] })
  await shop.press(token)
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Tutup' })).toBeHidden()
  await page.context().setOffline(true)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  await expect(shop.popup.getByRole('alert')).toHaveText(
    'Tidak ada sambungan internet. Sambungkan lalu tekan lagi.',
  )
  await page.context().setOffline(false)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  await expect(shop.popup.getByRole('alert')).toBeHidden()
  const choose = shop.popup.getByRole('button', { name: 'Buat nomor virtual account' })
  await expect(choose).toBeVisible()
  await page.context().setOffline(true)
  await choose.click()
  await expect(shop.popup.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await choose.click()
  await expect(shop.popup.locator('output')).toBeVisible()
  await page.context().setOffline(true)
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await shop.popup.getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
})

test('an update during a step does not undo the step', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va', 'gopay'] })
  await shop.press(token)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  const choose = shop.popup.getByRole('button', { name: 'Buat nomor virtual account' })
  await expect(choose).toBeVisible()
  // The page with the number must not load before the update about the number.
  let onStep = () => {}
  let onNews = () => {}
  const step = new Promise<void>((resolve) => {
    onStep = resolve
  })
  const news = new Promise<void>((resolve) => {
    onNews = resolve
  })
  await page.route(/\/redirection\//, async (route) => {
    if (route.request().url().endsWith('/state')) await step
    if (route.request().isNavigationRequest()) {
      onStep()
      await news
    }
    await route.continue()
  })
  const answer = page.waitForResponse('**/state')
  await choose.click()
  await (await answer).finished()
  onNews()
  await expect(shop.popup.locator('output')).toBeVisible()
})
