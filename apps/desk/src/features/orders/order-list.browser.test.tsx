import type { CustomerDetail, CustomerList } from '@dimsum/contract/customers'
import type { AdminOrder } from '@dimsum/contract/orders'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, deskAnswers, orderList } from '../../testing/desk-answers.ts'
import { openDesk, toast } from '../../testing/open-desk.tsx'
import { savedFiles } from '../../testing/saved-files.ts'

/** The list of orders while it is filtered, becomes narrow or loads, and «Pesanan baru» during a call. */

const card = page.getByRole('article', { name: 'Order 12', exact: true })
const chips = page.getByRole('group', { name: 'Status' })

test('check 31: each filter and the search are asked for from the first page, a page that does not exist is the last one, and finding nothing says so', async () => {
  const asked: string[] = []
  const searched: object[] = []
  openDesk('/admin?tab=orders&page=9999', {
    'GET /api/orders': (request: Request) => {
      const { search } = new URL(request.url)
      if (!search.includes('limit=1')) asked.push(search)
      const isBeyond = search.includes('page=9999')
      return Response.json({ ...orderList(isBeyond ? [] : [anOrder()]), total: 45 })
    },
    'POST /api/admin/search/orders': recordIn(searched, () => Response.json(orderList([]))),
  })
  await page.viewport(1280, 900)
  await expect.element(page.getByText('Page 3 of 3', { exact: true })).toBeVisible()
  expect(location.search).not.toContain('9999')
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect.element(page.getByText('Page 2 of 3', { exact: true })).toBeVisible()
  await page.getByLabelText('Delivery', { exact: true }).selectOptions('pickup')
  await page.getByLabelText('Payment').selectOptions('unpaid')
  await chips.getByText('Menunggu', { exact: true }).click()
  await expect
    .poll(() => asked.at(-1)?.split(/[?&]/).sort())
    .toEqual([...['', 'delivery=pickup', 'payment=unpaid', 'status=pending']])
  await expect.element(page.getByText('Page 1 of 3', { exact: true })).toBeVisible()
  const search = page.getByLabelText('Search')
  await search.fill('0857-1234')
  await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible()
  const filters = { delivery: 'pickup', payment: 'unpaid', status: 'pending' }
  expect(searched).toContainEqual(expect.objectContaining({ ...filters, search: '0857-1234' }))
  await page.getByRole('button', { name: 'Hapus filter' }).click()
  await expect.element(search).toHaveValue('')
  await expect.element(page.getByText('Page 1 of 3', { exact: true })).toBeVisible()
})

