import { type ChangePackage, contradictionInMenu } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, refusedField } from '../../platform/errors/shop-error.ts'
import { changedFields, noted } from './changed-fields.ts'
import { findOwnPackage } from './find-own-package.ts'
import { lockMenu, lockPackages, updatePackage } from './menu.queries.ts'

/**
 * Changes a package. Existing orders are not affected. A concurrent order uses the package either before or after the
 * change.
 * @throws ShopError `not-found`, `stale` with an issue for each field whose stored value differs from what the screen
 * showed, `validation` for fields that contradict each other, `conflict` at `pieces` of a package that was ordered
 */
export const changePackage = (
  db: Db,
  actor: string,
  packageType: string,
  { expected = {}, ...fields }: ChangePackage,
): Promise<OwnPackage> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    const { packageType: key } = await findOwnPackage(tx, packageType)
    await lockPackages(tx, [key])
    const before = await findOwnPackage(tx, key)
    assertExpected(before, expected, settingsChanged)
    const change = changedFields(before, fields)
    if (Object.keys(change).length === 0) return before
    const fault = contradictionInMenu({ ...before, ...change })
    if (fault) throw invalidField(fault.path, fault.message)
    if (change.pieces !== undefined && before.isUsed)
      throw refusedField('conflict', 'pieces', menuKeeping.piecesStay)
    await updatePackage(tx, key, change)
    const after = await findOwnPackage(tx, key)
    await insertAuditEntry(tx, {
      actor,
      action: 'package.change',
      subject: `package:${key}`,
      before: noted(before, change),
      after: noted(after, change),
    })
    return after
  })
