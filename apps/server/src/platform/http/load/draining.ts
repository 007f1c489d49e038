import { setTimeout } from 'node:timers/promises'
import type { App } from '../app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `hasBegun`: the instance is about to close; `/readyz` answers 503. */
    draining: { hasBegun: boolean }
  }
}

/** While the instance drains, each response closes its connection. */
export const installDraining = (app: App): void => {
  app.decorate('draining', { hasBegun: false })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining.hasBegun) reply.header('connection', 'close')
    done()
  })
}

export type Patience = {
  /** How long new requests are still served while the proxy notices that this instance closes (ms). */
  readinessDelayMs: number
  /** How long running requests may take afterwards (ms). */
  graceMs: number
}

/**
 * Fails readiness, serves during the readiness delay, then closes the app.
 * @returns `finished`, or `cut` when requests were still running after the grace period
 */
export const closeGracefully = async (
  app: App,
  { readinessDelayMs, graceMs }: Patience,
): Promise<'finished' | 'cut'> => {
  app.draining.hasBegun = true
  await setTimeout(readinessDelayMs)
  const outcome = await Promise.race([
    app.close().then(() => 'finished' as const),
    setTimeout(graceMs, 'cut' as const, { ref: false }),
  ])
  if (outcome === 'cut') app.server.closeAllConnections()
  return outcome
}
