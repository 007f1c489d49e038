import { buildApp } from '../app.ts'
import type { AppFeature } from '../app-parts.ts'
import type { PaymentParts } from '../payments/payment-parts.ts'
import { connect } from '../platform/db/connection.ts'
import { atTheEnd } from './at-the-end.ts'
import { instanceParts } from './instance-parts.ts'
import { patience } from './patience.ts'
import type { TestApp } from './test-app.ts'
import { testPayments } from './test-payments.ts'

/** Another instance of a test's shop, which shares only the database and ends like it. */
export const openSecondInstance = async (
  { parts, database }: Pick<TestApp, 'parts' | 'database'>,
  features?: AppFeature[],
  payments?: Omit<PaymentParts, 'db'>,
) => {
  const { close, ...connection } = connect(database.url, patience)
  const { settings, ...kept } = parts
  const ownPayments = payments
    ? { ...payments, db: connection.db }
    : testPayments(connection.db, parts.config)
  const app = await buildApp(
    instanceParts(connection, parts.config, {
      ...kept,
      db: connection.db,
      pool: connection.pool,
      payments: ownPayments,
    }),
    features,
  )
  atTheEnd(async () => {
    await app.close()
    await close()
  })
  return app
}
