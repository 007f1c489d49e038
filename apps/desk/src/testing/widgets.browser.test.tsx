import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder } from './desk-answers.ts'
import { openDesk, toast } from './open-desk.tsx'

/** Keyboard, mouse and screen reader behaviour of dialogs, toasts, tabs and tooltips (docs/decisions/0029). */

const root = () => document.querySelector('#root')
const focused = () => document.activeElement

/** Number of Tab presses from the focused control of the dialog back to it; fails if the focus leaves the dialog. */
async function goRound(options: { shift?: boolean }) {
  const start = focused()
  for (let presses = 1; presses < 30; presses += 1) {
    await userEvent.tab(options)
    expect(focused()?.closest('[role=dialog]'), `press ${presses}`).not.toBeNull()
    if (focused() === start) return presses
  }
  throw new Error('Tab never came round')
}

test('a dialog makes the page inert and traps Tab; Escape closes its toast first; focus returns', async () => {
  openDesk('/admin?tab=inventory', { 'POST /api/inventory': refuse(409, 'Sudah ada') })
  const opener = page.getByRole('button', { name: 'Add Inventory Item' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add Inventory Item' })
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Add Item' })).toBeVisible()
  expect(root()?.hasAttribute('inert')).toBe(true)
  expect(root()?.getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  const stops = await goRound({})
  expect(stops).toBeGreaterThan(2)
  expect(await goRound({ shift: true })).toBe(stops)

  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.poll(toast).toContain('Sudah ada')
  const announcement = page.getByRole('status').filter({ hasText: 'Notifikasi Error Sudah ada' })
  await expect.element(announcement).toBeInTheDocument()
  await expectAccessible('a toast over the dialog', document)
  const field = dialog.getByLabelText('Minimum Stock')
  ;(field.element() as HTMLElement).focus()
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  expect(focused()?.getAttribute('aria-label')).toBe('Tutup')
  await userEvent.keyboard('{Enter}')
  await expect.poll(toast).toBe('')
  await expect.element(field).toHaveFocus()

  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.poll(toast).not.toBe('')
  await userEvent.keyboard('{Escape}')
  await expect.poll(toast).toBe('')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(root()?.hasAttribute('inert')).toBe(false)
  expect(root()?.hasAttribute('aria-hidden')).toBe(false)

  // The toast region existed before this dialog, so it must not become inert.
  await opener.click()
  await expect.poll(() => root()?.hasAttribute('inert')).toBe(true)
  const place = document.querySelector('[data-toasts]')
  expect([place?.hasAttribute('inert'), place?.hasAttribute('aria-hidden')]).toEqual([false, false])
})

test.each([320, 1280])('the words of a toast with an action keep their lines at %d px', async (width) => {
  const moved = anOrder({ status: 'confirmed' })
  openDesk('/admin?tab=orders', {
    'PATCH /api/orders/12/status': async (request) =>
      Response.json({ ...moved, status: (await request.json()).status }),
  })
  await page.viewport(width, 740)
  const order = page.getByRole('article', { name: 'Order 12', exact: true })
  await order.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect.poll(toast).toContain('→ Dikonfirmasi')
  for (const words of ['Status Updated', /^#\d+ → Dikonfirmasi$/]) {
    const line = page.getByRole('listitem').getByText(words).element()
    expect(line.getBoundingClientRect().height, String(words)).toBeLessThan(30)
  }
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.element(order).toBeVisible()
  await expect.poll(() => order.element().querySelector('[data-status=pending]')).not.toBeNull()
})

test('tabs: arrows, Home and End move with wrap-around, Enter opens, and one tab is in the Tab sequence', async () => {
  openDesk('/admin')
  const tabs = page.getByRole('tab')
  const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()]
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(second).toHaveFocus()
  await expect.element(second).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{End}')
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)

  const panel = page.getByRole('tabpanel')
  await expect.element(panel).toHaveAttribute('id', second.element().getAttribute('aria-controls') ?? '')
  await expect.element(panel).toHaveAttribute('aria-labelledby', second.element().id)
  await userEvent.tab()
  await expect.element(panel).toHaveFocus()
})

test('check 17: a tooltip stays while hovered, closes on Escape, the next one opens at once, and touch opens none', async () => {
  openDesk('/admin/dapur')
  await page.viewport(1280, 800)
  const link = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })
  const tooltip = () => document.querySelector('[role=tooltip]')?.textContent
  await expect.element(link('Dapur')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const away = () => userEvent.hover(document.documentElement, { position: { x: 640, y: 700 } })
  try {
    await link('Dapur').hover()
    vi.advanceTimersByTime(650)
    expect(tooltip()).toBeUndefined()
    vi.advanceTimersByTime(100)
    await expect.poll(tooltip).toBe('Yang dimasak per hari')
    await expect.element(link('Dapur')).toHaveAccessibleDescription('Yang dimasak per hari')

    await page.getByRole('tooltip').hover()
    vi.advanceTimersByTime(5000)
    expect(tooltip()).toBe('Yang dimasak per hari')
    await userEvent.keyboard('{Escape}')
    await expect.poll(tooltip).toBeUndefined()
    vi.advanceTimersByTime(1000)
    await expect.poll(tooltip).toBeUndefined()

    await away()
    vi.advanceTimersByTime(1000)
    await link('Dapur').hover()
    vi.advanceTimersByTime(750)
    await expect.poll(tooltip).toBe('Yang dimasak per hari')
    await link('Pengaturan').hover()
    vi.advanceTimersByTime(50)
    await expect.poll(tooltip).toBe('Toko, jam buka, harga dan hari tutup')
    await away()
    await expect.poll(tooltip).toBeUndefined()

    vi.advanceTimersByTime(1000)
    const byFinger = { pointerType: 'touch', bubbles: true }
    link('Dapur').element().dispatchEvent(new PointerEvent('pointermove', byFinger))
    vi.advanceTimersByTime(5000)
    expect(tooltip()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a chart’s caption is the first or last child of its figure and names it', async () => {
  openDesk('/admin')
  const charts = page.getByRole('figure')
  await expect.element(charts.first()).toBeVisible()
  for (const chart of charts.all()) {
    const { firstElementChild, lastElementChild } = chart.element()
    expect([firstElementChild?.tagName, lastElementChild?.tagName]).toContain('FIGCAPTION')
    await expect.element(chart).toHaveAccessibleName(/.+/)
  }
})
