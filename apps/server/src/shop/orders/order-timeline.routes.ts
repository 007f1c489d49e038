import { AddOrderNote } from '@dimsum/contract/desk-notes'
import { OrderIdParams } from '@dimsum/contract/fields'
import { OrderEvent, OrderTimeline, RecordOrderAct } from '@dimsum/contract/orders'
import { forRight, requireActor, requireRight } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { callerOf } from './access/caller.routes.ts'
import { findWholeOrderAs } from './access/find-order-as.ts'
import { listOrderEvents } from './timeline/order-events.queries.ts'
import { presentEvent, presentEventToCustomer } from './timeline/present-event.ts'
import { recordOrderAct } from './timeline/record-order-act.ts'

/** The timeline of an order; the holder reads the events that concern a customer. */
export const orderTimelineRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/orders/:id/timeline',
    {
      config: { access: 'by-order', right: 'orders' },
      schema: { params: OrderIdParams, response: { 200: OrderTimeline } },
    },
    async (request) => {
      const { id } = request.params
      const { viewer } = await findWholeOrderAs(parts.db, id, callerOf(parts, request))
      const events = await listOrderEvents(parts.db, id)
      const shown =
        viewer === 'admin'
          ? events.map(presentEvent)
          : events.map(presentEventToCustomer).filter((event) => event !== null)
      return { events: shown }
    },
  )

  app.post(
    '/api/orders/:id/notes',
    {
      config: forRight('orders'),
      schema: { params: OrderIdParams, body: AddOrderNote, response: { 201: OrderEvent } },
    },
    async (request) => {
      const { id } = request.params
      const actor = requireActor(request)
      const note = { orderId: id, actor, kind: 'note', text: request.body.note } as const
      return recordOrderAct(parts, note)
    },
  )

  app.post(
    '/api/orders/:id/acts',
    {
      config: forRight('read-order'),
      schema: { params: OrderIdParams, body: RecordOrderAct, response: { 201: OrderEvent } },
    },
    async (request) => {
      const { id } = request.params
      // The kitchen may record printed labels, but not messages to the customer.
      if (request.body.act === 'whatsapp') requireRight(request, 'orders')
      const actor = requireActor(request)
      return recordOrderAct(parts, { orderId: id, actor, kind: request.body.act })
    },
  )
}
