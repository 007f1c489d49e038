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
