import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Fields of an order that journeys use. */
export type PlacedOrder = { id: number; customerName: string; customerPhone: string; totalPrice: string }

let orders = 0

/** A unique customer for this test. */
export const someCustomer = () => {
  orders += 1
  const unique = `${process.pid}${orders}`.slice(-7).padStart(7, '0')
  return { name: `Sari ${unique}`, phone: `0812${unique}1`, address: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi' }
}

/** Places an order through the API, of a unique customer unless its fields are given. */
export async function placeOrder(
  calls: APIRequestContext,
  fields: object = {},
  { name, phone, address } = someCustomer(),
): Promise<PlacedOrder> {
  const answer = await calls.post('/api/orders', {
    data: {
      ...{ customerName: name, customerPhone: phone, customerAddress: address },
      ...{ packageType: '20pcs', quantity: 1, ...fields },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** Actions of a customer in the shop. */
export class Customer {
  readonly page: Page
  readonly about = someCustomer()

  constructor(page: Page) {
    this.page = page
  }

  async fillOrder({ package: name = 'Paket Sedang', quantity = 1, notes = '' } = {}) {
    const { page, about } = this
    await page.goto('/order')
    await page.getByRole('radio', { name: new RegExp(name) }).check()
    await page.getByRole('spinbutton', { name: 'Jumlah' }).fill(String(quantity))
    await page.getByLabel('Nama', { exact: true }).fill(about.name)
    await page.getByLabel('Nomor WhatsApp').fill(about.phone)
    await page.getByRole('textbox', { name: 'Alamat' }).fill(about.address)
    await page.getByRole('textbox', { name: 'Catatan' }).fill(notes)
  }

  /** Sends the filled form, and leaves the confirm dialog open. Returns the order's id. */
  async send(): Promise<number> {
    await this.page.getByRole('button', { name: 'Buat Pesanan' }).click()
    const dialog = this.page.getByRole('dialog', { name: /bayar online/ })
    await expect(dialog).toContainText(/#\d{6}/)
    return Number(/#(\d{6})/.exec(await dialog.innerText())?.[1])
  }

  /**
   * Places an order through the API, so that this browser is its holder. Only the form also remembers it on the device.
   * Returns the order's id.
   */
  async hasOrdered(fields: object = {}): Promise<number> {
    return (await placeOrder(this.page.request, fields, this.about)).id
  }

  async choosePayment(method: 'Virtual Account' | 'GoPay') {
    await this.page.getByRole('radio', { name: new RegExp(method) }).check()
    await this.page.getByRole('button', { name: /^(Bayar|Pay)/ }).click()
  }

  /** Pays in Midtrans's popup: bank, virtual account, paid. */
  async payWithVirtualAccount(bank: 'BCA' | 'BNI' | 'BRI' | 'Mandiri' | 'Permata' | 'CIMB') {
    await this.choosePayment('Virtual Account')
    await this.popup.getByRole('link', { name: bank }).click()
    await this.popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
    await this.popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  }

  /** Midtrans's popup, an iframe. */
  get popup() {
    return this.page.frameLocator('iframe').first()
  }
}
