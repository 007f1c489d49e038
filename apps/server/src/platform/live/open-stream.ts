import type { FastifyReply, FastifyRequest } from 'fastify'
import { onResponseEnd } from '../http/request/on-response-end.ts'
import type { LiveHub, Stream } from './live-hub.ts'

/** The browser's delay before it reconnects (ms). */
const reconnectMs = 3000
/** Max unread bytes of a slow reader; above it the stream is closed and the browser reconnects. */
const maxUnreadBytes = 256 * 1024

/**
 * Turns the response into server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) until its
 * socket closes or its right ends. Nothing is replayed: a browser that reconnects refetches its data.
 */
export const openStream = async (
  hub: LiveHub,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Omit<Stream, 'send' | 'sendHeartbeat' | 'end'>,
): Promise<void> => {
  const { raw } = reply
  let isOpen = false
  let isOver = false
  const write = (text: string) => {
    // A browser reads its data after its stream opened, so earlier events are not needed.
    if (!isOpen) return
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
    else raw.write(text)
  }
  const leave = hub.join({
    ...who,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    sendHeartbeat: () => write(':\n\n'),
    end: () => {
      isOver = true
      if (isOpen) raw.end()
    },
  })
  onResponseEnd(request, reply, leave)
  await hub.begin()

  reply.hijack()
  if (raw.destroyed || request.raw.socket.destroyed) return
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.write(`retry: ${reconnectMs}\n\n`)
  isOpen = true
  if (isOver) raw.end()
}
