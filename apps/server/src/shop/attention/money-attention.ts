import type { AttentionKind } from '@dimsum/contract/payments'
import { isCancelled } from '@dimsum/domain/order-status'
import { type Sentence, textOf } from '@dimsum/words/sentence'
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
  const isOver = isCancelled(order.status)
  // The order may have been cancelled, reopened and cancelled again: each time has its own entry.
  const isEarlier = ({ createdAt }: MoneyEntry) => order.statusAt !== null && createdAt < order.statusAt
  const isSurplus = (entry: MoneyEntry) => entry.kind === 'duplicate-payment'
  const ofCancellations = entries.filter((entry) => !isSurplus(entry))
  const cancelled = {
    kind,
    note: isOver ? settled.allIsBack : settled.reopened,
    reference: `order-${orderId}-event-${order.statusEventId ?? 0}`,
  }
  const causes: Cause[] = [
    { ...cancelled, entries: ofCancellations.filter(isEarlier), left: 0 },
    {
      ...cancelled,
      entries: ofCancellations.filter((entry) => !isEarlier(entry)),
      left: isOver ? Math.max(0, order.received - order.givenBack - order.kept - order.surplus) : 0,
    },
    {
      kind: 'duplicate-payment',
      note: settled.allIsBack,
      reference: `order-${orderId}-surplus`,
      entries: entries.filter(isSurplus),
      left: order.surplus,
    },
  ]
  for (const cause of causes) await follow(tx, orderId, actor, cause)
  if (order.isPaid)
    await closeAttentionOfOrder(tx, orderId, ['reversal'], actor, textOf(settled.paidAgain, 'default'))
}

/** Why money is left over, its entries, newest first, and how much is left. */
type Cause = {
  kind: AttentionKind
  reference: string
  entries: readonly MoneyEntry[]
  left: number
  /** Written into the entries when nothing is left. */
  note: Sentence
}

const follow = async (
  tx: Tx,
  orderId: number,
  actor: string,
  { kind, reference, entries, left, note }: Cause,
): Promise<void> => {
  const closed = left === 0 ? { actor, note: textOf(note, 'default') } : null
  const open = entries.filter(({ closedAt }) => closedAt === null)
  for (const { id } of open) await setMoneyLeft(tx, id, left, closed)
  if (closed || open.length > 0) return
  const [last] = entries
  if (!last) await raiseAttention(tx, { kind, orderId, reference, data: { left: `${left}.00` } })
  // Unless the owner closed it with a note while at least as much was left: then she has dealt with it.
  else if (last.left < left) await setMoneyLeft(tx, last.id, left, null)
}
