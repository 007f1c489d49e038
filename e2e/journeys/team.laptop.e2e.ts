import { someCustomer } from '../shop/customer.ts'
import { expect, signedOut, signIn, test } from '../shop/desk.ts'
import { labelCode, openDay, orderNumber, scanWithKeyboard } from '../shop/kitchen.ts'
import { pathOfOrder } from '../shop/order-cards.ts'
import { expectToast } from '../shop/toasts.ts'

/** The owner invites a helper, the helper works in the kitchen role, and the audit log lists it. */
test.use({ ownShop: 'team' })
test.setTimeout(300_000)

const friday = 5

test('a helper is invited, works in the kitchen, and the owner sees the changes', async ({
  page,
  desk,
  browser,
}) => {
  // User names are never reused, so each run has another one.
  const helper = { username: someCustomer().name, password: 'bambu-kukus-melati-72' }
  const day = await openDay(page, friday)
  const order = await desk.placeOrder({ deliveryDate: day, quantity: 7 })
  await desk.moveTo(order.id, 'confirmed')

  await page.goto('/admin/pengaturan')
  await page.getByRole('link', { name: 'Tim', exact: true }).click()
  await page.getByLabel('Peran', { exact: true }).selectOption({ label: 'Dapur' })
  await page.getByRole('button', { name: 'Buat undangan' }).click()
  const link = await page.getByLabel('Tautan undangan').inputValue()

  // On the helper's phone: a new name and password.
  const context = await browser.newContext({
    baseURL: desk.url,
    storageState: signedOut,
    viewport: { width: 360, height: 740 },
  })
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByText(/Anda diundang sebagai Dapur/)).toBeVisible()
  await phone.getByLabel('Nama Anda').fill(helper.username)
  await phone.getByLabel('Kata sandi', { exact: true }).fill(helper.password)
  await phone.getByRole('button', { name: 'Gabung' }).click()
  await phone.waitForURL('**/admin-login')
  await signIn(phone, helper)

  // The first screen is the kitchen, and other screens are not linked.
  await phone.waitForURL('**/admin/dapur')
  const places = phone.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(places).toHaveText(['Stok', 'Dapur', 'Pengaturan', 'Panduan'])
  await phone.goto(`/admin/dapur?day=${day}`)
  const card = phone.getByRole('article', { name: `Pesanan ${order.id}`, exact: true })
  await expect(card).toContainText('Belum bayar')
  await card.getByRole('button', { name: 'Mulai proses' }).click()
  await expect(card).toContainText('Sedang Diproses')
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: /Alamat, label, tanggal/ }).click()
  await expect(card).not.toContainText(/0812|Rp/)

  await phone.getByRole('tab', { name: 'Scan label' }).click()
  await scanWithKeyboard(phone, labelCode(order.id))
  await expect(phone.getByText(orderNumber(order.id)).first()).toBeVisible()

  // The phone number is visible at hand-over only.
  await phone.getByText('Serahkan', { exact: true }).click()
  await scanWithKeyboard(phone, labelCode(order.id))
  await expect(phone.getByText('Untuk kurir:')).toContainText('0812')

  // The owner's URLs show a message.
  await phone.goto('/admin?tab=orders')
  await expect(phone.getByText(/bukan untuk peran Anda/)).toBeVisible()
  await expect(phone.getByRole('tab')).toHaveText(['Inventory'])
  await phone.goto('/admin/pengaturan/tim')
  await expect(phone.getByText(/bukan untuk peran Anda/)).toBeVisible()
  const sections = phone.getByRole('navigation', { name: 'Bagian pengaturan' })
  await expect(sections.getByRole('link')).toHaveText([/^Notifikasi/, /^Kata sandi/, /^Keamanan/])
  await phone.goto('/production-status')
  await expect(phone.getByRole('heading', { name: /bukan untuk peran Dapur/ })).toBeVisible()

  // The helper's name is on the order's timeline.
  await page.goto(pathOfOrder(order.id))
  const owners = page.getByRole('article', { name: `Order ${order.id}`, exact: true })
  await owners.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  const done = owners.getByRole('listitem').filter({ hasText: `· ${helper.username}` })
  await expect(done.filter({ hasText: 'Dikonfirmasi → Sedang Diproses' })).toHaveCount(1)
  await expect(done.filter({ hasText: 'Paket Sedang (20 pcs) siap' })).toHaveCount(1)
  await expect(done.filter({ hasText: 'Sedang Diproses → Siap' })).toHaveCount(1)

  // After the removal the helper's open screen is signed out.
  await phone.goto('/admin/dapur')
  await expect(phone.getByRole('tab', { name: 'Masak' })).toBeVisible()
  await page.goto('/admin/pengaturan/tim')
  await page.getByRole('button', { name: 'Hapus dari tim …' }).click()
  await page.getByRole('button', { name: 'Hapus dari tim', exact: true }).click()
  await expectToast(page, `${helper.username} dihapus dari tim`)
  await phone.waitForURL('**/admin-login**')
  await signIn(phone, helper)
  await expect(phone.getByText('Login Failed').first()).toBeVisible()
  await context.close()
})
