import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Config } from '../platform/config/config.ts'
import type { Db, Tx } from '../platform/db/connection.ts'
import type { Feature } from '../platform/http/app.ts'
import type { LimitParts } from '../platform/limits/limit.ts'
import type { MenuItem } from './menu/menu.queries.ts'
import type { OrderPayments } from './order-payments.ts'

/** The owner's settings and her menu as every part of a process reads them. */
export type SettingsStore = {
  /** The settings in force, at most `freshForMs` old. */
  current(): Promise<ShopSettings>
  /** All packages of the menu, of the same age. */
  menu(): Promise<readonly MenuItem[]>
  /** The settings as stored, or as the given transaction sees them. */
  readFrom(from: Db | Tx): Promise<ShopSettings>
  /** Reads them anew at the next `current()`; called when a change was announced. */
  forget(): void
}

/** What the features of the shop are made of. */
export type ShopParts = {
  config: Config
  db: Db
  /** The process's clock, for what the database's clock does not decide. */
  now: () => Date
  /** What the owner changes while the shop runs. */
  settings: SettingsStore
  /** What payments do for the shop. */
  orderPayments: OrderPayments
  /** Limits other than the shop's table, for an installation that needs them. */
  limits?: NonNullable<LimitParts['limits']>
}

export type ShopFeature = Feature<ShopParts>
