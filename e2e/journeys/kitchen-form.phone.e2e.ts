import type { Page } from '@playwright/test'
import { calendarOf, openDay, orderNumber } from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

const setDay = async (owner: Page, day: string, change: object) => {
  const answer = await owner.request.put(`/api/admin/kitchen/days/${day}`, {
    data: { capacity: null, isClosed: false, ...change },
  })
  expect(answer.status()).toBe(200)
}
const dayField = (page: Page) => page.getByRole('combobox', { name: /Tanggal kirim/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()

test("days follow the shop's clock, not the phone's; a full day names the next free one", async ({
  customer,
  page,
  ownerPage: owner,
}) => {
  const day = await openDay(page, 1)
  await setDay(owner, day, { capacity: 45 })
  const { days } = await calendarOf(page)
  const shown = days.filter(({ state }) => state !== 'too-late').map((one) => one.day)

  for (const wrongBy of [-1, 1]) {
    await page.clock.setFixedTime(new Date(Date.now() + wrongBy * 86_400_000))
    await page.goto('/order')
    await expect(dayField(page).locator(`option[value="${day}"]`)).toHaveText(/sisa 45 pcs/)
    const options = await dayField(page)
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(options.filter((value) => value !== '')).toEqual(shown)
  }
  await page.clock.setFixedTime(new Date())

  // After the cut-off the API rejects the day and names another one.
  const late = days.find(({ state }) => state === 'too-late')
  const refused = await page.request.post('/api/orders', {
    data: {
      customerName: 'Siti',
      customerPhone: '081234567890',
      customerAddress: 'Jl. Melati No. 7, Bekasi',
      packageType: '10pcs',
      deliveryDate: late?.day,
    },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(refused.status()).toBe(400)
  expect((await refused.json()).message).toMatch(/Tanggal terdekat: \p{L}+, \d+ \p{L}+\./u)

  // Two packages fit, three do not. Another customer orders while this one types.
  await customer.fillOrder({ package: 'Paket Sedang', quantity: 3 })
  await expect(dayField(page).locator(`option[value="${day}"]`)).toBeDisabled()
  await page.getByRole('spinbutton', { name: 'Jumlah' }).fill('2')
  await dayField(page).selectOption(day)
  await setDay(owner, day, { capacity: 20 })
  await submit(page)
  await expect(page.getByText(/tinggal 20 pcs\. Coba/).first()).toBeVisible()
  await expect(page.getByLabel('Nama')).toHaveValue(customer.about.name)
  await setDay(owner, day, { isClosed: true })
  await submit(page)
  await expect(page.getByText(/Dapur kami tutup pada .*\. Tanggal terdekat: /).first()).toBeVisible()
  await setDay(owner, day, {})
})

test('«Pesan lagi» on tracking and invoice fills the form from the order', async ({
  customer,
  page,
  ownerPage: owner,
}) => {
  await customer.fillOrder({ package: 'Paket Besar', notes: 'untuk ulang tahun Budi' })
  await page.getByRole('button', { name: 'Tambah Paket Kecil (10 pcs)' }).click()
  await page.getByLabel('Antar ke alamat saya').uncheck()
  await submit(page)
  const dialog = page.getByRole('dialog', { name: /bayar online/ })
  await expect(dialog).toContainText(/#\d{6}/)
  const id = Number(/#(\d{6})/.exec((await dialog.textContent()) ?? '')?.[1])
  const moved = await owner.request.patch(`/api/orders/${id}/status`, {
    data: { status: 'delivered' },
  })
  expect(moved.ok(), await moved.text()).toBe(true)

  const isFilled = async () => {
    await expect(page.getByText(`Diisi dari pesanan ${orderNumber(id)}`)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Paket Besar/ })).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Paket Kecil (10 pcs)' })).toHaveValue('1')
    await expect(page.getByLabel('Nama')).toHaveValue(customer.about.name)
    await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue(customer.about.phone)
    await expect(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue(customer.about.address)
    await expect(page.getByRole('textbox', { name: 'Catatan' })).toHaveValue('untuk ulang tahun Budi')
    await expect(page.getByLabel('Antar ke alamat saya')).not.toBeChecked()
    await expect(page).toHaveURL(/\/order$/)
  }
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await page.getByRole('link', { name: 'Pesan lagi' }).click()
  await isFilled()
  // Later changes survive a reload: the old order does not overwrite them.
  await page.getByLabel('Nama').fill('Orang Lain')
  await page.reload()
  await expect(page.getByLabel('Nama')).toHaveValue('Orang Lain')

  await page.goto(`/invoice/${id}`)
  await page.getByRole('link', { name: 'Pesan lagi' }).click()
  await isFilled()
})
