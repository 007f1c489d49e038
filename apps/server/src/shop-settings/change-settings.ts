import type { ChangeShopSettings, ShopSettings } from '@dimsum/contract/shop-settings'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { type Db, inTransaction } from '../db/connection.ts'
import { saveSetting } from './settings.queries.ts'
import type { SettingsStore } from './settings-store.ts'

/**
 * Stores the settings that differ from those in force, each with its audit line. Other processes hear of it
 * through the announcement of the `settings` table.
 */
export const changeSettings = async (
  db: Db,
  store: SettingsStore,
  actor: string,
  change: ChangeShopSettings,
): Promise<ShopSettings> => {
  const before: Record<string, unknown> = await store.current()
  const changed = Object.entries(change).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[key]),
  )
  if (changed.length > 0) {
    await inTransaction(db, async (tx) => {
      for (const [key, value] of changed) {
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
  }
  return store.current()
}
