import { expectAccessible, expectFitsLargeText } from '@dimsum/web/testing/accessible.ts'
import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillCustomer, openShop, ownOrder } from './open-shop.tsx'

/** Promotion codes: refusals of the check and of the order, and an order that a code makes free. */

const field = page.getByRole('textbox', { name: /^(Kode promo|Promotion code)/ })
const total = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
const submit = page.getByRole('button', { name: 'Buat Pesanan' })
const dialog = page.getByRole('dialog', { name: /bayar online/ })
const opener = page.getByRole('button', { name: 'Punya kode promo?' })

const check = 'POST /api/promotion-codes/check'
const refused = (status: number, code: string, message: string, path = 'code') =>
  refuse(status, message, { code, issues: [{ path, message }] })()
const stale = refuse(409, 'Harga berubah.', { code: 'stale' })
const placed = () => Response.json(ownOrder(), { status: 201 })
const tenPercent = async (request: Request) => {
  const { code, quantity } = await request.json()
  return Response.json({ code, amount: `${quantity * 5800}.00` })
}

const open = (answers = {}, shop: 'default' | 'en' = 'default') =>
  openShop(
    '/order?package=20pcs',
    { [check]: tenPercent, ...answers },
    { hasPromotionCodes: true, languages: { shop, desk: 'default' } },
  )

async function fillOrder(code: string) {
  await fillCustomer()
  await opener.click()
  await expect.element(field).toHaveFocus()
  await field.fill(code)
}
const use = () => page.getByRole('button', { name: 'Pakai', exact: true }).click()

test('a code that was used up meanwhile shows an error at its field, and the order is possible without it', async () => {
  const sent: { promotionCode?: string }[] = []
  const usedUp = (path: string) => refused(409, 'conflict', 'Kode ini sudah habis dipakai.', path)
  open({
    // The refusal of the order makes the form check the code again.
    [check]: (request: Request) => (sent.length > 0 ? usedUp('code') : tenPercent(request)),
    'POST /api/orders': recordIn(sent, () =>
      sent.at(-1)?.promotionCode ? usedUp('promotionCode') : placed(),
    ),
  })
  await fillOrder('terakhir')
  await use()
  await expect.element(total).toHaveTextContent(/Rp\s52\.200/)
  await expectFitsLargeText('order form with a code')
  await submit.click()
  await expect.element(page.getByText('Kode ini sudah habis dipakai.').first()).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('terakhir')
  await page.getByRole('button', { name: 'Hapus kode' }).click()
  await expect.element(total).toHaveTextContent(/Rp\s58\.000/)
  await expect.element(opener).toHaveFocus()
  await submit.click()
  await expect.element(dialog).toBeVisible()
  expect(sent.map(({ promotionCode }) => promotionCode)).toEqual(['TERAKHIR', undefined])
})

test('a code that was typed but not applied is computed when the order is sent, and sent at the next press', async () => {
  const sent: object[] = []
  open({ 'POST /api/orders': recordIn(sent, () => (sent.length === 1 ? stale() : placed())) })
  await fillOrder('ingat')
  // A press, because leaving the field would apply the code.
  ;(submit.element() as HTMLElement).click()
  await expect.element(page.getByText(/belum dihitung waktu tombolnya ditekan/).first()).toBeVisible()
  await expect.element(total).toHaveTextContent(/Rp\s52\.200/)
  await submit.click()
  await expect.element(dialog).toBeVisible()
  expect(sent).toMatchObject([{ promotionCode: 'INGAT' }, { promotionCode: 'INGAT' }])
})

test.each([
  [429, 'too-many', 'Terlalu banyak kode dicoba. Coba lagi dalam 10 menit, atau pesan tanpa kode.'],
  [503, 'unavailable', 'Layanan sedang tidak tersedia.'],
])('a check that fails with %d shows why, keeps the code, and is retried by the next press', async (status, code, message) => {
  let isFailing = true
  const fail = refuse(status, message, { code })
  open({ [check]: (request: Request) => (isFailing ? fail() : tenPercent(request)) })
  await fillOrder('sinyal')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(field).toHaveValue('sinyal')
  isFailing = false
  await use()
  await expect.element(total).toHaveTextContent(/Rp\s52\.200/)
})

