import { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { listMenu, type MenuItem } from '../menu/menu.queries.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { listClosedDays, listSettings } from './settings.queries.ts'

/** An announcement may be missed; this bounds how long another process shows an old setting. */
const freshForMs = 5000

/**
 * Defaults plus what the owner stored, and her menu, kept in memory: no request asks the database for what rarely changes.
 * A stored value that no longer fits its schema (after a downgrade, say) gives way to the default.
 */
export const createSettingsStore = (
  db: Db,
  defaults: ShopSettings,
  now: () => Date = () => new Date(),
): SettingsStore => {
  type Stored = { settings: ShopSettings; menu: readonly MenuItem[] }
  let known: (Stored & { readAt: number }) | undefined
  let reading: Promise<Stored> | undefined

  const read = async (from: Db): Promise<ShopSettings> => {
    const [stored, closedDates] = await Promise.all([listSettings(from), listClosedDays(from, wibDay(now()))])
    return { ...mergeSettings(defaults, stored), closedDates }
  }

  const readAndKeep = (): Promise<Stored> => {
    const begun = Promise.all([read(db), listMenu(db)]).then(([settings, menu]) => {
      // What was read before a change was announced is answered once and not kept.
      if (reading === begun) known = { settings, menu, readAt: performance.now() }
      return { settings, menu }
    })
    const end = () => {
      if (reading === begun) reading = undefined
    }
    begun.then(end, end)
    return begun
  }

  const stored = (): Promise<Stored> => {
    if (known && performance.now() - known.readAt < freshForMs) return Promise.resolve(known)
    reading ??= readAndKeep()
    return reading
  }

  return {
    current: async () => (await stored()).settings,
    menu: async () => (await stored()).menu,
    readFrom: read,
    forget() {
      known = undefined
      reading = undefined
    },
  }
}

const mergeSettings = (
  defaults: ShopSettings,
  stored: readonly { key: string; value: unknown }[],
): ShopSettings => Object.assign({}, defaults, ...stored.map(acceptable))

/** The stored setting if it still fits its schema, else nothing. */
const acceptable = ({ key, value }: { key: string; value: unknown }): Partial<ShopSettings> => {
  const { data = {} } = ChangeShopSettings.safeParse({ [key]: value })
  return Object.fromEntries(Object.entries(data).filter(([, part]) => part !== undefined))
}
