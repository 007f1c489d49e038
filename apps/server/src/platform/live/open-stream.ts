import type { LiveTopic } from '@dimsum/contract/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connection.ts'
import { whenOver } from '../http/request/when-over.ts'
import {
  changedText,
  heartbeatText,
  openingText,
  ordersText,
  readLastEventId,
  refreshText,
} from './event-stream.ts'
import { type FeedEvent, listMissedEvents } from './live.queries.ts'
import type { LiveHub, Ticket } from './live-hub.ts'

/** Below every time limit on silent connections, ours (30 s) and those of usual proxies (60 s). */
const heartbeatMs = 15_000
/** Streams end after an hour and reconnect: a restarted or added process gets its share of them. */
const longestStreamMs = 60 * 60 * 1000
/** A browser that was away for more than this reads everything anew. */
const mostMissed = 200
/** Bytes waiting for a reader that does not read; above it the stream is cut and comes back when it can. */
const mostUnread = 256 * 1024

export type Following = {
  ticket: Ticket
  orderId: number | null
  /** Kinds of events this reader receives; null: all. */
  kinds: ReadonlySet<string> | null
  topics: ReadonlySet<LiveTopic>
}

/** Turns the answer into a stream that lives until the reader leaves, the right ends, an hour is over or the shop closes. */
export const openStream = async (
  db: Db,
  hub: LiveHub,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, orderId, kinds, topics }: Following,
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
    const received = kinds === null ? events : events.filter(({ kind }) => kinds.has(kind))
    if (events.length > mostMissed) write(refreshText(position))
    else if (received.length > 0) write(ordersText(received, position))
  }
  const { position, leave } = await hub.subscribe({
    ticket,
    orderId,
    onEvents: tell,
    onTopic: (topic) => {
      if (topics.has(topic)) write(changedText(topic))
    },
    onEnd: () => {
      isOver = true
      if (isOpen) raw.end()
    },
  })
  whenOver(request, reply, leave)
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
  if (raw.destroyed || request.raw.socket.destroyed) return
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
  whenOver(request, reply, () => {
    clearInterval(heartbeat)
    clearTimeout(end)
  })
}
