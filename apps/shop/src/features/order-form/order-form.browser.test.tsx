import { delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  fillCustomer,
  nameField,
  openShop,
  ownOrder,
  toastText,
  withPopup,
} from '../../testing/open-shop.tsx'

const field = (name: string) => page.elementLocator(document.querySelector(`[name=${name}]`) as Element)
const submit = page.getByRole('button', { name: /Buat Pesanan|Memproses/ })
const total = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
const quantity = page.getByRole('spinbutton', { name: 'Jumlah' })
const dialog = page.getByRole('dialog', { name: /bayar online/ })
const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'Gagal Membuat Pesanan' })

async function open(placeOrder?: object, more = {}) {
  openShop('/order?package=20pcs', { ...(placeOrder && { 'POST /api/orders': placeOrder }), ...more })
  await expect.element(submit).toBeEnabled()
}

async function send() {
  await fillCustomer()
  await submit.click()
}

/** Stops the timers. Each poll of the value moves them on by half a second, so that the waits between tries pass. */
function withStoppedTimers<T>(value: () => T) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  return () => {
    vi.advanceTimersByTime(500)
    return value()
  }
}

test.each([
  ['customerPhone', '08123', 'Phone number must be at least 10 digits', '081234567890'],
  [
    'customerPhone',
    '081234567890 / 081398765432',
    'Tulis satu nomor saja, contoh 081234567890',
    '081234567890',
  ],
  ['customerAddress', 'Jl. A', 'Address must be at least 10 characters', 'Jl. Melati No. 7'],
  ['customerEmail', 'sari@', 'Invalid email', 'sari@contoh.id'],
])('check 9: %s «%s» is refused when the field is left, and right once it is', async (name, wrong, words, right) => {
  await open()
  const message = page.getByText(words, { exact: true })
  await userEvent.type(field(name), wrong)
  await expect.element(message).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(message).toBeVisible()
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
  await field(name).fill(right)
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(field(name)).not.toHaveAttribute('aria-invalid', 'true')
})

test('check 10: a failed submit focuses the first wrong field, and the count links to each', async () => {
  await open()
  await nameField.fill('Sari')
  await submit.click()
  await expect.element(page.getByText('Ada 2 isian yang perlu diperbaiki')).toBeVisible()
  await expect.element(field('customerPhone')).toHaveFocus()
  for (const [label, name] of [
    ['Alamat', 'customerAddress'],
    ['Nomor WhatsApp', 'customerPhone'],
  ] as const) {
    await page.getByRole('link', { name: label, exact: true }).click()
    await expect.element(field(name)).toHaveFocus()
  }
})

const attributes = {
  '/order?package=20pcs': {
    quantity: { type: 'number', inputmode: 'numeric', min: '1', max: '50', step: '1' },
    customerName: { autocomplete: 'name', autocapitalize: 'words', enterkeyhint: 'next' },
    customerPhone: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', enterkeyhint: 'next' },
    customerEmail: {
      ...{ type: 'email', inputmode: 'email', autocomplete: 'email' },
      ...{ autocapitalize: 'none', spellcheck: 'false' },
    },
    customerAddress: { autocomplete: 'street-address', enterkeyhint: 'enter', rows: '3' },
    notes: { autocomplete: 'off', rows: '2' },
  },
  '/track-order': {
    orderId: { inputmode: 'numeric', enterkeyhint: 'next', placeholder: 'Contoh: 1 atau 000001' },
    phone: { type: 'tel', enterkeyhint: 'search', placeholder: '08xxxxxxxxxx' },
  },
}

test.each(
  Object.entries(attributes),
)('check 11: every field of %s tells the phone what it is', async (path, fields) => {
  openShop(path)
  await expect.poll(() => document.querySelector('main form')).not.toBeNull()
  const shown = Object.entries(fields).map(([name, expected]) => [
    name,
    Object.fromEntries(Object.keys(expected).map((each) => [each, field(name).element().getAttribute(each)])),
  ])
  expect(Object.fromEntries(shown)).toEqual(fields)
})

