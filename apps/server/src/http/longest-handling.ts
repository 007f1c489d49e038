import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import type { ShopApp } from './app-parts.ts'
import { requestLimits } from './server-options.ts'

/** How much later than its time an answer may be given up (ms). */
const lookEveryMs = 1000

/** A request being handled, and when its time is over (ms, monotonic). What is answered leaves its place empty. */
type Handling = { reply: FastifyReply | null; until: number }

/**
 * Answers 503 for a handler that takes longer than any may. One look a second at all requests since the last one does it:
 * the framework's own limit costs every request a timer and an abort signal, a twentieth of the work of an order. Streams
 * are as long as they are.
 *
 * Not one map of what runs: V8 leaves the tables a map grew out of linked to their successors, so whatever was in an old
 * one that reached the old generation lives on with all that came after it. It cost a fifth of the reads (decision 0034).
 */
export const installLongestHandling = (
  app: ShopApp,
  longestMs: number = requestLimits.handlerTimeout,
): void => {
  const handlings = new WeakMap<FastifyRequest, Handling>()
  /** The oldest first. */
  let running: Handling[] = []
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.load !== 'stream') {
      const handling = { reply, until: performance.now() + longestMs }
      handlings.set(request, handling)
      running.push(handling)
    }
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const handling = handlings.get(request)
    if (handling) handling.reply = null
    done()
  })
  const look = () => {
    const now = performance.now()
    const unanswered = running.filter(({ reply }) => reply !== null)
    running = unanswered.filter(({ until }) => until > now)
    for (const { reply, until } of unanswered) if (reply !== null && until <= now) giveUp(reply)
  }
  const looking = setInterval(look, Math.min(lookEveryMs, longestMs)).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

const giveUp = (reply: FastifyReply): void => {
  if (reply.sent || reply.raw.destroyed) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(new ShopError('unavailable', '', { retryAfterSeconds: 5 }))
}
