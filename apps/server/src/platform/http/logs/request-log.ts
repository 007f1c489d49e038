import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler adds to its log line: an order's id, a verdict. Never personal data. */
    logFacts: LogFacts | null
  }
}

/** The only facts beside the request itself that reach the log. */
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
 * One line a request: id, route pattern, status, time, order id (of the path, query or body), verdict. Bodies, query strings,
 * cookies and addresses never; a refused or failed request stands out by its level.
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
