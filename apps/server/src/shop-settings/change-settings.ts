import type { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { type Db, inTransaction } from '../db/connection.ts'
import { lockSettings, saveSetting } from './settings.queries.ts'
import type { SettingsStore } from './settings-store.ts'

/**
 * Stores the settings that differ from those in force, each with its audit line; one change after the other, so
 * that `before` is what the change replaced. Other processes hear of it through the announcement of the table.
 */
export const changeSettings = async (
  db: Db,
  store: SettingsStore,
  actor: string,
  change: ChangeShopSettings,
): Promise<ShopSettings> => {
  await inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const before: Record<string, unknown> = await store.readFrom(tx)
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || isSame(value, before[key])) continue
      await saveSetting(tx, key, value, actor)
      await insertAuditEntry(tx, {
        actor,
        action: 'settings.change',
        subject: `settings:${key}`,
        before: before[key],
        after: value,
      })
    }
  })
  store.forget()
  return store.current()
}

/** Whether two settings say the same; objects may list their keys in any order. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
