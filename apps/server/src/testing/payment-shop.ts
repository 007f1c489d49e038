import { randomUUID } from 'node:crypto'
import type { PaymentMode } from '@dimsum/contract/shop-config'
import { exampleClientKey, exampleServerKey } from '@dimsum/midtrans-stand-in/keys'
import { createStandIn, type StandIn, type StandInOptions } from '@dimsum/midtrans-stand-in/stand-in'
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { createMidtransProvider, type MidtransSettings } from '../payments/midtrans/midtrans-provider.ts'
import {
  type PaymentLimits,
  type PaymentParts,
  paymentRules,
  type StopPoint,
} from '../payments/payment-parts.ts'
import { reconcileDue } from '../payments/reconcile/reconcile.ts'
import { inTransaction } from '../platform/db/connection.ts'
import { payments as paymentRows, refunds } from '../platform/db/tables/money.ts'
import { orderEvents, orders } from '../platform/db/tables/orders.ts'
import { attentionItems, paymentAttempts, paymentEvents } from '../platform/db/tables/payments.ts'
import { revenueDaily } from '../platform/db/tables/shop.ts'
import { atTheEnd } from './at-the-end.ts'
import { buildOrder } from './orders.ts'
import type { Message } from './signed-messages.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

export { exampleServerKey } from '@dimsum/midtrans-stand-in/keys'

type Options = {
  mode?: PaymentMode
  limits?: Partial<PaymentLimits>
  midtrans?: Partial<MidtransSettings>
  standIn?: Partial<StandInOptions>
}

type PageRequest = {
  transaction_details: { order_id: string; gross_amount: number }
  item_details: { id: string; name: string; price: number; quantity: number }[]
  enabled_payments: string[]
  callbacks: { finish: string }
  gopay: { callback_url: string }
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
  const timelineOf = (orderId: number) =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)
  const attention = (orderId?: number) =>
    db
      .select()
      .from(attentionItems)
      .where(orderId === undefined ? undefined : eq(attentionItems.orderId, orderId))
      .orderBy(attentionItems.id)
  /** An order whose customer opened a payment page. */
  const started = async (method = 'virtual_account', overrides: Parameters<typeof place>[0] = {}) => {
    const placed = await place(overrides)
    const answer = await create(placed, method)
    if (answer.statusCode !== 200) throw new Error(`No page: ${answer.body}`)
    const [attempt] = await attemptsOf(placed.id)
    if (!attempt) throw new Error('No attempt was made')
    return { ...placed, attempt, token: answer.json().token, providerOrderId: attempt.providerOrderId }
  }
  /** What the shop sent for each payment page, oldest first. */
  const pagesAsked = () =>
    standIn.control
      .requests()
      .filter(({ path }) => path === '/snap/v1/transactions')
      .map(({ body }) => body as PageRequest)
  /** This change at the provider, once every notification about it is answered. */
  const told = async <Change>(change: Change) => {
    await standIn.control.notificationsDone()
    return change
  }
  /** The customer pays at the provider. */
  const pay = (...payment: Parameters<StandIn['control']['pay']>) => told(standIn.control.pay(...payment))
  /** The customer pays, and no notification about this order arrives any more. */
  const payUnheard = (providerOrderId: string, payment?: Parameters<StandIn['control']['pay']>[1]) => {
    standIn.control.faults.arm({ fault: 'notification-lost', orderId: providerOrderId })
    return standIn.control.pay(providerOrderId, payment)
  }
  const makeChecksDue = () =>
    inTransaction(db, (tx) =>
      tx.execute(sql`update payment_attempts set next_check_at = now() where next_check_at is not null`),
    )

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
    started,
    told,
    pay,
    payUnheard,
    /** An order whose customer chose a way to pay and paid by this method of the provider. */
    paid: async (method = 'bca_va', choice = 'virtual_account') => {
      const placed = await started(choice)
      const { transactionId } = await pay(placed.providerOrderId, { method })
      return { ...placed, transactionId }
    },
    /** The notifications that the provider sent about a payment. */
    messagesAbout: (providerOrderId: string): Message[] =>
      standIn.control
        .deliveries()
        .flatMap(({ orderId, body }) => (orderId === providerOrderId ? [JSON.parse(body)] : [])),
    /** The provider's transaction of this order or transaction id. */
    transactionOf: (id: string) =>
      standIn.control
        .transactions()
        .find(({ orderId, transactionId }) => orderId === id || transactionId === id),
    pagesAsked,
    lastPageAsked: () => pagesAsked().at(-1) as PageRequest,
    /** Does this once when a payment reaches the point; what it throws is like the end of the process. */
    stopOnce: (where: StopPoint, act: () => Promise<unknown>) => {
      payments.stopAt = async (point) => {
        if (point !== where) return
        delete payments.stopAt
        await act()
      }
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
    /** Changes columns of the order's attempts. */
    changeAttempts: (orderId: number, set: string) =>
      shop.rows(`update payment_attempts set ${set} where order_id = ${orderId}`),
    statesOf: async (orderId: number) => (await attemptsOf(orderId)).map(({ state }) => state),
    eventsOf: (orderId: number) =>
      db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId)).orderBy(paymentEvents.id),
    refundsOf: (orderId: number) =>
      db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id),
    paymentsOf: (orderId: number) =>
      db.select().from(paymentRows).where(eq(paymentRows.orderId, orderId)).orderBy(paymentRows.id),
    timelineOf,
    /** Each change of the order to paid or unpaid, oldest first. */
    flipsOf: async (orderId: number) =>
      (await timelineOf(orderId)).flatMap(({ kind }) => (kind === 'paid' || kind === 'unpaid' ? [kind] : [])),
    attention,
    /** The kinds of the order's attention entries. */
    kindsOf: async (orderId: number) => (await attention(orderId)).map(({ kind }) => kind),
    revenue: async () => {
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${revenueDaily.revenue}), 0)`.mapWith(Number) })
        .from(revenueDaily)
      return row?.sum ?? 0
    },
    /**
     * Makes every status check of open attempts due now. It may conflict with a running check, so it may be repeated.
     */
    makeChecksDue,
    /** Checks the status of all open attempts now. */
    checkAll: async () => {
      await makeChecksDue()
      return reconcileDue(payments)
    },
  }
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>
