import type { AttentionKind } from '@dimsum/contract/payments'
import { isCancelled } from '@dimsum/domain/order-status'
import { textOf } from '@dimsum/words/sentence'
import { settled } from '@dimsum/words/server/refunding'
import type { Tx } from '../../platform/db/connection.ts'
import { closeAttentionOfOrder, raiseAttention } from './attention.queries.ts'
import { findOrderMoney, listMoneyEntries, type MoneyEntry, setMoneyLeft } from './money-attention.queries.ts'

type CancelledKind = 'cancelled-after-paid' | 'paid-after-cancel'

/**
 * Updates «Perlu perhatian» after a change of an order's payments, refunds or status; the order's row is locked.
 * Entries show the amount still to refund, and close when it is zero. The order of the changes does not matter. `kind`
 * is the kind of a new entry for a cancelled order.
 */
export const followMoney = async (
  tx: Tx,
  orderId: number,
  actor: string,
  kind: CancelledKind = 'paid-after-cancel',
): Promise<void> => {
  const order = await findOrderMoney(tx, orderId)
  if (!order) return
  const entries = await listMoneyEntries(tx, orderId)
  const { surplus } = order
  const isOver = isCancelled(order.status)
  const note = isOver ? settled.allIsBack : settled.reopened
  const cancelled: Wanted = {
    kind,
    left: isOver ? Math.max(0, order.received - order.givenBack - order.kept - surplus) : 0,
    note: textOf(note, 'default'),
    reference: `order-${orderId}-event-${order.statusEventId ?? 0}`,
  }
  // Each cancellation is a cause of its own.
  const ofCancellation = entries.filter(
    (each) => each.kind !== 'duplicate-payment' && each.createdAt >= (order.statusAt ?? new Date(0)),
  )
  const earlier = entries.filter(
    (each) => each.kind !== 'duplicate-payment' && !ofCancellation.includes(each),
  )
  for (const entry of earlier.filter(isOpen))
    await setMoneyLeft(tx, entry.id, 0, { actor, note: cancelled.note })
  await follow(tx, orderId, actor, ofCancellation, cancelled)
  await follow(
    tx,
    orderId,
    actor,
    entries.filter((each) => each.kind === 'duplicate-payment'),
    {
      kind: 'duplicate-payment',
      left: surplus,
      note: textOf(settled.allIsBack, 'default'),
      reference: `order-${orderId}-surplus`,
    },
  )
  if (order.isPaid)
    await closeAttentionOfOrder(tx, orderId, ['reversal'], actor, textOf(settled.paidAgain, 'default'))
}

type Wanted = { kind: AttentionKind; left: number; note: string; reference: string }

const isOpen = ({ closedAt }: MoneyEntry): boolean => closedAt === null

const follow = async (
  tx: Tx,
  orderId: number,
  actor: string,
  entries: readonly MoneyEntry[],
  { kind, left, note, reference }: Wanted,
): Promise<void> => {
  const open = entries.filter(isOpen)
  if (left === 0) {
    for (const { id } of open) await setMoneyLeft(tx, id, 0, { actor, note })
    return
  }
  if (open.length > 0) {
    for (const { id } of open) await setMoneyLeft(tx, id, left, null)
    return
  }
  const last = entries[0]
  // The owner closed it with a note while at least as much was left, so she has dealt with it.
  if (last && last.left >= left) return
  if (last) await setMoneyLeft(tx, last.id, left, null)
  else await raiseAttention(tx, { kind, orderId, reference, data: { left: `${left}.00` } })
}
