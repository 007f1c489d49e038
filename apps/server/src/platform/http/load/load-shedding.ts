import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { createLoadGauge, type LoadClass, type LoadEntry, type LoadGauge } from './in-flight.ts'

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

/** Made thousands of times a second under overload: without a stack, which would take 20 µs and tells nothing. */
const overloaded = (): ShopError => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  const error = new ShopError('overloaded', '', { retryAfterSeconds: retrySeconds() })
  Error.stackTraceLimit = stackTraceLimit
  return error
}

/** A gauge that watches the event loop of this process until the app closes. */
const watchingGauge = (app: App): LoadGauge => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let lag = 0
  const sampling = setInterval(() => {
    // Smoothed: one pause is no overload. The monitor's own tick is in the figure.
    lag = lag * 0.7 + Math.max(0, delay.percentile(90) / 1e6 - 10) * 0.3
    delay.reset()
  }, 100).unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delay.disable()
  })
  return createLoadGauge(
    () => performance.now(),
    () => lag,
  )
}

/** Whether more than the headers must come before the work can be done. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses work there is no room for, before anything is spent on it. While a body is on its way nothing is done, so
 * callers who send theirs a sign a second take no room from others (docs/security.md, T45).
 */
export const installLoadShedding = (app: App, { load }: { load?: LoadGauge }): LoadGauge => {
  const gauge = load ?? watchingGauge(app)
  const entries = new WeakMap<FastifyRequest, LoadEntry>()
  const takeOut = (request: FastifyRequest): LoadEntry | undefined => {
    const entry = entries.get(request)
    entries.delete(request)
    return entry
  }
  const leave = (request: FastifyRequest) => {
    const entry = takeOut(request)
    if (entry) gauge.leave(entry)
  }
  const enter = (request: FastifyRequest, done: (error?: Error) => void) => {
    const entry = gauge.enter(loadClassOf(request.method, request.routeOptions.config))
    if (entry === null) return done(overloaded())
    entries.set(request, entry)
    done()
  }
  app.addHook('onRequest', (request, reply, done) => {
    // Also when the caller hangs up and no answer is ever finished.
    reply.raw.once('close', () => leave(request))
    enter(request, done)
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const entry = hasBody(request) ? takeOut(request) : undefined
    if (entry) gauge.stepAside(entry)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    // A caller who hung up meanwhile has no end any more that would free the room.
    if (entries.has(request) || reply.raw.closed) return done()
    enter(request, done)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    done()
  })
  return gauge
}
