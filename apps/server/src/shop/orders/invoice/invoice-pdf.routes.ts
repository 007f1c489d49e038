import { OrderIdParams } from '@dimsum/contract/fields'
import { formatOrderId } from '@dimsum/domain/order-number'
import { z } from 'zod'
import { noteForLog } from '../../../platform/http/logs/request-log.ts'
import { clientAddress } from '../../../platform/http/request/client-address.ts'
import { createTurns } from '../../../platform/limits/in-turn.ts'
import { limit } from '../../../platform/limits/limit.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { callerOf } from '../access/caller.routes.ts'
import { findWholeOrderAs } from '../access/find-order-as.ts'
import { presentOrder } from '../read/present-order.ts'
import { invoiceContent } from './invoice-content.ts'

/**
 * One is drawn at a time: a drawing pauses every few milliseconds for other requests, and fifty that took turns would take
 * all of the time in between.
 */
const inTurn = createTurns({ atOnce: 1, mayWait: 40 })

/** The invoice as a file, for the order's holder and the admin. */
export const invoicePdfRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/orders/:id/invoice.pdf',
    {
      config: { access: 'by-order', load: 'waiting' },
      schema: {
        params: OrderIdParams,
        response: { 200: { content: { 'application/pdf': { schema: z.custom<Buffer>() } } } },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      noteForLog(request, { orderId: id })
      const { order, viewer } = await findWholeOrderAs(parts.db, id, callerOf(parts, request))
      if (viewer === 'holder') await limit(parts, 'invoices-per-address', clientAddress(request))
      // Loaded with the first invoice: its fonts and tables are a twentieth of a start and stay in memory.
      const { drawInvoice } = await import('./draw-invoice.ts')
      const content = invoiceContent(presentOrder(order), await parts.settings.current())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="Invoice-${formatOrderId(id)}.pdf"`)
        .send(await inTurn(() => drawInvoice(content)))
    },
  )
}
