import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type DeskOrder, expect, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** Chat texts about an order, orders by phone, and the CSV export for bookkeeping. */
test.use({ ownShop: 'order-words' })
test.describe.configure({ mode: 'default' })

const cardOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })
const number = ({ id }: Pick<DeskOrder, 'id'>) => `#${String(id).padStart(6, '0')}`

test.describe('Kirim WA', () => {
  test.use(ownersPhone)

  /** Number and text of the chat draft that the button opens. */
  async function draft(page: Page, order: DeskOrder, button: 'Kirim WA' | 'Ingatkan bayar') {
    const chat = page.waitForEvent('popup')
    await cardOf(page, order).getByRole('button', { name: button }).click()
    const tab = await chat
    await tab.waitForURL('https://wa.me/**')
    const url = new URL(tab.url())
    await tab.close()
    return { to: url.pathname, text: url.searchParams.get('text') ?? '' }
  }

  test('opens a chat with the text for the order’s status', async ({ page, desk, strangerPage }) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const order = await desk.placeOrder({ customerName: 'Sari Dewi', customerPhone: '0812-9000-0001' })
    const no = number(order)
    await page.goto('/admin?tab=orders')
    const link = /https?:\/\/\S+/
    const textIn = async (status: string) => {
      if (status !== 'pending') {
        const reason = status === 'cancelled' ? { reason: 'stok habis' } : {}
        await desk.owner.patch(`/api/orders/${order.id}/status`, { data: { status, ...reason } })
      }
      await expect(cardOf(page, order).locator(`[data-status=${status}]`)).toBeVisible()
      const { to, text } = await draft(page, order, 'Kirim WA')
      expect(to).toBe('/6281290000001')
      return text
    }
    const pending = await textIn('pending')
    expect(pending.replace(link, '{link}')).toBe(
      `Halo Kak Sari Dewi, pesanan ${no} sudah kami terima. Kami konfirmasi sebentar lagi.\nCek status di sini: {link}`,
    )
    expect((await textIn('confirmed')).replace(link, '{link}')).toBe(
      `Halo Kak Sari Dewi, pesanan ${no} sudah kami konfirmasi. Total Rp58.000.\nCek status di sini: {link}\nTerima kasih 🙏`,
    )
    expect(await textIn('preparing')).toBe(
      `Pesanan ${no} sedang kami siapkan, Kak. Dimsumnya dibuat segar hari ini.`,
    )
    expect(await textIn('ready')).toBe(`Pesanan ${no} sudah siap dan segera kami antar ke alamat Kakak.`)
    const delivered = await textIn('delivered')
    expect(delivered.replace(link, '{link}')).toBe(
      `Pesanan ${no} sudah selesai. Semoga suka, Kak!\nBoleh minta ulasannya di sini: {link}`,
    )
    expect(await textIn('cancelled')).toBe(
      `Mohon maaf Kak Sari Dewi, pesanan ${no} kami batalkan karena stok habis.`,
    )

    // The private link opens the whole order in a new browser.
    await strangerPage.goto(link.exec(pending)?.[0] ?? '')
    await expect(strangerPage.getByText('Sari Dewi')).toBeVisible()

    const card = cardOf(page, order)
    await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
    await expect(card.getByText('Pesan WhatsApp dibuka')).toHaveCount(6)
  })

  test('reminds of an unpaid order', async ({ page, desk }) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const order = await desk.placeOrder({ customerName: 'Bu Rina' })
    await page.goto('/admin?tab=orders')
    await cardOf(page, order)
      .getByRole('button', { name: /Pembayaran, catatan, riwayat/ })
      .click()
    const { text } = await draft(page, order, 'Ingatkan bayar')
    expect(text).toContain(`Halo Kak Bu Rina, pesanan ${number(order)} masih menunggu pembayaran Rp58.000`)
    expect(text).toContain(`Bayar di sini: ${desk.url}/payment?orderId=${order.id}`)
    expect(text).toContain('Kalau sudah bayar, abaikan pesan ini ya.')
  })
})

