import type { ChangeInventoryItem, InventoryItem } from '@dimsum/contract/inventory'
import { inventory } from '@dimsum/words/desk/inventory'
import type { Sentence } from '@dimsum/words/sentence'
import { changeInventoryItem, conflictingStock } from '../../api/inventory.ts'

/** Max tries; orders rarely arrive faster than this. */
const attempts = 8

export type MovedStock = {
  stored: InventoryItem
  /** Stock found on the server when an order or another user had changed it; else null. */
  meanwhile: number | null
}

/**
 * Adds to or subtracts from the current stock, so that the change is right even if an order was placed in between.
 * Never below zero. Throws the server's errors.
 */
export async function moveStock(
  item: InventoryItem,
  delta: number,
  about: Pick<ChangeInventoryItem, 'reason' | 'note' | 'key'> = {},
): Promise<MovedStock> {
  let stock = item.currentStock
  for (let attempt = 1; ; attempt++) {
    try {
      const stored = await changeInventoryItem({
        id: item.id,
        currentStock: Math.max(0, stock + delta),
        expectedStock: stock,
        ...about,
      })
      return { stored, meanwhile: stock === item.currentStock ? null : stock }
    } catch (error) {
      const instead = conflictingStock(error)
      if (instead === null || attempt === attempts) throw error
      stock = instead
    }
  }
}

/** Toast text in addition to 'Inventory Updated'. */
export const movedWords = ({ stored, meanwhile }: MovedStock): Sentence | undefined =>
  meanwhile === null ? undefined : inventory.movedMeanwhile(meanwhile, stored.currentStock)
