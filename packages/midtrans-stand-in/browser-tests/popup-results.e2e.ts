import { expect } from '@playwright/test'
import { test } from './shop-page.ts'

/** The callbacks of the popup, with the names and arguments that Midtrans documents. */

test.beforeEach(async ({ shop }) => shop.open())

test('a paid transfer calls onSuccess once, with everything about it', async ({ page, shop }) => {
  const { token, orderId } = await shop.createToken()
  await shop.press(token)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(shop.popup.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible()
  await shop.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const result = {
    status_code: '200',
    transaction_status: 'settlement',
    order_id: orderId,
    gross_amount: '58000.00',
    bca_va_number: expect.stringMatching(/^\d+$/),
    finish_redirect_url: expect.stringContaining('status_code=200'),
  }
  expect(await shop.heard()).toEqual([['onSuccess', 1, expect.objectContaining(result)]])
})

test('success is reported automatically after a moment', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['gopay'] })
  await shop.press(token)
  await shop.popup.locator('main form button').click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect
    .poll(shop.heard)
    .toEqual([['onSuccess', 1, expect.objectContaining({ payment_type: 'gopay' })]])
})

test('paying later calls onPending with the incomplete BCA result', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Saya bayar nanti' }).click()
  await expect
    .poll(shop.heard)
    .toEqual([['onPending', 1, expect.not.objectContaining({ order_id: expect.anything() })]])
})

test('three failed tries call onError, whose message is a list', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['gopay'] })
  await shop.press(token)
  for (const nth of [1, 2, 3]) {
    await shop.popup.locator('main form button').first().click()
    await shop.popup.getByRole('button', { name: 'Gagalkan percobaan ini' }).click()
    if (nth < 3) await shop.popup.getByRole('link', { name: 'Coba lagi' }).click()
  }
  await expect
    .poll(shop.heard)
    .toEqual([['onError', 1, { status_code: '202', status_message: ['Transaction is denied'] }]])
})

test('the close button calls onClose without an argument and restores the focus', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
  await expect(page.getByRole('button', { name: 'Bayar online' })).toBeFocused()
})

test('Esc closes, wherever in the popup the focus is', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).focus()
  await page.keyboard.press('Escape')
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
})

test('without callbacks the browser goes to the finish URL', async ({ page, shop }) => {
  const { token, orderId } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token, { silent: true })
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.waitForURL(`**/finish?order_id=${orderId}&status_code=200&transaction_status=settlement`)
})

test('an unknown token calls onError with 404', async ({ shop }) => {
  await shop.press('11111111-1111-4111-8111-111111111111')
  await shop.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect
    .poll(shop.heard)
    .toEqual([['onError', 1, { status_code: '404', status_message: ['Transaction not found'] }]])
})

test('a wrong client key calls onError with 401', async ({ shop }) => {
  const { token } = await shop.createToken()
  await shop.open('Mid-client-of-somebody-else')
  await shop.press(token)
  await expect.poll(shop.heard).toEqual([['onError', 1, expect.objectContaining({ status_code: '401' })]])
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
