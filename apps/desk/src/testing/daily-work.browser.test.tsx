import type { InventoryItem } from '@dimsum/contract/inventory'
import type { CookSheet } from '@dimsum/contract/kitchen'
import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { type Answers, delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { shiftWords as cash } from '@dimsum/words/desk/cash'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { anEntry, anOrder, aShift, deskAnswers } from './desk-answers.ts'
import { liveStream } from './live-stream.ts'
import { openDesk, openMore, toast } from './open-desk.tsx'
import { savedFiles } from './saved-files.ts'

/** Analytics, stock, reviews, customers, labels, camera and the operator's tests in the states that a day brings. */

test('analytics without sales are zeros, and nowhere NaN', async () => {
  const daily = (deskAnswers()['GET /api/revenue/daily'] as { date: string }[]).map(({ date }) => ({
    ...{ date, orders: 0, revenue: 0, received: 0, givenBack: 0 },
  }))
  openDesk('/admin', {
    'GET /api/revenue/total': {
      ...{ total: 0, received: 0, givenBack: 0, thisMonth: 0, lastMonth: 0, paidOrders: 0 },
      ...{ owed: 0, owedOrders: 0 },
    },
    'GET /api/revenue/daily': daily,
    'GET /api/revenue/by-package': [],
    'GET /api/revenue/by-method': [],
  })
  await expect.element(page.getByText('no sales last month', { exact: true })).toBeVisible()
  await expect.poll(() => page.getByText('Belum ada penjualan.', { exact: true }).elements().length).toBe(3)
  await page.getByRole('button', { name: 'Lihat sebagai tabel' }).nth(1).click()
  await expect.element(page.getByRole('table', { name: 'Daily revenue' })).toBeVisible()
  expect(document.body.innerText).not.toMatch(/NaN|Infinity|∞|undefined|null/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('analytics with refunds name what was given back, and lead from the packages to the net revenue', async () => {
  const given = { received: 174_000, givenBack: 50_000 }
  openDesk('/admin', {
    'GET /api/revenue/total': {
      ...{ total: 124_000, ...given, thisMonth: 0, lastMonth: 0, paidOrders: 3, owed: 0, owedOrders: 0 },
    },
    'GET /api/revenue/by-package': [{ packageType: '20pcs', orders: 3, revenue: 164_000 }],
    'GET /api/revenue/by-method': [{ paymentMethod: 'tunai', orders: 3, revenue: 124_000, ...given }],
  })
  await expect.element(page.getByText('Semua waktu. Harga paket saja.')).toBeVisible()
  await expect.element(page.getByText('30 hari terakhir, tanpa yang dikembalikan')).toBeVisible()
  const shown = () => document.body.innerText.replaceAll(/\s+/g, ' ')
  await expect.poll(shown).toContain('Diterima Rp 174.000, dikembalikan Rp 50.000')
  const sum = 'Paket Rp 164.000 Ongkir dan potongan Rp 10.000 Dikembalikan -Rp 50.000 Omzet bersih Rp 124.000'
  expect(shown()).toContain(sum)
})

test('a reversed range of days moves its other end, a day that has no figures says so, and the file has these days', async () => {
  const asked: string[] = []
  const saved = savedFiles()
  const refusals = [refuse(503, 'Sedang sibuk')]
  openDesk('/admin', {
    'GET /api/admin/money.csv': (request: Request) => {
      asked.push(new URL(request.url).search)
      return refusals.shift()?.() ?? new Response('Tanggal')
    },
    'GET /api/revenue/daily': (request: Request) => {
      asked.push(new URL(request.url).search)
      return Response.json(deskAnswers()['GET /api/revenue/daily'])
    },
  })
  const today = wibDay(new Date())
  const day = (ahead: number) => addWibDays(today, ahead)
  await page.getByLabelText('Period').selectOptions('Last 7 days')
  const from = page.getByLabelText('From', { exact: true })
  const to = page.getByLabelText('To', { exact: true })
  await to.fill(day(-20))
  await expect.element(from).toHaveValue(day(-20))
  await from.fill(day(-10))
  await expect.element(to).toHaveValue(day(-10))
  await expect.poll(() => asked.at(-1)).toBe(`?from=${day(-10)}&to=${day(-10)}`)
  await from.fill(day(1))
  await expect.element(page.getByText('Tanggal belum benar.')).toBeVisible()
  await to.click()
  await expect.element(from).toHaveValue(day(-10))
  expect(asked.at(-1)).toBe(`?from=${day(-10)}&to=${day(-10)}`)
  asked.length = 0
  const download = page.getByRole('button', { name: 'Unduh CSV' })
  await download.click()
  await expect.poll(toast).toContain('Berkas belum terunduhSedang sibuk')
  await download.click()
  await expect.poll(() => saved).toEqual([`uang-${day(-10)}-${day(-10)}.csv`])
  expect(asked).toEqual(Array(2).fill(`?from=${day(-10)}&to=${day(-10)}`))
})

test('the period before that could not be loaded is tried again', async () => {
  const daily = deskAnswers()['GET /api/revenue/daily'] as RevenueDay[]
  const refusals = [refuse(503, 'Sedang sibuk')]
  openDesk('/admin', {
    'GET /api/revenue/daily': ({ url }: Request) =>
      (new URL(url).searchParams.has('from') && refusals.shift()?.()) || Response.json(daily),
  })
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(page.getByText('30 hari sebelumnya')).toBeVisible()
})

test('daily revenue is compared with as many days before, once they are loaded, and a day shows its amount', async () => {
  const daily = deskAnswers()['GET /api/revenue/daily'] as RevenueDay[]
  const week = daily.slice(-7)
  const [[first], [firstOfWeek]] = [daily, week] as [[RevenueDay], [RevenueDay]]
  const before = [{ ...first, revenue: 1_000_000 }]
  const { answer, release } = delayRequests()
  const asked: (string | null)[] = []
  openDesk('/admin', {
    'GET /api/revenue/daily': ({ url }: Request) => {
      const from = new URL(url).searchParams.get('from')
      asked.push(from)
      if (from === addWibDays(firstOfWeek.date, -7)) return answer()
      if (from === addWibDays(first.date, -30)) return Response.json(before)
      return Response.json(from === firstOfWeek.date ? week : daily)
    },
  })
  const compared = (days: readonly RevenueDay[]) => {
    const sum = days.reduce((total, { revenue }) => total + revenue, 0)
    const [count, earlier] = [days.length, formatRupiah(1_000_000)]
    return page.getByText(`${formatRupiah(sum)} dalam ${count} hari; ${count} hari sebelumnya ${earlier} (`)
  }
  await expect.element(compared(daily)).toBeVisible()
  const column = document.querySelectorAll('figure svg g:has(rect)')[6] as Element
  const amount = page.elementLocator(column.querySelector('text:last-child') as Element)
  await expect.element(amount).not.toBeVisible()
  await page.elementLocator(column).hover()
  await expect.element(amount).toBeVisible()
  expect(amount.element().textContent).toBe(formatRupiah(daily.at(-4)?.revenue ?? 0))
  await page.getByLabelText('Period').selectOptions('Last 7 days')
  await expect.poll(() => asked).toContain(addWibDays(firstOfWeek.date, -7))
  expect(page.getByText('hari sebelumnya').elements()).toEqual([])
  release(Response.json(before))
  await expect.element(compared(week)).toBeVisible()
})

test('check 33: five quick presses on plus are one change of five, minus stops at 0, and low stock has words', async () => {
  const [item] = deskAnswers()['GET /api/inventory'] as InventoryItem[]
  const sent: object[] = []
  openDesk('/admin?tab=inventory', {
    'PATCH /api/inventory/1': recordIn(sent, (body) => Response.json({ ...item, ...body })),
  })
  const card = page.getByRole('article', { name: 'Paket Sedang (20 pcs)', exact: true })
  const stock = card.getByRole('status', { name: /^Stok/ })
  await expect.element(card.getByText('Stok menipis')).toBeVisible()
  const plus = card.getByRole('button', { name: /^Tambah stok/ })
  expect(plus.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
  for (let press = 0; press < 5; press += 1) (plus.element() as HTMLElement).click()
  await expect.element(stock).toHaveTextContent('9')
  await expect.poll(() => sent).toEqual([{ currentStock: 9, expectedStock: 4 }])
  const minus = card.getByRole('button', { name: /^Kurangi stok/ })
  for (let press = 0; press < 12; press += 1) (minus.element() as HTMLElement).click()
  await expect.element(stock).toHaveTextContent('0')
  await expect.element(card.getByText('Stok habis')).toBeVisible()
  await expect.element(minus).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => sent[1]).toEqual({ currentStock: 0, expectedStock: 9 })
})

test('a change of stock that fails goes back, and its error stays on the card', async () => {
  openDesk('/admin?tab=inventory', { 'PATCH /api/inventory/1': refuse(503, '') })
  const card = page.getByRole('article', { name: 'Paket Sedang (20 pcs)', exact: true })
  await card.getByRole('button', { name: /^Tambah stok/ }).click()
  await expect.poll(toast).toContain('Failed to update inventory')
  await expect.element(card.getByRole('status', { name: /^Stok/ })).toHaveTextContent('4')
  await expect.element(card.getByRole('alert')).toHaveTextContent('Failed to update inventory')
})

test('a decision about a review that fails goes back; deleting asks first', async () => {
  const remove = vi.fn(() => new Response(null, { status: 204 }))
  openDesk('/admin?tab=reviews', {
    'PATCH /api/reviews/1/visibility': refuse(503, ''),
    'DELETE /api/reviews/1': remove,
  })
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(toast).toContain('Failed to update review')
  await expect.element(card.getByText('Pending', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Delete …' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this review?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(remove).not.toHaveBeenCalled()
  await card.getByRole('button', { name: 'Delete …' }).click()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect.poll(toast).toContain('Review Deleted')
  expect(remove).toHaveBeenCalledTimes(1)
})

test('a new review is counted as waiting, and appears once it is wanted', async () => {
  const before = deskAnswers()['GET /api/reviews'] as { id: number }[]
  let stored = before
  openDesk('/admin?tab=reviews', {
    'GET /api/reviews': () => Response.json(stored),
    // Makes the list refetch.
    'PATCH /api/reviews/2/reply': () => {
      stored = [{ ...before[0], id: 3 }, ...before]
      return Response.json({ code: 'stale', message: 'Sudah diubah.' }, { status: 409 })
    },
  })
  const cards = page.getByRole('article')
  await page.getByRole('button', { name: 'Ubah balasan' }).click()
  await page.getByLabelText('Balasan toko').fill('Halo.')
  await page.getByRole('button', { name: 'Simpan balasan' }).click()
  const show = page.getByRole('button', { name: 'Ulasan baru (1) · tampilkan' })
  await expect.element(show).toBeVisible()
  expect(cards.elements()).toHaveLength(2)
  await show.click()
  await expect.poll(() => cards.elements().length).toBe(3)
  await expect.element(show).not.toBeInTheDocument()
})

test('a reply that is open stays when newer reviews push its review out of the page', async () => {
  const send = liveStream()
  const [, published] = deskAnswers()['GET /api/reviews'] as object[]
  const aReview = (id: number) => ({ ...published, id, customerName: `Ibu ${id}` })
  let newest = 41
  openDesk('/admin?tab=reviews', {
    'GET /api/reviews': () => Response.json(Array.from({ length: 41 }, (_, i) => aReview(newest - i))),
  })
  const card = page.getByRole('article', { name: /Ibu 2$/ })
  await card.getByRole('button', { name: 'Ubah balasan' }).click()
  await card.getByLabelText('Balasan toko').fill('Halo.')
  newest = 44
  await send('changed', { topic: 'reviews' })
  const show = page.getByRole('button', { name: 'Ulasan baru (3) · tampilkan' })
  await show.click()
  await expect.element(show).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: /Ibu 44$/ })).toBeVisible()
  await expect.element(card.getByLabelText('Balasan toko')).toHaveValue('Halo.')
})

test.each(['conflict', 'out-of-stock'])('a move that is refused (%s) can still be made', async (code) => {
  const sent: Record<string, unknown>[] = []
  const day = addWibDays(wibDay(new Date()), 5)
  openDesk('/admin/dapur', {
    'PUT /api/admin/kitchen/orders/12/day': recordIn(sent, ({ overrideKitchen }) =>
      overrideKitchen
        ? Response.json(anOrder({ deliveryDate: day }))
        : Response.json({ code, message: 'Dapur tutup pada tanggal itu.' }, { status: 409 }),
    ),
  })
  const card = page.getByRole('article', { name: 'Pesanan 12', exact: true })
  await card.getByRole('button', { name: 'Alamat, label, tanggal' }).click()
  const anyway = card.getByRole('button', { name: 'Tetap pindahkan' })
  await card.getByLabelText('Tanggal kirim atau ambil').fill(day)
  await expect.element(anyway).not.toBeInTheDocument()
  await card.getByRole('button', { name: 'Pindahkan', exact: true }).click()
  await expect.element(card.getByRole('alert')).toHaveTextContent('Dapur tutup pada tanggal itu.')
  await anyway.click()
  await expect.poll(toast).toContain('#000012 → ')
  expect(sent.map(({ overrideKitchen }) => overrideKitchen)).toEqual([false, true])
})

test('a kitchen page that is left open shows the next day after midnight, also after its tabs were used', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const today = wibDay(new Date())
  let shown = ''
  openDesk('/admin/dapur', {
    'GET /api/admin/kitchen/sheet': ({ url }: Request) => {
      shown = new URL(url).searchParams.get('day') ?? ''
      return Response.json(deskAnswers()['GET /api/admin/kitchen/sheet'])
    },
  })
  await page.getByRole('tab', { name: 'Label', exact: true }).click()
  await page.getByRole('tab', { name: 'Masak' }).click()
  await expect.poll(() => [location.search, shown]).toEqual(['?view=masak', today])
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => shown).toBe(addWibDays(today, 1))
})

test('a label on the screen is fitted again when its order gets long notes', async () => {
  const send = liveStream()
  const sheet = deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet
  let notes = 'Titip di satpam.'
  openDesk('/admin/dapur?view=label', {
    'GET /api/admin/kitchen/sheet': () =>
      Response.json({ ...sheet, orders: sheet.orders.map((order) => ({ ...order, notes })) }),
  })
  const labels = () => [...document.querySelectorAll<HTMLElement>('.label-sheet')]
  await expect.element(page.getByText(notes).first()).toBeVisible()
  await expect.poll(() => document.querySelector('.label-barcode')?.childElementCount).toBeGreaterThan(0)
  expect(labels()[0]?.dataset.continued).toBe('false')
  notes = 'Alergi kacang, tolong pisahkan semua saus kacang dari dimsum. '.repeat(14).trim()
  await send('order', { events: [{ id: 1, orderId: 12, kind: 'details', at: new Date().toISOString() }] })
  await expect.element(page.getByText(/^Alergi kacang/).first()).toBeInTheDocument()
  await expect.poll(() => labels().filter((label) => label.scrollHeight > label.clientHeight + 1)).toEqual([])
  expect(labels()[0]?.dataset.continued).toBe('true')
})

test('fifteen customers are in view on a laptop, and a press anywhere on a line opens it', async () => {
  const { customers } = deskAnswers()['POST /api/admin/search/customers'] as { customers: { id: number }[] }
  const many = Array.from({ length: 16 }, (_, n) => ({ ...customers[0], id: 12 + n, name: `Sari ${n}` }))
  openDesk('/admin/pengaturan/pelanggan', {
    'POST /api/admin/search/customers': { customers: many, next: null },
  })
  await page.viewport(1280, 900)
  const lines = page.getByRole('article')
  await expect.poll(() => lines.elements().length).toBe(16)
  await expect.element(lines.nth(14)).toBeInViewport({ ratio: 0.99 })
  await lines.first().getByText('3 pesanan').click({ force: true })
  await expect
    .element(lines.first().getByRole('button', { name: /^Riwayat/ }))
    .toHaveAttribute('aria-expanded', 'true')
})

test.each([
  ['TAGIH', anOrder()],
  ['LUNAS', anOrder({ isPaid: true })],
  ['DIBATALKAN', anOrder({ isPaid: true, status: 'cancelled' })],
  ['GRATIS', anOrder({ totalPrice: '0.00', charges: [{ kind: 'promotion', amount: '1.00', reason: 'X' }] })],
])('a label says %s, and no other word about money', async (word, order) => {
  openDesk('/order-label/12', { 'GET /api/orders/12': order })
  const label = page.getByRole('article')
  await expect.element(label.getByText(word).first()).toBeVisible()
  const others = ['TAGIH', 'LUNAS', 'DIBATALKAN', 'GRATIS'].filter((each) => each !== word)
  expect(label.element().textContent).not.toMatch(new RegExp(others.join('|')))
  if (word === 'TAGIH') await expect.element(label.getByText(/^TAGIH Rp\s116\.000$/)).toBeVisible()
})

test.each([
  ['the kitchen shows how much each day can still take', '/admin/dapur', /sisa 220$/],
  ['the chosen orders have their labels', '/admin/label?orders=12', /^TAGIH/],
])('%s', async (_, path, text) => {
  openDesk(path)
  await expect.element(page.getByText(text).first()).toBeVisible()
})

const cameraErrors = ['NotReadableError', 'NotAllowedError']
test.each(cameraErrors)('a camera that fails with %s points to the number field above', async (name) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  openDesk('/admin/dapur?view=scan&kamera=1')
  const message = page.getByRole('alert').filter({ hasText: 'Kamera belum bisa dipakai.' })
  await expect.element(message).toHaveTextContent(/ketik nomor pesanannya di atas/i)
  const field = page.getByLabelText('Nomor pesanan').element().getBoundingClientRect()
  expect(field.bottom).toBeLessThanOrEqual(message.element().getBoundingClientRect().top)
})

