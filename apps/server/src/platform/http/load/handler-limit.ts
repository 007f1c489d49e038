import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { requestLimits } from '../request/request-limits.ts'
import { whenOver } from '../request/when-over.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the handler may take, in place of the usual. */
    handlerTimeout?: number
  }
}

/**
 * Answers 503 for a handler that has sent nothing within its time. Not Fastify's `handlerTimeout`: the end of a request body
 * switches that off (https://github.com/fastify/fastify/pull/6725).
 */
export const installHandlerLimit = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout = requestLimits.handlerTimeout } = request.routeOptions.config
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ShopError('unavailable'))
    }, handlerTimeout).unref()
    whenOver(request, reply, () => clearTimeout(timer))
    done()
  })
}
