import { OrderIdParams, RowIdParams } from '@dimsum/contract/fields'
import { GiveBack, RefundList, TakeRefundBack } from '@dimsum/contract/refunds'
import { refunding } from '@dimsum/words/server/refunding'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import type { PaymentFeature } from '../payment-parts.ts'
import { giveBack } from './give-back.ts'
import { readRefunds } from './list-refunds.ts'
import { takeRefundBack } from './take-refund-back.ts'

const RefundParams = OrderIdParams.extend({ refundId: RowIdParams.shape.id })

/** Refunds (decision 0066). */
export const refundRoutes: PaymentFeature = (app, parts) => {
  const { payments } = parts
  const config = forRight('refunds')

  app.get(
    '/api/orders/:id/refunds',
    { config, schema: { params: OrderIdParams, response: { 200: RefundList } } },
    (request) => readRefunds(payments, request.params.id),
  )

  app.post(
    '/api/orders/:id/refunds',
    { config, schema: { params: OrderIdParams, body: GiveBack, response: { 200: RefundList } } },
    async (request) => {
      const { id } = request.params
      if (!(await parts.settings.current()).refunds) throw new ShopError('conflict', refunding.off)
      await giveBack(payments, requireActor(request), id, request.body)
      return readRefunds(payments, id)
    },
  )

  app.post(
    '/api/orders/:id/refunds/:refundId/take-back',
    { config, schema: { params: RefundParams, body: TakeRefundBack, response: { 200: RefundList } } },
    async (request) => {
      const { id: orderId, refundId } = request.params
      const { reason } = request.body
      await takeRefundBack(payments, requireActor(request), { orderId, refundId, reason })
      return readRefunds(payments, orderId)
    },
  )
}
