import { expect } from '@playwright/test'
import { test } from './shop-page.ts'

/**
 * The popup in a minimal shop page. Its outcomes, its focus and its history are tested on the whole shop
 * (`e2e/journeys`).
 */

test.beforeEach(async ({ shop }) => shop.open())

test('a second pay while the popup is open throws the documented error', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await expect(page.getByRole('dialog')).toBeVisible()
  const message = await page.evaluate((again) => {
    try {
      Reflect.get(window, 'snap').pay(again)
      return 'nothing'
    } catch (error) {
      return String(error instanceof Error && error.message)
    }
  }, token)
  expect(message).toBe(
    'snap.pay is not allowed to be called in this state. Invalid state transition from PopupInView to PopupInView',
  )
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('works under any origin the browser used for the shop', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await page.goto(shop.origin.replace('127.0.0.1', 'localhost'))
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect.poll(shop.heard).toEqual([['onSuccess', 1, expect.anything()]])
})

test('the close button and Esc call onClose without an argument and restore the focus', async ({
  page,
  shop,
}) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
  await expect(page.getByRole('button', { name: 'Bayar online' })).toBeFocused()
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).focus()
  await page.keyboard.press('Escape')
  await expect.poll(shop.heard).toHaveLength(2)
  expect((await shop.heard())[1]).toEqual(['onClose', 0, null])
})

test('messages from other windows are ignored', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await page.evaluate(() => {
    const forged = {
      from: 'midtrans-stand-in',
      event: 'success',
      result: { transaction_status: 'settlement' },
    }
    window.postMessage(forged, '*')
  })
  await shop.popup.getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
})

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
