import { randomUUID } from 'node:crypto'
import type { PaymentMode } from '@dimsum/contract/shop-config'
import { exampleClientKey, exampleServerKey } from '@dimsum/midtrans-stand-in/keys'
import { createStandIn, type StandIn, type StandInOptions } from '@dimsum/midtrans-stand-in/stand-in'
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { createMidtransProvider, type MidtransSettings } from '../payments/midtrans/midtrans-provider.ts'
import { type PaymentLimits, type PaymentParts, paymentRules } from '../payments/payment-parts.ts'
import { inTransaction } from '../platform/db/connection.ts'
import { payments as paymentRows, refunds } from '../platform/db/tables/money.ts'
import { orderEvents, orders } from '../platform/db/tables/orders.ts'
import { attentionItems, paymentAttempts, paymentEvents } from '../platform/db/tables/payments.ts'
import { revenueDaily } from '../platform/db/tables/shop.ts'
import { atTheEnd } from './at-the-end.ts'
import { buildOrder } from './orders.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

export { exampleServerKey } from '@dimsum/midtrans-stand-in/keys'

type Options = {
  mode?: PaymentMode
  limits?: Partial<PaymentLimits>
  midtrans?: Partial<MidtransSettings>
  standIn?: Partial<StandInOptions>
}

/** The notification path of the dashboard's setting. */
export const notificationPath = '/api/payment/notification'

/**
 * The whole shop on its own database, listening on this machine, with the provider's stand-in over HTTP: tokens,
 * statuses and notifications are exchanged as in production.
 */
export const openPaymentShop = async (options: Options = {}) => {
  const notificationUrls: string[] = []
  const standIn: StandIn = createStandIn({
    serverKey: exampleServerKey,
    clientKey: exampleClientKey,
    seed: 'dimsum',
    notificationUrls,
    hangMs: 60_000,
    ...options.standIn,
  })
  const { url: standInUrl } = await standIn.listen({ host: '127.0.0.1', port: 0 })
  const payment = {
    mode: options.mode ?? 'sandbox',
    serverKey: exampleServerKey,
    clientKey: exampleClientKey,
    snapUrl: standInUrl,
    apiUrl: standInUrl,
    scriptUrl: `${standInUrl}/snap/snap.js`,
  }
  const shop: TestApp = await buildTestApp({ config: { payment } })
  const provider = createMidtransProvider({ ...payment, ...options.midtrans })
  atTheEnd(() => {
    provider.close()
    return standIn.close()
  })
  const payments: PaymentParts = Object.assign(shop.parts.payments, {
    provider,
    rules: paymentRules(payment.mode, options.limits),
  })
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  notificationUrls.push(url + notificationPath)
  const { db } = shop.database
  const admin = await shop.signIn()

  const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: path, payload, cookies } satisfies InjectOptions)
  /** An order that a customer placed, and the cookie that makes its browser the holder. */
  const place = async (overrides: Parameters<typeof buildOrder>[1] = {}) => {
    const { order, accessToken } = await buildOrder(db, overrides)
    return { id: order.id, order, cookies: { access: accessToken } }
  }
  /** The holder starts a payment. */
  const create = (
    order: { id: number; cookies: Record<string, string> },
    paymentMethod = 'virtual_account',
    body = {},
  ) => post('/api/payment/create', { orderId: order.id, paymentMethod, ...body }, order.cookies)
  const attemptsOf = (orderId: number) =>
    db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.id)

  return {
    ...shop,
    db,
    url,
    admin,
    payments,
    provider,
    standIn,
    control: standIn.control,
    notificationUrls,
    post,
    place,
    create,
    /** An order whose customer opened a payment page. */
    started: async (method = 'virtual_account', overrides: Parameters<typeof place>[0] = {}) => {
      const placed = await place(overrides)
      const answer = await create(placed, method)
      if (answer.statusCode !== 200) throw new Error(`No page: ${answer.body}`)
      const [attempt] = await attemptsOf(placed.id)
      if (!attempt) throw new Error('No attempt was made')
      return { ...placed, attempt, token: answer.json().token, providerOrderId: attempt.providerOrderId }
    },
    /** The customer pays at the provider, and every notification of it is answered. */
    pay: async (...payment: Parameters<StandIn['control']['pay']>) => {
      const transaction = standIn.control.pay(...payment)
      await standIn.control.notificationsDone()
      return transaction
    },
    /** The owner gives money back, under a key of its own. */
    giveBack: (orderId: number, amount: number, more: object = {}) => {
      const refund = { key: randomUUID(), amount, way: 'cash', reason: 'kurang', ...more }
      return post(`/api/orders/${orderId}/refunds`, refund, admin)
    },
    notify: (body: object, path = notificationPath) => post(path, body),
    checkStatus: (orderId: number, body = {}) => post('/api/payment/check-status', { orderId, ...body }),
    orderRow: async (id: number) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, id))
      if (!row) throw new Error(`There is no order ${id}`)
      return row
    },
    attemptsOf,
    eventsOf: (orderId: number) =>
      db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId)).orderBy(paymentEvents.id),
    refundsOf: (orderId: number) =>
      db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id),
    paymentsOf: (orderId: number) =>
      db.select().from(paymentRows).where(eq(paymentRows.orderId, orderId)).orderBy(paymentRows.id),
    timelineOf: (orderId: number) =>
      db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id),
    attention: (orderId?: number) =>
      db
        .select()
        .from(attentionItems)
        .where(orderId === undefined ? undefined : eq(attentionItems.orderId, orderId))
        .orderBy(attentionItems.id),
    revenue: async () => {
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${revenueDaily.revenue}), 0)`.mapWith(Number) })
        .from(revenueDaily)
      return row?.sum ?? 0
    },
    /**
     * Makes every status check of open attempts due now. It may conflict with a running check, so it may be repeated.
     */
    makeChecksDue: () =>
      inTransaction(db, (tx) =>
        tx.execute(sql`update payment_attempts set next_check_at = now() where next_check_at is not null`),
      ),
  }
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>
