import type { Page } from '@playwright/test'
import { answerWith, refuseWith } from '../shop/answers.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

async function track(page: Page, id: string, phone?: string) {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(id)
  if (phone !== undefined) await page.getByLabel('Nomor Telepon').fill(phone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
}

test('check 22: an order is found however its number is written, and never by a wrong phone', async ({
  customer,
  page,
  strangerPage,
}) => {
  const id = await customer.order()
  await page.goto('/track-order')
  await expect(page.getByLabel('Order ID')).toHaveValue(String(id).padStart(6, '0'))
  await expect(page.getByLabel('Nomor Telepon')).toHaveValue(customer.about.phone)

  for (const written of [String(id), String(id).padStart(6, '0'), `#${String(id).padStart(6, '0')}`]) {
    await track(strangerPage, written, customer.about.phone)
    await expect(toasts(strangerPage).getByText('Pesanan Ditemukan!')).toBeVisible()
    await expect(
      toasts(strangerPage).getByText(`Order #${String(id).padStart(6, '0')} - Menunggu Konfirmasi`),
    ).toBeVisible()
    await strangerPage.context().clearCookies()
    await strangerPage.evaluate(() => sessionStorage.clear())
  }

  await track(strangerPage, String(id), '081399998888')
  const alert = strangerPage.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Data Tidak Cocok')
  await expect(alert).toContainText('Order ID dan nomor telepon tidak cocok dengan data pesanan.')
  await expect(toasts(strangerPage).getByText('Data Tidak Cocok')).toBeVisible()
  const { name, address, phone } = customer.about
  const seen = await strangerPage.content()
  for (const secret of [name, address, phone]) expect(seen).not.toContain(secret)

  await track(strangerPage, '999999997', '081399998888')
  await expect(alert).toContainText('Pesanan Tidak Ditemukan')
  await expect(alert).toContainText('Periksa kembali Order ID dan nomor telepon Anda.')

  // Digits that no order can have name none; only what is no number is asked to be one.
  for (const impossible of ['0', '1234567890']) {
    await track(strangerPage, impossible, '081399998888')
    await expect(alert).toContainText('Pesanan Tidak Ditemukan')
    await expect(toasts(strangerPage).getByText('Pesanan Tidak Ditemukan')).toBeVisible()
  }
  await track(strangerPage, 'nomor 1', '081399998888')
  await expect(strangerPage.getByText('Tulis angkanya saja, contoh 000001')).toBeVisible()
})

const statuses = [
  ['pending', 'Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.', 0, 'rgb(252, 239, 194)'],
  ['confirmed', 'Sudah masuk jadwal dapur kami.', 1, 'rgb(221, 233, 250)'],
  ['preparing', 'Dimsum Anda sedang kami siapkan dan kukus.', 2, 'rgb(255, 228, 207)'],
  ['ready', 'Sudah siap dan menunggu diantar.', 3, 'rgb(216, 239, 220)'],
  ['delivered', 'Selesai. Selamat menikmati.', 4, 'rgb(234, 223, 247)'],
] as const

test('check 23: every status has its colour, its sentence and its step; a cancelled order only says so', async ({
  customer,
  page,
}) => {
  const id = await customer.order()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  const show = async (status: string) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(`**/api/orders/${id}`, answerWith({ ...order, status }))
    await page.route(`**/api/orders/${id}/events`, (route) => route.abort())
    await page.goto('/track-order')
    // The customer's own device fills in the number and the phone.
    await expect(page.getByLabel('Order ID')).toHaveValue(String(id).padStart(6, '0'))
    await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  }
  // The stream of changes is cut off on purpose, which the browser reports in its console.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  for (const [status, sentence, reached, colour] of statuses) {
    await show(status)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.locator(`main [data-status=${status}]`).first()).toHaveCSS('background-color', colour)
    const steps = page.getByRole('region', { name: 'Status Progress' }).getByRole('listitem')
    await expect(steps).toHaveCount(5)
    await expect(steps.nth(reached)).toHaveAttribute('aria-current', 'step')
    await expect(steps.filter({ hasText: 'sudah' })).toHaveCount(reached)
    await expect(steps.filter({ hasText: 'berikutnya' })).toHaveCount(4 - reached)
  }
  await show('cancelled')
  await expect(page.getByText('Pesanan Dibatalkan', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Status Progress' }).getByRole('listitem')).toHaveCount(0)
})

