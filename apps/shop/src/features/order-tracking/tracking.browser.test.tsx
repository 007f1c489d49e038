import { delayRequests, refuse } from '@dimsum/web/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inDays, masked, openShop, ownOrder, toastText } from '../../testing/open-shop.tsx'

const order = ownOrder()
const main = page.getByRole('main')
const own = '/track-order?orderId=12'
const openOwn = (change: object, settings = {}) =>
  openShop(own, { 'GET /api/orders/12': { ...order, ...change } }, settings)

async function track(id: string, phone: string) {
  await page.getByLabelText('Order ID').fill(id)
  await page.getByLabelText('Nomor Telepon').fill(phone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
}

/** Opens a page whose access call waits for the returned function. */
function openWithLateAccess(path: string) {
  let isProved = false
  const { answer, release } = delayRequests()
  openShop(path, {
    'POST /api/orders/12/access': async () => {
      const granted = await answer()
      isProved = true
      return granted
    },
    'GET /api/orders/12': () => Response.json(isProved ? order : masked(order)),
  })
  return () => release(Response.json({ id: 12, granted: true }))
}

test.each(['12', '000012', '#000012'])('check 22: an order is found by «%s»', async (written) => {
  const release = openWithLateAccess('/track-order')
  await track(written, order.customerPhone)
  await expect.element(page.getByRole('button', { name: 'Mencari...' })).toBeVisible()
  release()
  await expect.poll(toastText).toContain('Pesanan Ditemukan!')
  expect(toastText()).toContain('Order #000012 - Menunggu Konfirmasi')
})

test.each([
  ['12', 'Data Tidak Cocok', 'Order ID dan nomor telepon tidak cocok dengan data pesanan.'],
  ['999', 'Pesanan Tidak Ditemukan', 'Periksa kembali Order ID dan nomor telepon Anda.'],
  // Digits that are no valid order id.
  ['0', 'Pesanan Tidak Ditemukan', 'Periksa kembali Order ID dan nomor telepon Anda.'],
  ['1234567890', 'Pesanan Tidak Ditemukan', 'Periksa kembali Order ID dan nomor telepon Anda.'],
])('check 22: with the wrong phone, the number %s is answered «%s»', async (written, title, text) => {
  openShop('/track-order', {
    'POST /api/orders/12/access': refuse(403, 'Phone does not match'),
    'POST /api/orders/999/access': refuse(404, 'Order not found'),
  })
  await track(written, '081399998888')
  await expect.element(main.getByRole('alert')).toHaveTextContent(title)
  await expect.element(main.getByRole('alert')).toHaveTextContent(text)
  await expect.poll(toastText).toContain(title)
})

test('check 22: an invalid order number shows an error', async () => {
  openShop('/track-order')
  await track('nomor 1', '081399998888')
  await expect.element(page.getByText('Tulis angkanya saja, contoh 000001')).toBeVisible()
})

test('a private link opens its order in a tab that already shows the form for it; its key never stays in the URL', async () => {
  const release = openWithLateAccess(own)
  await expect.element(page.getByRole('button', { name: 'Lacak Pesanan' })).toBeVisible()
  location.hash = `#key=${'a'.repeat(43)}`
  await expect.element(page.getByRole('button', { name: 'Mencari...' })).toBeVisible()
  release()
  await expect
    .element(page.getByText('Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.'))
    .toBeVisible()
  expect(location.hash).toBe('')
  location.hash = `#key=${'b'.repeat(43)}`
  await expect.poll(() => location.hash).toBe('')
})

test('an order of this browser that cannot be loaded is not silently a form', async () => {
  openShop(own, { 'GET /api/orders/12': refuse(500, 'No') })
  await expect.element(main.getByRole('alert')).toHaveTextContent('Ada gangguan di toko kami')
})

test.each([
  ['a failed call keeps', 500, 'Ada gangguan di toko kami', `#key=${'a'.repeat(43)}`],
  ['a refusal removes', 403, 'Tautan ini sudah tidak berlaku', ''],
])('%s the key of a private link, for a reload', async (_, status, text, hash) => {
  openShop(own, {
    'GET /api/orders/12': masked(order),
    'POST /api/orders/12/access': refuse(status, 'No'),
  })
  await expect.element(page.getByLabelText('Nomor Telepon')).toBeVisible()
  location.hash = `#key=${'a'.repeat(43)}`
  await expect.element(main.getByRole('alert')).toHaveTextContent(text)
  await expect.poll(() => location.hash).toBe(hash)
})

describe('check 23: a tracked order', () => {
  test.each([
    ['pending', 'Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.', 0, 'rgb(252, 239, 194)'],
    ['confirmed', 'Sudah masuk jadwal dapur kami.', 1, 'rgb(221, 233, 250)'],
    ['preparing', 'Dimsum Anda sedang kami siapkan dan kukus.', 2, 'rgb(255, 228, 207)'],
    ['ready', 'Sudah siap dan menunggu diantar.', 3, 'rgb(216, 239, 220)'],
    ['delivered', 'Selesai. Selamat menikmati.', 4, 'rgb(234, 223, 247)'],
  ] as const)('that is %s says so in its sentence, colour and step', async (status, sentence, reached, colour) => {
    openOwn({ status })
    await expect.element(page.getByText(sentence)).toBeVisible()
    const badge = document.querySelector(`main [data-status=${status}]`)
    expect(badge && getComputedStyle(badge).backgroundColor).toBe(colour)
    const region = page.getByRole('region', { name: 'Status Progress' })
    const items = region.getByRole('listitem')
    expect(items.elements()).toHaveLength(5)
    expect(items.elements()[reached]?.getAttribute('aria-current')).toBe('step')
    expect(items.filter({ hasText: 'sudah' }).elements()).toHaveLength(reached)
    expect(items.filter({ hasText: 'berikutnya' }).elements()).toHaveLength(4 - reached)
  })

  test('that is cancelled shows only that, and the money that is kept', async () => {
    openOwn({ status: 'cancelled', kept: '20000.00' })
    await expect.element(page.getByText('Pesanan Dibatalkan', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Tidak dikembalikan', { exact: true })).toBeVisible()
    expect(page.getByText('Sisa tagihan').elements()).toEqual([])
    expect(page.getByRole('region', { name: 'Status Progress' }).getByRole('listitem').elements()).toEqual([])
  })
})

test('an order with a deposit is called partly paid wherever its payment is shown', async () => {
  openOwn({ amountPaid: '58000.00' })
  await expect.poll(() => page.getByText('Dibayar Sebagian', { exact: true }).elements()).toHaveLength(2)
  expect(page.getByText('Belum Bayar').elements()).toEqual([])
})

test.each([
  ['/?review=12', 'marked as a verified buyer’s.'],
  [`/?review=12#key=${'a'.repeat(43)}`, 'marked as a verified buyer’s while your link is valid (30 days).'],
])('the link %s to review an order opens the form as its buyer', async (link, text) => {
  openShop(link)
  const form = page.getByRole('form', { name: 'Write Review' })
  await expect.element(form).toHaveTextContent(text)
  expect(location.search + location.hash).toBe('')
})

test('«Ubah pesanan» without a change sends nothing and says so', async () => {
  openOwn({ deliveryDate: inDays(3) }, { customerChanges: '15:00' })
  await page.getByRole('button', { name: 'Ubah pesanan' }).click()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect.poll(toastText).toContain('Tidak ada yang diubah.')
  expect(toastText()).not.toContain('Perubahan tersimpan.')
})

test('an order keeps its package names after the menu changed', async () => {
  const name = { id: 'Hamper Lebaran', en: 'Eid Hamper' }
  const items = order.items.map((item) => ({ ...item, name, pieces: 24 }))
  for (const path of [own, '/invoice/12', '/payment?orderId=12', '/payment-demo?orderId=12']) {
    openShop(path, { 'GET /api/orders/12': { ...order, items } })
    await expect.element(page.getByText('Hamper Lebaran (24 pcs)').first()).toBeInTheDocument()
    await expect.element(page.getByText('Paket Sedang (20 pcs)')).not.toBeInTheDocument()
  }
})
