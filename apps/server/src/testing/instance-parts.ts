import type { AppParts } from '../app-parts.ts'
import { orderPayments } from '../payments/order-payments.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/connection.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import { createSettingsStore } from '../shop/settings/settings-store.ts'
import { testPayments } from './test-payments.ts'

/** The parts of an instance of the shop on a database; by default its payment provider is unreachable. */
export const instanceParts = (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  config: Config,
  overrides: Partial<AppParts> = {},
): AppParts => ({
  ...{ config, db, pool, orderPayments, now: () => new Date() },
  settings: createSettingsStore(db, defaultSettings(config.shop), overrides.now),
  payments: testPayments(db, config),
  ...overrides,
})
