import type { Page } from '@playwright/test'
import { answerWith, holdBack, refuseWith, reviewOfAge, startApp } from '../shop/answers.ts'
import { expectAccessible } from '../shop/axe.ts'
import { openPage } from '../shop/complete-page.ts'
import { withPopup } from '../shop/reporting-popup.ts'
import { expectFitsLargeText, expectFitsNarrow, phoneSize } from '../shop/screen-size.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Check 34 of product.md section 10, WCAG 2.2 A and AA, in the states of its screens; and check 36 where a state has a layout
 * of its own. The screens themselves, on phone and laptop: `every-screen.phone`.
 */

/** On the narrowest phone, and with letters twice as large. */
async function expectFits(page: Page, state: string) {
  await expectFitsNarrow(page, state)
  await expectFitsLargeText(page, state)
  await page.setViewportSize(phoneSize)
}

test('check 34: the landing page with reviews, form, drawer and failure', async ({
  strangerPage: page,
  viewport,
}) => {
  if (viewport) await page.setViewportSize(viewport)
  const list = '**/api/reviews/public'
  await page.goto('/')
  await expectAccessible(page, 'landing as served')
  await startApp(page)
  await expectAccessible(page, 'landing with the app')
  await page.getByRole('button', { name: 'Write Review' }).click()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page, 'review form with messages')
  await expectFits(page, 'review form')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'drawer open')
  for (const [state, answer] of [
    ['reviews', answerWith([0, 1, 9].map((days) => reviewOfAge(days)))],
    ['no reviews', answerWith([])],
    ['reviews failed', refuseWith(503, 'Sedang sibuk')],
  ] as const) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(list, answer)
    await openPage(page, '/track-order')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/#home"]')?.click())
    await expect(page.locator('#reviews [aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, `landing, ${state}`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { letGo } = await holdBack(page, list)
  await openPage(page, '/track-order')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/#home"]')?.click())
  await expect(page.locator('[data-placeholder]').first()).toBeAttached()
  await expectAccessible(page, 'landing, reviews loading')
  await letGo()
})

test('check 34: the order form empty, wrong, sending, refused, sold out, and what follows it', async ({
  customer,
  strangerPage: page,
  viewport,
}) => {
  if (viewport) await page.setViewportSize(viewport)
  const left = [
    { packageType: '10pcs', isOrderable: false, left: 0 },
    { packageType: '20pcs', isOrderable: true, left: 2 },
  ]
  await page.route('**/api/packages/availability', answerWith(left))
  await openPage(page, '/track-order')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/order"]')?.click())
  await expect(page.getByText('Habis').first()).toBeVisible()
  await expectAccessible(page, 'sold out')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openPage(page, '/order')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(page.getByText(/isian yang perlu diperbaiki/)).toBeVisible()
  await expectAccessible(page, 'wrong')
  await page.getByRole('radio', { name: /Paket Sedang/ }).check()
  await page.getByRole('button', { name: 'Tambah paket lain' }).click()
  await page.getByRole('button', { name: /lihat ringkasan pesanan/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'summary sheet')
  await page.keyboard.press('Escape')
  await page.getByLabel('Nama').fill('Sari')
  await page.getByLabel('Nomor WhatsApp').fill('081234567890')
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
  const { letGo } = await holdBack(page, '**/api/orders')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(page.getByRole('button', { name: 'Memproses...' })).toBeVisible()
  await expectAccessible(page, 'sending')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/orders', refuseWith(409, 'Maaf, stok Paket Sedang tinggal 1.'))
  await letGo()
  await openPage(page, '/order?package=20pcs')
  await page.getByLabel('Nama').fill('Sari')
  await page.getByLabel('Nomor WhatsApp').fill('081234567890')
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(page.getByRole('main').getByText('Maaf, stok Paket Sedang tinggal 1.')).toBeVisible()
  await expectAccessible(page, 'refused, toast open')
  await page.context().setOffline(true)
  await expect(page.locator('#root').getByText('Anda sedang offline')).toBeVisible()
  await expectAccessible(page, 'offline')
  await page.context().setOffline(false)

  await customer.order()
  await expectAccessible(customer.page, 'dialog open')
  await customer.page.keyboard.press('Escape')
  await expect(customer.page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(customer.page, 'order received')
})

test('check 34: paying, in every state', async ({ customer, page, strangerPage, viewport }) => {
  if (viewport) await strangerPage.setViewportSize(viewport)
  const id = await customer.hasOrdered()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  const at = `/payment?orderId=${id}`
  await page.goto(at)
  const pay = page.getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  await pay.click()
  await expect(page.locator('[data-toasts] li')).toBeVisible()
  await expectAccessible(page, 'no method, toast open')
  await strangerPage.goto(at)
  await expect(strangerPage.getByRole('textbox')).toBeVisible()
  await expectAccessible(strangerPage, 'masked')
  const { letGo } = await holdBack(page, `**/api/orders/${id}`)
  await page.goto(at)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expectAccessible(page, 'loading')
  await expectFits(page, 'payment, loading')
  await letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, isPaid: true, paidAt: order.orderDate }))
  await page.goto(at)
  await expect(page.getByText('Payment Completed')).toBeVisible()
  await expectAccessible(page, 'paid')
})

