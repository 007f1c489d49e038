import type { FastifyServerOptions } from 'fastify'
import type { PageParts } from './pages/page-parts.ts'
import type { PaymentAppParts } from './payments/payment-parts.ts'
import type { Database } from './platform/db/connection.ts'
import type { Feature } from './platform/http/app.ts'

/** The dependencies of the app. `main.ts` passes the real ones, tests pass their own. */
export type AppParts = PaymentAppParts &
  PageParts & {
    /** The connection pool of `db`, for the metrics. */
    pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
    logger?: FastifyServerOptions['logger']
  }

export type AppFeature = Feature<AppParts>
