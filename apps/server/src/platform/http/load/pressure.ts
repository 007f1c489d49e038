import underPressure from '@fastify/under-pressure'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served under any load: health checks and the provider's notifications. */
    isVital?: boolean
  }
}

/** Max statements waiting for a connection. At 300 statements per second the last one waits one second. */
const maxWaiting = 300
const checkEveryMs = 100

/** Seconds of `Retry-After`; random, so that refused callers do not all return at once. */
const retrySeconds = () => 1 + Math.floor(Math.random() * 4)

/** Answers 503 while more statements wait for the database than it executes in a second. */
export const installPressure = async (app: App, { pool }: { pool: { waitingCount: number } }) => {
  await app.register(underPressure, {
    healthCheck: async () => pool.waitingCount <= maxWaiting,
    healthCheckInterval: checkEveryMs,
    pressureHandler: async (request) => {
      if (!request.routeOptions.config.isVital)
        throw new ShopError('overloaded', '', { retryAfterSeconds: retrySeconds() })
    },
  })
}
