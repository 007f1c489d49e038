import { expect } from '@playwright/test'
import { test } from './shop-page.ts'

/** Opening, content and focus of the popup. */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test.beforeEach(async ({ shop }) => shop.open())

test('pay opens a dialog with the payment page, and the focus moves inside', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await expect(page.getByRole('dialog', { name: 'Pembayaran (simulasi)' })).toBeVisible()
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await expect(shop.popup.getByText('Simulasi: tidak ada uang yang berpindah')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

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

test('the steps inside the popup add nothing to the history of the shop’s page', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va', 'bni_va', 'gopay'] })
  const before = await page.evaluate(() => history.length)
  await shop.press(token)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  await shop.popup.getByRole('link', { name: 'Lihat cara bayar lain' }).click()
  await shop.popup.getByRole('link', { name: 'BNI' }).click()
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await expect(shop.popup.locator('output')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before)
})

/** The only step that depends on the device. */
for (const [shows, paymentType, device] of [
  ['a QR code on a wide screen', 'qris', {}],
  ['the step to its app on a phone', 'gopay', phone],
] as const) {
  test.describe(paymentType, () => {
    test.use(device)

    test(`GoPay shows ${shows}`, async ({ shop }) => {
      const { token } = await shop.createToken({ enabled_payments: ['gopay'] })
      await shop.press(token)
      await shop.popup.locator('main form button').click()
      await expect(shop.popup.getByRole('button', { name: 'Bayar', exact: true })).toBeVisible()
      expect(shop.standIn.control.transactions()).toMatchObject([{ method: 'gopay', paymentType }])
    })
  })
}
