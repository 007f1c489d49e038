import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { packageKeyOf } from '@dimsum/domain/package-key'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { copyChoices } from './choices.queries.ts'
import { findOwnPackage } from './find-own-package.ts'
import { knownPackage } from './known-package.ts'
import { insertPackage, listMenu, lockMenu, type MenuItem } from './menu.queries.ts'

/** Max packages; every screen of the desk loads all of them. */
const maxPackages = 200

/**
 * Adds a package at the end of the menu.
 * @throws ShopError `conflict` when there are too many, `validation` at `choicesOf` for an unknown package
 */
export const addPackage = (db: Db, actor: string, { choicesOf, ...entry }: NewPackage): Promise<OwnPackage> =>
  inTransaction(db, async (tx) => {
    const menu = await lockMenu(tx)
    if (menu.length >= maxPackages) throw new ShopError('conflict', menuKeeping.tooMany(maxPackages))
    // A reserved key: `/api/admin/menu/choices/…` are other calls.
    const taken = new Set<string>(['choices', ...menu.map(({ packageType }) => packageType)])
    const key = packageKeyOf({ name: entry.name.id, pieces: entry.pieces }, taken) as MenuItem['packageType']
    await insertPackage(tx, key, entry)
    if (choicesOf !== undefined) {
      const { packageType } = knownPackage(await listMenu(tx), choicesOf, 'choicesOf')
      await copyChoices(tx, packageType, key)
    }
    await insertAuditEntry(tx, { actor, action: 'package.add', subject: `package:${key}`, after: entry })
    return findOwnPackage(tx, key)
  })
