import { buildApp } from '../app.ts'
import type { AppFeature } from '../app-parts.ts'
import type { PaymentParts } from '../payments/payment-parts.ts'
import { connect } from '../platform/db/connection.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import { createSettingsStore } from '../shop/settings/settings-store.ts'
import { patience } from './patience.ts'
import type { TestApp } from './test-app.ts'
import { testPayments } from './test-payments.ts'

/** Another instance of a test's shop, which shares only the database. */
export const openSecondInstance = async (
  { parts, database }: Pick<TestApp, 'parts' | 'database'>,
  features?: AppFeature[],
  payments?: Omit<PaymentParts, 'db'>,
) => {
  const { db, pool, close } = connect(database.url, patience)
  const { config, now } = parts
  const ownParts = {
    ...parts,
    db,
    pool,
    settings: createSettingsStore(db, defaultSettings(config.shop), now),
    payments: payments ? { ...payments, db } : testPayments(db, config),
  }
  const app = await buildApp(ownParts, features)
  return {
    app,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
