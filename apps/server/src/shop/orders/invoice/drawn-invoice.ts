import { setImmediate } from 'node:timers/promises'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { limitConcurrency } from '../../../platform/limits/limit-concurrency.ts'
import type { StoredOrder } from '../read/orders.queries.ts'
import { presentOrder } from '../read/present-order.ts'

/** One at a time: a drawing blocks the event loop for about 100 ms. */
const queued = limitConcurrency({ atOnce: 1, mayWait: 40 })

/**
 * The invoice of an order as PDF.
 * @param language of its reader; customers whose device chose none get the shop's
 * @throws ShopError when too many are waiting
 */
export const drawnInvoice = async (
  order: StoredOrder,
  shop: ShopSettings,
  language: LanguageChoice,
  gone?: AbortSignal,
): Promise<Buffer> => {
  // Loaded with the first invoice: its fonts and tables are a twentieth of the start time and stay in memory.
  const { drawInvoice } = await import('./draw-invoice.ts')
  return queued(async () => {
    // Lets other requests run between two drawings, which would otherwise follow in the same turn of the event loop.
    await setImmediate()
    return drawInvoice(presentOrder(order), shop, language)
  }, gone)
}
