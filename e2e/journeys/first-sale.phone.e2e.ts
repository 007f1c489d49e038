import type { Page } from '@playwright/test'
import { openPage } from '../shop/complete-page.ts'
import { orderNumber } from '../shop/kitchen.ts'
import { startApp } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

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

test('check 8: by keyboard alone, with visible focus, a customer orders, finds the order again, pays by virtual account and sees Lunas; other browsers see nothing personal', async ({
  customer,
  page,
  strangerPage,
}) => {
  const { name, phone, address } = customer.about
  const enter = async (control: RegExp) => {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  // Without the app a link loads a new document, whose focus starts at the top.
  await startApp(page)
  await tabTo(page, /Langsung ke isi/)
  await enter(/Pesan Online/)
  await page.waitForURL('**/order')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /Paket Kecil/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Paket Sedang/ })).toBeChecked()
  for (const [field, text] of [
    [/customerName/, name],
    [/customerPhone/, phone],
    [/customerAddress/, address],
    [/notes/, 'titip di rumah Bu Wati'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await enter(/Buat Pesanan/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'OK, bayar online' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /kami terima/ })).toBeFocused()
  await enter(/bayar online/i)
  await page.waitForURL('**/payment?orderId=*')
  const payment = page.getByRole('heading', { name: 'Complete Your Payment' })
  await expect(payment).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('orderId'))

  // Tracking is filled in, and shown again after a reload and after Back.
  const heading = page.getByRole('heading', { name: `Order ${orderNumber(id)}` })
  await openPage(page, '/track-order')
  await enter(/^Lacak Pesanan/)
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/track-order?orderId=${id}`)
  await page.reload()
  await expect(heading).toBeVisible()
  await enter(/Bayar sekarang/)
  await expect(payment).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.goForward()

  await expect(page.getByText('tidak ada uang yang berpindah').first()).toBeVisible()
  await tabTo(page, /Virtual Account/)
  await page.keyboard.press('Space')
  await enter(/^Pay /)
  for (const step of [/^BCA/, /Buat nomor virtual account/, /^Bayar$/, /Kembali ke toko/]) {
    await tabToInPopup(page, step)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(new RegExp(`/invoice(/|\\?orderId=)${id}$`))
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText('Rp 58.000').first()).toBeVisible()

  const answers: string[] = []
  strangerPage.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  const seen: string[] = []
  const look = async () => seen.push(await strangerPage.title(), await strangerPage.content())
  await strangerPage.goto(`/invoice/${id}`)
  await expect(strangerPage.getByText(/Rp\s58\.000/).first()).toBeVisible()
  await look()
  await strangerPage.goto(`/track-order?orderId=${id}`)
  await expect(strangerPage.getByLabel('Order ID')).toHaveValue(orderNumber(id).slice(1))
  await expect(strangerPage.getByLabel('Nomor Telepon')).toHaveValue('')
  await expect(strangerPage.getByRole('heading', { name: /^Order #/ })).toHaveCount(0)
  await look()
  for (const path of [`/payment?orderId=${id}`, `/order-label/${id}`]) {
    await openPage(strangerPage, path)
    await look()
  }
  const all = [...seen, ...answers].join()
  for (const mark of [name, phone, address, 'Bu Wati']) expect(all).not.toContain(mark)
})
