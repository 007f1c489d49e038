import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { type Reader, refusalOf, toShopError } from '../../errors/error-answer.ts'
import { readerOf } from '../access/access.ts'
import type { App } from '../app.ts'
import { languageOfCall } from '../request/chosen-language.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { type UnknownRoute, unknownPage } from './unknown-route.ts'

/** A fixed answer for the caller; the cause of a server's fault for the log. */
const answer = (
  thrown: unknown,
  reader: Reader,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const error = toShopError(thrown)
  const refusal = refusalOf(error, reader, request.id)
  if (refusal.status === 500) {
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  } else if (refusal.status > 500 && error.cause !== undefined) {
    request.log.warn({ err: error.cause, code: error.code }, 'request refused')
  }
  reply.header('content-language', refusal.language)
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(refusal.body))
}

/** The last resort of every route. */
export const installErrorHandler = (app: App): void => {
  app.setErrorHandler((thrown, request, reply) => answer(thrown, readerOf(request), request, reply))
}

/** Errors before any route or hook. A page at a path that cannot be decoded (`/%E0%A4%A`) is a page that is not there. */
export const answerFrameworkError = (
  parts: { config: Config },
  unknown: UnknownRoute,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const reader = { screen: 'id', choice: languageOfCall(request.headers) } as const
  reply.headers(securityHeaders(parts)).header('cache-control', 'no-store')
  try {
    if (error.code === 'FST_ERR_BAD_URL' && unknownPage(unknown, request, reply)) return
    answer(error, reader, request, reply)
  } catch (thrown) {
    answer(thrown, reader, request, reply)
  }
}
