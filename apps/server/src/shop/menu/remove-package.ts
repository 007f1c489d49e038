import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { findOwnPackage } from './find-own-package.ts'
import { deletePackage, isPackageUsed, lockMenu, lockPackages } from './menu.queries.ts'

/**
 * Deletes a package that is not in use; any other can only be archived. The package is locked, so a concurrent order is
 * stored before the deletion, or refused as unknown.
 * @throws ShopError `not-found`, `conflict`
 */
export const removePackage = (db: Db, actor: string, packageType: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    const { packageType: key, name } = await findOwnPackage(tx, packageType)
    await lockPackages(tx, [key])
    if (await isPackageUsed(tx, key)) throw new ShopError('conflict', menuKeeping.isUsed)
    await deletePackage(tx, key)
    await insertAuditEntry(tx, {
      actor,
      action: 'package.delete',
      subject: `package:${key}`,
      before: { name },
    })
  })
