import { refusalOf, toShopError } from '../../errors/error-answer.ts'
import { readerOf } from '../access/access.ts'
import type { App } from '../app.ts'

/** The error handler of all routes: an error response for the caller, the cause of a server fault for the log. */
export const installErrorHandler = (app: App): void => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toShopError(thrown)
    const refusal = refusalOf(error, readerOf(request), request.id)
    if (refusal.status === 500) {
      request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
    } else if (refusal.status > 500 && error.cause !== undefined) {
      request.log.warn({ err: error.cause, code: error.code }, 'request refused')
    }
    reply.header('content-language', refusal.language)
    if (refusal.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.body))
  })
}
