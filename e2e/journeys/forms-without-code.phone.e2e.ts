import type { Page } from '@playwright/test'
import { Customer } from '../shop/customer.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Pages without scripts, and pages whose code comes late or never. Each form by itself is tested in its app's
 * `forms.browser.test.tsx`.
 */

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('check 1: the landing page is readable and its links work, forms show the phone, and other pages say that they cannot be shown', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Halal Dimsum')
    const menu = page.locator('#products')
    for (const price of [/Rp\s30\.000/, /Rp\s58\.000/, /Rp\s270\.000/])
      await expect(menu.getByText(price)).toBeVisible()
    const contact = page.locator('#contact')
    await expect(contact).toContainText('08:00')
    await expect(contact).toContainText('21:00')
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
    // A new shop has no reviews; that text is also in the document.
    await expect(page.locator('#reviews')).toContainText(/No reviews yet|Today|ago|Yesterday/)
    await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden()

    for (const [part, name, title] of [
      ['main', 'Pesan Online', 'Pesan Dimsum Halal'],
      ['contentinfo', 'Lacak Pesanan', 'Lacak Pesanan'],
    ] as const) {
      await page.goto('/')
      await page.getByRole(part).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const form = page.getByRole('form')
      await expect(form.getByText('Formulir ini memerlukan JavaScript.')).toBeVisible()
      await expect(form.locator('.without-scripts a[href^="tel:+62"]')).toBeVisible()
      await expect(form.getByRole('button', { name: /Buat Pesanan|Lacak Pesanan/ })).toHaveCount(0)
    }

    // At the same time, because the explanation is shown after some seconds.
    const paths = ['/payment?orderId=1', '/invoice/1', '/order-label/1']
    await Promise.all(
      paths.map(async (path) => {
        const other = await context.newPage()
        await other.goto(path)
        const late = other.locator('.late-start')
        await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible({ timeout: 60_000 })
        await expect(late.locator('a[href^="tel:+62"]')).toBeVisible()
        await expect(late).toHaveCSS('padding-top', '64px')
      }),
    )
  })
})

/** What is typed by the beginning of the field's label; `true` for a box that is ticked. */
const order: Readonly<Record<string, string | true>> = {
  'Paket Kecil': true,
  // The label differs for the first package.
  '(Jumlah )?Paket Kecil \\(10 pcs\\)$': '3',
  Nama: 'Sari Wangi',
  'Nomor WhatsApp': '081234500077',
  Alamat$: 'Jl. Melati No. 7, RT 02/RW 05, Bekasi',
  'Catatan \\(opsional\\)': 'Sambal dipisah, tolong',
}
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).first()

/** Types the order before the script comes. It is kept, a focused number is replaced, and nothing is sent. */
async function typeBefore(script: 'boot' | 'main', page: Page) {
  const path = '/order?package=20pcs'
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const scripts = await delayRequests(page, `**/assets/${script}-*`)
  // This event waits for `boot`.
  await page.goto(path, { waitUntil: script === 'boot' ? 'commit' : 'domcontentloaded' })
  for (const [label, value] of Object.entries(order))
    await (value === true ? field(page, label).check() : field(page, label).fill(value))
  await page.getByRole('main').getByRole('textbox').first().press('Enter')
  const focused = field(page, '(Jumlah )?Paket Sedang \\(20 pcs\\)$')
  const more = page.getByRole('button', { name: 'Tambah Paket Besar' })
  // Before `boot` runs nothing can react to a press.
  if (script === 'main') await more.click({ clickCount: 2 })
  await focused.click()
  await releaseForm(page, 'Buat Pesanan', scripts)
  for (const [label, value] of Object.entries(order)) {
    const shown = expect(field(page, label))
    await (value === true ? shown.toBeChecked() : shown.toHaveValue(value))
  }
  await expect(field(page, 'Paket Besar \\(100 pcs\\)$')).toHaveValue(script === 'main' ? '2' : '0')
  await page.keyboard.insertText('2')
  await expect(focused).toHaveValue('2')
  expect(posts).toEqual([])
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  await page.unroute(`**/assets/${script}-*`)
}

/** Releases the delayed scripts; until then the form cannot be sent, and says why. */
async function releaseForm(page: Page, save: string, scripts: Awaited<ReturnType<typeof delayRequests>>) {
  const button = page.getByRole('button', { name: save, exact: true })
  await expect(button).toBeDisabled()
  await expect(page.getByText('Isian Anda tetap di sini')).toBeVisible()
  scripts.release()
  await expect(button).toBeEnabled()
  await expect(page.getByText('Isian Anda tetap di sini')).toHaveCount(0)
}

test('code that comes late keeps what was typed, prefills no focused field and repeats the last press, code that failed once is retried, and a page whose code never loads shows an error', async ({
  strangerPage: page,
}) => {
  await typeBefore('boot', page)
  await page.evaluate(() => sessionStorage.clear())
  await typeBefore('main', page)
  await new Customer(page).send()

  // The order is remembered, and the form would be filled in with it.
  const code = '**/assets/main-*.js'
  const first = await delayRequests(page, code)
  await page.goto('/track-order', { waitUntil: 'domcontentloaded' })
  const menu = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog')
  const [number, phone] = [page.getByLabel('Order ID'), page.getByLabel('Nomor Telepon')]
  await menu.click()
  await phone.fill('081398765432')
  await number.focus()
  await releaseForm(page, 'Lacak Pesanan', first)
  await expect(phone).toHaveValue('081398765432')
  await page.keyboard.type('12')
  await expect(number).toHaveValue('12')
  await expect(drawer).toHaveCount(0)
  await page.unroute(code)

  const scripts = await delayRequests(page, code)
  await page.goto('/privasi', { waitUntil: 'domcontentloaded' })
  await menu.click({ clickCount: 2 })
  scripts.release()
  await expect(drawer).toBeVisible()
  await page.unroute(code)

  // Once for the preload, once for the import.
  await page.route(code, (route) => route.abort(), { times: 2 })
  await page.goto('/admin-login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Halaman ini belum bisa ditampilkan')).toBeHidden()

  await page.route(code, (route) => route.abort())
  await page.goto('/payment?orderId=1')
  const late = page.locator('.late-start')
  const title = page.getByRole('heading', { name: 'Complete Your Payment' })
  await expect(title).toBeVisible()
  await expect(late).toBeHidden()
  await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible()
  await expect(title).toBeHidden()
  await expect(late.locator('a[href^="tel:+62"]')).toBeVisible()
})
