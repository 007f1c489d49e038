import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Control, createControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { coreRoutes } from './core-routes.ts'
import { rescheduleAll } from './expiry.ts'
import { createFaults } from './faults.ts'
import { type Call, matchRoute, type Route, send, sendJson } from './http.ts'
import { createIds } from './ids.ts'
import { refuseForeignKeys } from './keys.ts'
import { mountPath } from './mount-path.ts'
import { signWaitingAgain } from './notifications.ts'
import { createOutbox } from './outbox.ts'
import { pageRoutes } from './payment-page/page-routes.ts'
import type { Language, Provider, ProviderSettings } from './provider.ts'
import { createSchedule } from './schedule.ts'
import { simulatorRoutes } from './simulator/simulator-routes.ts'
import { snapRoutes } from './snap-routes.ts'
import { openStateFile } from './state-file.ts'
import { createStore } from './store.ts'

/** A local peer of Midtrans: Snap, Core API, popup, payment page, notifications. docs/stand-in.md says how to use it. */
export interface StandIn {
  /** A node:http listener. It may be mounted at the root or under the path of `publicBaseUrl`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  listen(where: ListenOptions): Promise<{ url: string; close(): Promise<void> }>
  /** Steering for tests and demos in the same process. */
  control: Control
  close(): Promise<void>
}

type ListenOptions = { host: string; port: number } | { socketPath: string }

export interface StandInOptions {
  serverKey: string
  clientKey: string
  merchantId?: string
  /** Where browsers reach the stand-in. Without it, the address of the first `listen`. */
  publicBaseUrl?: string
  /** The dashboard's Payment Notification URL. */
  notificationUrls?: string[]
  /** The dashboard's Finish URL. */
  finishUrl?: string
  /** Factor on the documented retry intervals of 2 to 210 minutes. */
  retryDelayScale?: number
  /** How long an answer to a notification is waited for, in milliseconds; Midtrans waits 15 s. */
  answerTimeoutMs?: number
  /** How long a fault that never answers keeps the connection, in milliseconds. */
  hangMs?: number
  /** Makes ids, account numbers and retry times repeatable. */
  seed?: string
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Keeps transactions across restarts. */
  stateFile?: string
  locale?: Language
  messageLocale?: Language
  errorHttpStatus?: ProviderSettings['errorHttpStatus']
  /** Origins other than our own that may show the popup. */
  shopOrigins?: string[]
  /**
   * Who may use /simulator, where every transaction can be paid, refused and refunded: whoever opens it (`open`, the
   * default), only callers with the server key (`merchant`), no caller (`off`).
   */
  simulator?: 'open' | 'merchant' | 'off'
  /** Serves /control; for tests on loopback only. */
  control?: boolean
}

/** Throws when a key is not one of the stand-in's own. */
export function createStandIn(options: StandInOptions): StandIn {
  refuseForeignKeys(options.serverKey, options.clientKey)
  const provider = createProvider(options)
  const routes = [
    ...snapRoutes,
    ...coreRoutes,
    ...pageRoutes,
    ...simulatorRoutes(options.simulator ?? 'open'),
    ...(options.control ? controlRoutes : []),
  ]
  rescheduleAll(provider)
  signWaitingAgain(provider)
  provider.outbox.resume()

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!provider.settings.publicBaseUrl) {
      return sendJson(response, 500, {
        error_messages: ['Set publicBaseUrl or listen before serving requests'],
      })
    }
    serve(provider, routes, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error_messages: ['The stand-in failed to serve this request'] })
    })
  }
  const closers = new Set<() => Promise<void>>()
  return {
    handle,
    control: createControl(provider),
    async listen(where) {
      const { url, close } = await listen(handle, where)
      provider.settings.publicBaseUrl ||= url
      closers.add(close)
      return { url, close }
    },
    async close() {
      provider.outbox.stop()
      provider.schedule.clear()
      await Promise.all([...closers].map((close) => close()))
      await provider.outbox.idle()
    },
  }
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
      merchantId: options.merchantId ?? 'G000000001',
      publicBaseUrl: (options.publicBaseUrl ?? '').replace(/\/+$/, ''),
      notificationUrls: options.notificationUrls ?? [],
      finishUrl: options.finishUrl,
      locale: options.locale ?? 'id',
      messageLocale: options.messageLocale ?? 'en',
      errorHttpStatus: options.errorHttpStatus ?? 'always-200',
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

async function serve(
  provider: Provider,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in.invalid')
  const path = withoutMountPath(provider.settings, url.pathname)
  const match = matchRoute(routes, request.method ?? 'GET', path)
  if ('route' in match) {
    const call: Call = { provider, request, response, params: match.params, query: url.searchParams }
    await match.route.handle(call)
  } else if (match.otherMethods) send(response, 405, 'text/plain', 'Method Not Allowed')
  else send(response, 404, 'text/plain', 'Not Found')
}

/** A proxy may or may not strip the path of the public address; both reach the same routes. */
function withoutMountPath(settings: ProviderSettings, path: string): string {
  const mount = mountPath(settings)
  return mount !== '' && path.startsWith(`${mount}/`) ? path.slice(mount.length) : path
}

function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  where: ListenOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(handle)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const ready = () => {
      const address = server.address()
      const isTcp = typeof address === 'object' && address !== null
      resolve({
        url: isTcp ? `http://${'host' in where ? where.host : ''}:${address.port}` : `unix:${address}`,
        close,
      })
    }
    if ('socketPath' in where) server.listen(where.socketPath, ready)
    else server.listen(where.port, where.host, ready)
  })
}
