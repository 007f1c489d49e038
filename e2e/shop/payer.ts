import { expect, type Page } from '@playwright/test'
import { Customer } from './customer.ts'

/** A customer with an unpaid order, on the payment page and in Midtrans's popup. */
export class Payer extends Customer {
  orderId = 0

  /** Places an order through the API. Some names cause faults of the Midtrans stand-in (docs/stand-in.md). */
  async startOrder(name = this.about.name) {
    this.orderId = await this.hasOrdered({ name })
  }

  get path(): string {
    return `/payment?orderId=${this.orderId}`
  }

  /** Opens the order's payment page. */
  async open() {
    await this.page.goto(this.path)
    await expect(this.page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  }

  /** Creates a bank's account number in the popup. */
  async takeAccountNumber(bank = 'BCA') {
    await this.popup.getByRole('link', { name: bank, exact: true }).click()
    await this.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
    await expect(this.popup.locator('output').first()).toBeVisible()
    return (await this.popup.locator('output').first().textContent()) ?? ''
  }

  /** The popup shows the account number that was created before. */
  async seesAccountNumber(number: string) {
    await expect(this.popup.locator('output').first()).toHaveText(number)
  }

  pressInPopup(name: string) {
    return this.popup.getByRole('button', { name, exact: true }).click()
  }

  /** Starts a wallet payment in the popup: a QR code on a wide screen, an app link on a phone. */
  beginWallet() {
    return this.popup.getByRole('button', { name: /^(Tampilkan kode QR|Lanjut ke aplikasi)$/ }).click()
  }

  async sees(title: string, description?: string) {
    const toast = this.page.getByRole('listitem').filter({ hasText: title })
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible()
  }

  async isAtInvoice() {
    await this.page.waitForURL(
      (url) => url.pathname.startsWith('/invoice') && url.href.includes(String(this.orderId)),
    )
  }

  /** Whether the order is paid, by the API. */
  async isPaid(): Promise<boolean> {
    const answer = await this.page.request.get(`/api/orders/${this.orderId}`)
    return (await answer.json()).isPaid
  }
}

/** Stops the page's clock, so that its timers run only by `runFor`. */
export async function stopClock(page: Page) {
  const soon = () => page.evaluate(() => Date.now() + 100)
  // On a stalled machine the first try is in the past; the clock is stopped then, and the second try succeeds.
  await page.clock.pauseAt(await soon()).catch(async () => page.clock.pauseAt(await soon()))
}
