import { admin } from '../shop/admin.ts'
import { Customer } from '../shop/customer.ts'
import { pathOfOrder } from '../shop/order-cards.ts'
import { answerWith, delayRequests, refuseWith } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('check 26: the label is one page of 100×150 mm, and of A6, for a short and a long address', async ({
  ownerPage,
  customer,
}) => {
  const long = `Perumahan Bumi Melati Indah Blok C4 Nomor 17, RT 05 RW 09, ${'Kelurahan Jatiasih Kecamatan Jatiasih, '.repeat(6)}patokan pagar hijau`
  for (const address of ['Jl. Melati No. 7, Bekasi', long.slice(0, 300)]) {
    const id = await new Customer(customer.page).hasOrdered({
      address,
      notes: 'sambal dipisah, titip satpam',
    })
    await ownerPage.goto(`/order-label/${id}`)
    await expect(
      ownerPage
        .getByRole('img', { name: `Barcode ORDER${String(id).padStart(6, '0')}` })
        .locator('rect')
        .first(),
    ).toBeAttached()
    // A long address is fitted after barcode and fonts have loaded.
    await expect.poll(async () => pages(await ownerPage.pdf({ preferCSSPageSize: true }))).toBe(1)
    expect(pages(await ownerPage.pdf({ width: '105mm', height: '148mm' }))).toBe(1)
    await ownerPage.emulateMedia({ media: 'print' })
    await expect(ownerPage.getByRole('button', { name: 'Print Label' })).toBeHidden()
    await ownerPage.emulateMedia({ media: null })
  }
})

/** Code 128 patterns: widths of three bars and three spaces for the values 0 to 105, and the stop. */
const patterns =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'

const valueOfBars = new Map(
  Array.from({ length: 106 }, (_, value) => [patterns.slice(value * 6, value * 6 + 6), value]),
)

/** Decodes one line of pixels (true is black); throws for an invalid Code 128 or check digit. */
function readCode128(line: readonly boolean[], unit: number): string {
  const widths: number[] = []
  let from = line.indexOf(true)
  for (let at = from; at < line.length; at += 1) {
    if (line[at + 1] === line[at]) continue
    widths.push(Math.round((at + 1 - from) / unit))
    from = at + 1
  }
  const values: number[] = []
  for (let at = 0; at + 6 <= widths.length; at += 6) {
    const value = valueOfBars.get(widths.slice(at, at + 6).join(''))
    if (value === undefined) break
    values.push(value)
  }
  const [start = 0, ...rest] = values
  const check = rest.pop()
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start)
  if (sum % 103 !== check) throw new Error(`Wrong check: ${values}`)
  let set = start === 105 ? 'C' : 'B'
  let text = ''
  for (const value of rest) {
    if (value === 99) set = 'C'
    else if (value === 100) set = 'B'
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  return text
}

test('check 27: the printed barcode, in black dots at 203 dpi, contains the order’s code', async ({
  ownerPage,
  customer,
}) => {
  const id = await customer.hasOrdered()
  await ownerPage.goto(`/order-label/${id}`)
  const barcode = ownerPage.getByRole('img', { name: /^Barcode/ })
  await expect(barcode.locator('rect').first()).toBeAttached()
  await ownerPage.emulateMedia({ media: 'print' })
  const line = await barcode.evaluate(async (svg) => {
    // A label printer has 203 dpi. One module is 0.5 mm, which is four dots.
    const { width, height } = svg.getBoundingClientRect()
    const dots = Math.round((width / 96) * 203)
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await image.decode()
    const canvas = new OffscreenCanvas(dots, Math.round((height / 96) * 203))
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.imageSmoothingEnabled = false
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { data } = pen.getImageData(0, Math.round(canvas.height / 3), dots, 1)
    return Array.from({ length: dots }, (_, dot) => (data[dot * 4] ?? 255) < 128)
  })
  expect(readCode128(line, 4)).toBe(`ORDER${String(id).padStart(6, '0')}`)
})

test('check 28: without the barcode the text is shown', async ({ ownerPage, customer }) => {
  const id = await customer.hasOrdered()
  await ownerPage.route('**/assets/JsBarcode-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const t = () => ({ default: () => { throw new Error("no") } }); export default {}',
    }),
  )
  await ownerPage.goto(`/order-label/${id}`)
  await expect(ownerPage.getByText(`ORDER${String(id).padStart(6, '0')}`, { exact: true })).toBeVisible()
})

