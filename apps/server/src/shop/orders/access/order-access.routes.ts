import { OrderIdParams } from '@dimsum/contract/fields'
import {
  OrderAccessAnswer,
  OrderLinkAnswer,
  OrderLinkRequest,
  ProveOrderAccess,
} from '@dimsum/contract/orders'
import { z } from 'zod'
import { forRight, requireActor } from '../../../platform/http/access/access.ts'
import { clientAddress } from '../../../platform/http/request/client-address.ts'
import { readCookie } from '../../../platform/http/request/cookies.ts'
import { originForLinks } from '../../../platform/http/request/public-origin.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { giveAccessCookie } from './caller.routes.ts'
import { makeOrderLink, revokeOrderLinks } from './order-links.ts'
import { proveOrderAccess } from './prove-order-access.ts'

/** Grants access to an order that the browser did not place: by phone number or private link. */
export const orderAccessRoutes: ShopFeature = (app, parts) => {
  app.post(
    '/api/orders/:id/access',
    {
      config: { access: 'anyone' },
      schema: { params: OrderIdParams, body: ProveOrderAccess, response: { 200: OrderAccessAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params
      const { accessToken } = await proveOrderAccess(parts, id, request.body, {
        address: clientAddress(request),
        cookie: readCookie(parts, request, 'access'),
      })
      giveAccessCookie(parts, reply, accessToken)
      return { id, granted: true as const }
    },
  )

  app.post(
    '/api/orders/:id/links',
    {
      config: forRight('orders'),
      schema: { params: OrderIdParams, body: OrderLinkRequest, response: { 201: OrderLinkAnswer } },
    },
    async (request) => {
      const { id } = request.params
      const actor = requireActor(request)
      const origin = originForLinks(parts.config, request)
      return { url: await makeOrderLink(parts, actor, id, request.body.purpose, origin) }
    },
  )

  app.delete(
    '/api/orders/:id/links',
    { config: forRight('orders'), schema: { params: OrderIdParams, response: { 204: z.null() } } },
    async (request) => {
      const { id } = request.params
      await revokeOrderLinks(parts, requireActor(request), id)
    },
  )
}
