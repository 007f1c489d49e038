import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler adds to its log line: an order's id, a verdict. Never personal data. */
    logFacts: LogFacts | null
  }
}

/** The only facts besides the request itself that are logged. */
export type LogFacts = { orderId?: number; verdict?: string }

/** Adds facts to the request's log line. */
export const noteForLog = (request: FastifyRequest, facts: LogFacts): void => {
  request.logFacts = { ...request.logFacts, ...facts }
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  ...request.logFacts,
})

/**
 * Logs one line per request: id, route pattern, status, duration, order id (of the path, query or body), verdict. Never
 * bodies, query strings, cookies or addresses. The level distinguishes refused and failed requests.
 */
export const installRequestLog = (app: App): void => {
  app.decorateRequest('logFacts', null)
  app.addHook<{
    Params?: { id?: unknown }
    Body?: { orderId?: unknown }
    Querystring?: { orderId?: unknown }
  }>('preHandler', (request, _reply, done) => {
    const isOfOrder = request.routeOptions.url?.includes('/orders/:id')
    const orderId = isOfOrder ? request.params?.id : (request.body?.orderId ?? request.query?.orderId)
    if (typeof orderId === 'number') noteForLog(request, { orderId })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](lineOf(request, reply), 'request')
    done()
  })
}
