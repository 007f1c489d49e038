import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'

/** Release callbacks of the open responses of each socket. */
const held = new WeakMap<Socket, Set<() => void>>()

const heldBy = (socket: Socket): Set<() => void> => {
  const known = held.get(socket)
  if (known) return known
  const releases = new Set<() => void>()
  held.set(socket, releases)
  socket.once('close', () => {
    for (const release of [...releases]) release()
  })
  return releases
}

/**
 * Calls `release` once: when the response ends, or when its socket closes. A pipelined response that was never written
 * emits no event: Node.js attaches a response to its socket only when its turn comes.
 */
export const onResponseEnd = (request: FastifyRequest, reply: FastifyReply, release: () => void): void => {
  const { socket } = request.raw
  const releases = heldBy(socket)
  const over = () => {
    reply.raw.off('close', over)
    if (releases.delete(over)) release()
  }
  releases.add(over)
  reply.raw.once('close', over)
  if (socket.destroyed) over()
}

/** Aborts when the socket of the caller closes. Fastify's `request.signal` follows the request, not the socket. */
export const callerGone = (request: FastifyRequest, reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  onResponseEnd(request, reply, () => gone.abort(new ShopError('unavailable')))
  return gone.signal
}
