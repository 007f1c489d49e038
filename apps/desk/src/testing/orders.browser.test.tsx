import type { AdminOrder } from '@dimsum/contract/orders'
import { wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { type Answers, delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, orderList } from './desk-answers.ts'
import { liveStream } from './live-stream.ts'
import { orderCard as card, openDesk, openMore, toast } from './open-desk.tsx'
import { pressAt } from './press-at.ts'
import { savedFiles } from './saved-files.ts'

const status = () => card().element().querySelector<HTMLElement>('[data-status]')?.dataset.status
const lines = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [data-order]')]
const focusedOrder = () => (document.activeElement as HTMLElement | null)?.dataset.order

const at = '2026-11-20T03:00:00.000Z'
const paid = anOrder({ isPaid: true, paidAt: at, paymentMethod: 'tunai' })
const limits = { ways: ['cash'], isWholeOnly: false }
/** The refunds of `paid`, whose payment has this much left. */
const refundsOf = (left: number) => ({
  refunds: [] as object[],
  payments: [{ id: 1, amount: 116_000, method: 'tunai', receivedAt: at, left, ...limits }],
  left,
  ...limits,
})

/** Opens what belongs to the money of `paid`. */
async function openPaid(answers: Answers) {
  const order = { 'GET /api/orders': orderList([paid]), 'GET /api/orders/12': paid }
  openDesk('/admin?tab=orders', { ...order, ...answers }, shopConfig({}, { refunds: true }))
  await openMore()
}
const askForRefund = () => card().getByRole('button', { name: 'Kembalikan uang…' }).click()

/** Stores each change of status and answers the changed order. */
function statusCalls(first: () => Response | Promise<Response> | undefined = () => undefined) {
  const sent: { status: AdminOrder['status']; reason?: string }[] = []
  const answer = async ({ status, reason }: (typeof sent)[number]) =>
    (await first()) ?? Response.json(anOrder({ status, cancelReason: reason ?? null }))
  return { sent, answers: { 'PATCH /api/orders/12/status': recordIn(sent, answer) } }
}

test('check 30 and check 35: one press moves an order on before the answer, and once; «Urungkan» takes it back', async () => {
  const { answer, release } = delayRequests()
  const { sent, answers } = statusCalls(() => (sent.length === 1 ? answer() : undefined))
  openDesk('/admin?tab=orders', answers)
  const next = card().getByRole('button', { name: 'Konfirmasi' })
  await expect.element(next).toBeVisible()
  expect(next.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
  await next.dblClick()
  await expect.poll(status).toBe('confirmed')
  await expect.poll(() => sent).toEqual([{ status: 'confirmed', expectedStatus: 'pending' }])
  release(Response.json(anOrder({ status: 'confirmed' })))
  await expect.poll(toast).toContain('#000012 → Dikonfirmasi')
  expect(sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(toast).toContain('#000012 → Menunggu')
  expect(status()).toBe('pending')
})

test('check 30: a change that is refused goes back, says why, and waits on the card to be tried again', async () => {
  const refusals = [refuse(503, ''), refuse(503, 'The kitchen is on fire.')]
  openDesk('/admin?tab=orders', statusCalls(() => refusals.shift()?.()).answers)
  // By keyboard: a click would follow that of the test before in the same place, like a double tap.
  ;((await card().getByRole('button', { name: 'Konfirmasi' }).findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(toast).toContain('Failed to update order status')
  await expect.poll(status).toBe('pending')
  await expect.element(card().getByRole('alert')).toHaveTextContent('Failed to update order status')
  await card().getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(toast).toContain('The kitchen is on fire.')
  await card().getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(toast).toContain('Status Updated')
  await expect.element(card().getByRole('alert')).not.toBeInTheDocument()
})

test('undoing the reopening of a cancelled order restores the reason that its customer reads', async () => {
  const { sent, answers } = statusCalls()
  const cancelled = anOrder({ status: 'cancelled', cancelReason: 'listrik padam' })
  openDesk('/admin?tab=orders', { ...answers, 'GET /api/orders': orderList([cancelled]) })
  await expect.element(card().getByText('Dibatalkan karena listrik padam')).toBeVisible()
  await card().getByRole('combobox', { name: 'Status' }).selectOptions('Menunggu')
  await expect.poll(toast).toContain('→ Menunggu')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(() => sent[1]).toMatchObject({ status: 'cancelled', reason: 'listrik padam' })

  await page.viewport(1280, 900)
  await page.getByRole('checkbox', { name: 'Select order 12', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  await bar.getByLabelText('Ubah status menjadi').selectOptions('Menunggu')
  await bar.getByRole('button', { name: 'Ubah status' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(() => sent[3]).toMatchObject({ status: 'cancelled', reason: 'listrik padam' })
})

test('a chat that the browser blocked becomes a link, which a later status replaces', async () => {
  vi.stubGlobal('open', () => null)
  const { answers } = statusCalls()
  openDesk('/admin?tab=orders', {
    ...answers,
    'POST /api/orders/12/links': { url: 'https://dimsum.example/track-order#a' },
  })
  const send = card().getByRole('button', { name: /^Kirim WA/ })
  await send.click()
  await expect.element(card().getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible()
  await card().getByRole('button', { name: 'Konfirmasi' }).click()
  await expect.poll(status).toBe('confirmed')
  await expect.element(send).toBeVisible()
})

test('a double tap opens one chat', async () => {
  const opened = vi.fn(() => ({}))
  vi.stubGlobal('open', opened)
  openDesk('/admin?tab=orders', {
    'POST /api/orders/12/links': { url: 'https://dimsum.example/track-order#a' },
    'POST /api/orders/12/acts': () => new Response(null, { status: 204 }),
  })
  const send = card().getByRole('button', { name: /^Kirim WA/ })
  await expect.element(send).toBeVisible()
  pressAt(send.element() as HTMLElement, 1000)
  await expect.poll(() => opened.mock.calls).toHaveLength(1)
  await expect.element(send).not.toHaveAttribute('aria-busy')
  pressAt(send.element() as HTMLElement, 1400)
  pressAt(send.element() as HTMLElement, 2000)
  await expect.poll(() => opened.mock.calls).toHaveLength(2)
})

test('cancelling asks once, wants a reason, and speaks of the money of a paid order', async () => {
  const { sent, answers } = statusCalls()
  openDesk('/admin?tab=orders', answers)
  const choose = (id: number) =>
    card(id).getByRole('combobox', { name: 'Status' }).selectOptions('Dibatalkan')
  const dialog = page.getByRole('alertdialog')
  const cancel = dialog.getByRole('button', { name: 'Batalkan pesanan' })
  await choose(11)
  await expect.element(dialog).toHaveTextContent('Pesanan ini sudah dibayar: uangnya harus dikembalikan.')
  await dialog.getByRole('button', { name: 'Jangan batalkan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await choose(12)
  await expect.element(page.getByRole('alertdialog', { name: 'Batalkan pesanan #000012?' })).toBeVisible()
  await cancel.click()
  const reason = dialog.getByLabelText('Alasan', { exact: true })
  await expect.element(dialog.getByText('Pilih alasannya.')).toBeVisible()
  await expect.element(reason).toHaveFocus()
  await reason.selectOptions('lainnya')
  await cancel.click()
  await expect.element(dialog.getByText('Tulis alasannya.')).toBeVisible()
  await dialog.getByLabelText('Alasan lain').fill('listrik padam')
  await cancel.click()
  await expect.poll(toast).toContain('#000012 → Dibatalkan')
  expect(sent).toEqual([expect.objectContaining({ status: 'cancelled', reason: 'listrik padam' })])
})

test('cancelling an order that is refunded completely asks for no money to be returned', async () => {
  openDesk('/admin?tab=orders', {
    'GET /api/orders': orderList([anOrder({ isPaid: true, refunded: anOrder().totalPrice })]),
  })
  await card().getByRole('combobox', { name: 'Status' }).selectOptions('Dibatalkan')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toHaveTextContent('tidak akan dimasak')
  await expect.element(dialog).not.toHaveTextContent('harus dikembalikan')
})

test('a refund of an order with two payments asks which one, and offers its amount and ways', async () => {
  const sent: unknown[] = []
  const list = refundsOf(116_000)
  const second = { ...list.payments[0], id: 2, method: 'gopay', left: 50_000, ways: ['transfer'] }
  await openPaid({
    'GET /api/orders/:id/refunds': { ...list, payments: [...list.payments, second] },
    'POST /api/orders/12/refunds': recordIn(sent, () => Response.json({ ...list, payments: [] })),
  })
  await askForRefund()
  const amount = card().getByLabelText('Jumlah, rupiah')
  await expect.element(amount).toHaveValue('116.000')
  await expectAccessible('refund of an order')
  await expectFitsNarrow('refund of an order')
  await card().getByLabelText('Pembayaran yang dikembalikan').selectOptions('2')
  await expect.element(amount).toHaveValue('50.000')
  await expect.element(card().getByText(/^Paling banyak Rp\s50\.000\.$/)).toBeVisible()
  await card().getByLabelText('Alasan').fill('dibayar dua kali')
  await card().getByRole('button', { name: 'Kembalikan uang', exact: true }).click()
  await expect.poll(toast).toContain('Pengembalian tercatat')
  expect(sent).toMatchObject([{ paymentId: 2, amount: 50_000, way: 'transfer', reason: 'dibayar dua kali' }])
})

test('an open refund shows what is left after one on another device, and stays when it cannot be fetched again', async () => {
  const send = liveStream()
  const news = (id: number) => send('order', { events: [{ id, orderId: 12, kind: 'refund', at }] })
  const answers = [refundsOf(116_000), refundsOf(50_000)].map((list) => () => Response.json(list))
  const refused = vi.fn(refuse(500, 'Sedang sibuk'))
  await openPaid({ 'GET /api/orders/:id/refunds': () => (answers.shift() ?? refused)() })
  await askForRefund()
  await expect.element(card().getByLabelText('Jumlah, rupiah')).toHaveValue('116.000')
  await news(1)
  await expect.element(card().getByText(/^Paling banyak Rp\s50\.000\.$/)).toBeVisible()
  const reason = card().getByLabelText('Alasan')
  await reason.fill('dibayar dua kali')
  await news(2)
  await expect.poll(() => refused.mock.calls).toHaveLength(1)
  await untilLoaded()
  await expect.element(reason).toHaveValue('dibayar dua kali')
})

test('by keyboard alone, each form of money takes the focus from its button and gives it back', async () => {
  const payment = { id: 1, amount: 116_000, receivedAt: at, paymentMethod: 'tunai' }
  const given = { id: 3, paymentId: 1, amount: 8_000, way: 'cash', state: 'done', refusal: null }
  let order = paid
  await openPaid({
    'GET /api/orders': () => Response.json(orderList([order])),
    'GET /api/orders/12': () => Response.json(order),
    'GET /api/orders/:id/payments': { payments: [{ ...payment, isByHand: true, isVoided: false }] },
    'GET /api/orders/:id/refunds': {
      ...refundsOf(108_000),
      refunds: [{ ...given, by: 'pemilik', askedAt: at, settledAt: at }],
    },
    'POST /api/payment/manual-update': () => {
      order = anOrder()
      return Response.json({ isPaid: false })
    },
  })
  const press = async (name: string) => {
    const button = card().getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  for (const [open, label, keep] of [
    ['Ubah cara bayar', 'Cara bayar', 'Jangan ubah'],
    ['Batalkan tanda lunas', 'Alasan dibatalkan', 'Jangan batalkan'],
    ['Kembalikan uang…', 'Jumlah, rupiah', 'Jangan jadi'],
    ['Salah catat…', 'Mengapa pengembalian ini batal', 'Jangan jadi'],
  ] as const) {
    await press(open)
    await expect.element(card().getByLabelText(label)).toHaveFocus()
    await press(keep)
    await expect.element(card().getByRole('button', { name: open, exact: true })).toHaveFocus()
  }
  await press('Batalkan tanda lunas')
  await userEvent.keyboard('uangnya belum masuk{Enter}')
  await expect.element(card().getByLabelText('Uang yang diterima')).toHaveFocus()
})

test('the note of a payment is no reason for undoing it', async () => {
  openDesk('/admin?tab=orders')
  await openMore()
  const note = card().getByLabelText('Keterangan')
  await note.fill('BCA atas nama Wati')
  await expect.element(note).toHaveValue('BCA atas nama Wati')
  await openPaid({})
  await card().getByRole('button', { name: 'Batalkan tanda lunas' }).click()
  await expect.element(card().getByLabelText('Alasan dibatalkan')).toHaveValue('')
  await card().getByRole('button', { name: 'Jangan batalkan' }).click()
  await expect.element(card().getByLabelText('Alasan dibatalkan')).not.toBeInTheDocument()
})

test('every counter of «Pesanan baru» ends where the fields end, on the narrowest phone', async () => {
  openDesk('/admin?tab=orders')
  await page.viewport(320, 740)
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  const endOf = (part: Element) => Math.round(part.getBoundingClientRect().right)
  await expect.element(dialog).toBeVisible()
  const end = endOf(dialog.getByLabelText('Nama', { exact: true }).element())
  const counters = dialog.getByRole('button', { name: /^Tambah / }).elements()
  expect(counters.map(endOf)).toEqual([end, end, end])
})

async function openGrid(orders = 3, more: Parameters<typeof anOrder>[0] = {}) {
  const list = Array.from({ length: orders }, (_, n) => anOrder({ ...more, id: orders + 10 - n }))
  openDesk('/admin?tab=orders', {
    'GET /api/orders': orderList(list),
    'GET /api/admin/attention': { items: [], open: 0 },
    ...Object.fromEntries(list.map((order) => [`GET /api/orders/${order.id}`, order])),
    'PATCH /api/orders/:id/status': async (request: Request) =>
      Response.json(anOrder({ id: orders + 10, status: (await request.json()).status })),
  })
  await page.viewport(1280, 900)
  await expect.poll(() => lines().length).toBe(orders)
}

test('on a laptop fifteen orders are in view, one line per order, with their next step and nothing cut', async () => {
  await openGrid(16)
  await expect.element(page.elementLocator(lines()[14] as Element)).toBeInViewport({ ratio: 1 })
  const grid = page.getByRole('grid').element()
  const heads = [...grid.querySelectorAll('thead th')]
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '',
    'Order',
    'When',
    'Customer',
    'Packages',
    'Total',
    'Payment',
    'Status',
    'Delivery',
    'Next step',
  ])
  for (const words of ['#000026', 'Siti Rahma', '2 × 20', 'Rp\u00a0116.000', 'Unpaid', 'Menunggu'])
    expect(lines()[0]?.textContent).toContain(words)
  await expect.element(page.getByTitle('2 × Paket Sedang (20 pcs)').first()).toBeVisible()
  expect(grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0)).toBeLessThanOrEqual(0)
  await expectAccessible('the list of a laptop')
  const order = page.getByRole('columnheader', { name: 'Order', exact: true })
  await expect.element(order).toHaveAttribute('aria-sort', 'descending')
  await order.getByRole('button').click()
  await expect.poll(() => location.search).toContain('sort=oldest')
  await expect.element(order).toHaveAttribute('aria-sort', 'ascending')
})

test('on a laptop long names and times of the day neither hide the next step nor run into it', async () => {
  await openGrid(1, {
    customerName: 'Ibu Rahmawati Kusumawardhani Prawiranegara',
    deliveryDate: wibDay(new Date()),
    timeWindow: '13:00-15:00',
    isDelivery: false,
    totalPrice: '4209000.00',
    notes: 'Sambal dipisah',
    status: 'preparing',
  })
  const grid = page.getByRole('grid').element()
  const endOf = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0
  for (const width of [1280, 1024]) {
    await page.viewport(width, 900)
    expect(endOf(grid.querySelector('[data-shortcut=next]'))).toBeLessThan(endOf(grid.parentElement))
    const cells = [...grid.querySelectorAll('td')]
    expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([])
  }
})

test('on a laptop the keyboard moves, chooses, opens and comes back', async () => {
  await openGrid()
  lines()[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedOrder).toBe('12')
  await expect.element(card(12)).toBeVisible()
  await userEvent.keyboard(' ')
  expect(lines()[1]?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  await expect.element(bar).toHaveTextContent('2 dipilih')
  await userEvent.keyboard('{Enter}')
  await expect.element(card(11)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedOrder).toBe('11')
  await userEvent.keyboard('{Home}')
  await expect.poll(focusedOrder).toBe('13')
  await userEvent.keyboard('{End}')
  await expect.poll(focusedOrder).toBe('11')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar).toHaveTextContent('3 dipilih')
  await userEvent.keyboard('{Escape}')
})

test('the keys j, k, n and / work the list, and can be switched off', async () => {
  await openGrid()
  await userEvent.keyboard('j')
  await expect.poll(focusedOrder).toBe('13')
  await userEvent.keyboard('n')
  await expect.poll(toast).toContain('#000013 → Dikonfirmasi')
  // A key that is held down repeats after about half a second, when the next step is already on the button.
  const held = new KeyboardEvent('keydown', { key: 'n', repeat: true, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(held)
  expect(held.defaultPrevented).toBe(false)
  await userEvent.keyboard('j')
  await expect.poll(focusedOrder).toBe('12')
  await userEvent.keyboard('k')
  await expect.poll(focusedOrder).toBe('13')
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' })
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  const right = help.element().getBoundingClientRect().right
  const isOut = (part: Element) => part.getBoundingClientRect().left + part.scrollWidth > right
  expect([...help.element().querySelectorAll('dd')].filter(isOut).map((part) => part.textContent)).toEqual([])
  document.documentElement.style.fontSize = ''
  await help.getByLabelText('Pintasan aktif di perangkat ini').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  expect(focusedOrder()).toBeUndefined()
})

test('several orders change with one press, and each outcome is shown', async () => {
  openDesk('/admin?tab=orders', {
    'GET /api/orders': orderList([anOrder({ id: 13 }), anOrder(), anOrder({ id: 11, status: 'confirmed' })]),
    'GET /api/orders/13': anOrder({ id: 13 }),
    'PATCH /api/orders/13/status': refuse(503, 'Sedang sibuk'),
    'PATCH /api/orders/12/status': async (request: Request) =>
      Response.json(anOrder({ status: (await request.json()).status })),
  })
  await page.viewport(1280, 900)
  for (const id of [13, 12, 11])
    await page.getByRole('checkbox', { name: `Select order ${id}`, exact: true }).click()
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  await bar.getByLabelText('Ubah status menjadi').selectOptions('Dikonfirmasi')
  await bar.getByRole('button', { name: 'Ubah status' }).click()
  const result = page.getByRole('status').filter({ hasText: '1 pesanan berubah, 1 tidak' })
  await expect.element(result).toHaveTextContent('Tidak perlu diubah: #000011')
  await expect.element(result).toHaveTextContent('#000013 belum berubah: Sedang sibuk')
  expect(lines()[0]?.textContent).toContain('Belum berubah: Sedang sibuk')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: '1 pesanan dikembalikan' }))
    .toBeInTheDocument()
})

test('a search that finds very many orders says only that there are more', async () => {
  const found = { ...orderList([anOrder()]), total: 200, isTotalExact: false }
  openDesk('/admin?tab=orders', { 'POST /api/admin/search/orders': found })
  await page.getByLabelText('Search').fill('santoso')
  await expect.element(page.getByText('Page 1, more than 200 orders', { exact: true })).toBeVisible()
})

test('the file of orders wants two days, contains what the list is filtered to, and its dialog stays after a refusal', async () => {
  const saved = savedFiles()
  const sent: object[] = []
  const refusals = [refuse(503, 'Sedang sibuk')]
  openDesk('/admin?tab=orders&payment=paid', {
    'POST /api/admin/search/orders.csv': recordIn(sent, () => refusals.shift()?.() ?? new Response('Nomor')),
  })
  const dialog = page.getByRole('dialog', { name: 'Unduh pesanan' })
  const open = page.getByRole('button', { name: 'Unduh CSV' })
  const download = dialog.getByRole('button', { name: 'Unduh', exact: true })
  await open.click()
  await expect.element(dialog.getByText('Paid')).toBeVisible()
  await dialog.getByLabelText('Dari').fill('')
  await download.click()
  await expect.element(dialog.getByText('Pilih tanggal awal dan akhir.')).toBeVisible()
  await dialog.getByLabelText('Dari').fill('2026-11-20')
  await download.click()
  await expect.poll(toast).toContain('Sedang sibuk')
  await download.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByLabelText('Search').fill('sekars')
  await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible()
  await open.click()
  await expect.element(dialog.getByText('Paid · «sekars»')).toBeVisible()
  await download.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved).toEqual(Array(2).fill(expect.stringMatching(/^pesanan-.+\.csv$/)))
  expect(sent).toMatchObject([
    { payment: 'paid' },
    { payment: 'paid' },
    { payment: 'paid', search: 'sekars' },
  ])
})

test('the file of orders ends today, also on a page that was opened yesterday', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  openDesk('/admin?tab=orders')
  const open = page.getByRole('button', { name: 'Unduh CSV' })
  await expect.element(open).toBeVisible()
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await open.click()
  await expect.element(page.getByRole('dialog').getByLabelText('Sampai')).toHaveValue(wibDay(new Date()))
  await userEvent.keyboard('{Escape}')
})

test('a part of the amount due is received, then the rest is asked for and the part can be undone', async () => {
  const sent: { isPaid?: boolean }[] = []
  let order = anOrder({ status: 'confirmed' })
  openDesk('/admin?tab=orders', {
    'GET /api/orders': () => Response.json(orderList([order])),
    'GET /api/orders/12': () => Response.json(order),
    'POST /api/payment/manual-update': recordIn(sent, ({ isPaid }) => {
      order = anOrder({ status: 'confirmed', ...(isPaid && { amountPaid: '20000.00' }) })
      return Response.json({ isPaid: false })
    }),
  })
  await openMore()
  const amount = card().getByRole('textbox', { name: 'Uang yang diterima' })
  await expect.element(amount).toHaveValue('116.000')
  await amount.fill('120.000')
  await card().getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await amount.fill('20.000')
  await card().getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect.poll(() => sent[0]).toMatchObject({ isPaid: true, amount: 20_000, paymentMethod: 'tunai' })
  await expect.element(amount).toHaveValue('96.000')
  await expect.element(card().getByText('Sudah dibayar: Rp')).toBeVisible()
  await card().getByRole('button', { name: 'Batalkan pembayaran terakhir' }).click()
  await card().getByRole('textbox', { name: 'Alasan dibatalkan' }).fill('salah pesanan')
  await card().getByRole('button', { name: 'Batalkan pembayaran terakhir' }).click()
  await expect.poll(() => sent[1]).toMatchObject({ isPaid: false, note: 'salah pesanan' })
  await expect.element(amount).toHaveValue('116.000')
})
