import type { LiveOrders } from '@dimsum/contract/live'
import type { OwnPackage } from '@dimsum/contract/menu'
import { delayRequests, recordIn } from '@dimsum/web/testing/answers.ts'
import { filling } from '@dimsum/web/testing/package-choices.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, deskAnswers, orderList, ownMenu } from './desk-answers.ts'
import { liveStream } from './live-stream.ts'
import { openDesk, toast } from './open-desk.tsx'

/** What news does to a screen of the desk: sound, and «Perlu perhatian» that moves nothing. */

test('sound is switched on per device, and tells of an order that is news', async () => {
  const send = liveStream()
  const played = vi.spyOn(OscillatorNode.prototype, 'start')
  openDesk('/admin?tab=orders')
  const open = () => page.getByRole('button', { name: 'Suara' }).click()
  await open()
  const sound = page.getByLabelText('Suara saat ada pesanan baru')
  await sound.click()
  await expect.poll(() => played.mock.calls.length).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(sound).not.toBeInTheDocument()
  const before = played.mock.calls.length
  const event = { kind: 'placed', at: new Date().toISOString() }
  // The event of order 12, which is in the list already, comes late and is no news.
  const data: LiveOrders = {
    events: [
      { ...event, id: 1, orderId: 12 },
      { ...event, id: 2, orderId: 99 },
    ],
  }
  await send('order', data)
  await expect.element(page.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' })).toBeVisible()
  await expect.poll(() => played.mock.calls.length).toBeGreaterThan(before)
  expect(localStorage.getItem('order-sound')).toBe('true')
  // The page keeps its choice for the next test.
  await page.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' }).click()
  await open()
  await sound.click()
  await userEvent.keyboard('{Escape}')
})

test('an order whose event was missed is announced, although the counts already have it', async () => {
  const send = liveStream()
  const missed = anOrder({ id: 113 })
  openDesk('/admin?tab=orders', {
    'GET /api/orders': ({ url }: Request) => {
      const asked = new URL(url).searchParams
      const known = Number(asked.get('after') ?? 12)
      if (asked.has('after')) return Response.json(orderList(known < missed.id ? [missed] : []))
      return Response.json(orderList(asked.get('limit') === '1' ? [missed] : [anOrder()]))
    },
  })
  await expect.element(page.getByRole('article', { name: 'Order 12' })).toBeVisible()
  for (const _ of ['opened', 'opened again']) await send('open')
  const bar = page.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' })
  await expect.element(bar).toBeVisible()
  await bar.click()
})

test('the bar about a new order covers neither the header nor the last control, on any screen', async () => {
  const send = liveStream()
  openDesk('/admin?tab=orders')
  const bar = page.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' })
  const covers = (part?: Element) => {
    const [a, b] = [part, bar.element()].map((each) => each?.getBoundingClientRect())
    return a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }
  const control = page.getByRole('tabpanel').getByRole('button')
  const event = { id: 1, orderId: 99, kind: 'placed', at: new Date().toISOString() }
  await send('order', { events: [event] } satisfies LiveOrders)
  await expect.element(bar).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, width === 360 ? 740 : 800)
    scrollTo({ top: 0, behavior: 'instant' })
    const header = [page.getByRole('heading', { level: 1 }), page.getByRole('navigation', { name: 'Admin' })]
    for (const part of [...header, page.getByText(/^Total Orders/)])
      expect(covers(part.element()), `${width} px: ${part.element().textContent}`).toBe(false)
    await expect.element(control.last()).toBeVisible()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect.poll(() => covers(control.elements().at(-1)), { message: `${width} px` }).toBe(false)
  }
})