test('check 34: what a payment comes to, and who may not pay', async ({
  customer,
  page,
  strangerPage,
  viewport,
}) => {
  if (viewport) await strangerPage.setViewportSize(viewport)
  const id = await customer.hasOrdered()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  const number = `#${String(id).padStart(6, '0')}`
  // The page stays where it is to be looked at: an answer without content leads nowhere.
  await page.route(/\/(track-order|invoice)\?/, (route) => route.fulfill({ status: 204 }))
  for (const [report, title] of [
    ['onError', 'Payment Failed'],
    ['onPending', 'Payment Pending'],
    ['onSuccess', 'Confirming your payment…'],
  ] as const) {
    await withPopup(page, report, { status_message: 'Kartu ditolak bank' })
    await page.goto(`/payment?orderId=${id}`)
    await page.getByRole('radio', { name: /Virtual Account/ }).check()
    await page.getByRole('button', { name: /^(Pay|Bayar lagi)/ }).click()
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    await expectAccessible(page, `payment, ${report}`)
  }
  for (const answer of [
    { ...order, isPaid: true, paidAt: order.orderDate },
    { ...order, status: 'cancelled' },
  ]) {
    await page.route(`**/api/orders/${id}`, answerWith(answer))
    for (const path of ['/payment', '/payment-demo']) {
      await page.goto(`${path}?orderId=${id}`)
      await expect(page.getByRole('main').getByText(number)).toBeVisible()
      await expectAccessible(page, `${path}, paid: ${answer.isPaid}, ${answer.status}`)
    }
  }
  await strangerPage.goto(`/payment-demo?orderId=${id}`)
  await expect(strangerPage.getByRole('main').getByText(number)).toBeVisible()
  await expectAccessible(strangerPage, 'demo, masked')
})

test('check 34: tracking and invoice, in every state', async ({ customer, page, strangerPage, viewport }) => {
  if (viewport) await strangerPage.setViewportSize(viewport)
  const id = await customer.order({ notes: 'sambal dipisah' })
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  await openPage(page, '/track-order')
  await expectAccessible(page, 'tracking, filled in')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  for (const status of ['pending', 'preparing', 'delivered', 'cancelled']) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(`**/api/orders/${id}`, answerWith({ ...order, status }))
    await page.goto('/track-order')
    await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
    await expect(page.locator(`main [data-status=${status}]`).first()).toBeVisible()
    await expectAccessible(page, `tracking, ${status}`)
    if (status === 'cancelled') await expectFits(page, `tracking, ${status}`)
  }
  await page.goto(`/invoice/${id}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'invoice, cancelled')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { letGo } = await holdBack(page, `**/api/orders/${id}`)
  await page.goto(`/invoice/${id}`)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expectAccessible(page, 'invoice, loading')
  await expectFits(page, 'invoice, loading')
  await letGo()

  await openPage(strangerPage, '/track-order')
  await strangerPage.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(strangerPage.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(strangerPage, 'tracking, wrong')
  await strangerPage.getByLabel('Order ID').fill(String(id))
  await strangerPage.getByLabel('Nomor Telepon').fill('081399998888')
  await strangerPage.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(strangerPage.getByRole('main').getByRole('alert')).toBeVisible()
  await expectAccessible(strangerPage, 'tracking, no match')
  await openPage(strangerPage, `/invoice/${id}`)
  await expectAccessible(strangerPage, 'invoice, masked')
})
