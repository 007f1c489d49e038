import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { ensureAdminAccount } from '../admin-session/admin-account.ts'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import type { AppParts, Feature, ShopApp } from '../http/app-parts.ts'
import { defaultSettings } from '../shop-settings/default-settings.ts'
import { createSettingsStore } from '../shop-settings/settings-store.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The admin of every test app. */
export const testAdmin = { username: 'pemilik', password: 'kukusan-bambu-72' } as const

export type TestApp = {
  app: ShopApp
  /** The test file's own migrated database. */
  database: TestDatabase
  parts: AppParts
  /** Calls as a browser without cookies would. */
  call: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Signs the admin in; the result goes into `cookies` of a call. */
  signIn: () => Promise<Record<string, string>>
  /** Closes the app and removes its database; call it in `afterAll`. */
  close: () => Promise<void>
}

type Overrides = Partial<Omit<AppParts, 'config' | 'db'>> & {
  config?: Partial<Config>
  /** Routes in place of the shop's, for a test of what all routes share. */
  features?: Feature[]
}

/**
 * The whole app on a database of its own, with an admin account.
 *
 *     const shop = await buildTestApp()
 *     const answer = await shop.call({ method: 'GET', url: '/api/orders', cookies: await shop.signIn() })
 */
export const buildTestApp = async ({ config: settings, features, ...overrides }: Overrides = {}): Promise<TestApp> => {
  const database = await createTestDatabase()
  const config = testConfig(settings)
  const parts: AppParts = {
    config,
    db: database.db,
    pool: database.pool,
    now: () => new Date(),
    settings: createSettingsStore(database.db, defaultSettings(config.shop)),
    ...overrides,
  }
  await ensureAdminAccount(database.db, { ...testAdmin, shopName: config.shop.name })
  const app = await buildApp(parts, features)
  const call = (request: InjectOptions) => app.inject(request)
  return {
    app,
    database,
    parts,
    call,
    signIn: async () => {
      const answer = await call({ method: 'POST', url: '/api/admin/login', payload: testAdmin })
      return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    },
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}
