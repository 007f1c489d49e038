import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { requestLimits } from '../request/request-limits.ts'

/**
 * Answers 503 for a handler that has sent nothing within its time; what it sends later goes nowhere. An answer that has
 * begun takes as long as its reader. Not Fastify's `handlerTimeout`: the end of a body switches that off, for orders too
 * (https://github.com/fastify/fastify/pull/6725).
 */
export const installHandlerLimit = (app: App): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ShopError('unavailable'))
    }, requestLimits.handlerTimeout).unref()
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
