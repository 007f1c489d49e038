import type { AdminKitchenDay, ChangeKitchenDay } from '@dimsum/contract/kitchen'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { type Db, inTransaction } from '../db/connection.ts'
import { announce } from '../live/announce.ts'
import { lockKitchenDay } from '../orders/order-status.queries.ts'
import type { ShopRules } from '../orders/shop-rules.ts'
import { findKitchenDayRow, updateKitchenDay } from './kitchen-days.queries.ts'
import { ownersDays } from './kitchen-plan.ts'

/**
 * The owner sets what the kitchen makes on one day, or closes it. Promised orders stay promised, also above the new
 * figure; only new ones are refused. The row is locked, so an order that comes in at the same moment is counted by the
 * old figure or by the new one.
 */
export const changeKitchenDay = async (
  parts: { db: Db },
  actor: string,
  day: string,
  change: ChangeKitchenDay,
  rules: ShopRules,
): Promise<AdminKitchenDay> => {
  await inTransaction(parts.db, async (tx) => {
    await lockKitchenDay(tx, day)
    const before = await findKitchenDayRow(tx, day)
    await updateKitchenDay(tx, day, change)
    await insertAuditEntry(tx, {
      actor,
      action: 'kitchen-day.change',
      subject: `kitchen-day:${day}`,
      before: before && { capacity: before.capacity, isClosed: before.isClosed, note: before.note },
      after: change,
    })
  })
  announce(parts, 'kitchen_days')
  const [changed] = await ownersDays(parts.db, day, day, rules)
  if (!changed) throw new Error(`No kitchen day ${day}`)
  return changed
}
