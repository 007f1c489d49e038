import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import type { ChangeKitchenDay } from '@dimsum/contract/kitchen-changes'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { announce } from '../../platform/live/announce.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { lockKitchenDay, updateKitchenDay } from './kitchen-days.queries.ts'
import { ownersDay } from './kitchen-plan.ts'

/**
 * The owner sets the capacity of a day, or closes it. Existing orders stay, also above the new capacity; only new ones
 * are refused. The row is locked, so a concurrent order is checked against the old or the new capacity.
 * @throws ShopError `stale` when the day is not what the screen showed
 */
export const changeKitchenDay = async (
  parts: { db: Db; settings: SettingsStore },
  actor: string,
  day: string,
  { expected = {}, ...change }: ChangeKitchenDay,
  rules: ShopRules,
): Promise<AdminKitchenDay> => {
  await inTransaction(parts.db, async (tx) => {
    const before = await lockKitchenDay(tx, day)
    assertExpected(before, expected, kitchenRefusals.dayChanged(day))
    await updateKitchenDay(tx, day, change)
    await insertAuditEntry(tx, {
      actor,
      action: 'kitchen-day.change',
      subject: `kitchen-day:${day}`,
      before: { capacity: before.capacity, isClosed: before.isClosed, note: before.note },
      after: change,
    })
  })
  // Closed days are part of the settings.
  parts.settings.forget()
  announce(parts, 'kitchen_days')
  return ownersDay(parts.db, day, rules)
}
