import { OrderIdParams } from '@dimsum/contract/fields'
import {
  CheckPaymentStatus,
  CreatePayment,
  DemoPayment,
  ManualPaymentUpdate,
  OpenPayment,
  OpenPaymentQuery,
  PaymentAttemptList,
  PaymentStatusAnswer,
  PaymentToken,
  SignedWebhook,
  SignWebhook,
  TestPayment,
} from '@dimsum/contract/payments'
import { paying } from '@dimsum/words/server/paying'
import { orNotFound, ShopError } from '../platform/errors/shop-error.ts'
import { forRight, requireActor } from '../platform/http/access/access.ts'
import { clientAddress } from '../platform/http/request/client-address.ts'
import { originForLinks } from '../platform/http/request/public-origin.ts'
import { limitAll, type Try } from '../platform/limits/limit.ts'
import { withIsoDates } from '../shop/iso-dates.ts'
import { callerOf } from '../shop/orders/access/caller.routes.ts'
import { findOrderAs, findWholeOrderAs } from '../shop/orders/access/find-order-as.ts'
import { findOpenPayment } from './attempts/find-open-payment.ts'
import { requestPayment } from './attempts/request-payment.ts'
import { startTestPayment } from './attempts/start-test-payment.ts'
import { assertDemo, payInDemo } from './demo/pay-in-demo.ts'
import { findPayableOrder } from './ledger/payable-orders.queries.ts'
import { recordManualPayment } from './manual/record-manual-payment.ts'
import { simulateNotification } from './notifications/simulate-notification.ts'
import type { PaymentFeature } from './payment-parts.ts'
import { checkPayment } from './reconcile/check-payment.ts'

const unknownOrder = (error: unknown): never => {
  throw error instanceof ShopError && error.code === 'not-found'
    ? new ShopError('not-found', paying.noOrder)
    : error
}

/** Starting, checking and correcting payments (product.md section 7). The payment pages are in English. */
export const paymentRoutes: PaymentFeature = (app, parts) => {
  const { payments } = parts

  app.post(
    '/api/payment/create',
    {
      config: { access: 'by-order', right: 'payments', language: 'en' },
      schema: { body: CreatePayment, response: { 200: PaymentToken } },
    },
    async (request) => {
      const address = clientAddress(request)
      const takesQris = (await parts.settings.current()).qris
      const shopOrigin = originForLinks(parts.config, request)
      const who = { caller: callerOf(parts, request), address, takesQris, shopOrigin }
      const byAddress = { name: 'payments-per-address', key: address } as const
      return withIsoDates(await limitAll(parts, [byAddress], () => requestPayment(parts, request.body, who)))
    },
  )

  app.post(
    '/api/payment/check-status',
    {
      config: { access: 'anyone', right: 'payments', language: 'en' },
      schema: { body: CheckPaymentStatus, response: { 200: PaymentStatusAnswer } },
    },
    async (request) => {
      const { orderId } = request.body
      const address = clientAddress(request)
      const { viewer } = await findOrderAs(parts.db, orderId, callerOf(parts, request)).catch(unknownOrder)
      const strangers: Try[] = [
        { name: 'strangers-payment-checks-per-address', key: address },
        { name: 'strangers-payment-checks-per-order', key: String(orderId) },
      ]
      const tries: Try[] =
        viewer === 'stranger' ? strangers : [{ name: 'payment-checks-per-address', key: address }]
      return limitAll(parts, tries, () => checkPayment(payments, orderId))
    },
  )

  app.get(
    '/api/payment/open',
    {
      config: { access: 'by-order', right: 'payments', language: 'en' },
      schema: { querystring: OpenPaymentQuery, response: { 200: OpenPayment } },
    },
    async (request) => {
      const { orderId } = request.query
      await findWholeOrderAs(parts.db, orderId, callerOf(parts, request))
      return findOpenPayment(payments, orderId)
    },
  )

  app.patch(
    '/api/orders/:id/payment',
    {
      config: { access: 'by-order', right: 'payments', language: 'en' },
      schema: { params: OrderIdParams, body: DemoPayment, response: { 200: PaymentStatusAnswer } },
    },
    async (request) => {
      const { id } = request.params
      assertDemo(payments)
      await findWholeOrderAs(parts.db, id, callerOf(parts, request))
      return payInDemo(payments, id, request.body)
    },
  )

  app.get(
    '/api/orders/:id/attempts',
    {
      config: forRight('payments'),
      schema: { params: OrderIdParams, response: { 200: PaymentAttemptList } },
    },
    async (request) => {
      const { id } = orNotFound(await findPayableOrder(parts.db, request.params.id), paying.noOrder)
      return { attempts: await parts.orderPayments.list(parts.db, id) }
    },
  )

  app.post(
    '/api/payment/manual-update',
    {
      config: forRight('payments'),
      schema: { body: ManualPaymentUpdate, response: { 200: PaymentStatusAnswer } },
    },
    async (request) => {
      const record = { ...payments, now: parts.now }
      return recordManualPayment(record, requireActor(request), request.body)
    },
  )

  app.post(
    '/api/payment/test',
    { config: forRight('operations'), schema: { body: TestPayment, response: { 200: PaymentToken } } },
    async (request) => {
      const actor = requireActor(request)
      return withIsoDates(
        await startTestPayment(payments, actor, parts.now(), {
          ...request.body,
          shopOrigin: originForLinks(parts.config, request),
        }),
      )
    },
  )

  app.post(
    '/api/admin/webhook-sign',
    { config: forRight('operations'), schema: { body: SignWebhook, response: { 200: SignedWebhook } } },
    async (request) => {
      return simulateNotification(payments, parts.now(), request.body)
    },
  )
}
