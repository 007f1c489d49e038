import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'

/** Calls `release` once: when the response ends, or when its socket closes. */
export const onResponseEnd = (request: FastifyRequest, reply: FastifyReply, release: () => void): void => {
  if (request.raw.socket.destroyed || reply.raw.writableFinished) release()
  else reply.raw.once('close', release)
}

/** Aborts when the socket of the caller closes. Fastify's `request.signal` follows the request, not the socket. */
export const callerGone = (request: FastifyRequest, reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  onResponseEnd(request, reply, () => gone.abort(new ShopError('unavailable')))
  return gone.signal
}