test.describe('an order by phone', () => {
  test.use(ownersPhone)

  test('is entered during a call, with the caller’s stored data', async ({ page, desk }) => {
    const before = await desk.placeOrder({
      customerName: 'Langganan Lama',
      customerPhone: '0811-2233-4455',
      customerAddress: 'Jl. Anggrek No. 9, Bekasi',
    })
    await page.goto('/admin?tab=orders')
    await expect(cardOf(page, before)).toBeVisible()
    await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Pesanan baru' })
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expect(form.getByText('Pilih paketnya dulu.')).toBeVisible()

    await form.getByLabel('Pesanan lewat').selectOption('phone')
    await form.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
    await form.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
    await form.getByRole('button', { name: 'Tambah Paket Kecil (10 pcs)' }).click()
    await expect(form.getByText(/Rp\s146\.000/)).toBeVisible()
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expect(form.getByText('Nomor telepon belum benar. Contoh: 081234567890.')).toBeVisible()
    await expect(form.getByText('Alamat minimal 10 huruf.')).toBeVisible()

    await form.getByLabel('Nomor WhatsApp').fill('+62 811 2233 4455')
    await expect(form.getByText('Langganan Lama, 1 pesanan')).toBeVisible()
    await form.getByRole('button', { name: 'Pakai nama dan alamatnya' }).click()
    await expect(form.getByLabel('Nama')).toHaveValue('Langganan Lama')
    await expect(form.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jl. Anggrek No. 9, Bekasi')

    // Closing the dialog by mistake keeps the typed values.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
    await expect(form.getByLabel('Nama')).toHaveValue('Langganan Lama')
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    const id = before.id + 1
    await expectToast(page, 'Pesanan tercatat', `#${String(id).padStart(6, '0')}`)
    const card = cardOf(page, { id })
    await expect(card.getByText('lewat telepon')).toBeVisible()
    await expect(card.getByText('1 × 10 pcs = 10 pcs')).toBeVisible()
    await expect(card.getByText('2 × 20 pcs = 40 pcs')).toBeVisible()
    await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
    await expect(card.getByRole('listitem').filter({ hasText: 'Pesanan masuk' })).toContainText('pemilik')
  })

  test('is one order after a double press, and after a lost response and a change', async ({
    page,
    desk,
  }) => {
    const before = await desk.placeOrder()
    await page.goto('/admin?tab=orders')
    await expect(cardOf(page, before)).toBeVisible()
    const form = page.getByRole('dialog', { name: 'Pesanan baru' })
    const write = async (name: string) => {
      await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
      await form.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
      await form.getByLabel('Nomor WhatsApp').fill('0811-5566-7788')
      await form.getByLabel('Nama').fill(name)
      await form.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Anggrek No. 9, Bekasi')
    }
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/admin/orders'))
        sent.push(request.postDataJSON())
    })

    await write('Dua Ketukan')
    await form.locator('form').evaluate((each: HTMLFormElement) => {
      each.requestSubmit()
      each.requestSubmit()
    })
    await expectToast(page, 'Pesanan tercatat', number({ id: before.id + 1 }))
    expect(sent).toHaveLength(1)

    await write('Jawaban Hilang')
    // The order is stored, but a proxy responds with a gateway timeout.
    await page.route(
      '**/api/admin/orders',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 503, headers: { 'Retry-After': '60' }, body: 'late' })
      },
      { times: 1 },
    )
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expect(form.getByText('Pesanan belum tersimpan.')).toBeVisible()
    await form.getByLabel('Nama').fill('Jawaban Hilang Sekali')
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expectToast(page, 'Kiriman pertama sudah tercatat', number({ id: before.id + 2 }))
    await expect(form).toHaveCount(0)
    await expect(cardOf(page, { id: before.id + 2 })).toContainText('Jawaban Hilang')
    await expect(cardOf(page, { id: before.id + 3 })).toHaveCount(0)
  })
})

test('the CSV export opens correctly in an Indonesian spreadsheet and runs no formula', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder({
    customerName: '=HYPERLINK("http://x.example","klik")',
    customerAddress: '@SUM(A1:A9) Jl. Panjang; No. 3\nBekasi',
    notes: '+62 awalnya tambah',
  })
  await page.goto('/admin?tab=orders')
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unduh pesanan' })
  const today = await dialog.getByLabel('Sampai').inputValue()
  await dialog.getByLabel('Dari').fill('')
  await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect(dialog.getByText('Pilih tanggal awal dan akhir.')).toBeVisible()
  await dialog.getByLabel('Dari').fill(today)
  // The file arrives although the dialog was closed long before the response.
  const { release } = await delayRequests(page, '**/api/admin/orders.csv*')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await release()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`pesanan-${today}-${today}.csv`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFNo. Pesanan;Tanggal Pesan;Jam Pesan (WIB);')).toBe(true)
  expect(text).toContain(`${String(order.id).padStart(6, '0')};${today};`)
  expect(text).toContain(`"'=HYPERLINK(""http://x.example"",'""klik"")"`)
  expect(text).toContain(`"'@SUM(A1:A9) Jl. Panjang; No. 3\nBekasi"`)
  expect(text).toContain(`"'+62 awalnya tambah"`)
  // No cell begins with a formula.
  expect(text).not.toMatch(/(^|;|\n)"?[=+\-@]/)
})
