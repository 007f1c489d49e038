import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../db/connection.ts'
import { limitedWork } from '../../limits/limit-concurrency.ts'
import type { App } from '../app.ts'

type NewGauge = (name: string, help: string, read: () => number) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a gauge; `read` is called at each collection. */
    gauge: NewGauge
  }
}

type MeasuredParts = {
  /** The connection pool of the database. */
  pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
}

/** Seconds: from a cached page to the longest allowed request. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/**
 * Metrics for Prometheus: request durations per route pattern, load of process and pool. Each app has its own registry,
 * so that two in one process do not mix.
 */
export const installMetrics = (app: App, { pool }: MeasuredParts): Registry => {
  const registry = new Registry()
  // Event-loop delay, heap, open handles, garbage collection.
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  const gauge: NewGauge = (name, help, read) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
  app.decorate('gauge', gauge)
  gauge('http_under_pressure', '1 while ordinary requests are refused', () => Number(app.isUnderPressure()))
  gauge('limited_work', 'Invoices, password hashes and photos running or waiting', limitedWork)
  gauge('database_connections_open', 'Connections of this process', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections without work', () => pool.idleCount)
  gauge('database_waiting', 'Requests waiting for a connection', () => pool.waitingCount)
  return registry
}
