import { OrderIdParams } from '@dimsum/contract/fields'
import { type LiveTopic, liveTopics } from '@dimsum/contract/live'
import { may, type Right } from '@dimsum/domain/roles'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import { createLiveHub, type HubOptions, hubDefaults, type Ticket } from '../../platform/live/live-hub.ts'
import { openStream } from '../../platform/live/open-stream.ts'
import { callerOf } from '../orders/access/caller.routes.ts'
import { findWholeOrderAs } from '../orders/access/find-order-as.ts'
import { kindsForCustomer } from '../orders/timeline/present-event.ts'
import type { ShopFeature, ShopParts } from '../shop-parts.ts'
import { findAllowedTickets } from './allowed-tickets.ts'

/** Messages are described in `@dimsum/contract/live`. */
const eventStream = { content: { 'text/event-stream': { schema: z.string() } } }

/** The right that a role needs for a topic. */
const rightToHear: Record<LiveTopic, Right> = {
  reviews: 'reviews',
  attention_items: 'attention',
  settings: 'account',
  inventory: 'stock',
  kitchen_days: 'account',
  promotion_codes: 'settings',
  packages: 'account',
  cash_shifts: 'payments',
}

/** Server-sent events of one order, and of the whole shop. */
export const liveRoutes: ShopFeature = (app, parts) => liveRoutesWith(hubDefaults)(app, parts)

/** The same with other times and limits. */
export const liveRoutesWith =
  (options: HubOptions): ShopFeature =>
  (app, parts) => {
    const hub = createLiveHub(parts.db, (tickets) => findAllowedTickets(parts.db, tickets), options)
    for (const topic of ['settings', 'packages'] as const) hub.onTopic(topic, () => parts.settings.forget())
    for (const topic of ['settings', 'packages', 'reviews', 'promotion_codes'] as const)
      hub.onTopic(topic, () => void app.pages.refresh())
    app.gauge('http_streams_open', 'Live screens connected', () => hub.size())
    app.addHook('onListen', async () => hub.start())
    app.addHook('preClose', () => hub.close())

    app.get(
      '/api/orders/:id/events',
      {
        config: { access: 'by-order', right: 'read-order' },
        exposeHeadRoute: false,
        schema: { params: OrderIdParams, response: { 200: eventStream } },
      },
      async (request, reply) => {
        const { id } = request.params
        const { viewer } = await findWholeOrderAs(parts.db, id, callerOf(parts, request))
        const ticket = viewer === 'admin' ? sessionTicket(parts, request) : rightTicket(parts, request, id)
        await openStream(hub, request, reply, {
          ticket,
          address: clientAddress(request),
          orderId: id,
          kinds: kindsForCustomer,
          topics: new Set(),
        })
      },
    )

    app.get(
      '/api/admin/events',
      {
        config: forRight('account'),
        exposeHeadRoute: false,
        schema: { response: { 200: eventStream } },
      },
      async (request, reply) => {
        const { role } = requireAdmin(request)
        const topics = new Set(liveTopics.filter((topic) => may(role, rightToHear[topic])))
        const ticket = sessionTicket(parts, request)
        const address = clientAddress(request)
        await openStream(hub, request, reply, { ticket, address, orderId: null, kinds: null, topics })
      },
    )
  }

const sessionTicket = (parts: ShopParts, request: FastifyRequest): Ticket => {
  const hash = tokenHash(readCookie(parts, request, 'session'))
  if (hash === null) throw new ShopError('unauthenticated')
  return { kind: 'session', hash, role: requireAdmin(request).role }
}

const rightTicket = (parts: ShopParts, request: FastifyRequest, orderId: number): Ticket => {
  const hash = tokenHash(readCookie(parts, request, 'access'))
  if (hash === null) throw new ShopError('forbidden')
  return { kind: 'right', hash, orderId }
}
