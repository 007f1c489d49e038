import type { AddInventoryItem, InventoryItem } from '@dimsum/contract/inventory'
import { inventoryRefusals } from '@dimsum/words/server/inventory'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { knownPackage } from '../menu/known-package.ts'
import { listMenu } from '../menu/menu.queries.ts'
import { insertInventoryItem, insertMovement } from './inventory.queries.ts'
import { presentInventoryItem } from './present-inventory.ts'

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
    return presentInventoryItem(added)
  })
