import { expect } from '@playwright/test'
import { Customer } from './customer.ts'

/** A customer with an unpaid order, on the payment page and in Midtrans's popup. */
export class Payer extends Customer {
  orderId = 0

  /** Places an order through the API. Some names cause faults of the Midtrans stand-in (docs/stand-in.md). */
  async startOrder(name = this.about.name) {
    this.orderId = await this.hasOrdered({ customerName: name })
  }

  /** Opens the order's payment page. */
  async open() {
    await this.page.goto(`/payment?orderId=${this.orderId}`)
    await expect(this.page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  }

  /** Creates a bank's account number in the popup. */
  async takeAccountNumber(bank: string) {
    await this.popup.getByRole('link', { name: bank, exact: true }).click()
    await this.pressInPopup('Buat nomor virtual account')
    await expect(this.accountNumber).toBeVisible()
    return this.accountNumber.innerText()
  }

  /** The account number that the popup shows. */
  get accountNumber() {
    return this.popup.locator('output').first()
  }

  pressInPopup(name: string) {
    return this.popup.getByRole('button', { name, exact: true }).click()
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
