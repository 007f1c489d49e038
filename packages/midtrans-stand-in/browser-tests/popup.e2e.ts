import { expect } from '@playwright/test'
import { test } from './shop-page.ts'

test.beforeEach(async ({ shop }) => shop.open())

test('pay opens a dialog with the payment page, and the focus moves inside', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await expect(page.getByRole('dialog', { name: 'Pembayaran (simulasi)' })).toBeVisible()
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await expect(shop.popup.getByText('Simulasi: tidak ada uang yang berpindah')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

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

test('success is reported by itself after a moment', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['gopay'] })
  await shop.press(token)
  await shop.popup.locator('main form button').click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect
    .poll(shop.heard)
    .toEqual([['onSuccess', 1, expect.objectContaining({ payment_type: 'gopay' })]])
})

test('paying later calls onPending with the sparse BCA result', async ({ shop }) => {
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

test('the close button calls onClose without an argument and gives the focus back', async ({
  page,
  shop,
}) => {
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

test('a second pay while the popup is open throws the published sentence', async ({ page, shop }) => {
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

test('the same token opens again after closing, at the number it gave', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va', 'gopay'] })
  await shop.press(token)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  const number = await shop.popup.locator('output').textContent()
  await shop.popup.getByRole('button', { name: 'Tutup' }).click()
  await shop.press(token)
  await expect(shop.popup.locator('output')).toHaveText(number ?? '')
})

test('without callbacks the browser goes to the finish address', async ({ page, shop }) => {
  const { token, orderId } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token, { silent: true })
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.waitForURL(`**/finish?order_id=${orderId}&status_code=200&transaction_status=settlement`)
})

test('show puts up a loading sign that hide takes down and pay replaces', async ({ page, shop }) => {
  const call = (method: string) => page.evaluate((name) => Reflect.get(window, 'snap')[name](), method)
  await call('show')
  await expect(page.getByRole('status')).toHaveText('Memuat pembayaran…')
  await call('hide')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await call('show')
  const { token } = await shop.createToken()
  await page.evaluate((given) => Reflect.get(window, 'snap').pay(given), token)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  expect(await shop.heard()).toEqual([])
})

test('embed fills an element, without a close button, and reports like pay', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token, { method: 'embed', embedId: 'place' })
  await expect(shop.popup.getByRole('button', { name: 'Tutup' })).toHaveCount(0)
  const box = await page.locator('#place iframe').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(320)
  expect(box?.height).toBeGreaterThanOrEqual(560)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Saya bayar nanti' }).click()
  await expect.poll(shop.heard).toEqual([['onPending', 1, expect.anything()]])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('options choose language, methods, the first step and QR or app', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['gopay', 'bca_va', 'bni_va'] })
  const close = () => shop.popup.getByRole('button', { name: /Tutup|Close/ }).click()
  await shop.press(token, { language: 'en', enabledPayments: ['bca_va', 'bni_va'] })
  await expect(shop.popup.locator('main li a > span:first-child')).toHaveText(['BCA', 'BNI'])
  await expect(shop.popup.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible()
  await close()
  await shop.press(token, { selectedPaymentType: 'bni_va' })
  await expect(shop.popup.getByRole('heading', { name: 'Bayar dengan BNI' })).toBeVisible()
  await close()
  await shop.press(token, { uiMode: 'qr', enabledPayments: ['gopay'] })
  await expect(shop.popup.getByRole('button', { name: 'Tampilkan kode QR' })).toBeVisible()
  await close()
  await shop.press(token, { gopayMode: 'deeplink', enabledPayments: ['gopay'] })
  await expect(shop.popup.getByRole('button', { name: 'Lanjut ke aplikasi' })).toBeVisible()
})

test('GoPay shows a QR on a wide screen and the app step on a phone', async ({ shop }, { project }) => {
  const { token } = await shop.createToken({ enabled_payments: ['gopay'] })
  await shop.press(token)
  await shop.popup.locator('main form button').click()
  await expect(shop.popup.getByRole('button', { name: 'Bayar', exact: true })).toBeVisible()
  const type = project.name === 'phone' ? 'gopay' : 'qris'
  expect(shop.standIn.control.transactions()).toMatchObject([{ method: 'gopay', paymentType: type }])
})

test('autoCloseDelay reports pending by itself on the last page of a transfer', async ({ shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token, { autoCloseDelay: 1 })
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await expect.poll(shop.heard).toEqual([['onPending', 1, expect.anything()]])
})

test('a payment made elsewhere shows up in the open popup', async ({ shop }) => {
  const { token, orderId } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await expect(shop.popup.getByText('Nomor virtual account', { exact: true })).toBeVisible()
  shop.standIn.control.pay(orderId)
  await expect(shop.popup.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible()
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

test('messages that do not come from the popup are ignored', async ({ page, shop }) => {
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

test('works under any name the browser reached the shop by', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va'] })
  await page.goto(shop.origin.replace('127.0.0.1', 'localhost'))
  await shop.press(token)
  await shop.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await shop.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect.poll(shop.heard).toEqual([['onSuccess', 1, expect.anything()]])
})

test('a popup whose page cannot be loaded has a way out', async ({ page, shop }) => {
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

test('a popup that loses the network says so, keeps its close button and goes on afterwards', async ({
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

test('a page that the popup loses for good gives the way out back', async ({ page, shop }) => {
  const { token } = await shop.createToken()
  await shop.press(token)
  await expect(shop.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await page.context().setOffline(true)
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('src', '/midtrans/elsewhere'))
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(shop.heard).toEqual([['onClose', 0, null]])
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

test('news that comes while a step is under way does not undo the step', async ({ page, shop }) => {
  const { token } = await shop.createToken({ enabled_payments: ['bca_va', 'gopay'] })
  await shop.press(token)
  await shop.popup.getByRole('link', { name: 'BCA' }).click()
  const choose = shop.popup.getByRole('button', { name: 'Buat nomor virtual account' })
  await expect(choose).toBeVisible()
  // The page with the number does not come before the news of the number.
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
