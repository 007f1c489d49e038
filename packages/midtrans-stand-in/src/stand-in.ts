import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Control, createControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { rescheduleAll } from './expiry.ts'
import { createFaults } from './faults.ts'
import { createIds } from './ids.ts'
import { refuseForeignKeys } from './keys.ts'
import { merchantRoutes } from './merchant-routes.ts'
import { mountPath } from './mount-path.ts'
import { signWaitingAgain } from './notifications.ts'
import { createOutbox } from './outbox.ts'
import { pageRoutes } from './payment-page/page-routes.ts'
import type { Language, Provider } from './provider.ts'
import { createSchedule } from './schedule.ts'
import { simulatorRoutes } from './simulator/simulator-routes.ts'
import { openStateFile } from './state-file.ts'
import { createStore } from './store.ts'

/**
 * A local imitation of Midtrans: Snap, Core API, popup, payment page, notifications. Documented in docs/stand-in.md.
 */
export interface StandIn {
  listen(where: { host: string; port: number }): Promise<{ url: string }>
  /** Control for tests and demos in the same process. */
  control: Control
  close(): Promise<void>
}

export interface StandInOptions {
  serverKey: string
  clientKey: string
  /** URL of the stand-in for browsers; by default the address of `listen`. */
  publicBaseUrl?: string
  /** The dashboard's Payment Notification URL. */
  notificationUrls?: string[]
  /** The dashboard's Finish URL. */
  finishUrl?: string
  /** Factor on the documented retry intervals of 2 to 210 minutes. */
  retryDelayScale?: number
  /** Timeout for the response to a notification in milliseconds; Midtrans waits 15 s. */
  answerTimeoutMs?: number
  /** How long a fault without a response keeps the connection, in milliseconds. */
  hangMs?: number
  /** Makes ids, account numbers and retry times reproducible. */
  seed?: string
  /** The clock: Unix time in milliseconds. */
  now?: () => number
  /** Keeps transactions across restarts. */
  stateFile?: string
  locale?: Language
  /** Origins other than our own that may show the popup. */
  shopOrigins?: string[]
  /**
   * Who may use /simulator, which can pay, deny and refund every transaction: everyone, or callers with the server key.
   */
  simulator?: 'open' | 'merchant'
  /** Serves /control; for tests on loopback only. */
  control?: boolean
}

/** Throws when a key is not one of the stand-in's own. */
export function createStandIn(options: StandInOptions): StandIn {
  refuseForeignKeys(options.serverKey, options.clientKey)
  const provider = createProvider(options)
  const app = createApp(provider)
  app.register(merchantRoutes(provider))
  app.register(pageRoutes(provider))
  app.register(simulatorRoutes(provider, options.simulator ?? 'open'))
  if (options.control) app.register(controlRoutes(provider))
  rescheduleAll(provider)
  signWaitingAgain(provider)
  provider.outbox.resume()

  return {
    control: createControl(provider),
    async listen(where) {
      const url = await app.listen(where)
      provider.settings.publicBaseUrl ||= url
      return { url }
    },
    async close() {
      provider.outbox.stop()
      provider.schedule.clear()
      await app.close()
      await provider.outbox.idle()
    },
  }
}

/** Snap's limit is 16 kB, and no other request is larger. */
const maxBodyBytes = 16 * 1024

function createApp(provider: Provider): FastifyInstance {
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    // A proxy may or may not strip the path of the public URL; both reach the same routes.
    rewriteUrl: ({ url = '/' }) => {
      const mount = provider.settings.publicBaseUrl && mountPath(provider.settings)
      return mount !== '' && url.startsWith(`${mount}/`) ? url.slice(mount.length) : url
    },
  })
  // Bodies are read as text: an invalid one is answered like Midtrans, and faults are checked first.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not Found'))
  app.setErrorHandler((error: { code?: string }, _request, reply) =>
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? reply.code(400).send({ error_messages: ['request body exceeds 16 kB'] })
      : reply.code(500).send({ error_messages: ['The stand-in failed to serve this request'] }),
  )
  return app
}

function createProvider(options: StandInOptions): Provider {
  const schedule = createSchedule(options.now ?? Date.now)
  const ids = createIds(options.seed)
  const store = createStore(openStateFile(options.stateFile, schedule.now()))
  const { retryDelayScale = 1, answerTimeoutMs = 15_000 } = options
  const faults = createFaults()
  for (const page of store.openPages(schedule.now())) faults.armTyped(page.orderId, page.customerName)
  return {
    settings: {
      serverKey: options.serverKey,
      clientKey: options.clientKey,
      merchantId: 'G000000001',
      publicBaseUrl: (options.publicBaseUrl ?? '').replace(/\/+$/, ''),
      notificationUrls: options.notificationUrls ?? [],
      finishUrl: options.finishUrl,
      locale: options.locale ?? 'id',
      shopOrigins: options.shopOrigins ?? [],
      hangMs: options.hangMs ?? 60_000,
    },
    schedule,
    ids,
    store,
    faults,
    outbox: createOutbox({ schedule, store, ids, retryDelayScale, answerTimeoutMs }),
    heldBack: new Map(),
    formKey: randomBytes(16).toString('hex'),
  }
}
