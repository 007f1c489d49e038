import { refuse } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deskAnswers } from '../../testing/desk-answers.ts'
import { openDesk, toast } from '../../testing/open-desk.tsx'

test('the log keeps the latest twenty responses without duplicates', async () => {
  const sent: Request[] = []
  openDesk('/webhook-test', {
    'POST /api/admin/webhook-sign': {},
    'POST /api/payment/notification': (message) => Response.json({ message: `answer ${sent.push(message)}` }),
  })
  await page.getByLabelText('Order ID').selectOptions('12')
  const log = page.getByRole('log')
  const button = page.getByRole('button', { name: 'Test Webhook Notification' })
  for (let press = 1; press <= 22; press += 1) {
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true')
    ;(button.element() as HTMLElement).click()
    await expect.element(log).toHaveTextContent(`answer ${press}`)
  }
  const logged = [...log.element().querySelectorAll('code')].map(({ textContent }) => textContent)
  expect(logged).toEqual(Array.from({ length: 20 }, (_, place) => `answer ${22 - place}`))
})

test('a test without an order, or of an unknown one, says so', async () => {
  const unknown = refuse(404, '')
  openDesk('/webhook-test', {
    'POST /api/admin/webhook-sign': {},
    'POST /api/payment/notification': unknown,
    'POST /api/payment/manual-update': unknown,
  })
  const test = page.getByRole('button', { name: 'Test Webhook Notification' })
  await test.click()
  await expect.element(page.getByText('Order ID is required')).toBeVisible()
  await page.getByLabelText('Order ID').selectOptions('12')
  await test.click()
  await expect.poll(toast).toContain('Webhook Test FailedFailed to process webhook')
  await page.getByRole('button', { name: 'Manual Status Update' }).click()
  await expect.poll(toast).toContain('Update Failed')
})

test('the debug page shows the ends of the client key alone, and that the server has its key', async () => {
  const { payment } = shopConfig()
  const config = shopConfig({}, { payment: { ...payment, clientKey: 'SB-Mid-client-DIMSUM-DEMO-1234' } })
  openDesk('/debug-midtrans', {}, config)
  await expect.element(page.getByText('SB-Mid-client-…1234', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Set', { exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain('DEMO-')
})

test('the status page asks again after 30 s, and leads to a test payment and an order', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = vi.fn(() => Response.json(deskAnswers()['GET /api/system/status']))
  openDesk('/production-status', { 'GET /api/system/status': asked })
  await expect.element(page.getByText('Connected', { exact: true })).toBeVisible()
  for (const [name, href] of [
    ['Test Payment', '/payment?test=true'],
    ['Place an Order', '/order'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  const before = asked.mock.calls.length
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => asked.mock.calls).toHaveLength(before + 1)
})

test.each([
  '/production-status',
  '/debug-midtrans',
])('%s without an answer says so instead of waiting', async (path) => {
  openDesk(path, { 'GET /api/system/status': refuse(500, 'Failed') })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The shop did not answer.')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText(/^(Checking…|…)$/).elements()).toEqual([])
})

test('orders that could not be loaded are named above the empty choice', async () => {
  openDesk('/webhook-test', { 'GET /api/orders': refuse(503, 'Busy') })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Orders could not be loaded.')
})
