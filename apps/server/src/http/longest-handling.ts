import type { FastifyReply } from 'fastify'
import { ShopError } from '../shop-error.ts'
import type { ShopApp } from './app-parts.ts'
import { requestLimits } from './server-options.ts'

/** How much later than its time an answer may be given up (ms). */
const lookEveryMs = 1000

/**
 * Answers 503 for a handler that takes longer than any may. One look a second at the oldest requests does it: the
 * framework's own limit costs every request a timer and an abort signal, a twentieth of the work of an order. Streams
 * are as long as they are.
 */
export const installLongestHandling = (
  app: ShopApp,
  longestMs: number = requestLimits.handlerTimeout,
): void => {
  /** When each running request's time is over; the oldest first. */
  const running = new Map<FastifyReply, number>()
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.load !== 'stream') running.set(reply, performance.now() + longestMs)
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    running.delete(reply)
    done()
  })
  const looking = setInterval(
    () => {
      const now = performance.now()
      for (const [reply, until] of running) {
        if (until > now) return
        running.delete(reply)
        giveUp(reply)
      }
    },
    Math.min(lookEveryMs, longestMs),
  ).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

const giveUp = (reply: FastifyReply): void => {
  if (reply.sent || reply.raw.destroyed) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(new ShopError('unavailable', '', { retryAfterSeconds: 5 }))
}
