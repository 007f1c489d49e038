import { Readable } from 'node:stream'
import { OrderExportQuery, SearchOrderExport } from '@dimsum/contract/orders'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forRight, requireActor } from '../../../platform/http/access/access.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { type ExportWish, exportFileName, exportOrders } from './export-orders.ts'

/** Exports orders of a range of days, or of a filtered list, for the bookkeeper. */
export const orderExportRoutes: ShopFeature = (app, parts) => {
  const file = { response: { 200: { content: { 'text/csv': { schema: z.custom<Readable>() } } } } }
  const rules = {
    config: forRight('reports'),
    exposeHeadRoute: false,
  } as const
  const send = (request: FastifyRequest, reply: FastifyReply, wish: ExportWish) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${exportFileName(wish)}"`)
      .send(Readable.from(exportOrders(parts, requireActor(request), wish), { highWaterMark: 2 }))

  app.get(
    '/api/admin/orders.csv',
    { ...rules, schema: { querystring: OrderExportQuery, ...file } },
    async (request, reply) => send(request, reply, request.query),
  )

  // The search text is in the body, because URLs are logged.
  app.post(
    '/api/admin/search/orders.csv',
    { ...rules, schema: { body: SearchOrderExport, ...file } },
    async (request, reply) => send(request, reply, request.body),
  )
}
