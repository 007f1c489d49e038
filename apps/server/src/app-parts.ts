import type { FastifyServerOptions } from 'fastify'
import type { PageParts } from './pages/page-parts.ts'
import type { PaymentAppParts } from './payments/payment-feature.ts'
import type { Database } from './platform/db/connection.ts'
import type { Feature } from './platform/http/app.ts'

/** Everything the app is made of. `main.ts` passes the real parts, tests pass theirs. */
export type AppParts = PaymentAppParts &
  PageParts & {
    /** The connections behind `db`, for the metrics. */
    pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
    /** What its statements cost since the start. */
    databaseMetrics?: Database['metrics']
    logger?: FastifyServerOptions['logger']
  }

export type AppFeature = Feature<AppParts>
