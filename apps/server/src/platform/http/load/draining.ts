import { setImmediate, setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { App } from '../app.ts'

/**
 * A kept connection without work would hold up the end: each answer of a shop that closes is its connection's last, that of
 * a request from before too.
 */
export const installDraining = (app: App): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.frontDoor.isDraining) reply.header('connection', 'close')
    done()
  })
}

export type Patience = {
  /** How long running requests may take (ms). */
  graceMs: number
  /**
   * How long kept connections without work stay open (ms). A request may be on its way to us on any of them, and
   * closing it then would lose that request: each answer tells its connection to close, and a browser or proxy that
   * sends nothing drops it by itself after the announced time (`Keep-Alive: timeout`).
   */
  lingerMs: number
}

/** How often it is looked whether the last kept connection is gone (ms). */
const lookEveryMs = 20

/**
 * Closes the app: readiness fails at once, connections already made are taken and no new ones, what comes over kept ones
 * is still answered, running requests may finish.
 * @returns `finished`, or `cut` when some were still running at the end of the time
 */
export const closeGracefully = async (
  app: App,
  { graceMs, lingerMs }: Patience,
): Promise<'finished' | 'cut'> => {
  app.frontDoor.isDraining = true
  await takeQueuedConnections(app)
  app.frontDoor.stopAccepting()
  for (const end of app.frontDoor.whenDraining) end()
  await untilUnconnected(app, performance.now() + lingerMs)
  app.frontDoor.dropIdle()
  const outcome = await Promise.race([
    app.close().then(() => 'finished' as const),
    setTimeout(graceMs, 'cut' as const, { ref: false }),
  ])
  if (outcome === 'cut') app.server.closeAllConnections()
  return outcome
}

/** New requests that never stop coming must not delay the stop for longer (ms). */
const takeQueuedMs = 1000

/**
 * A connection waits in the system's queue, its request already written, until a turn of the event loop takes it; closing
 * the door resets what is still queued. A turn takes one (libuv's `uv__server_io`), so the queue is empty once two turns
 * took none.
 */
const takeQueuedConnections = async ({ server }: App): Promise<void> => {
  const end = performance.now() + takeQueuedMs
  let turnsWithout = 0
  const noteConnection = () => {
    turnsWithout = 0
  }
  server.on('connection', noteConnection)
  while (turnsWithout < 2 && performance.now() < end) {
    turnsWithout += 1
    await setImmediate()
  }
  server.off('connection', noteConnection)
}

const untilUnconnected = async ({ server }: App, deadline: number): Promise<void> => {
  const count = promisify(server.getConnections.bind(server))
  while (performance.now() < deadline && (await count()) > 0) {
    await setTimeout(lookEveryMs)
  }
}
