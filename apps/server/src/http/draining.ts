import type { ShopApp } from './app-parts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the shop began to close: readiness answers 503. */
    isDraining: { value: boolean }
  }
}

export const installDraining = (app: ShopApp): void => {
  app.decorate('isDraining', { value: false })
  // A kept connection without work would hold up the end.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining.value) reply.header('connection', 'close')
  })
}

/**
 * Closes the app: readiness fails at once, no new work is taken, running requests may finish.
 * @param graceMs how long they may take
 * @returns `finished`, or `cut` when some were still running at the end of the time
 */
export const closeGracefully = async (app: ShopApp, graceMs = 10_000): Promise<'finished' | 'cut'> => {
  app.isDraining.value = true
  let timer: NodeJS.Timeout | undefined
  const outOfTime = new Promise<'cut'>((resolve) => {
    timer = setTimeout(() => resolve('cut'), graceMs)
  })
  const outcome = await Promise.race([app.close().then(() => 'finished' as const), outOfTime])
  clearTimeout(timer)
  if (outcome === 'cut') app.server.closeAllConnections()
  return outcome
}