test('a code whose check failed is checked again when the server counts it in the order', async () => {
  const sent: unknown[] = []
  const fail = refuse(503, 'Layanan sedang tidak tersedia.')
  open({
    [check]: (request: Request) => (sent.length === 0 ? fail() : tenPercent(request)),
    'POST /api/orders': (request: Request) => {
      sent.push(request.headers.get('Expected-Total'))
      return sent.at(-1) === '52200.00' ? placed() : stale()
    },
  })
  await fillOrder('sinyal')
  await use()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await submit.click()
  await expect.element(total).toHaveTextContent(/Rp\s52\.200/)
  await submit.click()
  await expect.element(dialog).toBeVisible()
  expect(sent).toEqual(['58000.00', '52200.00'])
})

test('a wrong code is refused at its field; one below its minimum applies once the order is large enough, also after a reload', async () => {
  const answers = {
    [check]: async (request: Request) => {
      const { code, quantity } = await request.clone().json()
      if (code !== 'HEMAT10') return refused(404, 'not-found', 'Kode ini tidak dikenal.')
      const least = 'Kode ini berlaku kalau pesanan ditambah Rp42.000 lagi.'
      return quantity < 2 ? refused(409, 'conflict', least) : tenPercent(request)
    },
  }
  open(answers)
  await fillOrder('hematt')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Kode ini tidak dikenal.')).toBeVisible()
  await expect.element(field).toHaveValue('hematt')
  await expect.element(total).toHaveTextContent(/Rp\s58\.000/)
  await expectAccessible('a wrong code')
  await field.fill(' hemat10 ')
  await use()
  await expect.element(page.getByText(/ditambah Rp42\.000 lagi/)).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: 'Jumlah' })
  await quantity.fill('2')
  await expect.element(page.getByText(/Kode dipakai: -Rp\s11\.600/)).toBeVisible()
  await expectAccessible('a code applied')
  open(answers)
  await expect.element(field).toHaveValue(' hemat10 ')
  await expect.element(total).toHaveTextContent(/Rp\s104\.400/)
  await quantity.fill('1')
  await expect.element(page.getByText(/ditambah Rp42\.000 lagi/)).toBeVisible()
  await expect.element(total).toHaveTextContent(/Rp\s58\.000/)
})

test('an order with a total of zero asks for no payment on any screen', async () => {
  const free = ownOrder({
    totalPrice: '0.00',
    charges: [{ kind: 'promotion', amount: '116000.00', reason: 'GRATIS' }],
  })
  open({ 'POST /api/orders': free })
  await fillOrder('gratis')
  await use()
  await expect.element(page.getByText(/Kode dipakai/)).toBeVisible()
  await submit.click()
  await expect.element(page.getByRole('heading', { name: /Pesanan #000012/ })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  const payLinks = page.getByRole('link', { name: /[Bb]ayar/ })
  for (const [path, word] of [
    ['', 'Promo GRATIS'],
    ['/payment?orderId=12', 'Pesanan ini gratis, jadi tidak perlu dibayar.'],
    ['/invoice/12', 'Gratis'],
    ['/track-order?orderId=12', 'Gratis'],
  ]) {
    if (path) openShop(path, { 'GET /api/orders/12': free })
    await expect.element(page.getByText('Promo GRATIS').first()).toBeVisible()
    await expect.element(page.getByText(word ?? '', { exact: true }).first()).toBeVisible()
    expect(payLinks.elements()).toEqual([])
    if (path) expect(page.getByRole('radio').elements()).toEqual([])
  }
})

test('in English the field, its errors and the summary are English', async () => {
  open({}, 'en')
  await page.getByRole('button', { name: 'Have a promotion code?' }).click()
  await field.fill('save5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText(/Code applied: -Rp\s5\.800/)).toBeVisible()
  await page.getByRole('button', { name: /see the order summary/ }).click()
  const summary = page.getByRole('dialog', { name: 'Order summary' })
  await expect.element(summary).toHaveTextContent(/Promotion SAVE5-Rp\s5\.800/)
})
