import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import type { AppParts } from '../app-parts.ts'
import type { WebBuild, WebBuilds } from '../pages/page-parts.ts'
import { orderPayments } from '../payments/order-payments.ts'
import { startReconciler } from '../payments/reconcile/reconcile.ts'
import { type Config, projectFolder } from '../platform/config/config.ts'
import { connect, type Database } from '../platform/db/connection.ts'
import { DatabaseNotReady } from '../platform/db/database-errors.ts'
import { closeGracefully } from '../platform/http/load/draining.ts'
import { logOptions } from '../platform/http/logs/log-options.ts'
import { startNotifications } from '../shop/notifications/start-notifications.ts'
import { startOrderExpiry } from '../shop/orders/expire/expire-orders.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import { createSettingsStore } from '../shop/settings/settings-store.ts'
import { listenProblem } from './listen-address.ts'
import { startMaintenance } from './maintenance-jobs.ts'
import { paymentPartsOf } from './payments.ts'

export interface ServingShop {
  /** Called when the schema is up to date: requests may use the database from now on. */
  databaseIsReady: () => void
  /**
   * Refuses new requests, lets running ones finish and closes the connections.
   * @returns whether all of them finished in time
   */
  close: () => Promise<'finished' | 'cut'>
}

/** Max milliseconds for running requests after a stop signal. */
const graceMs = 10_000

/**
 * Milliseconds from a failing `/readyz` to the end of listening. A proxy closes idle connections after five seconds and
 * checks readiness every two (deploy/), so by then it sends no requests here.
 */
const readinessDelayMs = { behindProxy: 6000, direct: 300 }

/**
 * Serves the shop in this process: builds the app from its real parts and listens.
 * @param databaseUrl may point to a database that is not ready; until `databaseIsReady`, calls that need it get 503
 * @throws StartProblem when the port is not free.
 */
export async function serve(config: Config, databaseUrl: string, isReady: boolean): Promise<ServingShop> {
  let mayConnect = isReady
  const verify: NonNullable<Parameters<typeof connect>[1]>['verify'] = (_client, done) =>
    done(mayConnect ? undefined : new DatabaseNotReady())
  const database = connect(databaseUrl, { verify })
  const parts = partsOf(config, database)
  const app = await buildApp(parts)
  try {
    // A burst of connections waits in the kernel's accept queue; when that is full, clients retry only after one to
    // three seconds.
    await app.listen({ host: config.host, port: config.port, backlog: 4096 })
  } catch (error) {
    await app.close()
    await database.close()
    throw listenProblem(error, config.host, config.port) ?? error
  }
  // An unhandled rejection in the background does not stop the shop; it is logged.
  process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'unhandled rejection'))
  // Its rounds fail without effect until the database is ready.
  const reconciler = startReconciler(parts.payments)
  const maintenance = startMaintenance({
    ...parts,
    databaseUrl,
    backup: config.backup,
    isProduction: config.payment.mode === 'production',
    log: parts.payments.log,
  })
  const orderExpiry = startOrderExpiry({ ...parts, log: app.log })
  const notifications = startNotifications({ ...parts, log: app.log })
  return {
    databaseIsReady: () => {
      if (mayConnect) return
      mayConnect = true
      void app.pages.refresh()
    },
    close: async () => {
      const delay = config.trustProxy === false ? readinessDelayMs.direct : readinessDelayMs.behindProxy
      const [outcome] = await Promise.all([
        closeGracefully(app, { readinessDelayMs: delay, graceMs }),
        reconciler.stop(),
        maintenance.stop(),
        orderExpiry.stop(),
        notifications.stop(),
      ])
      if (outcome === 'finished') await database.close()
      return outcome
    },
  }
}

function partsOf(config: Config, { db, pool }: Database): AppParts {
  const web = webBuilds()
  const guide = join(projectFolder, 'apps/server/dist/panduan')
  return {
    config,
    db,
    pool,
    now: () => new Date(),
    settings: createSettingsStore(db, defaultSettings(config.shop)),
    orderPayments,
    payments: paymentPartsOf(config, db),
    logger: logOptions(config.logLevel),
    ...(web && { web }),
    ...(existsSync(guide) && { guide }),
    ...(config.payment.mode === 'demo' && { standInUrl: config.payment.apiUrl }),
  }
}

/** The built apps; undefined when only the API was built. */
function webBuilds(): WebBuilds | undefined {
  const shop = buildOf('shop')
  const desk = buildOf('desk')
  return existsSync(shop.serverEntry) && existsSync(desk.serverEntry) ? { shop, desk } : undefined
}

function buildOf(app: string): WebBuild {
  const dist = join(projectFolder, 'apps', app, 'dist')
  return { clientDir: join(dist, 'client'), serverEntry: join(dist, 'server/entry-server.js') }
}