test('check 29: the login’s texts, a guard that renders nothing, and the end of the session after 24 hours', async ({
  page,
}) => {
  await page.goto('/admin-login')
  const login = page.getByRole('button', { name: 'Login' })
  await login.click()
  await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini-kata-sandinya')
  await login.click()
  await expect(toasts(page).getByText('Login Failed')).toBeVisible()
  await expect(page.getByRole('main').getByText('Invalid username or password')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  const { release } = await delayRequests(page, '**/api/admin/session')
  await page.goto('/admin?tab=orders')
  await expect(page.getByRole('status').first()).toBeAttached()
  await expect(page.getByText('Admin Dashboard')).toHaveCount(0)
  await release()
  await page.waitForURL('**/admin-login**')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await login.click()
  await expect(toasts(page).getByText('Login Successful')).toBeVisible()
  await page.waitForURL('**/admin?tab=orders')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.evaluate(() =>
    localStorage.setItem(
      'admin-session',
      JSON.stringify({
        authenticated: true,
        loginTime: new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString(),
      }),
    ),
  )
  await page.reload()
  await page.waitForURL('**/admin-login**')
  await expect(toasts(page).getByText('Session Expired')).toBeVisible()
  await expect(toasts(page).getByText('Please log in again')).toBeVisible()
})

test('check 30: one tap changes the status before the response; an error and Urungkan revert it', async ({
  ownerPage,
  customer,
}) => {
  const id = await customer.hasOrdered()
  await ownerPage.setViewportSize({ width: 320, height: 640 })
  await ownerPage.goto(pathOfOrder(id))
  const card = ownerPage.getByRole('article', { name: `Order ${id}`, exact: true })
  const calls: string[] = []
  ownerPage.on('request', (request) => {
    if (request.method() === 'PATCH') calls.push(request.url())
  })
  const path = `**/api/orders/${id}/status`
  const { release } = await delayRequests(ownerPage, path)
  await card.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(card.locator('[data-status=confirmed]')).toBeVisible()
  await release()
  await expect(toasts(ownerPage).getByText('Status Updated')).toBeVisible()
  expect(calls).toHaveLength(1)
  await toasts(ownerPage).getByRole('button', { name: 'Urungkan' }).click()
  await expect(card.locator('[data-status=pending]')).toBeVisible()

  await ownerPage.unrouteAll({ behavior: 'ignoreErrors' })
  // A new visit: a second press on the same button right after the first counts as a double tap.
  await ownerPage.goto(pathOfOrder(id))
  await expect(card.locator('[data-status=pending]')).toBeVisible()
  await ownerPage.route(path, refuseWith(503, 'Sedang sibuk'))
  await card.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(card.getByRole('alert')).toContainText('Sedang sibuk')
  await expect(card.locator('[data-status=pending]')).toBeVisible()
})

test('check 31: search finds by name, phone and number; the chips add up; an empty result has a text', async ({
  ownerPage,
  customer,
}) => {
  const id = await customer.hasOrdered()
  await ownerPage.goto('/admin?tab=orders')
  const card = ownerPage.getByRole('article', { name: `Order ${id}`, exact: true })
  const search = ownerPage.getByRole('searchbox', { name: 'Search' })
  const padded = String(id).padStart(6, '0')
  for (const words of [customer.about.name, customer.about.phone, padded]) {
    await search.fill(words)
    await expect(card).toBeVisible()
    await expect(ownerPage.locator('[data-order]')).toHaveCount(1)
  }
  // A short number also matches phone numbers; the order with that number is listed first.
  await search.fill(String(id))
  await expect(ownerPage.locator('[data-order]').first()).toContainText(padded)
  await search.fill('tidak ada orang bernama begini')
  await expect(ownerPage.getByText('No orders found')).toBeVisible()
  await expect(ownerPage.getByRole('button', { name: 'Hapus filter' })).toBeVisible()

  const chips = await ownerPage.getByRole('group', { name: 'Status' }).locator('label').allTextContents()
  const [all = 0, ...each] = chips.map((text) => Number(/\d+$/.exec(text)?.[0]))
  expect(each).toHaveLength(6)
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all)
})

test('check 32: every chart has a caption, a name and a table with the same numbers; no NaN', async ({
  ownerPage,
  customer,
}) => {
  const id = await customer.hasOrdered()
  await ownerPage.request.patch(`/api/orders/${id}/payment`, {
    data: { isPaid: true, paymentMethod: 'cash' },
  })
  const total = await (await ownerPage.request.get('/api/revenue/total')).json()
  await ownerPage.route('**/api/revenue/total*', answerWith({ ...total, lastMonth: 0 }))
  await ownerPage.goto('/admin')
  const charts = ownerPage.getByRole('figure')
  await expect(charts.first()).toBeVisible()
  for (const chart of await charts.all()) {
    await expect(chart.locator('figcaption')).not.toBeEmpty()
    await expect(chart).toHaveAccessibleName(/.+/)
  }
  const shares = await (await ownerPage.request.get('/api/revenue/by-package')).json()
  const asTable = ownerPage.getByRole('button', { name: 'Lihat sebagai tabel' })
  while ((await asTable.count()) > 0) await asTable.first().click()
  await expect(ownerPage.getByRole('table').first()).toBeVisible()
  const rupiah = new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  })
  const table = ownerPage.getByRole('table', { name: /package/i }).first()
  for (const { revenue, orders } of shares) {
    await expect(
      table
        .getByRole('row')
        .filter({ hasText: rupiah.format(Number(revenue)) })
        .first(),
    ).toContainText(String(orders))
  }
  await expect(ownerPage.getByText(/no sales last month/i)).toBeVisible()
  expect(await ownerPage.getByRole('main').textContent()).not.toMatch(/NaN|Infinity|∞/)
})