test('a test payment shows what failed, and an amount of zero at its field', async () => {
  const message = 'Amount must be at least 1'
  const issues = [{ path: 'amount', message }]
  const refusals = [Response.json({ message, code: 'invalid', issues }, { status: 400 }), refuse(502, '')()]
  openDesk('/payment-test', { 'POST /api/payment/test': () => refusals.shift() ?? Response.error() })
  const amount = page.getByLabelText('Amount (IDR)')
  const press = () => page.getByRole('button', { name: 'Test Payment Methods' }).click()
  await amount.fill('0')
  await press()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await press()
  await expect.poll(toast).toContain('Failed to create test payment')
})

test('leaving the desk is not held up by values that are not saved', async () => {
  openDesk('/admin/pengaturan/pembayaran', {
    'POST /api/admin/logout': () => new Response(null, { status: 204 }),
  })
  await page.viewport(1280, 900)
  await page.getByLabelText('Batas bayar tunai (COD), rupiah').fill('61.000')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => location.pathname).toBe('/admin-login')
})

test.each([
  ['a label', '/order-label/12', 'GET /api/orders/12', 'Try again', 'Order Not Found'],
  [
    'an invitation',
    `/admin-undangan#key=${'a'.repeat(43)}`,
    'POST /api/invitations/read',
    'Coba lagi',
    'Undangan ini sudah tidak berlaku.',
  ],
])('%s that could not be fetched is tried again with one press; of a missing one nothing is', async (_, path, call, again, missing) => {
  const refusals = [refuse(503, 'Sedang sibuk'), refuse(404, missing)]
  openDesk(path, { [call]: () => refusals.shift()?.() ?? Response.json({}) })
  await expect.element(page.getByText('Sedang sibuk')).toBeVisible()
  await page.getByRole('button', { name: again }).click()
  await expect.element(page.getByText(missing, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: again })).not.toBeInTheDocument()
})

