import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import type { App } from '../http/app.ts'
import { takesWrites } from './readiness.queries.ts'

const Health = z.object({ status: z.enum(['ok', 'closing', 'database-down', 'database-read-only']) })

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxy on this machine connects from loopback too; these headers show a caller behind it. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The machine itself, or who holds the token of METRICS_TOKEN. */
const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token))) return true
  const isProxied = proxyHeaders.some((name) => request.headers[name] !== undefined)
  return !isProxied && loopback.has(request.socket.remoteAddress ?? '')
}

type HealthParts = {
  config: Config
  db: Db
  /** Joins the metrics of all serving processes. */
  joinMetrics?: (own: Registry) => () => Promise<string>
}

/** For those who run the shop: is it alive, is it ready for work, how is it doing. */
export const healthRoutes = (app: App, parts: HealthParts, metrics: Registry): void => {
  const { db, config } = parts
  const readMetrics = parts.joinMetrics?.(metrics) ?? (() => metrics.metrics())

  app.get(
    '/healthz',
    { config: { access: 'anyone', load: 'vital' }, schema: { response: { 200: Health } } },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    { config: { access: 'anyone', load: 'vital' }, schema: { response: { 200: Health, 503: Health } } },
    async (_request, reply) => {
      if (app.frontDoor.isDraining) return reply.code(503).send({ status: 'closing' })
      try {
        if (!(await takesWrites(db))) return reply.code(503).send({ status: 'database-read-only' })
      } catch {
        return reply.code(503).send({ status: 'database-down' })
      }
      return reply.send({ status: 'ok' })
    },
  )

  app.get(
    '/metrics',
    { config: { access: 'operator', load: 'vital' }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayReadMetrics(request, config.metricsToken)) throw new ShopError('not-found')
      return reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await readMetrics())
    },
  )
}
