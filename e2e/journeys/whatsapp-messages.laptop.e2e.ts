import { type APIRequestContext, type BrowserContext, request } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { copyTemplate, removeShopData, type ShopData } from '../shop/database.ts'
import { expectNoSidewaysScroll } from '../shop/desk.ts'
import { templateSession } from '../shop/owner-session.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { expect, test } from '../shop/test.ts'

/** WhatsApp messages, from the account in `.env` to a customer who stops them. */
test.describe.configure({ mode: 'serial', timeout: 420_000 })

let data: ShopData
let shop: ShopProcess
let owner: BrowserContext
let provider: APIRequestContext
let orderId = 0
test.beforeAll(async ({ browser }) => {
  data = await copyTemplate()
  shop = await startShop({ ...data, WHATSAPP_TOKEN: 'demo' })
  const [, address = ''] = /WhatsApp +demo: messages go to (http:\S+)/.exec(shop.printed()) ?? []
  provider = await request.newContext({ baseURL: address })
  owner = await browser.newContext({ baseURL: shop.url, storageState: templateSession() })
})
test.afterAll(async () => {
  await Promise.all([owner.close(), provider.dispose()])
  await shop.stop()
  await removeShopData(data)
})

const phone = '0812-7777-0001'
const received = async () =>
  (await (await provider.get('/control/accepted')).json()).map(
    ({ template }: { template: string }) => template,
  )
const write = (text: string) => provider.post('/control/reply', { data: { from: '6281277770001', text } })

test('the owner switches three events on, a customer orders, pays, gets three messages, writes back and stops', async ({
  browser,
}) => {
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
  await expectAccessible(desk, 'WhatsApp settings with three events')

  // Typed text survives a reload; what another device stored meanwhile is not overwritten unseen.
  const stored = async () => (await (await desk.request.get('/api/admin/whatsapp')).json()).costPerMessage
  const cost = desk.getByLabel('Biaya per pesan')
  await cost.fill('10.50')
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await expect(cost).toHaveAccessibleDescription(/./)
  expect(await stored()).toBe(357)
  await cost.fill('400')
  const { events, quietHours } = await (await desk.request.get('/api/admin/whatsapp')).json()
  const other = { events, quietHours, costPerMessage: 360 }
  expect((await desk.request.put('/api/admin/whatsapp', { data: other })).ok()).toBe(true)
  await desk.reload()
  await expect(cost).toHaveValue('400')
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await expect(desk.getByText('Baru diubah di perangkat lain.', { exact: false }).first()).toBeVisible()
  expect(await stored()).toBe(360)
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await expect.poll(stored).toBe(400)
  const settings = (await desk.request.get('/api/admin/whatsapp')).json()
  expect(await settings).toMatchObject({ events, quietHours })

  const customer = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await customer.goto('/order')
  await expect(customer.getByText(/Kabar tentang pesanan ini bisa dikirim .+ lewat WhatsApp/)).toBeVisible()
  const placed = await customer.request.post('/api/orders', {
    data: {
      customerName: 'Siti Rahma',
      customerPhone: phone,
      customerAddress: 'Jl. Kenanga No. 5, Bekasi',
      packageType: '20pcs',
      quantity: 1,
    },
  })
  const { id } = await placed.json()
  await expect.poll(received, { timeout: 120_000 }).toEqual(['order_placed_v1'])
  const pay = { orderId: id, isPaid: true, paymentMethod: 'tunai' }
  expect((await desk.request.post('/api/payment/manual-update', { data: pay })).ok()).toBe(true)
  await expect.poll(received, { timeout: 120_000 }).toEqual(['order_placed_v1', 'order_paid_v1'])
  const move = (status: string) => desk.request.patch(`/api/orders/${id}/status`, { data: { status } })
  expect((await move('confirmed')).ok()).toBe(true)
  await expect
    .poll(received, { timeout: 120_000 })
    .toEqual(['order_placed_v1', 'order_paid_v1', 'order_confirmed_v1'])
  await write('Bisa diantar jam 5?')
  await write('STOP')
  orderId = id
})

