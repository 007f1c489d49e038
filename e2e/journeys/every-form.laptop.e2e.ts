import type { Page } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** Forms on the whole shop. Each form by itself is tested in its app's `forms.browser.test.tsx`. */
test.use({ ownShop: 'every-form', abortsRequests: true })
test.describe.configure({ mode: 'default' })

type Typed = Readonly<Record<string, string | true>>
/** What is typed by the beginning of the field's label; `true` for a box that is ticked. */
const order: Typed = {
  'Paket Kecil': true,
  // The label differs for the first package.
  '(Jumlah )?Paket Kecil \\(10 pcs\\)$': '3',
  Nama: 'Sari Wangi',
  'Nomor WhatsApp': '081234500077',
  Alamat$: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi',
  'Catatan \\(opsional\\)': 'Sambal dipisah, tolong',
}
const search: Typed = { 'Order ID': '000012', 'Nomor Telepon': '081234500077' }
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).first()
const type = async (page: Page, typed: Typed) => {
  for (const [label, value] of Object.entries(typed))
    await (value === true ? field(page, label).check() : field(page, label).fill(value))
}
const expectTyped = async (page: Page, typed: Typed) => {
  for (const [label, value] of Object.entries(typed)) {
    const shown = expect(field(page, label))
    await (value === true ? shown.toBeChecked() : shown.toHaveValue(value))
  }
}

test('text typed into a served form before its scripts is kept, a focused number is replaced, and nothing is sent', async ({
  browser,
  desk,
}) => {
  for (const [path, typed, save, script] of [
    ['/order?package=20pcs', order, 'Buat Pesanan', 'boot'],
    ['/order?package=20pcs', order, 'Buat Pesanan', 'main'],
    ['/track-order', search, 'Lacak Pesanan', 'main'],
  ] as const) {
    const context = await browser.newContext({ baseURL: desk.url })
    const page = await context.newPage()
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    const scripts = await delayRequests(page, `**/assets/${script}-*`)
    await page.goto(path, { waitUntil: 'commit' })
    await type(page, typed)
    await page.getByRole('main').getByRole('textbox').first().press('Enter')
    const focused = field(page, '(Jumlah )?Paket Sedang \\(20 pcs\\)$')
    if (typed === order) await focused.click()
    const button = page.getByRole('button', { name: save, exact: true })
    await expect(button).toBeDisabled()
    await expect(page.getByText('Isian Anda tetap di sini')).toBeVisible()
    await scripts.release()
    await expect(button).toBeEnabled()
    await expect(page.getByText('Isian Anda tetap di sini')).toHaveCount(0)
    await expectTyped(page, typed)
    if (typed === order) {
      await page.keyboard.insertText('2')
      await expect(focused).toHaveValue('2')
    }
    expect(posts).toEqual([])
    expect(page.url()).toBe(`${desk.url}${path}`)
    await context.close()
  }
})

test('an order whose answer was lost is kept over a reload, and the next press stores no second one', async ({
  strangerPage: page,
}) => {
  const stored: number[] = []
  await page.clock.install()
  await page.route(
    '**/api/orders',
    async (route) => void stored.push((await (await route.fetch()).json()).id),
  )
  await page.goto('/order?package=20pcs')
  await type(page, order)
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect.poll(() => stored.length).toBe(1)
  await page.clock.fastForward(31_000)
  await expect(
    page
      .getByRole('main')
      .getByText(/^Belum ada jawaban/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expectTyped(page, order)
  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  const placed = page.getByRole('dialog', { name: /bayar online/ })
  await expect(placed).toContainText(`#${String(stored[0]).padStart(6, '0')}`)
})
