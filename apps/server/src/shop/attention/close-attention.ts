import type { AttentionItem } from '@dimsum/contract/payments'
import { attentionRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { closeAttention, findAttention } from './attention.queries.ts'
import { presentAttention } from './present-attention.ts'

/**
 * Closes an entry with the owner's note. The note is stored in the entry and in the order's timeline. For an entry
 * without an order the audit log records only the closing, because it cannot be erased.
 * @throws ShopError `not-found`, `conflict` when it is closed already
 */
export const closeAttentionItem = (db: Db, actor: string, id: number, note: string): Promise<AttentionItem> =>
  inTransaction(db, async (tx) => {
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
