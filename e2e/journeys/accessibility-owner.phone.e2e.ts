import { answerWith, holdBack, refuseWith } from '../shop/answers.ts'
import { expectAccessible } from '../shop/axe.ts'
import { openPage } from '../shop/complete-page.ts'
import { pathOfOrder } from '../shop/order-cards.ts'
import { expect, test } from '../shop/test.ts'

/** Check 34 of product.md section 10 for the owner: WCAG 2.2 A and AA in the states of her screens (`every-screen.phone`). */

test('check 34: a login refused, a search that finds nothing, and a new item', async ({
  page,
  ownerPage,
  viewport,
}) => {
  if (viewport) await ownerPage.setViewportSize(viewport)
  await openPage(page, '/admin-login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page, 'login, wrong')
  await openPage(ownerPage, '/admin?tab=orders&order=tidakada')
  await expect(ownerPage.getByText('No orders found', { exact: true })).toBeVisible()
  await expectAccessible(ownerPage, 'nothing found')
  await ownerPage.goto('/admin?tab=inventory')
  await ownerPage.getByRole('button', { name: 'Add Inventory Item' }).click()
  await expect(ownerPage.getByRole('dialog')).toBeVisible()
  await expectAccessible(ownerPage, 'add inventory item')
})

/** Where the owner's screens get what they show; not the session, without which there is no screen. */
const data =
  /\/api\/(orders|inventory|reviews|revenue|system|kitchen|admin\/(orders|kitchen|settings|attention|customers|audit|second-factor|sessions))/

const screensWithData = [
  '/admin',
  '/admin?tab=orders',
  '/admin?tab=inventory',
  '/admin?tab=reviews',
  '/admin/dapur',
  '/admin/pengaturan/harga',
  '/admin/keamanan',
  '/admin/catatan',
  '/production-status',
]

test('check 34: the owner’s screens while they load, and when nothing comes', async ({
  ownerPage: page,
  viewport,
}) => {
  if (viewport) await page.setViewportSize(viewport)
  for (const path of screensWithData) {
    const { letGo } = await holdBack(page, data)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, `${path} loading`)
    await letGo(refuseWith(503, 'Sedang sibuk, coba sebentar lagi.'))
    await expect(page.getByText('Sedang sibuk, coba sebentar lagi.').first()).toBeVisible()
    await expectAccessible(page, `${path} failed`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('check 34: every question the owner is asked', async ({ customer, ownerPage: page, viewport }) => {
  if (viewport) await page.setViewportSize(viewport)
  const id = await customer.hasOrdered()
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0)
  }
  const opened = async (role: 'dialog' | 'alertdialog', name: string | RegExp) => {
    await expect(page.getByRole(role, { name })).toBeVisible()
    await expectAccessible(page, `${name} open`)
    await close()
  }
  await page.goto(pathOfOrder(id))
  const card = page.getByRole('article', { name: `Order ${id}`, exact: true })
  await card.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Dibatalkan' })
  await opened('alertdialog', /^Batalkan pesanan/)
  for (const [button, name] of [
    ['Pesanan baru', 'Pesanan baru'],
    ['Unduh CSV', 'Unduh pesanan'],
    ['Suara', 'Perangkat ini'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await opened('dialog', name)
  }
  const at = new Date().toISOString()
  const item = { packageType: '20pcs', minimumStock: 10, unitPrice: 40_000, isActive: true }
  const dates = { lastRestocked: null, createdAt: at, updatedAt: at }
  await page.route('**/api/inventory', answerWith([{ id: 1, currentStock: 4, ...item, ...dates }]))
  await page.route('**/api/inventory/1/movements', answerWith({ movements: [] }))
  await page.goto('/admin?tab=inventory')
  await expectAccessible(page, 'low stock')
  for (const name of ['Catat stok', 'Riwayat stok']) {
    await page.getByRole('button', { name, exact: true }).click()
    await opened('dialog', name)
  }
})
