import type { AttentionItem } from '@dimsum/contract/payments'
import { attentionRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { closeAttention, findAttention } from './attention.queries.ts'
import { presentAttention } from './present-attention.ts'

/**
 * The owner has dealt with an entry and says how. The entry keeps the words, and the order's timeline too; the audit
 * log, where there is no order, only that it was closed: nothing can be erased there.
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
      // The words are not kept when the order's personal data is gone.
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
