import type { AddInventoryItem, ChangeInventoryItem, InventoryItem } from '@dimsum/contract/inventory'
import type { MovementReason } from '@dimsum/domain/inventory'
import { inventoryRefusals } from '@dimsum/words/server/inventory'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { withIsoDates } from '../iso-dates.ts'
import { changedFields, noted } from '../menu/changed-fields.ts'
import { knownPackage } from '../menu/known-package.ts'
import { listMenu } from '../menu/menu.queries.ts'
import {
  findMovementByKey,
  insertInventoryItem,
  insertMovement,
  lockInventoryItem,
  updateInventoryItem,
} from './inventory.queries.ts'

/**
 * Starts counting the stock of a package; the initial stock is the first ledger entry.
 * @throws ShopError `conflict` when the package is counted already
 */
export const addInventoryItem = (db: Db, actor: string, item: AddInventoryItem): Promise<InventoryItem> =>
  inTransaction(db, async (tx) => {
    knownPackage(await listMenu(tx), item.packageType)
    const added = await insertInventoryItem(tx, item)
    if (!added) {
      throw new ShopError('conflict', inventoryRefusals.counted(item.packageType))
    }
    if (added.currentStock > 0) {
      await insertMovement(tx, {
        inventoryId: added.id,
        reason: 'received',
        delta: added.currentStock,
        stockAfter: added.currentStock,
        actor,
      })
    }
    await insertAuditEntry(tx, {
      actor,
      action: 'inventory.add',
      subject: `inventory:${added.id}`,
      after: item,
    })
    return withIsoDates(added)
  })

/**
 * Changes an item under a row lock. `expectedStock` and `expected` hold the values the screen showed: if they differ
 * from the stored ones, the change is refused with the current values (`stale`). Every change of stock is in the ledger
 * with actor and reason. A repeated `key` changes nothing: it returns the item, or refuses a body that differs from
 * what was recorded.
 */
export const changeInventoryItem = (
  db: Db,
  actor: string,
  id: number,
  { expectedStock, expected = {}, reason, note, key, ...fields }: ChangeInventoryItem,
): Promise<InventoryItem> =>
  inTransaction(db, async (tx) => {
    const before = orNotFound(await lockInventoryItem(tx, id), inventoryRefusals.missing)
    const recorded = key === undefined ? undefined : await findMovementByKey(tx, key)
    if (recorded) {
      const { delta, stockAfter } = recorded
      const asked = fields.currentStock ?? before.currentStock
      const isSame =
        recorded.inventoryId === id &&
        recorded.reason === reason &&
        (asked === stockAfter || asked - (expectedStock ?? before.currentStock) === delta)
      if (isSame) return withIsoDates(before)
      throw new ShopError('conflict', inventoryRefusals.recorded(delta, stockAfter))
    }
    if (expectedStock !== undefined && expectedStock !== before.currentStock) {
      const details = String(before.currentStock)
      throw new ShopError('stale', inventoryRefusals.stockIs(before.currentStock), { details })
    }
    assertExpected(before, expected, inventoryRefusals.itemChanged)
    const change = changedFields(before, fields)
    if (Object.keys(change).length === 0) return withIsoDates(before)
    const delta = (change.currentStock ?? before.currentStock) - before.currentStock
    const movement = reason ?? 'manual'
    const after = orNotFound(
      await updateInventoryItem(tx, id, change, isRestock(movement, delta)),
      inventoryRefusals.missing,
    )
    if (delta !== 0) {
      await insertMovement(tx, {
        inventoryId: id,
        reason: movement,
        delta,
        stockAfter: after.currentStock,
        note: note || null,
        actor,
        requestKey: key ?? null,
      })
    }
    await insertAuditEntry(tx, {
      actor,
      action: 'inventory.change',
      subject: `inventory:${id}`,
      before: noted(before, change),
      after: change,
    })
    return withIsoDates(after)
  })

/** Manually added stock counts as a delivery; a recount only corrects the figure. */
const isRestock = (reason: MovementReason, delta: number): boolean =>
  delta > 0 && (reason === 'received' || reason === 'manual')
