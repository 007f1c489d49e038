import { CounterSale } from '@dimsum/contract/counter-sale'
import { AdminOrder } from '@dimsum/contract/orders'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { noteForLog } from '../../platform/http/logs/request-log.ts'
import { byCurrentMenu } from '../../shop/orders/place/by-current-menu.ts'
import type { PaymentFeature } from '../payment-parts.ts'
import { sellAtCounter } from './sell-at-counter.ts'

/** «Jual langsung»: packages sold for cash at the counter. */
export const counterSaleRoutes: PaymentFeature = (app, parts) => {
  app.post(
    '/api/admin/counter-sales',
    {
      config: forRight('payments', { language: 'id' }),
      schema: { body: CounterSale, response: { 201: AdminOrder } },
    },
    async (request) => {
      const actor = requireActor(request)
      const order = await byCurrentMenu(parts, (rules) => sellAtCounter(parts, actor, request.body, rules))
      noteForLog(request, { orderId: order.id })
      return order
    },
  )
}
