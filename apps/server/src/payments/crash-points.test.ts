import { afterEach, expect, it } from 'vitest'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { aMessage } from '../testing/signed-messages.ts'
import type { StopPoint } from './payment-parts.ts'
import { reconcileDue } from './reconcile/reconcile.ts'

/**
 * Fault F2 of docs/security.md: the process ends between any two steps. A step that throws leaves the database like a
 * killed process: nothing after it runs.
 */

const shop = await openPaymentShop({ limits: { start: 3_000, lease: 250 } })
afterEach(() => {
  delete shop.payments.stopAt
  shop.control.faults.clear()
})

const killAt = (point: StopPoint) => shop.stopOnce(point, () => Promise.reject(new Error('killed')))

it.each([
  'attempt-stored',
  'provider-answered',
  'token-stored',
] as const)('killed at «%s» while a payment starts: a row for every token, one that works after a retry, never two that can be paid', async (point) => {
  const placed = await shop.place()
  killAt(point)
  expect((await shop.create(placed)).statusCode).toBe(500)
  const retry = await shop.create(placed)
  expect(retry.statusCode, retry.body).toBe(200)
  const attempts = await shop.attemptsOf(placed.id)
  expect(attempts.map(({ state }) => state)).toEqual(['open'])
  const pages = shop.control.pages().filter(({ orderId }) => orderId === attempts[0]?.providerOrderId)
  expect(pages.length).toBeGreaterThan(0)
  const living = pages.filter(({ closed }) => closed === undefined)
  expect(living.map(({ token }) => token)).toEqual([retry.json().token])
  const ofOrder = shop.control.pages().filter(({ orderId }) => orderId.startsWith(`ORDER-${placed.id}-`))
  expect(ofOrder).toEqual(pages)
})

it('killed after the page was created, and the customer never returns: the reconciler ends the attempt', async () => {
  const placed = await shop.place()
  killAt('provider-answered')
  await shop.create(placed)
  const over = "created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'"
  await shop.changeAttempts(placed.id, `next_check_at = now(), ${over}`)
  await reconcileDue(shop.payments)
  expect(await shop.statesOf(placed.id)).toEqual(['expired'])
})

it('killed while the customer changes the method: the other payment is still ended first', async () => {
  const placed = await shop.started()
  await shop.told(shop.control.choose(placed.providerOrderId, 'bca_va'))
  killAt('provider-asked')
  expect((await shop.create(placed, 'gopay')).statusCode).toBe(500)
  expect((await shop.create(placed, 'gopay')).statusCode).toBe(200)
  expect(await shop.statesOf(placed.id)).toEqual(['cancelled', 'open'])
})

it.each([
  'provider-asked',
  'report-recorded',
] as const)('killed at «%s» while a notification is processed: repeated, it pays exactly once', async (point) => {
  const before = await shop.revenue()
  const placed = await shop.started()
  const { providerOrderId } = placed
  const { transactionId } = shop.payUnheard(providerOrderId, { method: 'bca_va' })
  const settlement = aMessage({ order_id: providerOrderId, transaction_id: transactionId })
  killAt(point)
  expect((await shop.notify(settlement)).statusCode).toBe(503)
  expect((await shop.orderRow(placed.id)).isPaid).toBe(point === 'report-recorded')
  expect((await shop.notify(settlement)).statusCode).toBe(200)
  expect((await shop.orderRow(placed.id)).isPaid).toBe(true)
  expect((await shop.revenue()) - before).toBe(58_000)
  expect(await shop.flipsOf(placed.id)).toEqual(['paid'])
})
