import { type ChangePromotionCode, contradictionIn } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { promotionKeeping } from '@dimsum/words/server/promotions'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, refusedField, ShopError } from '../../platform/errors/shop-error.ts'
import { knownPackage } from '../menu/known-package.ts'
import { listMenu } from '../menu/menu.queries.ts'
import {
  isCodeTaken,
  lockPromotion,
  lockPromotionList,
  type PromotionRow,
  type PromotionTerms,
  updatePromotion,
} from './promotions.queries.ts'

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
    const before = await lockPromotion(tx, id)
    if (!before) throw new ShopError('not-found', promotionKeeping.missing)
    assertExpected(before, expected, settingsChanged)
    const change = differing(before, fields)
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
      before: noted(before, change),
      after: noted(after, change),
    })
    return after
  })

type Fields = { [Name in keyof PromotionTerms]?: PromotionTerms[Name] | undefined }

const differing = (stored: PromotionRow, fields: Fields): Partial<PromotionTerms> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && !isSameValue(value, stored[field as keyof PromotionTerms]),
    ),
  )

/** In every audit entry, to identify the code and its discount. */
const alwaysNoted = ['code', 'kind', 'value']

const noted = (row: PromotionRow, change: Partial<PromotionTerms>) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in change || alwaysNoted.includes(field)))
