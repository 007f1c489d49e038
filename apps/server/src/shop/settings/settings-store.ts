import { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { cached } from '../../platform/http/cached.ts'
import { listMenu } from '../menu/menu.queries.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { listClosedDays, listSettings } from './settings.queries.ts'

/** A notification may be missed; this limits how long another process uses an old setting. */
const freshForMs = 5000

/**
 * Caches the owner's settings over the defaults, and her menu, so that requests do not query what rarely changes. A
 * stored value that does not match its schema (for example after a downgrade) is replaced by the default.
 */
export const createSettingsStore = (
  db: Db,
  defaults: ShopSettings,
  now: () => Date = () => new Date(),
): SettingsStore => {
  const read = async (from: Db): Promise<ShopSettings> => {
    const [stored, closedDates] = await Promise.all([listSettings(from), listClosedDays(from, wibDay(now()))])
    return { ...mergeSettings(defaults, stored), closedDates }
  }

  // A value read before a change was announced is returned once and not cached.
  const stored = cached(async () => {
    const [settings, menu] = await Promise.all([read(db), listMenu(db)])
    return { settings, menu }
  }, freshForMs)
  return {
    current: async () => (await stored.read()).settings,
    menu: async () => (await stored.read()).menu,
    readFrom: read,
    forget: stored.forget,
  }
}

const mergeSettings = (
  defaults: ShopSettings,
  stored: readonly { key: string; value: unknown }[],
): ShopSettings => Object.assign({}, defaults, ...stored.map(acceptable))

/** The stored setting if it matches its schema, else undefined. */
const acceptable = ({ key, value }: { key: string; value: unknown }): Partial<ShopSettings> => {
  const { data = {} } = ChangeShopSettings.safeParse({ [key]: value })
  return Object.fromEntries(Object.entries(data).filter(([, part]) => part !== undefined))
}
