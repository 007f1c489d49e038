import type { CloseAttention } from '@dimsum/contract/desk-notes'
import type { AttentionItem } from '@dimsum/contract/payments'
import { rupiah } from '@dimsum/domain/money'
import { attentionRefusals } from '@dimsum/words/server/desk'
import { refunding } from '@dimsum/words/server/refunding'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { insertOrderEvent, lockOrderRow } from '../orders/timeline/order-events.queries.ts'
import { closeAttention, findAttention } from './attention.queries.ts'
import { keepMoney, setMoneyLeft } from './money-attention.queries.ts'
import { followMoney } from './money-attention.ts'
import { presentAttention } from './present-attention.ts'

/**
 * Closes an entry with the owner's note. With `keep` she keeps this part of a cancelled order's money, and the entry
 * closes once nothing is left to give back. The note is stored in the entry and in the order's timeline. For an entry
 * without an order the audit log records only the closing, because it cannot be erased.
 * @throws ShopError `not-found`, `conflict` when it is closed already, `validation` when there is not so much to keep
 */
export const closeAttentionItem = (
  db: Db,
  actor: string,
  id: number,
  { note, keep }: CloseAttention,
): Promise<AttentionItem> =>
  inTransaction(db, async (tx) => {
    if (keep !== undefined) return keepOf(tx, actor, id, { note, keep })
    const closed = await closeAttention(tx, id, actor, note)
    if (!closed) {
      const exists = await findAttention(tx, id)
      throw exists
        ? new ShopError('conflict', attentionRefusals.closed)
        : new ShopError('not-found', attentionRefusals.missing)
    }
    const { orderId, kind } = closed
    // A customer waits for the answer.
    if (kind === 'change-request') throw new ShopError('conflict', attentionRefusals.undecided)
    if (orderId !== null) {
      // Null when the order's personal data is erased.
      const text = closed.closeNote ?? undefined
      await insertOrderEvent(tx, { orderId, actor, kind: 'attention', data: { closed: kind }, text })
    } else {
      await insertAuditEntry(tx, {
        actor,
        action: 'attention.close',
        subject: `attention:${id}`,
        after: { kind },
      })
    }
    return presentAttention(closed)
  })

const keepOf = async (
  tx: Tx,
  actor: string,
  id: number,
  { note, keep }: { note: string; keep: number },
): Promise<AttentionItem> => {
  const orderId = (await findAttention(tx, id))?.orderId
  // The lock that payments, refunds and changes of the status take.
  if (typeof orderId === 'number') await lockOrderRow(tx, orderId)
  const entry = orNotFound(await findAttention(tx, id), attentionRefusals.missing)
  if (entry.closedAt) throw new ShopError('conflict', attentionRefusals.closed)
  const isOfCancelled = entry.kind === 'cancelled-after-paid' || entry.kind === 'paid-after-cancel'
  if (!isOfCancelled || typeof orderId !== 'number')
    throw invalidField('keep', attentionRefusals.nothingToKeep)
  const left = Number(entry.data.left ?? 0)
  if (keep > left) throw invalidField('keep', refunding.atMost(rupiah(left)))
  await keepMoney(tx, orderId, keep)
  await insertOrderEvent(tx, { orderId, actor, kind: 'kept', data: { amount: `${keep}.00` }, text: note })
  await setMoneyLeft(tx, id, left - keep, keep === left ? { actor, note } : null)
  await followMoney(tx, orderId, actor)
  const kept = await findAttention(tx, id)
  return presentAttention(kept ?? entry)
}
