import { expect, type Page } from '@playwright/test'

export type OrderWish = {
  package?: 'Paket Kecil' | 'Paket Sedang' | 'Paket Besar'
  quantity?: number
  name?: string
  phone?: string
  address?: string
  notes?: string
}

const packageTypes = { 'Paket Kecil': '10pcs', 'Paket Sedang': '20pcs', 'Paket Besar': '100pcs' } as const

let orders = 0

/** A unique customer for this test. */
export const someCustomer = () => {
  orders += 1
  const unique = `${process.pid}${orders}`.slice(-7).padStart(7, '0')
  return { name: `Sari ${unique}`, phone: `0812${unique}1`, address: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi' }
}

/** Actions of a customer in the shop. */
export class Customer {
  readonly page: Page
  readonly about = someCustomer()

  constructor(page: Page) {
    this.page = page
  }

  async fillOrder({ quantity = 1, notes, ...wish }: Omit<OrderWish, 'package'> & { package?: string } = {}) {
    const { page } = this
    const { name, phone, address } = { ...this.about, ...wish }
    await page.goto('/order')
    await page.getByRole('radio', { name: new RegExp(wish.package ?? 'Paket Sedang') }).check()
    await page.getByRole('spinbutton', { name: 'Jumlah' }).fill(String(quantity))
    await page.getByLabel('Nama', { exact: true }).fill(name)
    await page.getByLabel('Nomor WhatsApp').fill(phone)
    await page.getByRole('textbox', { name: 'Alamat' }).fill(address)
    if (notes !== undefined) await page.getByRole('textbox', { name: 'Catatan' }).fill(notes)
  }

  /** Sends the filled form, and leaves the confirm dialog open. Returns the order's id. */
  async send(): Promise<number> {
    await this.page.getByRole('button', { name: 'Buat Pesanan' }).click()
    const dialog = this.page.getByRole('dialog', { name: /bayar online/ })
    await expect(dialog).toBeVisible()
    const text =
      (await this.page
        .getByText(/#\d{6}/)
        .first()
        .textContent()) ?? ''
    const id = Number(/#(\d{6})/.exec(text)?.[1])
    expect(id).toBeGreaterThan(0)
    return id
  }

  /**
   * Places an order through the API, so that this browser is its holder. Only the form also remembers it on the device.
   * Returns the order's id.
   */
  async hasOrdered({ quantity = 1, notes, ...wish }: OrderWish = {}): Promise<number> {
    const { name, phone, address } = { ...this.about, ...wish }
    const answer = await this.page.request.post('/api/orders', {
      data: {
        customerName: name,
        customerPhone: phone,
        customerAddress: address,
        packageType: packageTypes[wish.package ?? 'Paket Sedang'],
        quantity,
        isDelivery: true,
        ...(notes !== undefined && { notes }),
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).id
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
