import {
  type ChangePromotionCode,
  contradictionIn,
  type NewPromotionCode,
} from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { promotionKeeping } from '@dimsum/words/server/promotions'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound, refusedField, ShopError } from '../../platform/errors/shop-error.ts'
import { changedFields, noted } from '../menu/changed-fields.ts'
import { knownPackage } from '../menu/known-package.ts'
import { listMenu } from '../menu/menu.queries.ts'
import {
  deletePromotion,
  insertPromotion,
  isCodeTaken,
  isPromotionInOrders,
  lockPromotion,
  lockPromotionList,
  updatePromotion,
} from './promotions.queries.ts'

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

/**
 * Changes a code or switches it off or on. Existing orders keep their discount and its name; new orders use the changed
 * code.
 * @throws ShopError `not-found`, `conflict` at `code`, `validation` for fields that contradict each other, `stale` with
 * an issue for each field whose stored value differs from what the screen showed
 */
export const changePromotion = (
  db: Db,
  actor: string,
  id: number,
  { expected = {}, ...fields }: ChangePromotionCode,
): Promise<PromotionCode> =>
  inTransaction(db, async (tx) => {
    await lockPromotionList(tx)
    const before = orNotFound(await lockPromotion(tx, id), promotionKeeping.missing)
    assertExpected(before, expected, settingsChanged)
    const change = changedFields(before, fields)
    const menu = change.packages ? await listMenu(tx) : []
    for (const type of change.packages ?? []) knownPackage(menu, type, 'packages')
    const fault = contradictionIn({ ...before, ...change })
    if (fault) throw invalidField(fault.path, fault.message)
    if (change.code !== undefined && (await isCodeTaken(tx, id, change.code)))
      throw refusedField('conflict', 'code', promotionKeeping.codeTaken)
    if (Object.keys(change).length === 0) return before
    await updatePromotion(tx, id, change)
    const after = { ...before, ...change }
    await insertAuditEntry(tx, {
      actor,
      action: 'promotion-code.change',
      subject: `promotion-code:${id}`,
      before: noted(before, change, alwaysNoted),
      after: noted(after, change, alwaysNoted),
    })
    return after
  })

/** In every audit entry, to identify the code and its discount. */
const alwaysNoted = ['code', 'kind', 'value'] as const

/**
 * Deletes a code without orders; any other can only be switched off. The code is locked, so a concurrent order is
 * placed before the deletion or refused.
 * @throws ShopError `not-found`, `conflict`
 */
export const removePromotion = (db: Db, actor: string, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = orNotFound(await lockPromotion(tx, id), promotionKeeping.missing)
    if (await isPromotionInOrders(tx, id)) throw new ShopError('conflict', promotionKeeping.isUsed)
    await deletePromotion(tx, id)
    await insertAuditEntry(tx, {
      actor,
      action: 'promotion-code.delete',
      subject: `promotion-code:${id}`,
      before: { code: before.code },
    })
  })
