import type { CookSheet, TickedLine } from '@dimsum/contract/kitchen'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { deskAnswers } from '../../testing/desk-answers.ts'
import { liveStream } from '../../testing/live-stream.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { pressAt } from '../../testing/press-at.ts'

const before = deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet
const line = before.orders[0]?.items[0]?.id ?? 0
const preparedAt = new Date().toISOString()
const after: CookSheet = {
  ...before,
  kitchen: { ...before.kitchen, note: 'Lembar baru' },
  orders: before.orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, preparedAt })),
  })),
}
const box = page.getByRole('checkbox', { name: /sudah jadi/ })

/** The states of the box from now on, each once. */
async function statesOfBox() {
  await expect.element(box).not.toBeChecked()
  const input = box.element() as HTMLInputElement
  const states: boolean[] = []
  new MutationObserver(() => {
    if (states.at(-1) !== input.checked) states.push(input.checked)
  }).observe(input.closest('label') as HTMLElement, { attributes: true })
  return states
}

test('a tick is shown at once and stays, although a sheet from before it arrives after it', async () => {
  // The screen hears of stored data later than of the end of a request, as on a slow phone.
  notifyManager.setScheduler((tell) => setTimeout(tell, 50))
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler))
  const send = liveStream()
  const asked: ((sheet: CookSheet) => void)[] = []
  openDesk('/admin/dapur', {
    'GET /api/admin/kitchen/sheet': () =>
      new Promise((answer) => asked.push((sheet) => answer(Response.json(sheet)))),
    'PATCH /api/admin/kitchen/lines/:id': { id: line, orderId: 12, preparedAt } satisfies TickedLine,
  })
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(before)
  const states = await statesOfBox()
  await send('order', { events: [{ id: 1, orderId: 12, kind: 'status', at: preparedAt }] })
  await expect.poll(() => asked.length).toBe(2)
  await box.click()
  await expect.poll(() => asked.length).toBe(3)
  asked[1]?.(before)
  asked[2]?.(after)
  await expect.element(page.getByText('Lembar baru').first()).toBeVisible()
  expect(states).toEqual([true])
})

test('a tick that is refused goes, and the screen says why', async () => {
  openDesk('/admin/dapur', { 'PATCH /api/admin/kitchen/lines/:id': refuse(409, 'Pesanan sudah dibatalkan') })
  const states = await statesOfBox()
  await box.click()
  await expect.element(page.getByText('Pesanan sudah dibatalkan').first()).toBeVisible()
  await expect.element(box).not.toBeChecked()
  expect(states).toEqual([true, false])
})

test('a double tap on the next step is one step, also when its answer came in between', async () => {
  let sheet = before
  const sent: unknown[] = []
  openDesk('/admin/dapur', {
    'GET /api/admin/kitchen/sheet': () => Response.json(sheet),
    'PATCH /api/orders/12/status': async (request: Request) => {
      const { status } = await request.json()
      sent.push(status)
      sheet = { ...before, orders: before.orders.map((order) => ({ ...order, status })) }
      return Response.json(sheet.orders[0])
    },
  })
  const card = page.getByRole('article', { name: 'Pesanan 12', exact: true })
  const step = (name: string) => card.getByRole('button', { name, exact: true })
  await expect.element(step('Mulai proses')).toBeVisible()
  pressAt(step('Mulai proses').element(), 1000)
  await expect.element(step('Tandai siap')).not.toHaveAttribute('aria-busy')
  pressAt(step('Tandai siap').element(), 1400)
  pressAt(step('Tandai siap').element(), 2000)
  await expect.element(step('Tandai terkirim')).toBeVisible()
  expect(sent).toEqual(['preparing', 'ready'])
})