test('check 12: the quantity is a number from 1 to 50 once it is left, however it was typed, and the total follows', async () => {
  await open()
  const [plus, minus] = ['Tambah jumlah', 'Kurangi jumlah'].map((name) => page.getByRole('button', { name }))
  await plus?.click()
  await expect.element(quantity).toHaveValue(2)
  await expect.element(total).toHaveTextContent(/Rp\s116\.000/)
  await minus?.click()
  await minus?.click({ force: true })
  await expect.element(quantity).toHaveValue(1)
  await expect.element(minus as typeof quantity).toHaveAttribute('aria-disabled', 'true')
  for (const [typed, becomes] of [
    ['abc', 1],
    ['1e1', 10],
    ['007', 7],
    ['1e', 1],
    ['2.9', 2],
    ['-3', 1],
    ['', 1],
    ['99', 50],
  ] as const) {
    await quantity.clear()
    await quantity.click()
    if (typed !== '') await userEvent.keyboard(typed)
    await nameField.click()
    await expect.element(quantity).toHaveValue(becomes)
    const amount = new Intl.NumberFormat('id-ID').format(58_000 * becomes)
    await expect.element(total).toHaveTextContent(amount)
    const tooSmall = page.getByText('Quantity must be at least 1')
    await expect.element(tooSmall).toHaveLength(Number(typed) < 1 && typed !== '' ? 1 : 0)
  }
  await expect.element(page.getByRole('link', { name: 'Hubungi kami' })).toBeVisible()
})

