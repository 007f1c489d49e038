import { languageOf } from './access.ts'
import type { ShopApp } from './app-parts.ts'
import { refusalOf, toShopError } from './error-answer.ts'

/** The last resort of every route: a fixed answer for the caller, the cause for the log. */
export const installErrorHandler = (app: ShopApp): void => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toShopError(thrown)
    const refusal = refusalOf(error, languageOf(request), request.id)
    if (refusal.status >= 500)
      request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
    if (refusal.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.body))
  })
}
