import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { createLoadGauge, type LoadClass, type LoadGauge } from './in-flight.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this work is kept up under overload; reads are `read`, changes `order` unless they say otherwise. */
    load?: LoadClass
  }
}

export const loadClassOf = (method: string, { load }: { load?: LoadClass }): LoadClass =>
  load ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'order')

/** Seconds a refused caller is asked to wait; spread out so that they do not all return at once. */
export const retrySeconds = () => 1 + Math.floor(Math.random() * 4)

const overloaded = () => new ShopError('overloaded', '', { retryAfterSeconds: retrySeconds() })

/** Whether more than the headers must come before the work can be done. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses work over the concurrency limit, before anything is spent on it. A request whose body is still on its way does
 * not count, so callers who send theirs a byte a second take no capacity from others (docs/security.md, T45).
 */
export const installLoadShedding = (
  app: App,
  { load: gauge = createLoadGauge() }: { load?: LoadGauge },
): LoadGauge => {
  const entered = new WeakSet<FastifyRequest>()
  const classOf = (request: FastifyRequest) => loadClassOf(request.method, request.routeOptions.config)
  const leave = (request: FastifyRequest) => {
    if (entered.delete(request)) gauge.leave(classOf(request))
  }
  const enter = (request: FastifyRequest, done: (error?: Error) => void) => {
    if (!gauge.enter(classOf(request))) return done(overloaded())
    entered.add(request)
    done()
  }
  app.addHook('onRequest', (request, reply, done) => {
    // At the end of the answer, and when the caller hangs up and none is ever finished.
    reply.raw.once('close', () => leave(request))
    enter(request, done)
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request)) leave(request)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    // A caller who hung up meanwhile has no end any more that would free the slot.
    if (entered.has(request) || reply.raw.closed) return done()
    enter(request, done)
  })
  return gauge
}
