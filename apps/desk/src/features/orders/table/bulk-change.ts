import type { AdminOrder } from '@dimsum/contract/orders'
import { nextStatus, type OrderStatus } from '@dimsum/domain/order-status'
import type { Message } from '@dimsum/words/sentence'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { failureText, type StatusChange, statusChange } from '../status-change.ts'

/** One status for all orders, or the next step of each. */
export type BulkTarget = OrderStatus | 'next'

type Went = { id: number } & Pick<StatusChange, 'from' | 'to' | 'reasonBefore'>

/** Results of a bulk change, per order. */
export type BulkOutcome = {
  went: readonly Went[]
  /** Orders that already had the status. */
  unchanged: readonly number[]
  refused: readonly { id: number; why: Message }[]
}

type Wanted = { id: number; change: StatusChange | null }

export const wantedOf = (orders: readonly AdminOrder[], target: BulkTarget): readonly Wanted[] =>
  orders.map(({ id, status, cancelReason }) => {
    const to = target === 'next' ? nextStatus(status) : target
    return {
      id,
      change: to === null || to === status ? null : { from: status, to, reasonBefore: cancelReason },
    }
  })

/**
 * Changes several orders with one request each, one after the other. A rejected order does not stop the rest, and shows
 * its error on its row.
 * @param onDone called after each order with the number of finished ones
 */
export async function changeInBulk(
  queries: QueryClient,
  wanted: readonly Wanted[],
  onDone: (count: number) => void,
): Promise<BulkOutcome> {
  const went: Went[] = []
  const unchanged: number[] = []
  const refused: { id: number; why: Message }[] = []
  for (const [index, { id, change }] of wanted.entries()) {
    try {
      if (change === null) unchanged.push(id)
      else {
        await new MutationObserver(queries, statusChange(queries, id)).mutate(change)
        went.push({ id, ...change })
      }
    } catch (error) {
      refused.push({ id, why: failureText(error) })
    }
    onDone(index + 1)
  }
  return { went, unchanged, refused }
}

/** Changes that revert a bulk change. */
export const undoTargets = ({ went }: BulkOutcome): readonly Wanted[] =>
  went.map(({ id, from, to, reasonBefore }) => ({
    id,
    change: { from: to, to: from, ...(reasonBefore && { reason: reasonBefore }) },
  }))
