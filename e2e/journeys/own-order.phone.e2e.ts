import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { someCustomer } from '../shop/customer.ts'
import { type Desk, type DeskOrder, expect, test } from '../shop/desk.ts'
import { cardOf, openOrders, track } from '../shop/order-cards.ts'

/** Customers change their order until the owner's time of the day before; the owner sees the changes. */
test.use({ ownShop: 'own-order' })

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
const takenOn = async (desk: Desk, day: string) => {
  const answer = await desk.owner.get('/api/admin/kitchen/days', { params: { from: day, to: day } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).days[0].taken
}

test('a customer changes an order, asks to cancel it once it is paid, and sees the owner’s reply; the desk sees each step live', async ({
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
  await form.getByLabel('Alamat').fill('Jl. Kenanga No. 21, Bekasi')
  await form.getByLabel('Catatan').fill('titip di satpam')
  await form.getByLabel('Tanggal').selectOption(dayIn(6))
  await press(strangerPage, 'Simpan perubahan')
  await expect(own(strangerPage).getByText('Perubahan tersimpan.')).toBeVisible()
  for (const shown of [strangerPage.getByRole('main'), card]) {
    await expect(shown).toContainText('Jl. Kenanga No. 21, Bekasi')
    await expect(shown).toContainText('titip di satpam')
  }
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByText(/^Diubah sendiri: alamat, catatan, hari/)).toBeVisible()
  expect([await takenOn(desk, dayIn(5)), await takenOn(desk, dayIn(6))]).toEqual([0, 20])

  await desk.markPaid(order)
  await press(strangerPage, 'Minta pembatalan')
  await own(strangerPage).getByLabel('Alasan').fill('anak sakit')
  await press(strangerPage, 'Kirim permintaan')
  await expect(own(strangerPage)).toContainText('Permintaan Anda sudah kami terima')
  await page.getByRole('button', { name: /Perlu perhatian \(\d+\)/ }).click()
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
  await expect(card.locator('[data-status=cancelled]')).toBeVisible()

  await expect(own(strangerPage)).toContainText('Permintaan Anda disetujui.')
  await expect(own(strangerPage)).toContainText('Semoga lekas sembuh, Kak')
  await expect(own(strangerPage).getByRole('button')).toHaveCount(0)
  expect(answers).toHaveLength(1)
  expect(await takenOn(desk, dayIn(6))).toBe(0)
})
