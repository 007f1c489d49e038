import type { Page } from '@playwright/test'
import { untilComplete } from '../shop/complete-page.ts'
import { someCustomer } from '../shop/customer.ts'
import { delayRequests, refuseWith } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

const submit = (page: Page) => page.getByRole('button', { name: /Buat Pesanan|Memproses/ })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

test('check 9: a field is validated on blur, and its error disappears when the value is valid', async ({
  page,
}) => {
  await page.goto('/order')
  const cases = [
    ['customerPhone', '08123', 'Phone number must be at least 10 digits', '081234567890'],
    ['customerAddress', 'Jl. A', 'Address must be at least 10 characters', 'Jl. Melati No. 7'],
    ['customerEmail', 'sari@', 'Invalid email', 'sari@contoh.id'],
  ] as const
  for (const [name, wrong, message, right] of cases) {
    const input = field(page, name)
    await input.pressSequentially(wrong)
    await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    await input.blur()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await input.fill(right)
    await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  }
  await field(page, 'customerName').focus()
  await field(page, 'customerName').blur()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
})

test('two phone numbers in one field are an error, in Indonesian', async ({ page }) => {
  await page.goto('/order')
  const phone = field(page, 'customerPhone')
  await phone.fill('0812 3456 7890 / 081398765432')
  await phone.blur()
  const message = page.getByText('Tulis satu nomor saja, contoh 081234567890', { exact: true })
  expect(await message.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe('id')
  await phone.fill('0812 3456 7890')
  await expect(message).toHaveCount(0)
})

test('check 10: a failed submit focuses the first invalid field, and the summary links to each', async ({
  page,
}) => {
  await page.goto('/order')
  await page.getByRole('radio', { name: /Paket Sedang/ }).check()
  await field(page, 'customerName').fill('Sari')
  await submit(page).click()
  await expect(page.getByText('Ada 2 isian yang perlu diperbaiki')).toBeVisible()
  await expect(field(page, 'customerPhone')).toBeFocused()
  for (const [label, name] of [
    ['Alamat', 'customerAddress'],
    ['Nomor WhatsApp', 'customerPhone'],
  ] as const) {
    await page.getByRole('link', { name: label, exact: true }).click()
    await expect(field(page, name)).toBeFocused()
  }
})

const attributes = [
  ['quantity', { type: 'number', inputmode: 'numeric', min: '1', max: '50', step: '1' }],
  ['customerName', { autocomplete: 'name', autocapitalize: 'words', enterkeyhint: 'next' }],
  ['customerPhone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel', enterkeyhint: 'next' }],
  [
    'customerEmail',
    { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' },
  ],
  ['customerAddress', { autocomplete: 'street-address', enterkeyhint: 'enter', rows: '3' }],
  ['notes', { autocomplete: 'off', rows: '2' }],
] as const

test('check 11: every field of every form has the right keyboard and autofill attributes', async ({
  page,
}) => {
  await page.goto('/order?package=20pcs')
  for (const [name, expected] of attributes) {
    for (const [attribute, value] of Object.entries(expected)) {
      await expect(field(page, name), `${name} ${attribute}`).toHaveAttribute(attribute, value)
    }
  }
  await page.goto('/track-order')
  await expect(field(page, 'orderId')).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page, 'orderId')).toHaveAttribute('enterkeyhint', 'next')
  await expect(field(page, 'orderId')).toHaveAttribute('placeholder', 'Contoh: 1 atau 000001')
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'phone')).toHaveAttribute('enterkeyhint', 'search')
  await expect(field(page, 'phone')).toHaveAttribute('placeholder', '08xxxxxxxxxx')
  await page.goto('/admin-login')
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'username')).toHaveAttribute('autocapitalize', 'none')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password')
})

test('check 12: the quantity stays between 1 and 50, and the total follows it', async ({ page }) => {
  await page.goto('/order?package=20pcs')
  const quantity = page.getByRole('spinbutton', { name: 'Jumlah' })
  const total = page.locator('[data-sticky-bar]')
  const plus = page.getByRole('button', { name: 'Tambah jumlah' })
  const minus = page.getByRole('button', { name: 'Kurangi jumlah' })
  await plus.click()
  await expect(quantity).toHaveValue('2')
  await expect(total).toContainText(/Rp\s116\.000/)
  await minus.click()
  await minus.click({ force: true })
  await expect(quantity).toHaveValue('1')
  await expect(minus).toHaveAttribute('aria-disabled', 'true')
  await quantity.fill('')
  await quantity.pressSequentially('abc')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('99')
  await quantity.blur()
  await expect(quantity).toHaveValue('50')
  await expect(page.getByRole('link', { name: 'Hubungi kami' })).toBeVisible()
  await expect(total).toContainText(/Rp\s2\.900\.000/)
})

