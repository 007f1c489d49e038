import { Readable } from 'node:stream'
import { OrderExportQuery } from '@dimsum/contract/orders'
import { z } from 'zod'
import { actorOf } from '../../../platform/audit/actor.ts'
import { requireAdmin } from '../../../platform/http/access/access.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { exportFileName, exportOrders } from './export-orders.ts'

/** A million orders over a slow line take minutes, and cost the shop little meanwhile. */
const longestExportMs = 30 * 60 * 1000

/** Orders of a range of days as a file for the bookkeeper. */
export const orderExportRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/admin/orders.csv',
    {
      config: { access: 'admin', right: 'reports', load: 'stream' },
      exposeHeadRoute: false,
      handlerTimeout: longestExportMs,
      schema: {
        querystring: OrderExportQuery,
        response: { 200: { content: { 'text/csv': { schema: z.custom<Readable>() } } } },
      },
    },
    async (request, reply) => {
      const days = request.query
      const rows = exportOrders(parts, actorOf(requireAdmin(request)), days)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${exportFileName(days)}"`)
        .send(Readable.from(rows, { highWaterMark: 2 }))
    },
  )
}
