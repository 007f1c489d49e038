import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { onResponseEnd } from '../request/on-response-end.ts'
import { requestLimits } from '../request/request-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Max milliseconds of this handler instead of the default. */
    handlerTimeout?: number
  }
}

/**
 * Answers 503 for a handler that has sent nothing within its time. Not Fastify's `handlerTimeout`, which the end of a
 * request body switches off (https://github.com/fastify/fastify/pull/6725).
 */
export const installHandlerLimit = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout = requestLimits.handlerTimeout } = request.routeOptions.config
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ShopError('unavailable'))
    }, handlerTimeout).unref()
    onResponseEnd(request, reply, () => clearTimeout(timer))
    done()
  })
}