async function fillOrder(page: Page, path = '/order?package=20pcs') {
  const { name, phone, address } = someCustomer()
  await page.goto(path)
  await expect(page.getByRole('radio', { name: /Paket Sedang/ })).toBeChecked()
  await field(page, 'customerName').fill(name)
  await field(page, 'customerPhone').fill(phone)
  await field(page, 'customerAddress').fill(address)
  return { name, phone, address }
}

test('check 13: pressed twice, by mouse and by Enter, the order is sent once', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) posts.push(request.url())
  })
  await fillOrder(page)
  const { release } = await delayRequests(page, '**/api/orders')
  await field(page, 'customerName').focus()
  await page.keyboard.press('Enter')
  await submit(page).dblclick({ force: true })
  await expect(page.getByRole('button', { name: 'Memproses...' })).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('during a database failover the form retries by itself, and there is one order', async ({
  page,
  ownerPage,
}) => {
  const { name } = await fillOrder(page)
  const away = {
    status: 503,
    headers: { 'Retry-After': '1' },
    json: { message: 'Layanan sedang tidak tersedia.', code: 'unavailable' },
  }
  const keys: (string | undefined)[] = []
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // First try: stored, but the response is lost. Second try: not stored. Third try: succeeds.
    if (keys.length === 1) await route.fetch()
    if (keys.length < 3) await route.fulfill(away)
    else await route.continue()
  })
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  await expect(page.getByText('Gagal Membuat Pesanan')).toHaveCount(0)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  const found = await ownerPage.request.get(`/api/orders?search=${encodeURIComponent(name)}`)
  const { orders } = await found.json()
  expect(orders.map(({ id }: { id: number }) => `#${String(id).padStart(6, '0')}`)).toEqual([
    await page
      .getByText(/^#\d{6}$/)
      .first()
      .textContent(),
  ])
})

test('check 14: a server error keeps all text, and is shown in a toast and on the page', async ({ page }) => {
  const { name, address } = await fillOrder(page)
  await page.route('**/api/orders', refuseWith(422, 'Maaf, stok Paket Sedang tinggal 1.'))
  await submit(page).click()
  await expect(toasts(page).getByText('Gagal Membuat Pesanan')).toBeVisible()
  await expect(toasts(page).getByText('Maaf, stok Paket Sedang tinggal 1.')).toBeVisible()
  await expect(toasts(page).getByText('Gagal Membuat Pesanan')).toHaveCount(0)
  const inline = page.getByRole('main').getByRole('alert').filter({ hasText: 'Gagal Membuat Pesanan' })
  await expect(inline).toContainText('Maaf, stok Paket Sedang tinggal 1.')
  await expect(field(page, 'customerName')).toHaveValue(name)
  await page.reload()
  await expect(field(page, 'customerName')).toHaveValue(name)
  await expect(field(page, 'customerAddress')).toHaveValue(address)
})

test('on a tablet a toast does not cover the bar’s button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await fillOrder(page)
  await page.route('**/api/orders', refuseWith(422, 'Maaf, stok Paket Sedang tinggal 1.'))
  await submit(page).click()
  const toast = toasts(page)
  await expect(toast).toBeVisible()
  const [above, below] = [await toast.boundingBox(), await submit(page).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('check 15: after success both ways to pay are links, and going back does not send again', async ({
  page,
  customer,
}) => {
  const id = await customer.order({ quantity: 2, notes: 'sambal dipisah' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'OK, bayar online' })).toHaveAttribute(
    'href',
    `/payment?orderId=${id}`,
  )
  const whatsapp = dialog.getByRole('link', { name: 'Lewat WhatsApp / COD' })
  const link = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(link.href).toMatch(/^https:\/\/wa\.me\/62\d{8,}\?text=/)
  const message = link.searchParams.get('text') ?? ''
  for (const part of [
    `#${String(id).padStart(6, '0')}`,
    'Paket Sedang (20 pcs)',
    '2',
    'Rp116.000',
    'sambal dipisah',
  ])
    expect(message).toContain(part)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Bayar online' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lewat WhatsApp / COD' })).toBeVisible()

  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.getByRole('link', { name: 'Bayar online' }).click()
  await page.waitForURL('**/payment?orderId=*')
  await page.goBack()
  await page.waitForURL('**/order')
  await untilComplete(page)
  expect(posts.filter((url) => url.endsWith('/api/orders'))).toEqual([])
})
