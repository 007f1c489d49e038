import type { LiveOrders } from '@dimsum/contract/live'
import { delayRequests, recordIn } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, deskAnswers, orderList } from './desk-answers.ts'
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
