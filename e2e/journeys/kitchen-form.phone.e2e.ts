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
const sentBody = async (page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> => {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/orders'),
  )
  await press()
  return (await sent).postDataJSON()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()

test('an order without kitchen features has the same request and the same prints as before', async ({
  customer,
  page,
  ownerPage: owner,
}) => {
  await customer.fillOrder({ package: 'Paket Sedang', quantity: 2, notes: 'sambal dipisah' })
  const body = await sentBody(page, () => submit(page))
  expect(Object.keys(body).sort()).toEqual(
    [
      'customerName',
      'customerPhone',
      'customerEmail',
      'customerAddress',
      'packageType',
      'quantity',
      'isDelivery',
      'notes',
    ].sort(),
  )
  const dialog = page.getByRole('dialog', { name: /bayar online/ })
  const id = Number(/#(\d{6})/.exec((await dialog.textContent()) ?? '')?.[1])
  const chat = await dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).not.toContain('Tanggal')

  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  expect(order).toMatchObject({
    packageType: '20pcs',
    quantity: 2,
    totalPrice: '116000.00',
    status: 'pending',
    isPaid: false,
    isDelivery: true,
    deliveryDate: null,
  })
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByText('2 paket', { exact: true })).toBeVisible()
  await expect(page.getByText(/Tanggal (kirim|ambil)/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pesan lagi' })).toHaveCount(0)
  await page.goto(`/invoice/${id}`)
  await expect(page.getByText('Rp 116.000').first()).toBeVisible()
  await expect(page.getByText(/Tanggal (kirim|ambil)/i)).toHaveCount(0)
  await owner.goto(`/order-label/${id}`)
  await expect(owner.getByText('Quantity')).toBeVisible()
  await expect(owner.getByText(/Delivery date|Pickup date/)).toHaveCount(0)
})

test('further packages survive a reload, have their prices, and are one order', async ({
  customer,
  page,
}) => {
  await customer.fillOrder({ package: 'Paket Besar' })
  const more = page.getByRole('group', { name: /^Paket/ })
  for (let n = 0; n < 2; n += 1)
    await more.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await more.getByRole('button', { name: 'Tambah Paket Kecil (10 pcs)' }).click()
  await more.getByRole('button', { name: 'Kurangi Paket Kecil (10 pcs)' }).click()
  await expect(page.getByText('Rp 386.000').filter({ visible: true }).first()).toBeVisible()

  await page.reload()
  await expect(more.getByRole('spinbutton', { name: 'Paket Sedang (20 pcs)' })).toHaveValue('2')
  await expect(page.getByText('Rp 386.000').filter({ visible: true }).first()).toBeVisible()

  const answers: number[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/orders')) {
      answers.push((await response.json()).id)
    }
  })
  const body = await sentBody(page, () => page.getByRole('button', { name: 'Buat Pesanan' }).dblclick())
  expect(body).toMatchObject({
    packageType: '100pcs',
    quantity: 1,
    items: [
      { packageType: '100pcs', quantity: 1 },
      { packageType: '20pcs', quantity: 2 },
    ],
  })
  const dialog = page.getByRole('dialog', { name: /bayar online/ })
  await expect(dialog).toContainText('Rp 386.000')
  const id = Number(/#(\d{6})/.exec((await dialog.textContent()) ?? '')?.[1])
  expect(new Set(answers)).toEqual(new Set([id]))
  const { totalPrice, items } = await (await page.request.get(`/api/orders/${id}`)).json()
  expect([totalPrice, items.length]).toEqual(['386000.00', 2])
  // One order per draft: the next form is empty.
  await page.goto('/order')
  await expect(page.getByLabel('Nama')).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

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
