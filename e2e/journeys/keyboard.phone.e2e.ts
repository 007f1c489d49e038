import type { Page } from '@playwright/test'
import { someCustomer } from '../shop/customer.ts'
import { startApp } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

/** Check 8 of product.md section 10: customers can do everything by keyboard, and the focus is always visible. */

/** Presses Tab until the wanted control has the focus, and asserts at every step that the focus is visible. */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    // The page may still be scrolling to it.
    await expect
      .poll(async () => (await focused(page)).isSeen, { message: (await focused(page)).name })
      .toBe(true)
    if (name.test((await focused(page)).name)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

/** The same in Midtrans's popup, whose document is replaced after every step. */
async function tabToInPopup(page: Page, name: RegExp) {
  const popup = page.frameLocator('iframe').first()
  await expect(popup.getByText(name).first()).toBeVisible()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const [stopName = ''] = await popup.locator(':focus').allInnerTexts()
    if (name.test(stopName.trim())) return
  }
  throw new Error(`Tab never reached ${name} in the popup`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: true }
    // Cards and stars show the focus of the radio inside them.
    const shown = element.closest('label') ?? element
    const box = shown.getBoundingClientRect()
    const bars = [...document.querySelectorAll('header, [data-sticky-bar]')].filter(
      (bar) => !bar.contains(element),
    )
    const covers = bars.map((bar) => bar.getBoundingClientRect())
    return {
      name: [element.getAttribute('aria-label'), shown.textContent, element.getAttribute('name')]
        .join(' ')
        .trim(),
      isSeen:
        [element, shown].some((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }) &&
        box.width > 0 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        covers.every((cover) => box.bottom > cover.bottom || box.top < cover.top),
    }
  })

test('check 8: by keyboard alone from the landing page to the order, its dialog and the paid invoice', async ({
  page,
}) => {
  const { name, phone, address } = someCustomer()
  await page.goto('/')
  // Without the app a link loads a new document, whose focus starts at the top.
  await startApp(page)
  await tabTo(page, /Langsung ke isi/)
  await tabTo(page, /Pesan Online/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /Paket Kecil/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Paket Sedang/ })).toBeChecked()
  await tabTo(page, /customerName/)
  await page.keyboard.type(name)
  await tabTo(page, /customerPhone/)
  await page.keyboard.type(phone)
  await tabTo(page, /customerAddress/)
  await page.keyboard.type(address)
  await tabTo(page, /Buat Pesanan/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'OK, bayar online' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /kami terima/ })).toBeFocused()

  await tabTo(page, /bayar online/i)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment?orderId=*')
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await tabTo(page, /Virtual Account/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Pay /)
  await page.keyboard.press('Enter')
  for (const name of [/^BCA/, /Buat nomor virtual account/, /^Bayar$/, /Kembali ke toko/]) {
    await tabToInPopup(page, name)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('**/invoice**')
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})
