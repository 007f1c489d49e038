import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { PaymentParts } from '../../payments/payment-parts.ts'
import type { SettingsStore } from '../../shop/settings/settings-store.ts'
import type { Config } from '../config/config.ts'
import type { Database, Db } from '../db/connection.ts'
import type { LimitParts } from '../limits/limit.ts'
import type { LoadGauge } from './load/in-flight.ts'

/** Where the built web shop lies; without it the server answers the API alone. */
export type WebBuild = {
  /** Folder of the browser's files, `index.html` among them. */
  clientDir: string
  /** The module that renders pages ahead of the request. */
  serverEntry: string
}

/** Everything the app is made of. `main.ts` passes the real parts, tests pass theirs. */
export type AppParts = {
  config: Config
  db: Db
  /** The connections behind `db`, for the metrics. */
  pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
  /** What its statements cost since the start. */
  databaseFigures?: Database['figures']
  /** A replica for reports and exports; without one they read `db`. */
  reports?: Db
  /** The process's clock, for what the database's clock does not decide. */
  now: () => Date
  /** What the owner changes while the shop runs. */
  settings: SettingsStore
  /** The payment provider and the rules for it. */
  payments: PaymentParts
  /** Limits other than the shop's table, for an installation that needs them. */
  limits?: NonNullable<LimitParts['limits']>
  /** Takes part in the figures of all serving processes; gives what reads them. Without it this process is the only one. */
  joinFigures?: (own: Registry) => () => Promise<string>
  /** What decides how much work is let in, when it is not the state of this process. */
  load?: LoadGauge
  logger?: FastifyServerOptions['logger']
  web?: WebBuild
  /** Origin of the payment stand-in, mounted under `/midtrans` in demo mode. */
  standInUrl?: string
}

/** The app as a feature sees it: zod schemas give the types of params, query, body and answer. */
export type ShopApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A feature's routes. Runs in a scope of its own, so its hooks touch only its routes. */
export type Feature = (app: ShopApp, parts: AppParts) => void | Promise<void>
