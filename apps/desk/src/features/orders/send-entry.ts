import type { AdminOrder } from '@dimsum/contract/orders'
import { type SentOnce, sendOnce, type Tries } from '@dimsum/web/api/send-once.ts'
import { enterOrder, type OrderEntry } from '../../api/orders.ts'

/** Sends the owner's order once. `expectedTotal` is the dialog's total in wire format. */
export const sendEntry = (
  tries: Tries<OrderEntry>,
  wanted: OrderEntry,
  expectedTotal: string,
): Promise<SentOnce<AdminOrder>> =>
  sendOnce(tries, wanted, (entry, idempotencyKey, isRepeat) =>
    enterOrder(entry, { idempotencyKey, ...(!isRepeat && { expectedTotal }) }),
  )
