import { OrderIdParams, RowIdParams } from '@dimsum/contract/fields'
import { CorrectPayment, ReceivedPaymentList } from '@dimsum/contract/payments'
import { paying } from '@dimsum/words/server/paying'
import type { Db } from '../../platform/db/connection.ts'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { withIsoDates } from '../../shop/iso-dates.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listPayments } from '../ledger/payments.queries.ts'
import type { PaymentFeature } from '../payment-parts.ts'
import { correctPayment } from './correct-payment.ts'

const PaymentParams = OrderIdParams.extend({ paymentId: RowIdParams.shape.id })

/** @throws ShopError `not-found` */
const readPayments = async (db: Db, orderId: number): Promise<ReceivedPaymentList> => {
  const order = orNotFound(await findPayableOrder(db, orderId), paying.noOrder)
  const payments = (await listPayments(db, order.id)).map((payment) => ({
    ...withIsoDates(payment),
    paymentMethod: payment.method,
    isByHand: payment.attemptId === null,
    isVoided: payment.voidedAt !== null,
  }))
  return { payments }
}

/** The payments received for an order (decision 0066). */
export const paymentsOfOrderRoutes: PaymentFeature = (app, { db, payments }) => {
  const config = forRight('payments')
  const response = { 200: ReceivedPaymentList }

  app.get('/api/orders/:id/payments', { config, schema: { params: OrderIdParams, response } }, (request) =>
    readPayments(db, request.params.id),
  )

  app.patch(
    '/api/orders/:id/payments/:paymentId',
    { config, schema: { params: PaymentParams, body: CorrectPayment, response } },
    async (request) => {
      const { id: orderId, paymentId } = request.params
      await correctPayment(payments, requireActor(request), { orderId, paymentId, ...request.body })
      return readPayments(db, orderId)
    },
  )
}
