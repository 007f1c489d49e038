import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Config } from '../platform/config/config.ts'
import type { Db, Tx } from '../platform/db/connection.ts'
import type { Feature } from '../platform/http/app.ts'
import type { LimitParts } from '../platform/limits/limit.ts'
import type { MenuItem } from './menu/menu.queries.ts'
import type { OrderPayments } from './order-payments.ts'

/** The owner's settings and her menu, cached per process. */
export type SettingsStore = {
  /** The settings in force, at most `freshForMs` old. */
  current(): Promise<ShopSettings>
  /** All packages of the menu, of the same age. */
  menu(): Promise<readonly MenuItem[]>
  /** The settings as stored, or as the given transaction sees them. */
  readFrom(from: Db | Tx): Promise<ShopSettings>
  /** Makes the next `current()` read them again; called when a change was announced. */
  forget(): void
}

/** The dependencies of the shop's features. */
export type ShopParts = {
  config: Config
  db: Db
  /** The process's clock, where the database's clock is not used. */
  now: () => Date
  settings: SettingsStore
  orderPayments: OrderPayments
  /** Overrides of the default limits, for installations that need them. */
  limits?: NonNullable<LimitParts['limits']>
}

export type ShopFeature = Feature<ShopParts>