test.each([
  360, 1280,
])('check 13: at %d px pressed twice, by mouse and by Enter, the order is sent once', async (width) => {
  const { answer, release } = delayRequests()
  const sent: object[] = []
  await open(recordIn(sent, answer))
  await page.viewport(width, 740)
  await fillCustomer()
  ;(nameField.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await submit.dblClick({ force: true })
  await expect
    .element(page.getByRole('button', { name: 'Memproses...' }))
    .toHaveAttribute('aria-busy', 'true')
  release(Response.json(ownOrder(), { status: 201 }))
  await expect.element(dialog).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('«Pesan lagi» keeps text typed while the order is fetched', async () => {
  const { answer, release } = delayRequests()
  openShop('/order?again=12', { 'GET /api/orders/12': answer })
  await nameField.fill('Ibu Ratna')
  release(Response.json(ownOrder()))
  await expect.element(field('customerAddress')).toHaveValue(ownOrder().customerAddress)
  await expect.element(nameField).toHaveValue('Ibu Ratna')
})

test('while the database is away the form tries again by itself, under the same key', async () => {
  const keys: (string | null)[] = []
  const away = refuse(503, 'Layanan sedang tidak tersedia.', { code: 'unavailable' }, { 'Retry-After': '1' })
  await open((request: Request) => {
    keys.push(request.headers.get('idempotency-key'))
    return keys.length < 3 ? away() : Response.json(ownOrder(), { status: 201 })
  })
  await fillCustomer()
  const isSent = withStoppedTimers(() => dialog.query() !== null)
  await submit.click()
  await expect.poll(isSent).toBe(true)
  await expect.element(page.getByText('Gagal Membuat Pesanan')).not.toBeInTheDocument()
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

const kept = 'Isian Anda masih ada.'

test.each([
  [360, 422, 'Maaf, stok Paket Sedang tinggal 1.', kept],
  [360, 403, 'Nomor ini tidak bisa memesan.', kept],
  [768, 502, '', `${kept} Tekan «Buat Pesanan» untuk mencoba lagi.`],
])('check 14: at %d px an order refused with %d is shown in a toast and on the page with a next step that can help, and every word stays', async (width, status, message, next) => {
  await open(refuse(status, message))
  await page.viewport(width, width === 360 ? 740 : 1024)
  await fillCustomer()
  const words = message || 'Terjadi kesalahan saat membuat pesanan'
  const shown = withStoppedTimers(toastText)
  await submit.click()
  await expect.poll(shown).toContain(words)
  await expect.element(problem).toHaveTextContent(words)
  expect(problem.element().textContent?.endsWith(next)).toBe(true)
  if (width > 360) {
    // Scrolled until the submit button is near the bottom of the screen.
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    scrollBy({ top: submit.element().getBoundingClientRect().top - 860, behavior: 'instant' })
    const toast = document.querySelector('[data-toasts] li')?.getBoundingClientRect()
    const { top, bottom } = submit.element().getBoundingClientRect()
    expect(toast && (bottom <= toast.top || toast.bottom <= top)).toBe(true)
  }
  openShop('/order?package=20pcs')
  await expect.element(nameField).toHaveValue('Sari')
  await expect.element(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jl. Melati No. 7, Bekasi')
})

const wrongCode = { path: 'promotionCode', message: 'Server sedang ramai.' }

test.each([
  [429, { code: 'too-many' }, 300, 'Tekan «Buat Pesanan» lagi dalam 5 menit.'],
  [503, { code: 'overloaded' }, 30, 'Tekan «Buat Pesanan» lagi dalam 1 menit.'],
  [429, { code: 'too-many', issues: [wrongCode] }, 300, 'Perbaiki yang disebut di atas'],
])('an order refused with %d %j for %d s says how long to wait, or what to correct', async (status, more, seconds, next) => {
  await open(refuse(status, 'Server sedang ramai.', more, { 'Retry-After': `${seconds}` }))
  await send()
  await expect.element(problem).toHaveTextContent(`Server sedang ramai.${kept} ${next}`)
})

test('check 15: after an order both ways are real links, the chat has number, order and total, and the form’s link starts the next one', async () => {
  await open(ownOrder({ notes: 'sambal dipisah' }))
  await send()
  const online = dialog.getByRole('link', { name: 'OK, bayar online' })
  await expect.element(online).toHaveAttribute('href', '/payment?orderId=12')
  await expect.element(dialog).toHaveTextContent('Virtual account, GoPay, atau QRIS lewat Midtrans')
  const chat = dialog.getByRole('link', { name: 'Lewat WhatsApp / COD' }).element() as HTMLAnchorElement
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/62\d{8,}\?text=/)
  const message = new URL(chat.href).searchParams.get('text') ?? ''
  for (const part of ['#000012', 'Paket Sedang (20 pcs)', '2', 'Rp116.000', 'sambal dipisah'])
    expect(message).toContain(part)
  await userEvent.keyboard('{Escape}')
  for (const name of ['Bayar online', 'Lewat WhatsApp / COD'])
    await expect.element(page.getByRole('link', { name })).toBeVisible()

  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pesan Online' }).click()
  await expect.element(nameField).toHaveValue('')
})

test('a pause that ends disappears from an open page', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const until = new Date(Date.now() + 60_000).toISOString()
  const ordering = { state: 'paused', until, nextDay: null, closedUntil: null } as const
  openShop('/order', {}, { ordering })
  const notice = page.getByText('Pesanan sedang ditutup sementara')
  await expect.element(notice).toBeVisible()
  vi.advanceTimersByTime(90_000)
  await expect.element(notice).not.toBeInTheDocument()
})

test('after a price change the form shows the new total, and sends the order once the customer agrees', async () => {
  const config = withPopup('onClose')
  const menu = config.menu.map((item) => (item.packageType === '20pcs' ? { ...item, price: 62_000 } : item))
  const shown: (string | null)[] = []
  const stale = refuse(409, 'Total sekarang Rp124.000, bukan Rp116.000.', { code: 'stale' })
  await open(
    (request: Request) => {
      shown.push(request.headers.get('expected-total'))
      return shown.length === 1 ? stale() : Response.json(ownOrder(), { status: 201 })
    },
    { 'GET /api/config': () => Response.json(shown.length > 0 ? { ...config, menu } : config) },
  )
  await fillCustomer()
  await quantity.fill('2')
  await expect.element(total).toHaveTextContent(/Rp\s116\.000/)
  await submit.click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'bukan Rp116.000' })
  await expect.element(alert).toHaveTextContent('Kalau setuju, tekan «Buat Pesanan» sekali lagi.')
  await expect.element(total).toHaveTextContent(/Rp\s124\.000/)
  await submit.click()
  await expect.element(dialog).toBeVisible()
  expect(shown).toEqual(['116000.00', '124000.00'])
})