test('the desk shows it all, in both languages, and nothing is sent to the number any more', async () => {
  const desk = await owner.newPage()
  const id = orderId
  for (const [language, words] of [
    [
      'id',
      [/WhatsApp «Pembayaran diterima»: sampai/, /Pelanggan menulis di WhatsApp: Bisa/, /tidak mau dikabari/],
    ],
    [
      'en',
      [
        /WhatsApp “Payment received”: delivered/,
        /Customer wrote by WhatsApp: Bisa/,
        /wants no more WhatsApp/,
      ],
    ],
  ] as const) {
    const saved = await desk.request.patch('/api/admin/settings', { data: { deskLanguage: language } })
    expect(saved.ok()).toBe(true)
    // The page is rendered again a moment later; its HTML contains the language.
    await expect(async () => {
      expect(await (await desk.request.get('/admin')).text()).toContain(`<html lang="${language}"`)
    }).toPass()
    for (const width of [1280, 360]) {
      await desk.setViewportSize({ width, height: 800 })
      await desk.goto(`/admin?tab=orders&order=${id}`)
      await desk.getByRole('button', { name: /Pembayaran, catatan, riwayat|Payment, notes, history/ }).click()
      for (const word of words) await expect(desk.getByText(word)).toBeVisible()
      await expectNoSidewaysScroll(desk)
      await expectAccessible(desk, `messages of an order, ${language}, ${width}`)
      await desk.goto('/admin/pengaturan/whatsapp')
      await expect(
        desk.getByText(language === 'id' ? 'Akun siap mengirim.' : 'The account can send.'),
      ).toBeVisible()
      await expectNoSidewaysScroll(desk)
      await expectAccessible(desk, `WhatsApp settings, ${language}, ${width}`)
    }
  }
  const attention = await (await desk.request.get('/api/admin/attention')).json()
  expect(attention.items.map(({ kind }: { kind: string }) => kind)).toEqual(['whatsapp-reply'])

  await desk.request.put('/api/admin/whatsapp', {
    data: { events: ['ready'], quietHours: null, costPerMessage: 357 },
  })
  const moved = await desk.request.patch(`/api/orders/${id}/status`, { data: { status: 'ready' } })
  expect(moved.ok()).toBe(true)
  const lines = async () => {
    const timeline = await desk.request.get(`/api/orders/${id}/timeline`)
    return (await timeline.json()).events.at(-1).data.state
  }
  await expect.poll(lines).toBe('dropped')
  expect(await received()).toHaveLength(3)

  // Later she asks by phone for messages again.
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/admin/pengaturan/pelanggan')
  await desk
    .getByRole('article', { name: 'Siti Rahma' })
    .getByRole('button', { name: /History, note, block, data/ })
    .click()
  const stop = desk.getByRole('checkbox', { name: 'Send no automatic WhatsApp messages' })
  await expect(stop).toBeChecked()
  await stop.uncheck()
  await expect(desk.getByText('Automatic messages resumed', { exact: true })).toBeVisible()
  await expect(stop).not.toBeChecked()
  await expectAccessible(desk, 'a customer with the switch of WhatsApp messages')
})

test('a shop without the account shows none of it', async ({ page, ownerPage }) => {
  await page.goto('/order')
  await expect(page.getByRole('link', { name: 'Privasi' }).first()).toBeVisible()
  await expect(page.getByText(/Kabar tentang pesanan ini/)).toHaveCount(0)
  await page.goto('/privasi')
  await expect(page.getByRole('heading', { name: 'Privasi', level: 1 })).toBeVisible()
  await expect(page.getByText(/Meta/)).toHaveCount(0)
  await ownerPage.goto('/admin/pengaturan/whatsapp')
  await expect(ownerPage.getByRole('link', { name: /Pelanggan/ }).first()).toBeVisible()
  await expect(ownerPage.getByText('WhatsApp otomatis')).toHaveCount(0)
})
