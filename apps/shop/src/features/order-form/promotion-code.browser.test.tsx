import { refuse } from '@dimsum/web/testing/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, withPopup } from '../../testing/open-shop.tsx'

beforeEach(() => sessionStorage.clear())

const opener = page.getByRole('button', { name: /^(Punya kode promo\?|Have a promotion code\?)$/ })
const code = page.getByRole('textbox', { name: /^(Kode promo|Promotion code)/ })
const open = (check: Parameters<typeof openShop>[1][string], language: 'default' | 'en' = 'default') =>
  openShop(
    '/order?package=20pcs',
    { 'POST /api/promotion-codes/check': check },
    { ...withPopup('onClose'), hasPromotionCodes: true, languages: { shop: language, desk: 'default' } },
  )

test('without a valid code the form has no field for one', async () => {
  openShop('/order?package=20pcs')
  await expect.element(page.getByRole('button', { name: 'Buat Pesanan' })).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})

test.each([
  [refuse(503, ''), /Kode belum bisa diperiksa/],
  [
    refuse(429, 'Terlalu banyak kode dicoba. Coba lagi dalam 10 menit, atau pesan tanpa kode.'),
    /dalam 10 menit/,
  ],
])('a code that cannot be checked says why, keeps what was typed, and can be taken away', async (answer, words) => {
  open(answer)
  await opener.click()
  await expect.element(code).toHaveFocus()
  await code.fill('sinyal')
  await page.getByRole('button', { name: 'Pakai', exact: true }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(code).toHaveValue('sinyal')
  await page.getByRole('button', { name: 'Hapus kode' }).click()
  await expect.element(opener).toHaveFocus()
})

test('in English the field and the reduced total are English', async () => {
  open({ code: 'SAVE5', amount: '5000.00' }, 'en')
  await opener.click()
  await code.fill('save5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText(/Code applied: -Rp\s5\.000/)).toBeVisible()
  await page.getByRole('button', { name: /see the order summary/ }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Order summary' }))
    .toHaveTextContent(/Promotion SAVE5-Rp\s5\.000/)
})
