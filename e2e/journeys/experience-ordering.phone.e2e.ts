import type { Page } from '@playwright/test'
import { holdBack, refuseWith } from '../shop/answers.ts'
import { someCustomer } from '../shop/customer.ts'
import { expect, test } from '../shop/test.ts'

// Each walks through several pages, on machines that are busy too.
test.describe.configure({ timeout: 150_000 })

const submit = (page: Page) => page.getByRole('button', { name: /Buat Pesanan|Memproses/ })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** Presses Tab until the wanted control has the focus, and looks at every stop on the way that its focus can be seen. */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    // The page may still be scrolling to it.
    await expect
      .poll(async () => (await focused(page)).isSeen, { message: (await focused(page)).name })
      .toBe(true)
    if (name.test((await focused(page)).name)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

/** The same in the provider's popup, which is drawn anew after every step. */
async function tabToInPopup(page: Page, name: RegExp) {
  const popup = page.frameLocator('iframe').first()
  await expect(popup.getByText(name).first()).toBeVisible()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const [stopName = ''] = await popup.locator(':focus').allInnerTexts()
    if (name.test(stopName.trim())) return
  }
  throw new Error(`Tab never reached ${name} in the popup`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: true }
    // A card or a star shows the focus of the radio inside it.
    const shown = element.closest('label') ?? element
    const box = shown.getBoundingClientRect()
    const bars = [...document.querySelectorAll('header, [data-sticky-bar]')].filter(
      (bar) => !bar.contains(element),
    )
    const covers = bars.map((bar) => bar.getBoundingClientRect())
    return {
      name: [element.getAttribute('aria-label'), shown.textContent, element.getAttribute('name')]
        .join(' ')
        .trim(),
      isSeen:
        [element, shown].some((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }) &&
        box.width > 0 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        covers.every((cover) => box.bottom > cover.bottom || box.top < cover.top),
    }
  })

test('check 8: by keyboard alone from the landing page to the order, its dialog and the paid invoice', async ({
  page,
}) => {
  const { name, phone, address } = someCustomer()
  await page.goto('/')
  await tabTo(page, /Langsung ke isi/)
  await tabTo(page, /Pesan Online/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /Paket Kecil/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Paket Sedang/ })).toBeChecked()
  await tabTo(page, /customerName/)
  await page.keyboard.type(name)
  await tabTo(page, /customerPhone/)
  await page.keyboard.type(phone)
  await tabTo(page, /customerAddress/)
  await page.keyboard.type(address)
  await tabTo(page, /Buat Pesanan/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'OK, bayar online' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /kami terima/ })).toBeFocused()

  await tabTo(page, /bayar online/i)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment?orderId=*')
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await tabTo(page, /Virtual Account/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Pay /)
  await page.keyboard.press('Enter')
  for (const name of [/^BCA/, /Buat nomor virtual account/, /^Bayar$/, /Kembali ke toko/]) {
    await tabToInPopup(page, name)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('**/invoice**')
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('check 9: a field is checked when it is left, and its message goes when it is right', async ({
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

test('check 10: a failed submit focuses the first wrong field, and the count links to each', async ({
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

test('check 11: every field of every form tells the phone what it is', async ({ page }) => {
  await page.goto('/order')
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
  const letGo = await holdBack(page, '**/api/orders')
  await field(page, 'customerName').focus()
  await page.keyboard.press('Enter')
  await submit(page).dblclick({ force: true })
  await expect(page.getByRole('button', { name: 'Memproses...' })).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('check 14: a failing server keeps every word, and says so in a toast and on the page', async ({
  page,
}) => {
  const { name, address } = await fillOrder(page)
  await page.route('**/api/orders', refuseWith(422, 'Maaf, stok Paket Sedang tinggal 1.'))
  await submit(page).click()
  const toasts = page.getByRole('region', { name: /Notifikasi/ })
  await expect(toasts.getByText('Gagal Membuat Pesanan')).toBeVisible()
  await expect(toasts.getByText('Maaf, stok Paket Sedang tinggal 1.')).toBeVisible()
  await expect(toasts.getByText('Gagal Membuat Pesanan')).toHaveCount(0)
  const inline = page.getByRole('main').getByRole('alert').filter({ hasText: 'Gagal Membuat Pesanan' })
  await expect(inline).toContainText('Maaf, stok Paket Sedang tinggal 1.')
  await expect(field(page, 'customerName')).toHaveValue(name)
  await page.reload()
  await expect(field(page, 'customerName')).toHaveValue(name)
  await expect(field(page, 'customerAddress')).toHaveValue(address)
})

test('check 15: after success both ways are real links, and going back sends nothing again', async ({
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
  await page.waitForLoadState('networkidle')
  expect(posts.filter((url) => url.endsWith('/api/orders'))).toEqual([])
})

test('the form still works where the code that judges it cannot be fetched', async ({
  strangerPage: page,
}) => {
  await page.route('**/assets/{schemas,order-rules}-*.js', (route) => route.abort())
  await page.goto('/order?package=20pcs')
  await field(page, 'customerName').fill('Sari')
  await field(page, 'customerPhone').fill('08123')
  await submit(page).click()
  // The server's own words, on the same fields.
  await expect(
    page.getByText('Phone number must be at least 10 digits', { exact: true }).last(),
  ).toBeVisible()
})

test('a form sent before the app is there waits for it, and nothing of it stands in the address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const letGo = await holdBack(page, '**/assets/framework-*')
  const { name, phone, address } = someCustomer()
  await page.goto('/order?package=20pcs', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /Paket Sedang/ }).check()
  await field(page, 'customerName').fill(name)
  await field(page, 'customerPhone').fill(phone)
  await field(page, 'customerAddress').fill(address)
  await submit(page).click()
  await letGo()
  await expect(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  expect(addresses.filter((each) => each.includes(phone))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms say that they need scripts, and give the phone instead of a button', async ({ page }) => {
    for (const path of ['/order', '/track-order']) {
      await page.goto(path)
      const form = page.getByRole('form')
      await expect(form.getByText('Formulir ini memerlukan JavaScript.')).toBeVisible()
      await expect(form.locator('a[href^="tel:+62"]')).toBeVisible()
      await expect(form.getByRole('button', { name: /Buat Pesanan|Lacak Pesanan/ })).toHaveCount(0)
    }
  })
})
