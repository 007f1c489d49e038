import { type APIRequestContext, type BrowserContext, request } from '@playwright/test'
import { pathOfOrder } from '../shop/order-cards.ts'
import { openShop } from '../shop/own-shop.ts'
import { templateSession } from '../shop/owner-session.ts'
import { expect, test } from '../shop/test.ts'

/** WhatsApp messages, from the account in `.env` to a customer who stops them. */
test.setTimeout(420_000)

let opened: Awaited<ReturnType<typeof openShop>>
let owner: BrowserContext
let provider: APIRequestContext
test.beforeAll(async ({ browser }) => {
  opened = await openShop({ WHATSAPP_TOKEN: 'demo' })
  const [, address = ''] = /WhatsApp +demo: messages go to (http:\S+)/.exec(opened.shop.printed()) ?? []
  provider = await request.newContext({ baseURL: address })
  owner = await browser.newContext({ baseURL: opened.shop.url, storageState: templateSession() })
})
test.afterAll(async () => {
  await Promise.all([owner.close(), provider.dispose()])
  await opened.end()
})

const received = async () =>
  (await (await provider.get('/control/accepted')).json()).map(
    ({ template }: { template: string }) => template,
  )
const write = (text: string) => provider.post('/control/reply', { data: { from: '6281277770001', text } })

test('the owner switches three events on, a customer orders, pays, gets three messages, writes back and stops them, and asks for them again', async ({
  browser,
}) => {
  const { shop, desk: calls } = opened
  const desk = await owner.newPage()
  await desk.goto('/admin/pengaturan')
  await desk.getByRole('link', { name: 'WhatsApp otomatis' }).click()
  await expect(desk.getByText('Akun siap mengirim.')).toBeVisible()
  for (const name of ['Pesanan masuk', 'Pembayaran diterima', 'Dikonfirmasi'])
    await desk.getByRole('checkbox', { name, exact: true }).check()
  await expect(desk.getByText(/Halo Kak Rina, pesanan 001042 sudah masuk ke .+Rp357 per pesan/)).toBeVisible()
  await desk.getByLabel('Jangan kirim pada jam istirahat').uncheck()
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await expect(desk.getByText('Tersimpan', { exact: true })).toBeVisible()
  const customer = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await customer.goto('/order')
  await expect(customer.getByText(/Kabar tentang pesanan ini bisa dikirim .+ lewat WhatsApp/)).toBeVisible()
  const order = await calls.placeOrder({ customerName: 'Siti Rahma', customerPhone: '0812-7777-0001' })
  await calls.markPaid(order)
  await calls.moveTo(order.id, 'confirmed')
  await expect
    .poll(received, { timeout: 120_000 })
    .toEqual(['order_placed_v1', 'order_paid_v1', 'order_confirmed_v1'])
  await write('Bisa diantar jam 5?')
  await write('STOP')

  await desk.goto(pathOfOrder(order.id))
  await desk.getByRole('button', { name: 'Pembayaran, catatan, riwayat' }).click()
  for (const words of [
    /WhatsApp «Pembayaran diterima»: sampai/,
    /Pelanggan menulis di WhatsApp: Bisa/,
    /tidak mau dikabari/,
  ])
    await expect(desk.getByText(words)).toBeVisible()
  const attention = await (await desk.request.get('/api/admin/attention')).json()
  expect(attention.items.map(({ kind }: { kind: string }) => kind)).toEqual(['whatsapp-reply'])

  // Later she asks by phone for messages again.
  await desk.goto('/admin/pengaturan/pelanggan')
  await desk
    .getByRole('article', { name: 'Siti Rahma' })
    .getByRole('button', { name: /^Riwayat/ })
    .click()
  const stop = desk.getByRole('checkbox', { name: 'Jangan kirim pesan WhatsApp otomatis' })
  await expect(stop).toBeChecked()
  // It changes with the answer, which `uncheck` does not wait for.
  await stop.click()
  await expect(desk.getByText('Pesan otomatis dikirim lagi', { exact: true })).toBeVisible()
  await expect(stop).not.toBeChecked()
})