test('«Perlu perhatian» that comes late fills its reserved space, or waits without one', async () => {
  const attention = deskAnswers()['GET /api/admin/attention'] as object
  const list = page.getByRole('region', { name: /^Perlu perhatian/ })
  const waiting = page.getByRole('button', { name: 'Perlu perhatian (1) · tampilkan' })
  const top = () => page.getByRole('tablist').element().getBoundingClientRect().top
  openDesk('/admin?tab=orders')
  await expect.element(list).toBeVisible()
  for (const [reserved, shown] of [
    [localStorage.getItem('attention-height'), list],
    ['0', waiting],
  ] as const) {
    localStorage.setItem('attention-height', reserved ?? '')
    const { answer, release } = delayRequests()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    openDesk('/admin?tab=orders', { 'GET /api/admin/attention': answer })
    await expect.element(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    const before = top()
    release(Response.json(attention))
    await expect.element(shown).toBeVisible()
    expect(top()).toBe(before)
  }
  await waiting.click()
  await expect.element(list).toBeVisible()
  await list.getByRole('button', { name: /^Perlu perhatian/ }).click()
})

test('«Perlu perhatian» is folded until it is wanted, and an entry is closed with a note', async () => {
  const sent: unknown[] = []
  const answers = {
    'POST /api/admin/attention/1/close': recordIn(sent, () => new Response(null, { status: 204 })),
    'GET /api/admin/attention': () =>
      Response.json(sent.length > 0 ? { items: [], open: 0 } : deskAnswers()['GET /api/admin/attention']),
  }
  openDesk('/admin?tab=orders', answers)
  const fold = page.getByRole('button', { name: /^Perlu perhatian \(1\)/ })
  const entry = page.getByRole('region', { name: /^Perlu perhatian/ }).getByRole('listitem')
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.element(entry).not.toBeInTheDocument()
  await fold.click()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  expect(localStorage.getItem('attention-unfolded')).toBe('true')
  await expect.element(entry.getByText('Pembayaran masuk untuk pesanan yang sudah dibatalkan.')).toBeVisible()
  const handled = entry.getByRole('button', { name: 'Sudah ditangani' })
  await handled.click()
  await expect.element(handled).toHaveFocus()
  await expect.element(handled).toHaveAttribute('aria-expanded', 'true')
  await handled.click()
  await expect.element(entry.getByRole('textbox')).not.toBeInTheDocument()
  await handled.click()
  const done = entry.getByRole('button', { name: 'Selesai' })
  await done.click()
  await expect.element(entry.getByText('Tulis apa yang sudah dilakukan.')).toBeVisible()
  await entry.getByLabelText('Apa yang sudah dilakukan?').fill('Uang dikembalikan lewat transfer BCA.')
  await done.click()
  await expect.poll(toast).toContain('Dicatat sebagai selesai')
  expect(sent).toEqual([{ note: 'Uang dikembalikan lewat transfer BCA.' }])
  await expect.element(entry).not.toBeInTheDocument()
})

const [small] = ownMenu() as [OwnPackage]
const menu = { packages: [small], choiceGroups: [{ ...filling, packages: ['10pcs'] }] }
const archived = { ...menu, packages: [{ ...small, state: 'archived' }] }
const empty = { packages: [], choiceGroups: [] }
const pages = {
  menu: ['/admin/pengaturan/menu', 'GET /api/admin/menu', 'packages'],
  codes: ['/admin/pengaturan/kode-promo', 'GET /api/promotion-codes', 'promotion_codes'],
  reviews: ['/admin?tab=reviews', 'GET /api/reviews', 'reviews'],
} as const

test.each([
  ['menu', 'Ubah Paket Kecil (10 pcs)', 'Harga, rupiah', archived, 'Paket Kecil (10 pcs) diarsipkan'],
  ['menu', 'Ubah Paket Kecil (10 pcs)', 'Harga, rupiah', empty, 'Paket Kecil (10 pcs) dihapus'],
  ['menu', 'Ubah Isi', 'Nama pilihan', empty, 'Isi dihapus'],
  ['codes', 'Ubah HEMAT10', 'Berapa persen', { promotionCodes: [] }, 'Kode HEMAT10 dihapus'],
  ['reviews', 'Ubah balasan', 'Balasan toko', [], 'Ini terjadi di perangkat lain'],
] as const)('a form on «%s», opened by «%s», is closed with the reason when another device removes its entry', async (on, open, field, after, told) => {
  const send = liveStream()
  const [path, call, topic] = pages[on]
  let stored: unknown = on === 'menu' ? menu : deskAnswers()[call]
  openDesk(path, { [call]: () => Response.json(stored) })
  await page.getByRole('button', { name: open, exact: true }).click()
  await page.getByLabelText(field).fill('7')
  stored = after
  await send('changed', { topic })
  await expect.poll(toast).toContain(told)
  expect(toast()).toContain('di perangkat lain')
  await expect.element(page.getByLabelText(field)).not.toBeInTheDocument()
})
