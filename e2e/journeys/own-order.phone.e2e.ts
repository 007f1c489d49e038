import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { someCustomer } from '../shop/customer.ts'
import { type Desk, type DeskOrder, expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

/** Customers change their order until the owner's time of the day before; the owner sees the changes. */
test.use({ ownShop: 'own-order' })
test.describe.configure({ mode: 'default' })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const own = (page: Page) => page.getByRole('region', { name: 'Ubah atau batalkan' })
const press = (page: Page, name: string) => own(page).getByRole('button', { name, exact: true }).click()
const attention = (page: Page) => page.getByRole('region', { name: /Perlu perhatian/ })

const allowChanges = async (desk: Desk) => {
  const answer = await desk.owner.patch('/api/admin/settings', { data: { customerChanges: '18:00' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The document embeds the time and is rendered again shortly after a change.
  await expect(async () => {
    const document = await (await desk.owner.get('/track-order')).text()
    expect(document).toContain('"customerChanges":"18:00"')
  }).toPass()
}

/** An order held by this browser. */
const orderFor = async (page: Page, wish: object = {}): Promise<DeskOrder> => {
  const { name, phone, address } = someCustomer()
  const about = { customerName: name, customerPhone: phone, customerAddress: address }
  const goods = { packageType: '20pcs', quantity: 1, isDelivery: true }
  const answer = await page.request.post('/api/orders', { data: { ...about, ...goods, ...wish } })
  expect(answer.status(), await answer.text()).toBe(201)
  return { ...about, ...(await answer.json()) }
}
const track = async (page: Page, { id, customerPhone }: DeskOrder) => {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customerPhone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByText('Pesanan Ditemukan!', { exact: true })).toBeVisible()
}
const takenOn = async (desk: Desk, day: string) => {
  const answer = await desk.owner.get('/api/admin/kitchen/days', { params: { from: day, to: day } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).days[0].taken
}

test('a customer changes address, note and day; the desk shows it live', async ({
  strangerPage,
  page,
  desk,
}) => {
  await allowChanges(desk)
  const order = await orderFor(strangerPage, { deliveryDate: dayIn(5), notes: 'sambal dipisah' })
  await openOrders(page)
  const card = cardOf(page, order)
  await expect(card).toContainText('sambal dipisah')
  await track(strangerPage, order)
  await expect(own(strangerPage)).toContainText(/Bisa Anda ubah sendiri sampai .* 18:00 WIB/)
  await press(strangerPage, 'Ubah pesanan')
  const form = own(strangerPage).getByRole('form', { name: 'Ubah pesanan' })
  await expect(form).toBeFocused()
  await expectAccessible(strangerPage, 'tracking, change of the order')
  await strangerPage.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(strangerPage)
  await form.getByLabel('Alamat').fill('Jl. Kenanga No. 21, Bekasi')
  await form.getByLabel('Catatan').fill('titip di satpam')
  await form.getByLabel('Tanggal').selectOption(dayIn(6))
  await press(strangerPage, 'Simpan perubahan')
  await expect(own(strangerPage).getByText('Perubahan tersimpan.')).toBeVisible()
  await expect(strangerPage.getByText('Jl. Kenanga No. 21, Bekasi')).toBeVisible()
  await expect(strangerPage.getByText('titip di satpam')).toBeVisible()

  await expect(card).toContainText('Jl. Kenanga No. 21, Bekasi')
  await expect(card).toContainText('titip di satpam')
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByText(/^Diubah sendiri: alamat, catatan, hari/)).toBeVisible()
  expect([await takenOn(desk, dayIn(5)), await takenOn(desk, dayIn(6))]).toEqual([0, 20])
})

test('a customer cancels an unpaid order, and its capacity is free again', async ({
  strangerPage,
  page,
  desk,
}) => {
  await allowChanges(desk)
  const order = await orderFor(strangerPage, { deliveryDate: dayIn(7) })
  expect(await takenOn(desk, dayIn(7))).toBe(20)
  await openOrders(page)
  await track(strangerPage, order)
  await press(strangerPage, 'Batalkan pesanan')
  await own(strangerPage).getByLabel('Alasan').fill('acara diundur')
  await press(strangerPage, 'Kembali')
  await expect(own(strangerPage).getByRole('button', { name: 'Ubah pesanan' })).toBeVisible()
  await press(strangerPage, 'Batalkan pesanan')
  await own(strangerPage).getByLabel('Alasan').fill('acara diundur')
  await press(strangerPage, 'Batalkan pesanan')
  await expect(strangerPage.getByText(/acara diundur/)).toBeVisible()
  await expect(own(strangerPage)).toHaveCount(0)
  expect(await takenOn(desk, dayIn(7))).toBe(0)
  await expect(cardOf(page, order).locator('[data-status=cancelled]')).toBeVisible()
})

test('a customer requests to cancel a paid order; the owner approves, and the customer sees the reply', async ({
  strangerPage,
  page,
  desk,
}) => {
  await allowChanges(desk)
  const order = await orderFor(strangerPage, { deliveryDate: dayIn(8) })
  await desk.markPaid(order)
  await track(strangerPage, order)
  await expect(own(strangerPage).getByRole('button', { name: 'Batalkan pesanan' })).toHaveCount(0)
  await press(strangerPage, 'Minta pembatalan')
  await own(strangerPage).getByLabel('Alasan').fill('anak sakit')
  await expectAccessible(strangerPage, 'tracking, wish to cancel')
  await press(strangerPage, 'Kirim permintaan')
  await expect(own(strangerPage)).toContainText('Permintaan Anda sudah kami terima')
  await expect(own(strangerPage).getByRole('button', { name: /^Minta/ })).toHaveCount(0)

  await openOrders(page)
  await attention(page)
    .getByRole('button', { name: /Perlu perhatian \(\d+\)/ })
    .click()
  const entry = attention(page).getByRole('listitem').filter({ hasText: 'anak sakit' })
  await expect(entry).toContainText('Pelanggan minta pesanan yang sudah dibayar dibatalkan.')
  await entry.getByRole('button', { name: 'Jawab' }).click()
  await entry.getByLabel('Pesan untuk pelanggan').fill('Semoga lekas sembuh, Kak')
  await expectAccessible(page, 'orders, answer to a wish')
  // The order stays visible, and Enter in the note submits nothing.
  await expect(entry.getByRole('link', { name: new RegExp(`${order.id}$`) })).toBeVisible()
  const answers: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/decide') && answers.push(request.url())))
  await page.keyboard.press('Enter')
  await entry.getByRole('button', { name: 'Setujui' }).click()
  await expect(cardOf(page, order).locator('[data-status=cancelled]')).toBeVisible()

  await expect(own(strangerPage)).toContainText('Permintaan Anda disetujui.')
  await expect(own(strangerPage)).toContainText('Semoga lekas sembuh, Kak')
  expect(answers).toHaveLength(1)
  await expect(own(strangerPage).getByRole('button')).toHaveCount(0)
  expect(await takenOn(desk, dayIn(8))).toBe(0)
})

test('after the cut-off, or once the kitchen began, the buttons are replaced by a request form', async ({
  strangerPage,
  desk,
}) => {
  await allowChanges(desk)
  const begun = await orderFor(strangerPage)
  await track(strangerPage, begun)
  await press(strangerPage, 'Ubah pesanan')
  await desk.moveTo(begun.id, 'preparing')
  await expect(own(strangerPage)).toContainText('Pesanan ini sudah mulai disiapkan')
  await expect(own(strangerPage).getByRole('button')).toHaveCount(0)

  const late = await orderFor(strangerPage, { deliveryDate: dayIn(5) })
  // Only the customer's screen is a day ahead; the server's check has its own test.
  await strangerPage.clock.setFixedTime(Date.now() + 5 * 86_400_000)
  await track(strangerPage, late)
  await expect(own(strangerPage)).toContainText(/Batas mengubahnya sudah lewat: .* 18:00 WIB/)
  await expect(own(strangerPage).getByRole('button')).toHaveCount(0)
  const ask = own(strangerPage).getByRole('link', { name: /WhatsApp/ })
  expect(await whatsappText(strangerPage, () => ask.click())).toContain(
    `#${String(late.id).padStart(6, '0')}`,
  )
  await expectAccessible(strangerPage, 'tracking, too late')
})
