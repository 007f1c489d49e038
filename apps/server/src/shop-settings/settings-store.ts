import { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Db } from '../db/connection.ts'
import { listSettings } from './settings.queries.ts'

/** The owner's settings as every part of a process reads them. */
export type SettingsStore = {
  /** The settings in force, at most `freshForMs` old. */
  current(): Promise<ShopSettings>
  /** Reads them anew at the next `current()`; called when a change was announced. */
  forget(): void
}

/** An announcement may be missed; this bounds how long another process shows an old setting. */
const freshForMs = 5000

/**
 * Defaults plus what the owner stored, kept in memory: no request asks the database for what rarely changes.
 * A stored value that no longer fits its schema (after a downgrade, say) gives way to the default.
 */
export const createSettingsStore = (db: Db, defaults: ShopSettings): SettingsStore => {
  let known: { settings: ShopSettings; readAt: number } | undefined
  let reading: Promise<ShopSettings> | undefined

  const read = async (): Promise<ShopSettings> => {
    const settings = mergeSettings(defaults, await listSettings(db))
    known = { settings, readAt: performance.now() }
    return settings
  }

  return {
    async current() {
      if (known && performance.now() - known.readAt < freshForMs) return known.settings
      reading ??= read().finally(() => {
        reading = undefined
      })
      return reading
    },
    forget() {
      known = undefined
    },
  }
}

const mergeSettings = (defaults: ShopSettings, stored: readonly { key: string; value: unknown }[]): ShopSettings => {
  const merged: Record<string, unknown> = { ...defaults }
  for (const { key, value } of stored) {
    if (!(key in ShopSettings.shape)) continue
    const schema = ShopSettings.shape[key as keyof ShopSettings]
    const parsed = schema.safeParse(value)
    if (parsed.success) merged[key] = parsed.data
  }
  return ShopSettings.parse(merged)
}
