import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { packageKeyOf } from '@dimsum/domain/package-key'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { findOwnPackage } from './find-own-package.ts'
import { insertPackage, lockMenu, type MenuItem } from './menu.queries.ts'

/** Max packages; every screen of the desk loads all of them. */
const maxPackages = 200

/** Adds a package at the end of the menu. @throws ShopError `conflict` when there are too many */
export const addPackage = (db: Db, actor: string, entry: NewPackage): Promise<OwnPackage> =>
  inTransaction(db, async (tx) => {
    const menu = await lockMenu(tx)
    if (menu.length >= maxPackages) throw new ShopError('conflict', menuKeeping.tooMany(maxPackages))
    // A reserved key: `/api/admin/menu/choices/…` are other calls.
    const taken = new Set<string>(['choices', ...menu.map(({ packageType }) => packageType)])
    const key = packageKeyOf({ name: entry.name.id, pieces: entry.pieces }, taken) as MenuItem['packageType']
    await insertPackage(tx, key, entry)
    await insertAuditEntry(tx, { actor, action: 'package.add', subject: `package:${key}`, after: entry })
    return findOwnPackage(tx, key)
  })
