import type { NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { promotionKeeping } from '@dimsum/words/server/promotions'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { refusedField, ShopError } from '../../platform/errors/shop-error.ts'
import { knownPackage } from '../menu/known-package.ts'
import { listMenu } from '../menu/menu.queries.ts'
import { insertPromotion, lockPromotionList } from './promotions.queries.ts'

/** Max number of codes; the owner's screen shows all of them at once. */
const maxCodes = 500

/**
 * Adds a promotion code, which is valid from then on.
 * @throws ShopError `conflict` at `code` when it exists, and when there are too many
 */
export const addPromotion = (db: Db, actor: string, terms: NewPromotionCode): Promise<PromotionCode> =>
  inTransaction(db, async (tx) => {
    const menu = await listMenu(tx)
    if ((await lockPromotionList(tx)) >= maxCodes)
      throw new ShopError('conflict', promotionKeeping.tooMany(maxCodes))
    for (const type of terms.packages) knownPackage(menu, type, 'packages')
    const added = await insertPromotion(tx, { ...terms, isActive: true })
    if (!added) throw refusedField('conflict', 'code', promotionKeeping.codeTaken)
    await insertAuditEntry(tx, {
      actor,
      action: 'promotion-code.add',
      subject: `promotion-code:${added.id}`,
      after: terms,
    })
    return added
  })