test('check 24: the invoice without an id, of no order, of a failure, and alive on focus', async ({
  customer,
  page,
}) => {
  await page.goto('/invoice')
  await expect(page.getByText('ID Pesanan Diperlukan')).toBeVisible()
  await expect(page.getByText('Silakan masukkan ID pesanan yang valid.')).toBeVisible()
  await page.goto('/invoice/999999996')
  await expect(page.getByText('Pesanan Tidak Ditemukan')).toBeVisible()
  await expect(page.getByText('Pesanan dengan ID #999999996 tidak ditemukan.')).toBeVisible()

  const id = await customer.hasOrdered({ quantity: 2 })
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  await page.goto(`/invoice?orderId=${id}`)
  await expect(page.getByText(String(id).padStart(6, '0')).first()).toBeVisible()
  await expect(page.getByText('Belum Bayar', { exact: true })).toBeVisible()

  await page.route(`**/api/orders/${id}`, refuseWith(503, 'Sedang sibuk'))
  await page.goto(`/invoice/${id}`)
  await expect(page.getByText('Pesanan Tidak Ditemukan')).toBeVisible()

  // No rows of its own: one is derived from the order.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, items: [] }))
  await page.goto(`/invoice/${id}`)
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(/Rp\s58\.000/)
  await expect(row).toContainText(/Rp\s116\.000/)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, isPaid: true, paidAt: order.orderDate }))
  // A question already on its way, asked when the live line opened, is not asked twice.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('Lunas', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('table')).toBeVisible()
})

test('check 25: the invoice prints on one A4 page without a button, and Download prints the same sheet', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
  await page.goto(`/invoice/${id}`)
  await expect(page.getByRole('table')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Kembali ke Beranda', 'Cetak', 'Download', 'Bayar sekarang']) {
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeHidden()
  }
  await expect(page.getByText(/Rp\s58\.000/).last()).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.context().addInitScript(() => {
    window.print = () => {}
  })
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download' }).click()
  const sheet = await opened
  await expect.poll(() => sheet.title()).toBe(`Invoice-${String(id).padStart(6, '0')}`)
  await expect(sheet.getByText('INVOICE', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
})

test('the tracked order is there again after a reload and after Back, and strangers with its address see the form', async ({
  customer,
  page,
  strangerPage,
}) => {
  const id = await customer.order()
  const number = String(id).padStart(6, '0')
  const heading = page.getByRole('heading', { name: `Order #${number}` })
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/track-order?orderId=${id}`)
  await page.reload()
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'Bayar sekarang' }).click()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Lacak pesanan lain' }).click()
  await expect(page.getByLabel('Order ID')).toBeVisible()
  await expect(page).toHaveURL('/track-order')

  const answered = strangerPage.waitForResponse(`**/api/orders/${id}`)
  await strangerPage.goto(`/track-order?orderId=${id}`)
  expect(await (await answered).json()).toMatchObject({ masked: true })
  await expect(strangerPage.getByLabel('Order ID')).toHaveValue(number)
  await expect(strangerPage.getByLabel('Nomor Telepon')).toHaveValue('')
  await expect(strangerPage.getByRole('heading', { name: /^Order #/ })).toHaveCount(0)
})

test('the invoice leads to its tracking, and its buttons fit 320 px and 200 % text', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/invoice/${id}`)
  await expect(page.getByRole('link', { name: 'Simpan PDF' })).toHaveAttribute(
    'download',
    /^Invoice-\d{6}\.pdf$/,
  )
  const icon = await page.getByRole('button', { name: 'Download' }).locator('svg').boundingBox()
  expect(icon?.width).toBe(20)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const cut = await page
    .getByRole('button', { name: /^(Cetak|Download)$/ })
    .evaluateAll((buttons) => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBe(0)

  await page.getByRole('link', { name: 'Lacak pesanan ini' }).click()
  await expect(page).toHaveURL(`/track-order?orderId=${id}`)
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
})