test('the chips do not move when their counts load, and a card that no longer matches the filter keeps its place', async () => {
  const { answer, release } = delayRequests()
  let order: AdminOrder = anOrder()
  const list = () => {
    const orders = orderList(order.status === 'pending' ? [order] : [])
    return Response.json({ ...orders, fitting: { counts: orders.counts, isExact: true } })
  }
  let isLoaded = false
  openDesk('/admin?tab=orders', {
    'GET /api/orders': async () => {
      if (!isLoaded) await answer()
      return list()
    },
    'GET /api/orders/12': () => Response.json(order),
    'PATCH /api/orders/12/status': async (request: Request) => {
      order = anOrder({ status: (await request.json()).status })
      return Response.json(order)
    },
  })
  const ready = chips.getByText('Siap', { exact: true })
  await expect.element(ready).toBeVisible()
  const left = () => ready.element().getBoundingClientRect().left
  const before = left()
  isLoaded = true
  release(new Response())
  await expect.poll(() => ready.element().closest('label')?.textContent).toMatch(/\d$/)
  expect(left()).toBe(before)

  await chips.getByText('Menunggu', { exact: true }).click()
  await card.getByRole('combobox', { name: 'Status' }).selectOptions('Siap')
  await expect.poll(toast).toContain('#000012 → Siap')
  await expect.element(card.getByRole('button', { name: 'Tandai terkirim' })).toBeVisible()
  await page.getByRole('button', { name: /Muat ulang/ }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(location.search).toContain('status=pending')
})

test('a window that becomes narrow shows the same order as a card, with the typed text', async () => {
  const paid = anOrder({ isPaid: true, paidAt: anOrder().orderDate, paymentMethod: 'tunai' })
  openDesk('/admin?tab=orders', { 'GET /api/orders': orderList([anOrder({ id: 13 }), paid]) })
  await page.viewport(1280, 900)
  const grid = page.getByRole('grid')
  await grid.getByRole('rowheader', { name: /#000012/ }).click()
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  const [note, reason] = [card.getByLabelText('Catatan tim'), card.getByLabelText('Alasan dibatalkan')]
  await note.fill('titip di satpam')
  await card.getByRole('button', { name: 'Batalkan tanda lunas' }).click()
  await reason.fill('salah pesanan')
  await page.viewport(700, 900)
  await expect.element(grid).not.toBeInTheDocument()
  await expect.element(card).toBeInViewport()
  await expect.element(note).toHaveValue('titip di satpam')
  await expect.element(reason).toHaveValue('salah pesanan')
  await page.viewport(1280, 900)
  await expect.element(grid).toBeVisible()
  await expect.element(note).toHaveValue('titip di satpam')
})

test('labels and file of chosen orders are of exactly these, and a refused file says why', async () => {
  const saved = savedFiles()
  const asked: string[] = []
  const refusals = [refuse(503, 'Sedang sibuk')]
  openDesk('/admin?tab=orders', {
    'GET /api/admin/orders.csv': ({ url }: Request) => {
      asked.push(url)
      return refusals.shift()?.() ?? new Response('Nomor')
    },
  })
  await page.viewport(1280, 900)
  for (const id of [11, 12])
    await page.getByRole('checkbox', { name: `Select order ${id}`, exact: true }).click()
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  const download = bar.getByRole('button', { name: 'Unduh CSV' })
  await download.click()
  await expect.poll(toast).toContain('Berkas belum terunduhSedang sibuk')
  await download.click()
  await expect.poll(() => saved).toEqual(['pesanan-terpilih.csv'])
  const labels = bar.getByRole('link', { name: /Cetak label/ }).element() as HTMLAnchorElement
  for (const address of [labels.href, ...asked])
    expect([...new URL(address).search.matchAll(/\d+/g)].map(Number).sort()).toEqual([11, 12])
})

const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
const save = () => dialog.getByRole('button', { name: 'Simpan pesanan' }).click()
const add = () => dialog.getByRole('button', { name: /^Tambah .*Sedang/ }).click()
const open = () => page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
const fillIn = async () => {
  await add()
  await dialog.getByLabelText('Nomor WhatsApp').fill('081298761234')
  await dialog.getByLabelText('Nama', { exact: true }).fill('Bu Tini')
  await dialog.getByLabelText('Alamat').fill('Jl. Melati No. 7, Bekasi')
}

test('«Pesanan baru» says what is missing, offers the caller’s name and address, and keeps them when it is closed', async () => {
  const { customers } = deskAnswers()['POST /api/admin/search/customers'] as CustomerList
  const known = { ...customers[0], blockReason: null, history: [anOrder()] } as CustomerDetail
  const issues = [
    { path: 'order.customerPhone', message: 'Nomor telepon belum benar. Contoh: 081234567890.' },
    { path: 'order.customerAddress', message: 'Alamat minimal 10 huruf.' },
  ]
  let isDown = true
  openDesk('/admin?tab=orders', {
    'GET /api/admin/customers/:id': () =>
      isDown ? Response.json({ code: 'internal', message: '' }, { status: 500 }) : Response.json(known),
    'POST /api/admin/orders': () =>
      Response.json({ code: 'validation', message: '', issues }, { status: 400 }),
  })
  await open()
  await save()
  await expect.element(dialog.getByText('Pilih paketnya dulu.')).toBeVisible()
  await add()
  await save()
  for (const { message } of issues) await expect.element(dialog.getByText(message)).toBeVisible()
  await dialog.getByLabelText('Nomor WhatsApp').fill('+62 812 3456 7890')
  await expect.element(dialog.getByText('Riwayat pelanggan ini belum bisa dimuat.')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(dialog.getByText('Siti Rahma, 3 pesanan')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pakai nama dan alamatnya' }).click()
  const name = dialog.getByLabelText('Nama', { exact: true })
  await expect.element(name).toHaveValue('Siti Rahma')
  await expect.element(dialog.getByLabelText('Alamat')).toHaveValue(anOrder().customerAddress)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(name).toHaveValue('Siti Rahma')
  await userEvent.keyboard('{Escape}')
})

test('«Pesanan baru» shows each error once, and clears it once something changes', async () => {
  const config = shopConfig()
  const menu = config.menu.map((item) => (item.packageType === '20pcs' ? { ...item, price: 62_000 } : item))
  const refusals = [
    { code: 'price-changed', message: 'Totalnya sekarang Rp62.000.' },
    {
      ...{ code: 'validation', message: 'Dapur tutup pada tanggal itu.' },
      issues: [{ path: 'order.deliveryDate', message: 'Dapur tutup pada tanggal itu.' }],
    },
  ]
  let now = config
  openDesk('/admin?tab=orders', {
    'GET /api/config': () => Response.json(now),
    'POST /api/admin/search/customers': { customers: [], next: null },
    'POST /api/admin/orders': () => {
      now = { ...config, menu }
      const refusal = refusals.shift()
      return refusal ? Response.json(refusal, { status: 409 }) : Response.json(anOrder(), { status: 201 })
    },
  })
  await open()
  await fillIn()
  await save()
  const refusal = dialog.getByRole('alert')
  const total = dialog.getByRole('status').filter({ hasText: 'Total' })
  await expect.element(refusal).toHaveTextContent('Totalnya sekarang Rp62.000.')
  await expect.element(total).toHaveTextContent(/Rp\s62\.000/)
  await add()
  await expect.element(total).toHaveTextContent(/Rp\s124\.000/)
  await expect.element(refusal).not.toBeInTheDocument()
  const date = dialog.getByLabelText('Tanggal kirim atau ambil')
  await date.fill('2090-12-01')
  await save()
  const warning = dialog.getByText('Dapur tutup pada tanggal itu.')
  await expect.poll(() => warning.elements().length).toBe(1)
  await expect.element(date).toHaveFocus()
  await date.fill('')
  await expect.element(warning).not.toBeInTheDocument()
  await save()
  await expect.poll(toast).toContain('Pesanan tercatat')
})

test('«Pesanan baru» reads a typed time, says that it is full, and takes it when the owner insists', async () => {
  const deliveryDate = addWibDays(wibDay(new Date()), 5)
  const sent: object[] = []
  const message = 'Jam 09:00–11:00 WIB sudah penuh.'
  const refusal = { code: 'out-of-stock', message, issues: [{ path: 'timeWindow', message }] }
  const answers = [
    Response.json(refusal, { status: 409 }),
    Response.json(anOrder({ id: 15 }), { status: 201 }),
  ]
  openDesk(
    '/admin?tab=orders',
    {
      'POST /api/admin/search/customers': { customers: [], next: null },
      'POST /api/admin/orders': recordIn(sent, () => answers.shift() ?? Response.error()),
    },
    shopConfig({}, { timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both' }] }),
  )
  await open()
  await fillIn()
  await dialog.getByLabelText('Tanggal kirim atau ambil').fill(deliveryDate)
  await dialog.getByRole('combobox', { name: 'Jam' }).fill('9-11')
  await save()
  await expect.element(dialog.getByText(message).first()).toBeVisible()
  await dialog.getByLabelText('Tetap terima untuk tanggal ini').click()
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  const order = { timeWindow: '09:00-11:00', deliveryDate }
  expect(sent).toMatchObject([false, true].map((overrideKitchen) => ({ order, overrideKitchen })))
})

test('«Pesanan baru» checks a promotion code again when the phone number changes', async () => {
  const message = 'Nomor ini sudah memakai kode itu.'
  openDesk(
    '/admin?tab=orders',
    {
      'POST /api/admin/search/customers': { customers: [], next: null },
      'POST /api/promotion-codes/check': async (request: Request) => {
        const { code, customerPhone } = await request.json()
        if (customerPhone !== '081298761234') return Response.json({ code, amount: '8000.00' })
        return Response.json({ code: 'conflict', message }, { status: 409 })
      },
    },
    shopConfig({}, { hasPromotionCodes: true }),
  )
  await open()
  await fillIn()
  await dialog.getByLabelText('Kode promo').fill('hemat')
  await userEvent.tab()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await dialog.getByLabelText('Nomor WhatsApp').fill('081298765678')
  await expect.element(dialog.getByText(/^Potongan Rp\s8\.000/)).toBeVisible()
  await expect.element(dialog.getByText(message)).not.toBeInTheDocument()
})

test('at 200 % text the work to prepare is not set one letter per line, and nothing scrolls sideways', async () => {
  openDesk('/admin?tab=orders')
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  const work = page.getByText(/^Perlu disiapkan/)
  await expect.element(work).toBeVisible()
  expect(work.element().getBoundingClientRect().width).toBeGreaterThan(200)
  await page.viewport(320, 740)
  await expect.element(card.getByRole('button', { name: /^Pembayaran, catatan/ })).toBeInTheDocument()
  await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
  document.documentElement.style.fontSize = ''
})

test('on a phone the time of an order wraps as a whole', async () => {
  const order = anOrder({ deliveryDate: '2026-12-04', timeWindow: '09:00-11:00' })
  openDesk('/admin?tab=orders', { 'GET /api/orders': orderList([order]) })
  await page.viewport(360, 740)
  const time = card.getByText('09:00–11:00 WIB', { exact: true })
  await expect.element(time).toBeVisible()
  expect(time.element().getClientRects()).toHaveLength(1)
})