const pressed = (name: string | RegExp) => page.getByRole('button', { name }).click()
const stored: Answers = {
  ...deskAnswers(),
  'GET /api/orders/12': anOrder({
    amountPaid: '58000.00',
    deposit: { amount: '58000.00', restDue: '2026-12-19', terms: '' },
  }),
  'GET /api/orders/:id/goods': { held: '0.00', promotion: null },
  'GET /api/orders/:id/payments': {
    payments: [{ id: 1, paymentMethod: 'tunai', isByHand: true, isVoided: false }],
  },
  'GET /api/orders/:id/transfer': {
    amount: '58000.00',
    accounts: [],
    qris: null,
    proofs: [{ id: 7, uploadedAt: '2026-11-22T03:00:00.000Z' }],
    proofsLeft: 2,
  },
  'GET /api/admin/cash/shifts/:id': { ...aShift(), moves: [] },
  'GET /api/admin/attention': { items: [anEntry({ kind: 'rest-due', data: {} })], open: 1 },
}

test.each<[path: string, call: string, shown: () => Locator, open?: () => Promise<unknown>]>([
  [
    '/admin?tab=orders',
    'GET /api/orders/:id/goods',
    () => page.getByRole('button', { name: 'Simpan perubahan' }),
    () => openMore(12).then(() => pressed('Ubah isi pesanan')),
  ],
  [
    '/admin?tab=orders',
    'GET /api/orders/:id/transfer',
    () => page.getByRole('img', { name: /^Bukti transfer 1/ }),
    () => openMore(12),
  ],
  [
    '/admin?tab=orders',
    'GET /api/orders/:id/payments',
    () => page.getByRole('button', { name: 'Ubah cara bayar' }),
    () => openMore(11),
  ],
  [
    '/admin/kas',
    'GET /api/admin/cash/shifts/:id',
    () => page.getByText(cash.noMoves.id),
    () => page.getByText('Tunai satu per satu').click(),
  ],
  [
    '/admin/dapur',
    'GET /api/admin/kitchen/loose-orders',
    () => page.getByRole('heading', { name: 'Belum ada tanggal' }),
  ],
  [
    '/admin?tab=inventory',
    'GET /api/admin/menu',
    () => page.getByRole('dialog').getByLabelText('Package Type'),
    () => pressed('Add Inventory Item'),
  ],
  [
    '/admin/pengaturan/kode-promo',
    'GET /api/admin/menu',
    () => page.getByRole('checkbox', { name: 'Paket Sedang (20 pcs)' }),
    () => pressed('Tambah kode'),
  ],
  // The page keeps for the next test that the list is unfolded.
  [
    '/admin',
    'GET /api/orders/12',
    () => page.getByRole('button', { name: /^Kabari DP dan sisanya/ }),
    () => pressed(/^Perlu perhatian/),
  ],
])('on %s one press tries again what %s could not fetch', async (path, call, shown, open) => {
  let isAway = true
  let tries = 0
  const answer = () => {
    tries += 1
    return isAway ? refuse(503, 'Sedang sibuk')() : Response.json(stored[call])
  }
  openDesk(path, { ...stored, [call]: answer }, { ...shopConfig(), manualTransfer: true })
  await open?.()
  const alert = page.getByRole('alert').filter({ hasText: 'Sedang sibuk' })
  await expect.element(alert).toBeVisible()
  const again = alert.getByRole('button', { name: 'Coba lagi' })
  const before = tries
  await again.click()
  await expect.poll(() => tries).toBe(before + 1)
  await expect.element(again).toHaveFocus()
  isAway = false
  await again.click()
  await expect.element(shown()).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a kitchen sheet that could not be reloaded stays, and the press says why', async () => {
  const answers = [
    () => Response.json(deskAnswers()['GET /api/admin/kitchen/sheet']),
    refuse(500, 'Sedang sibuk'),
  ]
  openDesk('/admin/dapur', { 'GET /api/admin/kitchen/sheet': () => answers.shift()?.() ?? Response.error() })
  await page.getByRole('button', { name: /^Muat ulang/ }).click()
  await expect.poll(toast).toContain('Lembar dapur belum bisa dimuat.')
  await expect.poll(toast).toContain('Sedang sibuk')
  await expect.element(page.getByRole('article', { name: 'Pesanan 12', exact: true })).toBeVisible()
})

test('an open stock form stays when the stock could not be fetched again', async () => {
  const send = liveStream()
  const answers = [() => Response.json(deskAnswers()['GET /api/inventory'])]
  openDesk('/admin?tab=inventory', {
    'GET /api/inventory': () => (answers.shift() ?? refuse(500, 'Sedang sibuk'))(),
  })
  await page.getByRole('button', { name: 'Catat stok' }).click()
  await page.getByRole('textbox', { name: 'Jumlah masuk' }).fill('7')
  await send('changed', { topic: 'inventory' })
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Sedang sibuk')
  await expect.element(page.getByRole('textbox', { name: 'Jumlah masuk' })).toHaveValue('7')
  await userEvent.keyboard('{Escape}')
})
