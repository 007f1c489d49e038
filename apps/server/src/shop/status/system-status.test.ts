import { expect, it } from 'vitest'
import { startReconciler } from '../../payments/reconcile/reconcile.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openPaymentShop()

const status = (cookies: Record<string, string> = {}) => shop.get('/api/system/status', cookies)

it('tells strangers what is connected, and no figure or part of a key', async () => {
  const answer = await status()
  expect(answer.json()).toEqual({
    midtrans: { environment: 'sandbox', isProduction: false, hasServerKey: true, hasClientKey: true },
    database: { connected: true, lastQuery: expect.any(String) },
    payments: { totalProcessed: null, successRate: null, lastPayment: null },
    reconciler: null,
    backup: null,
    messages: null,
  })
  expect(answer.body).not.toContain('SB-Mid')
  expect((await status({ session: 'x'.repeat(43) })).json().payments.totalProcessed).toBeNull()
})

it('shows payment figures to the admin', async () => {
  const none = { totalProcessed: 0, successRate: null, lastPayment: null }
  expect((await status(shop.admin)).json().payments).toEqual(none)
  for (let n = 0; n < 2; n += 1) await shop.paid()
  const { id: expired, providerOrderId } = await shop.started()
  shop.control.choose(providerOrderId, 'bca_va')
  await shop.told(shop.control.expire(providerOrderId))
  const reconciler = startReconciler(shop.payments, 3_600_000)
  await reconciler.run()
  await reconciler.stop()
  const { payments, reconciler: run } = (await status(shop.admin)).json()
  // An order whose payment expired may still be paid in cash: it is not counted yet.
  expect(payments).toEqual({ totalProcessed: 2, successRate: 100, lastPayment: expect.any(String) })
  expect((await shop.setStatus(expired, 'cancelled')).statusCode).toBe(200)
  expect((await status(shop.admin)).json().payments).toMatchObject({ totalProcessed: 2, successRate: 66.7 })
  expect(run).toEqual({ lastRun: expect.any(String), open: expect.any(Number) })
})

it('counts the same payments in the total and in the success rate, cash too', async () => {
  const figures = async () => (await status(shop.admin)).json().payments
  const before = await figures()
  expect((await shop.payByHand((await shop.place()).id)).statusCode).toBe(200)
  const { totalProcessed, successRate } = await figures()
  expect(totalProcessed).toBe(before.totalProcessed + 1)
  const rows = await shop.rows(
    `select count(*)::int as ended, count(*) filter (where is_paid)::int as paid
     from orders where is_paid or status = 'cancelled'`,
  )
  expect(totalProcessed).toBe(rows[0].paid)
  expect(successRate).toBeCloseTo((100 * rows[0].paid) / rows[0].ended, 1)
})

it('also answers while the database is down', async () => {
  const lonely = await openPaymentShop()
  await lonely.database.drop()
  const answer = answered(await lonely.get('/api/system/status', lonely.admin))
  expect(answer).toMatchObject({ statusCode: 200, database: { connected: false, lastQuery: null } })
})
