import { promotionKeeping } from '@dimsum/words/server/promotions'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { deletePromotion, isPromotionInOrders, lockPromotion } from './promotions.queries.ts'

/**
 * Deletes a code without orders; any other can only be switched off. The code is locked, so a concurrent order is
 * placed before the deletion or refused.
 * @throws ShopError `not-found`, `conflict`
 */
export const removePromotion = (db: Db, actor: string, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockPromotion(tx, id)
    if (!before) throw new ShopError('not-found', promotionKeeping.missing)
    if (await isPromotionInOrders(tx, id)) throw new ShopError('conflict', promotionKeeping.isUsed)
    await deletePromotion(tx, id)
    await insertAuditEntry(tx, {
      actor,
      action: 'promotion-code.delete',
      subject: `promotion-code:${id}`,
      before: { code: before.code },
    })
  })
