import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import type { App } from '../http/app.ts'
import { takesWrites } from './readiness.queries.ts'

const Health = z.object({
  status: z.enum(['ok', 'closing', 'overloaded', 'database-down', 'database-read-only']),
})
type Status = z.infer<typeof Health>['status']

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A caller behind a proxy on this machine comes from loopback too; most proxies add one of these. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The holder of METRICS_TOKEN. Without PUBLIC_ORIGIN and TRUST_PROXY no proxy is expected, and callers on this machine
 * may read them too.
 */
const mayReadMetrics = (
  request: FastifyRequest,
  { metricsToken, publicOrigin, trustProxy }: Config,
): boolean => {
  const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (metricsToken !== undefined && sent !== undefined)
    return timingSafeEqual(digest(sent), digest(metricsToken))
  const isBehindProxy =
    publicOrigin !== undefined ||
    trustProxy !== false ||
    proxyHeaders.some((name) => request.headers[name] !== undefined)
  return !isBehindProxy && loopback.has(request.socket.remoteAddress ?? '')
}

/** Concurrent calls share one run. */
const sharing = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Liveness, readiness and metrics for monitors and proxies. */
export const healthRoutes = (
  app: App,
  { db, config }: { config: Config; db: Db },
  metrics: Registry,
): void => {
  const readiness = async (): Promise<Status> => {
    if (app.draining.hasBegun) return 'closing'
    if (app.isUnderPressure()) return 'overloaded'
    try {
      return (await takesWrites(db)) ? 'ok' : 'database-read-only'
    } catch {
      return 'database-down'
    }
  }
  // A collection allocates megabytes and is the same for all concurrent callers.
  const collect = sharing(() => metrics.metrics())
  const vital = { logLevel: 'warn', config: { access: 'anyone', isVital: true } } as const

  app.get('/healthz', { ...vital, schema: { response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
  }))

  app.get(
    '/readyz',
    { ...vital, schema: { response: { 200: Health, 503: Health } } },
    async (_request, reply) => {
      const status = await readiness()
      return reply.code(status === 'ok' ? 200 : 503).send({ status })
    },
  )

  app.get(
    '/metrics',
    { logLevel: 'warn', config: { access: 'operator', isVital: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayReadMetrics(request, config)) throw new ShopError('not-found')
      return reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await collect())
    },
  )
}
