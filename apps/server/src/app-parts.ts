import type { FastifyServerOptions } from 'fastify'
import type { Registry } from 'prom-client'
import type { PageParts } from './pages/page-parts.ts'
import type { PaymentAppParts } from './payments/payment-feature.ts'
import type { Database } from './platform/db/connection.ts'
import type { Feature } from './platform/http/app.ts'
import type { LoadGauge } from './platform/http/load/in-flight.ts'

/** Everything the app is made of. `main.ts` passes the real parts, tests pass theirs. */
export type AppParts = PaymentAppParts &
  PageParts & {
    /** The connections behind `db`, for the metrics. */
    pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
    /** What its statements cost since the start. */
    databaseMetrics?: Database['metrics']
    /** Joins the metrics of all serving processes; gives what reads them. Without it this process is the only one. */
    joinMetrics?: (own: Registry) => () => Promise<string>
    /** What decides how much work is let in, when it is not the state of this process. */
    load?: LoadGauge
    logger?: FastifyServerOptions['logger']
  }

export type AppFeature = Feature<AppParts>
