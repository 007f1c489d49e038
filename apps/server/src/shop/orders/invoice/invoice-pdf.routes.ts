import { OrderIdParams } from '@dimsum/contract/fields'
import { formatOrderId } from '@dimsum/domain/order-number'
import { z } from 'zod'
import { languageOfCookies } from '../../../platform/http/request/chosen-language.ts'
import { clientAddress } from '../../../platform/http/request/client-address.ts'
import { callerGone } from '../../../platform/http/request/on-response-end.ts'
import { limit } from '../../../platform/limits/limit.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { callerOf } from '../access/caller.routes.ts'
import { findWholeOrderAs } from '../access/find-order-as.ts'
import { drawnInvoice } from './drawn-invoice.ts'

/** The invoice as PDF for the order's holder and the admin, in the language of the linking page. */
export const invoicePdfRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/orders/:id/invoice.pdf',
    {
      config: { access: 'by-order', right: 'orders' },
      schema: {
        params: OrderIdParams,
        response: { 200: { content: { 'application/pdf': { schema: z.custom<Buffer>() } } } },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { order, viewer } = await findWholeOrderAs(parts.db, id, callerOf(parts, request))
      if (viewer === 'holder') await limit(parts, 'invoices-per-address', clientAddress(request))
      const shop = await parts.settings.current()
      const chosen = languageOfCookies(request.headers.cookie)
      const language = chosen === 'default' ? shop.shopLanguage : chosen
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="Invoice-${formatOrderId(id)}.pdf"`)
        .send(await drawnInvoice(order, shop, language, callerGone(request, reply)))
    },
  )
}
