import type { LiveOrders } from '@dimsum/contract/live'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { liveStream } from '../../testing/live-stream.ts'
import { openDesk } from '../../testing/open-desk.tsx'

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
