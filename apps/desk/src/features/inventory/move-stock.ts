import type { ChangeInventoryItem, InventoryItem } from '@dimsum/contract/inventory'
import { inventory } from '@dimsum/words/desk/inventory'
import type { Sentence } from '@dimsum/words/sentence'
import { changeInventoryItem, stockInstead } from '../../api/inventory.ts'

/** Number of retries; orders rarely come faster than this. */
const attempts = 8

export type MovedStock = {
  stored: InventoryItem
  /** What the stock had become meanwhile, if an order or another user had moved it. */
  meanwhile: number | null
}

/**
 * Adds to the stock or takes from it, on top of whatever it is by then: what came in or went to waste stays true when an
 * order is placed in between. Never below zero. Throws what the server refuses.
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
      const instead = stockInstead(error)
      if (instead === null || attempt === attempts) throw error
      stock = instead
    }
  }
}

/** What the toast says beyond 'Inventory Updated'. */
export const movedWords = ({ stored, meanwhile }: MovedStock): Sentence | undefined =>
  meanwhile === null ? undefined : inventory.movedMeanwhile(meanwhile, stored.currentStock)
