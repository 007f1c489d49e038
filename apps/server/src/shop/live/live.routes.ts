import { OrderIdParams } from '@dimsum/contract/fields'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { requireAdmin } from '../../platform/http/access/access.ts'
import type { AppParts, Feature } from '../../platform/http/app-parts.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import {
  changedText,
  heartbeatText,
  openingText,
  ordersText,
  readLastEventId,
  refreshText,
} from '../../platform/live/event-stream.ts'
import { type FeedEvent, listMissedEvents } from '../../platform/live/live.queries.ts'
import {
  createLiveHub,
  type HubOptions,
  hubDefaults,
  type LiveHub,
  type Ticket,
} from '../../platform/live/live-hub.ts'
import { callerOf } from '../orders/access/caller.routes.ts'
import { findWholeOrderAs } from '../orders/access/find-order-as.ts'
import { customerKinds } from '../orders/timeline/present-event.ts'

/** Below every time limit on silent connections, ours (30 s) and those of usual proxies (60 s). */
const heartbeatMs = 15_000
/** Streams end after an hour and reconnect: a restarted or added process gets its share of them. */
const longestStreamMs = 60 * 60 * 1000
/** A browser that was away for more than this reads everything anew. */
const mostMissed = 200
/** Bytes waiting for a reader that does not read; above it the stream is cut and comes back when it can. */
const mostUnread = 256 * 1024

/** Messages as `@dimsum/contract/live` describes them. */
const eventStream = { content: { 'text/event-stream': { schema: z.string() } } }

/** Server-sent events: what happens to one order, and what happens in the shop. */
export const liveRoutes: Feature = (app, parts) => liveRoutesWith(hubDefaults)(app, parts)

/** The same with other times and limits. */
export const liveRoutesWith =
  (options: HubOptions): Feature =>
  (app, parts) => {
    const hub = createLiveHub(parts.db, options)
    hub.onTopic('settings', () => parts.settings.forget())
    for (const topic of ['settings', 'reviews'] as const) hub.onTopic(topic, () => void app.pages.refresh())
    hub.onAnything({ heard: app.sharedAnswers.changed, hears: app.sharedAnswers.hears })
    app.addHook('onListen', async () => hub.start())
    app.whenDraining(() => void hub.close())
    app.addHook('preClose', () => hub.close())

    app.get(
      '/api/orders/:id/events',
      {
        config: { access: 'by-order', load: 'stream' },
        exposeHeadRoute: false,
        schema: { params: OrderIdParams, response: { 200: eventStream } },
      },
      async (request, reply) => {
        const { id } = request.params
        const { viewer } = await findWholeOrderAs(parts.db, id, callerOf(parts, request))
        const ticket = viewer === 'admin' ? sessionTicket(parts, request) : rightTicket(parts, request, id)
        await openStream(parts, hub, request, reply, { ticket, orderId: id, kinds: customerKinds })
      },
    )

    app.get(
      '/api/admin/events',
      {
        config: { access: 'admin', load: 'stream' },
        exposeHeadRoute: false,
        schema: { response: { 200: eventStream } },
      },
      async (request, reply) => {
        requireAdmin(request)
        const ticket = sessionTicket(parts, request)
        await openStream(parts, hub, request, reply, { ticket, orderId: null, kinds: null })
      },
    )
  }

const sessionTicket = (parts: AppParts, request: FastifyRequest): Ticket => {
  const hash = tokenHash(readCookie(parts, request, 'session'))
  if (hash === null) throw new ShopError('unauthenticated')
  return { kind: 'session', hash }
}

const rightTicket = (parts: AppParts, request: FastifyRequest, orderId: number): Ticket => {
  const hash = tokenHash(readCookie(parts, request, 'access'))
  if (hash === null) throw new ShopError('forbidden')
  return { kind: 'right', hash, orderId }
}

type Following = {
  ticket: Ticket
  orderId: number | null
  /** Kinds of events this reader is told about; null: all, and the topics of the shop too. */
  kinds: ReadonlySet<string> | null
}

/** Turns the answer into a stream that lives until the reader leaves, the right ends, an hour is over or the shop closes. */
const openStream = async (
  { db }: AppParts,
  hub: LiveHub,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, orderId, kinds }: Following,
): Promise<void> => {
  const { raw } = reply
  const waiting: string[] = []
  let isOpen = false
  let isOver = false
  const write = (text: string) => {
    if (!isOpen) waiting.push(text)
    else if (raw.writableLength > mostUnread) raw.destroy()
    else raw.write(text)
  }
  const tell = (events: FeedEvent[], position: number) => {
    const told = kinds === null ? events : events.filter(({ kind }) => kinds.has(kind))
    if (events.length > mostMissed) write(refreshText(position))
    else if (told.length > 0) write(ordersText(told, position))
  }
  const { position, leave } = await hub.subscribe({
    ticket,
    orderId,
    onEvents: tell,
    onTopic: (topic) => {
      if (kinds === null) write(changedText(topic))
    },
    onEnd: () => {
      isOver = true
      if (isOpen) raw.end()
    },
  })
  raw.once('close', leave)
  const lastSeen = readLastEventId(request.headers['last-event-id'])
  try {
    if (lastSeen !== null) {
      tell(await listMissedEvents(db, { after: lastSeen, orderId }, mostMissed + 1), position)
    }
  } catch (error) {
    leave()
    throw error
  }

  reply.hijack()
  // Who hung up while the database was asked has no end any more that would make room.
  if (raw.destroyed) return leave()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  // What was missed is still to come: until then the browser stands where it stood.
  raw.write(openingText(lastSeen ?? position))
  isOpen = true
  for (const text of waiting) raw.write(text)
  if (isOver) raw.end()
  const heartbeat = setInterval(() => write(heartbeatText), heartbeatMs).unref()
  const end = setTimeout(() => raw.end(), longestStreamMs).unref()
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(end)
  })
}
